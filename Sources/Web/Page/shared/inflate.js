// @ts-check
// Decompression of DEFLATE (RFC 1951). Browsers have it built in only since 2023, and set no limit
// to the size of the output.

/** The error that the output is larger than allowed. */
export class TooLong extends Error {}

export const inflate = (() => {
  /**
   * The least length, or distance, that each symbol means, and the number of bits that add to it.
   */
  const series = (first, added) => added.map((bits) => {
    const found = { first, bits };
    first += 1 << bits;
    return found;
  });
  const stepped = (count, each, before) =>
    Array.from({ length: count }, (_, index) => Math.max(0, Math.floor((index - before) / each)));
  const lengths = [...series(3, stepped(28, 4, 4)), { first: 258, bits: 0 }];
  const distances = series(1, stepped(30, 2, 2));
  /** The order in which a block lists the lengths of the codes used for its other codes. */
  const order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

  /** A table from the next bits to a symbol and the length of its code; `sizes` are the codes' lengths. */
  function codes(sizes) {
    const most = Math.max(1, ...sizes);
    const table = new Uint16Array(1 << most);
    let code = 0;
    for (let size = 1; size <= most; size++, code <<= 1) {
      sizes.forEach((found, symbol) => {
        if (found !== size) return;
        // Codes begin with their highest bit, everything else with its lowest.
        let turned = 0;
        for (let bit = 0; bit < size; bit++) turned |= ((code >> bit) & 1) << (size - 1 - bit);
        for (let at = turned; at < table.length; at += 1 << size) table[at] = (symbol << 4) | size;
        code += 1;
      });
    }
    return { table, most };
  }

  const repeated = (count, size) => Array(count).fill(size);
  const fixed = [
    codes([...repeated(144, 8), ...repeated(112, 9), ...repeated(24, 7), ...repeated(8, 8)]),
    codes(repeated(30, 5)),
  ];

  /** Reads bits, numbers and symbols. */
  function bitReader(packed) {
    let [place, held, count] = [0, 0, 0];

    /**
     * Holds at least `wanted` bits. A code may be shorter, so some bits may be from after the end.
     */
    function fill(wanted) {
      while (count < wanted) {
        if (place > packed.length + 4) throw new Error('the packed text is cut off');
        held |= (packed[place++] || 0) << count;
        count += 8;
      }
    }

    function bits(wanted) {
      fill(wanted);
      const found = held & ((1 << wanted) - 1);
      held >>>= wanted;
      count -= wanted;
      return found;
    }

    function symbol({ table, most }) {
      fill(most);
      const found = table[held & ((1 << most) - 1)];
      if (!found) throw new Error('the packed text has an unknown code');
      bits(found & 15);
      return found >> 4;
    }

    /** Copies the bytes of a block that is not compressed. */
    function stored() {
      place -= count >> 3;
      held = count = 0;
      const length = packed[place] | (packed[place + 1] << 8);
      place += 4 + length;
      if (place > packed.length) throw new Error('the packed text is cut off');
      return packed.subarray(place - length, place);
    }

    return { bits, symbol, stored };
  }

  /** Reads the codes of a block that has its own. */
  function described({ bits, symbol }) {
    const [literals, others, count] = [bits(5) + 257, bits(5) + 1, bits(4) + 4];
    const sizes = Array(19).fill(0);
    for (const size of order.slice(0, count)) sizes[size] = bits(3);
    const written = codes(sizes);
    const found = [];
    while (found.length < literals + others) {
      const size = symbol(written);
      if (size < 16) found.push(size);
      else if (size === 16) found.push(...repeated(3 + bits(2), found[found.length - 1] || 0));
      else found.push(...repeated(size === 17 ? 3 + bits(3) : 11 + bits(7), 0));
    }
    return [codes(found.slice(0, literals)), codes(found.slice(literals, literals + others))];
  }

  /** Returns the decompressed bytes of `packed`; throws `TooLong` if they are more than `most`. */
  return function inflate(packed, most) {
    const reader = bitReader(packed);
    let end = 0;
    let bytes = new Uint8Array(Math.min(most, 4 * packed.length));

    /** Makes room for `added` more bytes. */
    function grow(added) {
      if (end + added > most) throw new TooLong();
      if (end + added <= bytes.length) return;
      const larger = new Uint8Array(Math.min(most, 2 * (end + added)));
      larger.set(bytes);
      bytes = larger;
    }

    function copy(found) {
      grow(found.length);
      bytes.set(found, end);
      end += found.length;
    }

    function block([literals, others]) {
      for (let found; (found = reader.symbol(literals)) !== 256;) {
        if (found < 256) {
          grow(1);
          bytes[end++] = found;
          continue;
        }
        const length = lengths[found - 257];
        const count = length.first + reader.bits(length.bits);
        const distance = distances[reader.symbol(others)];
        const from = end - distance.first - reader.bits(distance.bits);
        if (from < 0) throw new Error('the packed text refers to what is not there');
        grow(count);
        // The copied bytes may include bytes that have just been written.
        for (let index = 0; index < count; index++) bytes[end++] = bytes[from + index];
      }
    }

    for (let isLast = false; !isLast;) {
      isLast = reader.bits(1) === 1;
      const kind = reader.bits(2);
      if (kind === 0) copy(reader.stored());
      else block(kind === 1 ? fixed : described(reader));
    }
    return bytes.subarray(0, end);
  };
})();
