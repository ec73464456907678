/**
 * The other very small script, in the head before the styles. Fonts are `optional`: one that takes longer than 100 ms is not
 * used in this document. Where the document itself took longer than that to come, fetching them would only keep the scripts
 * waiting, so they are left for later (`later-fonts.ts`), unless they are known to be in the cache.
 */
export const fontChoice = `try{const n=performance.getEntriesByType('navigation')[0]
if(performance.now()-n.requestStart>100&&!localStorage['viit-fonts'])document.documentElement.dataset.fonts='later'}catch(e){}`;
