/**
 * The very small script at the end of every document (design.md section 7): after the first paint, and on a page with a
 * hero picture after that, it adds the shell's script and the preloads of the section's entry and the page's chunks
 * together. Inline, allowed by its hash: no script is fetched before the first paint.
 */
export const starter = `(function(d,w){
var f=JSON.parse(d.getElementById('viit-page').textContent).load,begun;
function go(){if(begun)return;begun=1;f.forEach(function(x){var e=d.createElement(x.run?'script':'link');
if(x.integrity)e.integrity=x.integrity;e.crossOrigin='anonymous';
if(x.run){e.src=x.src}else{e.rel='preload';e.as='script';e.href=x.src}d.head.appendChild(e)})}
function painted(){var h=d.querySelector('[data-paint-first]');
if(h&&!h.complete){h.addEventListener('load',go);h.addEventListener('error',go);setTimeout(go,4000)}else go()}
try{if(w.PerformanceObserver&&d.visibilityState==='visible'){new PerformanceObserver(function(l,o){o.disconnect();painted()}).observe({type:'paint',buffered:true});setTimeout(painted,3000)}
else painted()}catch(e){painted()}
})(document,window)`;
