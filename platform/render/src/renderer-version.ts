/**
 * Part of each page's key and of each release's input hash: a raised version renders every page again. Raise it when the same
 * input renders to other bytes; renderer-version.test.ts notices that. An object, so that tests can change it.
 */
export const renderer = { version: 1 };
