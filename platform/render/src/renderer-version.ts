/** Raise it when the same input produces other bytes: every page is rendered again. An object, so that tests can change it. */
export const renderer = { version: 1 };
