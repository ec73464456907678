import { fontFiles } from './font-files.ts';

/** In ms: a round trip on 4G, and 33 KB. */
const waitMs = 300;

/**
 * The inline script in the head (R103). If fonts are cached or the connection is fast, the page is shown with them, or
 * without after the timeout. Otherwise they load when the page is idle. Without connection data, the time of the HTML
 * decides.
 */
export const fontChoice = `try{(function(d,w){
var s=d.documentElement.dataset,c=navigator.connection,n=performance.getEntriesByType('navigation')[0];
function later(){if(s.fonts)s.fonts='later'}
s.fonts='later';
if((c&&c.downlink?c.downlink>2.4&&!c.saveData:performance.now()-n.requestStart<150)||localStorage['viit-fonts']){
var f=${JSON.stringify(Object.entries(fontFiles))}.map(function(x){return new FontFace(x[0],'url('+x[1]+')',{weight:'400 850'})});
s.fonts='awaited';setTimeout(later,${waitMs});
Promise.all(f.map(function(x){return x.load()})).then(function(){if(s.fonts=='awaited'){f.forEach(function(x){d.fonts.add(x)});delete s.fonts}},later)}
})(document,window)}catch(e){}`;
