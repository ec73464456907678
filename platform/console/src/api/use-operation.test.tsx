import { act, render, screen } from '@testing-library/react';
import { registryApi } from '@viit/contract/registry-api';
import { ChangesContext, useOperation } from './use-operation.ts';

interface Request {
  address: string;
  respond: (status: number, body: unknown) => Promise<void>;
  /** The server does not respond. */
  fail: () => Promise<void>;
}

let requests: Request[];

beforeEach(() => {
  requests = [];
  globalThis.fetch = ((address: string) =>
    new Promise((resolve, reject) => {
      const fail = () => act(async () => reject(new Error('away')));
      const respond = (status: number, body: unknown) =>
        act(async () => {
          resolve({ ok: status < 400, status, headers: new Headers(), json: async () => body } as Response);
        });
      requests.push({ address: decodeURIComponent(address), respond, fail });
    })) as typeof fetch;
});

const plan = (version: string) => ({ name: 'exams', from: '2.0.0', to: version, release: '4' });

function View({ part }: { part: string | undefined }) {
  const { data, error } = useOperation(registryApi.planRollBack, part ? { query: { part } } : undefined, ['live']);
  return (
    <p>
      {data?.to ?? 'nothing'}
      {error && `, ${error.message}`}
    </p>
  );
}

const view = (part?: string, live = '1', drafts = '') => (
  <ChangesContext value={{ live, drafts }}>
    <View part={part} />
  </ChangesContext>
);
const text = () => screen.getByRole('paragraph').textContent;

test('a view loads again when what it shows has changed on the server, and keeps the data until then', async () => {
  const page = render(view('exams'));
  await requests[0]?.respond(200, plan('1.0.0'));
  expect(text()).toBe('1.0.0');
  page.rerender(view('exams', '1', 'another draft'));
  expect(requests).toHaveLength(1);
  page.rerender(view('exams', '2', 'another draft'));
  expect([requests.length, text()]).toEqual([2, '1.0.0']);
  await requests[1]?.respond(400, {
    ...{ code: 'registry-failed', error: 'It failed.' },
    requestId: 'r1',
    details: null,
  });
  expect(text()).toBe('1.0.0, It failed.');
  page.rerender(view('exams', '3'));
  await requests[2]?.respond(200, plan('1.1.0'));
  expect(text()).toBe('1.1.0');
});

test('data of another input is not shown, even if it arrives late', async () => {
  const page = render(view());
  expect([requests.length, text()]).toEqual([0, 'nothing']);
  page.rerender(view('exams'));
  page.rerender(view('cells'));
  await requests[1]?.respond(200, plan('of cells'));
  await requests[0]?.respond(200, plan('of exams'));
  expect(text()).toBe('of cells');
  page.rerender(view('shell'));
  await requests[2]?.respond(400, { code: 'not-permitted', error: 'No.', requestId: 'r1', details: null });
  expect(text()).toBe('nothing, No.');
  page.rerender(view('home'));
  expect([requests.at(-1)?.address, text()]).toEqual(['/api/rollback?part=home', 'nothing']);
});

describe('without the server', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  test('a view that could not load tries again until it has its data', async () => {
    render(view('exams'));
    for (const request of [0, 1]) {
      await requests[request]?.fail();
      expect(text()).toBe('nothing, The server does not respond.');
      await pass(4000);
    }
    // A proxy, while the server starts.
    await requests[2]?.respond(502, {});
    await pass(4000);
    await requests[3]?.respond(200, plan('1.0.0'));
    await pass(60_000);
    expect([requests.length, text()]).toEqual([4, '1.0.0']);
  });

  test('a view that is left, or that the server refuses, does not try again', async () => {
    const page = render(view('exams'));
    await requests[0]?.respond(400, { code: 'not-permitted', error: 'No.', requestId: 'r1', details: null });
    await pass(60_000);
    expect(requests).toHaveLength(1);
    page.rerender(view('cells'));
    await requests[1]?.fail();
    page.unmount();
    await pass(60_000);
    expect(requests).toHaveLength(2);
  });
});
