/**
 * Part of each page's key and of each release's input hash: a raised version renders every page again. Raise it when the same
 * input produces different bytes; renderer-version.test.ts fails until then. An object, so that tests can change it.
 */
export const renderer = { version: 1 };
