/**
 * Builds compile the sources of
 * @viit/runtime and
 * @viit/ui, so that bytes are the same in every repository. Tests use compiled modules.
 */
export const sourceCondition = 'viit-source';
