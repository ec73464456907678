/**
 * The very small script at the end of every document (design.md section 7): after the first contentful paint, and on a page with a
 * hero picture after that, it adds the scripts of the shell and of the page's chunks and the preload of the section's entry
 * together. One that fails is taken away: whoever asks for it again gets a new one. Inline, allowed by its hash: no script is
 * fetched before the first paint.
 */
export const bootstrapScript = `(function(d,w){
var f=JSON.parse(d.getElementById('viit-page').textContent).load,begun;
function go(){if(begun)return;begun=1;f.forEach(function(x){var e=d.createElement(x.run?'script':'link');
if(x.integrity)e.integrity=x.integrity;e.crossOrigin='anonymous';
if(x.run){e.fetchPriority='high';e.onerror=function(){e.remove()};e.src=x.src}else{e.rel='preload';e.as='script';e.href=x.src}d.head.appendChild(e)})}
function painted(){var h=d.querySelector('[data-paint-first]');
if(h&&!h.complete){h.addEventListener('load',go);h.addEventListener('error',go);setTimeout(go,4000)}else go()}
try{if(w.PerformanceObserver&&d.visibilityState==='visible'){new PerformanceObserver(function(l,o){if(l.getEntriesByName('first-contentful-paint').length){o.disconnect();painted()}}).observe({type:'paint',buffered:true});setTimeout(painted,3000)}
else painted()}catch(e){painted()}
})(document,window)`;
