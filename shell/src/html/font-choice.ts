/**
 * The inline script in the head, before the styles. Fonts are `font-display: optional`: a font that takes longer than 100 ms
 * is not used on the page. When the HTML itself took longer, loading fonts would only delay the scripts, so they are deferred
 * (`deferred-fonts.ts`) unless they are cached.
 */
export const fontChoice = `try{const n=performance.getEntriesByType('navigation')[0]
if(performance.now()-n.requestStart>100&&!localStorage['viit-fonts'])document.documentElement.dataset.fonts='later'}catch(e){}`;
