/**
 * A loader that takes out `Component.displayName = "…"` of a library: names for React's own tools. Each is an assignment
 * that a minifier has to keep, and with it a whole component that nobody uses.
 * @param {string} source
 * @returns {string}
 */
export default function dropDisplayNames(source) {
  return source.replaceAll(/^[\w$]+\.displayName = "[^"]*";$/gm, '');
}
