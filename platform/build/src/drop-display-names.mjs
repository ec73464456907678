/** An assignment to `displayName` keeps an unused component in the bundle. @param {string} source @returns {string} */
export default function dropDisplayNames(source) {
  return source.replaceAll(/^[\w$]+\.displayName = "[^"]*";$/gm, '');
}
