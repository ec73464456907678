/** Raise it when equal input gives other bytes: all pages are rendered again. An object, so that tests can change it. */
export const renderer = { version: 1 };
