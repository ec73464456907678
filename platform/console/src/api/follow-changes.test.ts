/** @jest-environment node */
import type { ConsoleChanges } from '@viit/contract/console';
import { followChanges, waits } from './follow-changes.ts';

const changes = (live: string): ConsoleChanges => ({
  live,
  switches: '1',
  previews: '',
  drafts: '',
  audit: '1',
  reports: '',
  people: [],
});
const event = (live: string) => `data: ${JSON.stringify(changes(live))}\n\n`;

/** A stream that arrives in these pieces. */
const stream = (...pieces: string[]) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
        controller.close();
      },
    }),
  );

beforeEach(() => {
  waits.first = 1;
  Object.assign(globalThis, { localStorage: { getItem: () => 'key' } });
});

/** Follows what the server sends, until it says that the session has ended. */
async function follow(...responses: (Response | Error)[]) {
  const seen: string[] = [];
  const requests = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const response = responses.shift() ?? new Response('', { status: 401 });
    if (response instanceof Error) throw response;
    return response;
  });
  await followChanges(
    {
      onChange: ({ live }) => seen.push(live),
      onConnection: (isConnected) => seen.push(isConnected ? 'connected' : 'away'),
      onEnd: () => seen.push('end'),
    },
    new AbortController().signal,
  );
  return { seen, requests };
}

test('events are read however the stream is cut, and comments are skipped', async () => {
  const { seen, requests } = await follow(stream(event('4').slice(0, 9), event('4').slice(9), `:\n\n${event('5')}`));
  expect(seen).toEqual(['connected', '4', '5', 'away', 'end']);
  const headers = requests.mock.calls[0]?.[1]?.headers as Headers;
  expect(headers.get('x-viit-console')).toBe('key');
});

test('who is removed is out without another request', async () => {
  const { seen, requests } = await follow(stream(event('4'), 'event: end\n\n'));
  expect(seen).toEqual(['connected', '4', 'end']);
  expect(requests).toHaveBeenCalledTimes(1);
});

test('after the server was away, the page connects again by itself', async () => {
  const { seen } = await follow(new Error('away'), new Response('', { status: 503 }), stream(event('6')));
  expect(seen).toEqual(['away', 'away', 'connected', '6', 'away', 'end']);
});

test('it waits longer after each failure, and briefly again once it was connected', async () => {
  const timers = jest.spyOn(globalThis, 'setTimeout');
  await follow(new Error('away'), new Error('away'), stream(event('7')), new Error('away'));
  expect(timers.mock.calls.map(([, ms]) => ms)).toEqual([1, 2, 1, 2]);
});
