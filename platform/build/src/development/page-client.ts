import type { BuildNews, Fault } from './news.ts';
import { hideFaults, showFaults } from './overlay.ts';

/*
 * In every page of the development server: hears how the builds stand, hands that to the sections' own code, and shows what
 * does not build or does not run, in place.
 */

const newest = new Map<string, BuildNews>();
/** An error that a page threw, until an edit is taken up. */
let thrown: Fault | undefined;
/** The shell that this page began with. Another one takes a new page. */
let shellHash: string | undefined;
/** Set by the page that stands where one could not be rendered. */
const isStandIn = document.documentElement.hasAttribute('data-viit-stand-in');

const tell = (news: BuildNews) => dispatchEvent(new CustomEvent('viit:news', { detail: news }));

function show(): void {
  const faults = [...newest.values()].flatMap((news) => news.faults);
  if (thrown) faults.push(thrown);
  if (faults.length > 0 && !isStandIn) showFaults(faults);
  else hideFaults();
}

const events = new EventSource('/_dev/events');
events.onmessage = ({ data }) => {
  const news = JSON.parse(data as string) as BuildNews;
  const before = newest.get(news.name);
  newest.set(news.name, news);
  if (isStandIn && before && before.hash !== news.hash) return location.reload();
  if (news.name === 'shell') {
    shellHash ??= news.hash;
    if (shellHash !== news.hash) return location.reload();
  }
  show();
  tell(news);
};

addEventListener('viit:listening', () => {
  for (const news of newest.values()) tell(news);
});

addEventListener('viit:taken-up', (event) => {
  thrown = undefined;
  show();
  const { detail } = event as CustomEvent<{ name: string; hash: string }>;
  // The refresh itself comes 30 ms after the new code.
  setTimeout(() => requestAnimationFrame(() => void post('/_dev/shown', detail)), 35);
});

addEventListener('viit:page-error', async (event) => {
  const { error } = (event as CustomEvent<{ error: Error }>).detail;
  const answer = await post('/_dev/where', { stack: error.stack ?? error.message });
  thrown = (await answer.json()) as Fault;
  show();
});

addEventListener('viit:navigated', () => {
  thrown = undefined;
  show();
});

const post = (address: string, body: unknown) =>
  fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
