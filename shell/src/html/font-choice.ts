import { fontFiles } from './font-files.ts';

/** In ms: a round trip on 4G, and 33 KB. */
const waitMs = 300;

/**
 * The inline script in the head (R103). If fonts are cached or the connection is fast, the page is shown with them, or
 * without after the timeout. Otherwise they load when the page is idle. Without connection data, the time of the HTML
 * decides. If the page has loaded before it is shown, the browser has not found the element that the address names.
 */
export const fontChoice = `try{(function(d,w){
var s=d.documentElement.dataset,c=navigator.connection,n=performance.getEntriesByType('navigation')[0];
function show(f){if(s.fonts!='awaited')return;f();
var e=d.readyState=='complete'&&n.type=='navigate'&&d.getElementById(location.hash.slice(1));
if(e)e.scrollIntoView({behavior:'instant'})}
function later(){show(function(){s.fonts='later'})}
s.fonts='later';
if((c&&c.downlink?c.downlink>2.4&&!c.saveData:performance.now()-n.requestStart<150)||localStorage['viit-fonts']){
var f=${JSON.stringify(Object.entries(fontFiles))}.map(function(x){return new FontFace(x[0],'url('+x[1]+')',{weight:'400 850'})});
s.fonts='awaited';setTimeout(later,${waitMs});
Promise.all(f.map(function(x){return x.load()})).then(function(){show(function(){f.forEach(function(x){d.fonts.add(x)});delete s.fonts})},later)}
})(document,window)}catch(e){}`;
