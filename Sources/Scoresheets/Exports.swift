// Public declarations of this module mention errors and places of JSON, so an import of this module
// brings them along.
@_exported public import JSON
