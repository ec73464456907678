/**
 * The inline script before the first paint. In an unsupported browser (R117) it marks the document, so that nothing stays
 * hidden and no code is added. Its syntax is old enough for the browsers that it excludes.
 */
export const supportCheck = `(function(d,w,A){
if([A.at,A.findLast,A.toReversed,Object.hasOwn,''.replaceAll,w.AbortController,w.IntersectionObserver,w.ResizeObserver,w.CSSLayerBlockRule].every(Boolean)&&'inert'in d.documentElement&&CSS.supports('selector(:has(a))'))return;
d.documentElement.setAttribute('data-unsupported','');d.documentElement.setAttribute('data-section-failed','');
function each(rules){for(var i=0;i<rules.length;i++){var r=rules[i],m=r.media;
if(m&&/scripting/.test(m.mediaText))m.mediaText=m.mediaText.replace(/\\(scripting: ?enabled\\)/g,'(max-width: 0px)').replace(/\\(scripting: ?none\\)/g,'(min-width: 0px)');
if(r.cssRules)each(r.cssRules)}}
for(var s=d.styleSheets,i=0;i<s.length;i++)try{each(s[i].cssRules)}catch(e){}
})(document,window,Array.prototype)`;
