// Errors and places of JSON are in the public declarations of this module: whoever imports it has both.
@_exported public import JSON
