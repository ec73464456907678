import type { BuildStatus, Fault } from '../watch/build-status.ts';
import { hideOverlay, showOverlay } from './overlay.ts';

/* Notifies hot clients of new builds, and shows faults over the page. */

const statuses = new Map<string, BuildStatus>();
/** Cleared by the next update. */
let pageFault: Fault | undefined;
/** A page reloads when this changes. */
let shellHash: string | undefined;
const isFallback = document.documentElement.hasAttribute('data-viit-fallback');

const notify = (status: BuildStatus) => dispatchEvent(new CustomEvent('viit:build-status', { detail: status }));

function updateOverlay(): void {
  const faults = [...statuses.values()].flatMap((status) => status.faults);
  if (pageFault) faults.push(pageFault);
  if (faults.length > 0 && !isFallback) showOverlay(faults);
  else hideOverlay();
}

const events = new EventSource('/_dev/events');
events.onmessage = ({ data }) => {
  const status = JSON.parse(data as string) as BuildStatus;
  const previous = statuses.get(status.name);
  statuses.set(status.name, status);
  if (isFallback && previous && previous.hash !== status.hash) return location.reload();
  if (status.name === 'shell') {
    shellHash ??= status.hash;
    if (shellHash !== status.hash) return location.reload();
  }
  updateOverlay();
  notify(status);
};

addEventListener('viit:hot-client-ready', () => {
  for (const status of statuses.values()) notify(status);
});

addEventListener('viit:updated', (event) => {
  clearPageFault();
  const { detail } = event as CustomEvent<{ name: string; hash: string }>;
  // React refreshes components 30 ms after new code has run.
  setTimeout(() => requestAnimationFrame(() => void post('/_dev/shown', detail)), 35);
});

addEventListener('viit:page-error', async (event) => {
  const { error } = (event as CustomEvent<{ error: Error }>).detail;
  const response = await post('/_dev/source-location', { stack: error.stack ?? error.message });
  pageFault = (await response.json()) as Fault;
  updateOverlay();
});

addEventListener('viit:navigated', clearPageFault);

function clearPageFault(): void {
  pageFault = undefined;
  updateOverlay();
}

const post = (address: string, body: unknown) =>
  fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
