/**
 * The `exports` condition for the sources of
 * @viit/runtime and
 * @viit/ui. Builds compile these in every repository, so the bytes are the same. Tests and type checking use compiled
 * modules.
 */
export const sourceCondition = 'viit-source';
