import { TextDecoder, TextEncoder } from 'node:util';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ConsoleChanges } from '@viit/contract/console';
import type { Rights } from '@viit/contract/rights';
import { useSession } from './session-context.ts';
import { SignedIn } from './signed-in.tsx';

jest.mock('./views/trends/trends.tsx', () => ({
  TrendsView: function Moves() {
    const { announce } = useSession();
    return (
      <button type="button" onClick={() => announce('Fees has moved.')}>
        Move
      </button>
    );
  },
}));

const session = {
  id: 'person:1',
  label: 'Anitha',
  site: 'https://viit.example',
  isPerson: true,
  rights: { exams: 'edit' } as Rights,
};
const state: ConsoleChanges = {
  ...{ live: '5', switches: '1', previews: '', drafts: '', audit: '1', reports: '', people: [] },
};

let requests: string[];
let rights: Rights;
let isAway: boolean;
let send: (text: string) => Promise<void>;

beforeEach(() => {
  Object.assign(globalThis, { TextDecoder });
  window.scrollTo = () => {};
  location.hash = '#/you';
  localStorage.setItem('session', 'key');
  [requests, rights, isAway] = [[], session.rights, false];
  const read = () =>
    new Promise((resolve) => {
      send = (text) => act(async () => resolve({ done: false, value: new TextEncoder().encode(`${text}\n\n`) }));
    });
  globalThis.fetch = (async (address: string, { method = 'GET' }: RequestInit = {}) => {
    requests.push(`${method} ${address}`);
    if (isAway) throw new Error('away');
    const isEvents = address.startsWith('/events');
    const body = method === 'DELETE' ? { providerUrl: 'https://id.example/end' } : { ...session, rights };
    const isFound = isEvents || address === '/session';
    return {
      ...{ ok: isFound, status: isFound ? 200 : 404, headers: new Headers(), json: async () => body },
      ...(isEvents && { body: { getReader: () => ({ read }) } }),
    };
  }) as unknown as typeof fetch;
});

async function open() {
  const [onChange, onEnd] = [jest.fn(), jest.fn()];
  await act(async () => void render(<SignedIn session={session} onChange={onChange} onEnd={onEnd} />));
  // Nothing but the session and the events is served.
  await screen.findByRole('alert');
  const change = (more: Partial<ConsoleChanges> = {}) => send(`data: ${JSON.stringify({ ...state, ...more })}`);
  await change();
  return { onChange, onEnd, change };
}
async function go(hash: string) {
  location.hash = hash;
  await act(async () => void window.dispatchEvent(new HashChangeEvent('hashchange')));
  await screen.findAllByRole('alert');
}
const news = () => screen.queryByText(/is live now/)?.textContent;

test('a sentence that is said again is announced again', async () => {
  location.hash = '#/trends';
  await act(async () => void render(<SignedIn session={session} onChange={() => {}} onEnd={() => {}} />));
  const say = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Move' }));
    return screen.getByText('Fees has moved.');
  };
  // Screen readers read what is added.
  const first = await say();
  expect(await say()).not.toBe(first);
  expect(first).not.toBeInTheDocument();
});

test('a release that goes live is announced, but not the one that was live before, nor to who writes', async () => {
  const { change } = await open();
  expect(news()).toBeUndefined();
  await change({ drafts: '2' });
  expect(news()).toBeUndefined();
  await change({ live: '6' });
  expect(news()).toBe('Release 6 is live now.');
  await go('#/content');
  expect(news()).toBeUndefined();
});

test('other rights hold at once, and the same ones change nothing', async () => {
  const { change, onChange } = await open();
  await change({ audit: '2' });
  expect(requests.filter((one) => one === 'GET /session')).toHaveLength(2);
  expect(onChange).not.toHaveBeenCalled();
  rights = { exams: 'publish' };
  await change({ audit: '3' });
  expect(onChange.mock.calls).toEqual([[{ ...session, rights }]]);
});

test('a session that has ended leads to the sign-in; who writes reads that nothing is lost', async () => {
  const { onEnd } = await open();
  location.hash = '#/content/exams/news/fees';
  await send('event: end');
  expect(onEnd.mock.calls).toEqual([
    ['You were signed out. Sign in again, or ask the operator. What you typed is kept in this browser.'],
  ]);
});

test('where nothing is kept, who is signed out is not told so', async () => {
  const { onEnd } = await open();
  await send('event: end');
  expect(onEnd.mock.calls).toEqual([['You were signed out. Sign in again, or ask the operator.']]);
});

test('who signs out ends the session on the server, and learns where that of the institute ends', async () => {
  const { change, onChange, onEnd } = await open();
  rights = {};
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await change({ audit: '2' });
  expect(requests).toContain('DELETE /session');
  expect(onEnd.mock.calls).toEqual([['', 'https://id.example/end']]);
  expect(onChange).not.toHaveBeenCalled();
});

test('without the server what is shown is said to be old', async () => {
  isAway = true;
  await act(async () => void render(<SignedIn session={session} onChange={() => {}} onEnd={() => {}} />));
  expect(await screen.findByText(/^The server does not respond\. What you see may be out of date/)).toBeInTheDocument();
});

test('the view of the address is marked and named in the window', async () => {
  await open();
  expect(document.title).toBe('You – VIIT console');
  expect(screen.getByRole('link', { name: 'You: Anitha' })).toHaveAttribute('aria-current', 'page');
  await go('#/errors');
  expect(document.title).toBe("Errors in visitors' browsers – VIIT console");
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  const marked = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(marked.map(({ textContent }) => textContent)).toEqual(['Errors']);
});
