/**
 * Tells the console what was pressed: for the pressed element and each one around it its id, its text, and the addresses of its pictures
 * and links; last, pictures below it. Keeps the scroll position. Tabs switch and details open; no link is followed and no form sent. What a page shows only with
 * its own script, such as the next slide, is shown as without scripts.
 */
const script = `addEventListener('click',function(e){var t=e.target,p=[],n,x,tab=t.closest('[role=tab]');
if(t.closest('summary'))return;
e.preventDefault();
if(tab)pick(document.getElementById(tab.getAttribute('aria-controls')));
for(n=t;n&&n!==document.body;n=n.parentElement){x=n.innerText||'';if(x.length>3000||/^(main|nav)$/.test(n.localName))break;
p.push([n.dataset.entry||'',n.id||'',x,words(n)].concat([].slice.call(all(n)).map(address)));if(n===tab)break}
if(!tab)document.elementsFromPoint(e.clientX,e.clientY).forEach(function(q){if(q.localName==='img')p.push([q.alt,address(q)])});
parent.postMessage({pressed:p},ORIGIN);if(!tab&&t.closest('button'))plain()},true);
addEventListener('mousedown',function(e){if(e.target.closest('select')){e.preventDefault();plain()}},true);
addEventListener('submit',function(e){e.preventDefault()},true);
addEventListener('scroll',function(){parent.postMessage({scrollY:scrollY},ORIGIN)});
addEventListener('message',function(e){if(e.origin!==ORIGIN)return;var d=e.data,t=find(d.show||[]),r,a;
if(!t)return scrollTo(0,d.scrollY||0);
reveal(t);for(a=t.parentElement;a;a=a.parentElement)if(a.scrollWidth>a.clientWidth)a.scrollLeft+=t.getBoundingClientRect().left-a.getBoundingClientRect().left;
r=t.getBoundingClientRect();scrollTo(0,scrollY+r.top-innerHeight/2+Math.min(r.height,innerHeight)/2);t.style.outline='3px solid';t.style.outlineOffset='4px'});
function words(n){for(var w=document.createTreeWalker(n,4),s='';w.nextNode();)s+=w.currentNode.data+' ';return s}
function all(n){return n.matches('img,a')?[n]:n.querySelectorAll('img,a')}
function address(n){return decodeURI(n.getAttribute('src')||n.getAttribute('href')||'')}
function find(s){var m=document.querySelector('main')||document.body,f=document.getElementById(s[0])||document.querySelector('[data-entry="'+CSS.escape(s[0]||'')+'"]');if(f)return f;
var w=document.createTreeWalker(m,4),n,found=[].filter.call(m.querySelectorAll('img,a'),function(i){return s.slice(2).some(function(one){return address(i).indexOf(one)>=0})});
while(n=w.nextNode())if(s[1]&&n.data.indexOf(s[1])>=0)found.push(n.parentElement);
return found.filter(seen)[0]||found[0]}
function seen(t){return t.checkVisibility({visibilityProperty:true})}
function plain(){document.documentElement.dataset.sectionFailed=''}
function reveal(t){for(var n=t;n;n=n.parentElement){if(n.localName==='details')n.open=true;if(n.getAttribute('role')==='tabpanel')pick(n)}if(!seen(t))plain()}
function pick(p){if(p)[].forEach.call(p.parentElement.children,function(q){if(q.getAttribute('role')!=='tabpanel')return;
q.dataset.selected=q===p;var b=document.getElementById(q.getAttribute('aria-labelledby'));if(b)b.setAttribute('aria-selected',q===p)})}`;

/** The only script of a page in the frame: a section's code could act with the rights of the person who opened it. */
export const draftFrameScript = (origin: string): string => script.replaceAll('ORIGIN', JSON.stringify(origin));
