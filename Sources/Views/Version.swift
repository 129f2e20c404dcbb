/// The version of the package, which every door to it tells.
package enum Version { package static let text = "1.0.0" }
