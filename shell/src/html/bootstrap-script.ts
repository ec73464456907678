import { earlyErrors } from './early-errors.ts';
import { trustedTypesPolicy } from './trusted-types.ts';

/**
 * The inline script at the end of every page (R101). After the first contentful paint, and the hero picture, it adds scripts
 * and preloads. A failed script is removed, so that it can be added again. The policy allows it by hash.
 * @param reports share of page loads that report.
 */
export const bootstrapScript = (reports = 1): string => `(function(d,w){
if(d.documentElement.hasAttribute('data-unsupported'))return;
var g=JSON.parse(d.querySelector('script#viit-page').textContent),f=g.load,a=g.settings&&g.settings.analytics,begun;
${earlyErrors(reports)}${trustedTypesPolicy}
function go(){if(begun)return;begun=1;f.forEach(function(x){var e=d.createElement(x.run?'script':'link');
if(x.integrity)e.integrity=x.integrity;e.crossOrigin='anonymous';
if(x.run){e.fetchPriority='high';e.onerror=function(){e.remove()};e.src=x.src}else{e.rel='preload';e.as='script';e.href=x.src}d.head.appendChild(e)})}
function painted(){var h=d.querySelector('[data-paint-first]');
if(h&&!h.complete){h.addEventListener('load',go);h.addEventListener('error',go);setTimeout(go,4000)}else go()}
try{if(w.PerformanceObserver&&d.visibilityState==='visible'){new PerformanceObserver(function(l,o){if(l.getEntriesByName('first-contentful-paint').length){o.disconnect();painted()}}).observe({type:'paint',buffered:true});setTimeout(painted,3000)}
else painted()}catch(e){painted()}
})(document,window)`;
