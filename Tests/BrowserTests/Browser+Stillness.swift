import Foundation

// Tests look at the page once everything that an action began has ended; slow machines take longer.
extension Browser {
  /// Counts what the pages of the current tab begin: timers that end soon, frames, transactions.
  func watch() throws {
    try command("Page.addScriptToEvaluateOnNewDocument", ["source": Self.watching])
  }

  /// Waits until the page is still, at most for some seconds.
  func settle() throws {
    // A page without the function is not ours, or is about to be replaced.
    let script = """
      const done = arguments[0];
      window.untilStill ? untilStill(done) : done();
      """
    do {
      try send("POST", "/execute/async", ["script": script, "args": []])
    } catch let error as DriverError where error.words.contains("javascript error") {}
  }

  private static let watching = """
    {
      const { setTimeout: later, clearTimeout: never } = window;
      const { requestAnimationFrame: frame, cancelAnimationFrame: noFrame } = window;
      const begun = new Set();
      window.setTimeout = (body, wait = 0, ...rest) => {
        const number = later((...values) => { begun.delete(number); body(...values); }, wait, ...rest);
        if (wait < 1000) begun.add(number);
        return number;
      };
      window.clearTimeout = (number) => { begun.delete(number); never(number); };
      window.requestAnimationFrame = (body) => {
        const number = frame((time) => { begun.delete('frame ' + number); body(time); });
        begun.add('frame ' + number);
        return number;
      };
      window.cancelAnimationFrame = (number) => { begun.delete('frame ' + number); noFrame(number); };
      const begin = IDBDatabase.prototype.transaction;
      IDBDatabase.prototype.transaction = function (...values) {
        const made = begin.apply(this, values);
        begun.add(made);
        for (const end of ['complete', 'abort']) made.addEventListener(end, () => begun.delete(made));
        return made;
      };
      window.untilStill = (done) => {
        const end = Date.now() + 5000;
        let turns = 0;
        const look = () => {
          turns = begun.size ? 0 : turns + 1;
          turns > 3 || Date.now() > end ? done() : later(look);
        };
        look();
      };
    }
    """
}
