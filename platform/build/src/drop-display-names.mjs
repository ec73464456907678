/**
 * A loader that removes `Component.displayName = "…"` from a library. Such an assignment stops the minifier from removing an
 * unused component.
 * @param {string} source
 * @returns {string}
 */
export default function dropDisplayNames(source) {
  return source.replaceAll(/^[\w$]+\.displayName = "[^"]*";$/gm, '');
}
