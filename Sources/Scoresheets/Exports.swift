// Public declarations of this module mention JSON's errors and places, so an import of this module
// imports JSON too.
@_exported public import JSON
