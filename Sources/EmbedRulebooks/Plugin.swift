import Foundation
import PackagePlugin

/// Embeds the JSON files beside the `Rulebooks` target's source as string literals.
@main
struct EmbedRulebooks: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    let books = try FileManager.default
      .contentsOfDirectory(at: module.directoryURL, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" && !$0.lastPathComponent.hasPrefix("schema") }
      .sorted {
        $0.deletingPathExtension().lastPathComponent < $1.deletingPathExtension().lastPathComponent
      }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedBooks.swift")
    return [
      .buildCommand(
        displayName: "Embedding \(books.count) rulebooks",
        executable: try context.tool(named: "embed-rulebooks").url,
        arguments: [output.path] + books.map(\.path), inputFiles: books, outputFiles: [output])
    ]
  }
}
