/// The package's version, as every door reports it.
package enum Version { package static let text = "1.0.0" }
