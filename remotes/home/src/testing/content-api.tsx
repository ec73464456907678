import { act, render } from '@testing-library/react';
import { ContentProvider } from '@viit/runtime';
import type { ReactElement } from 'react';

/** Replaces `fetch` by one that responds with these lists, by address, and fails for any other address with a network error. */
export function serveLists(responses: Record<string, unknown>): jest.Mock {
  const fetch = jest.fn(async (address: string) => {
    if (!(address in responses)) throw new TypeError('Failed to fetch');
    return { ok: true, status: 200, json: async () => responses[address] };
  });
  globalThis.fetch = fetch as unknown as typeof globalThis.fetch;
  return fetch;
}

/** Allows errors on the console; returns the mock that records them. */
export function expectConsoleErrors(): jest.Mock {
  const log = jest.fn();
  jest.spyOn(console, 'error').mockImplementation(log);
  return log;
}

/** Waits until all pending responses have arrived. */
export const waitForResponses = () => act(async () => {});

/** Renders with these lists in the page, as in rendered HTML; the content API responds with the same lists. */
export async function renderWithLists(lists: Record<string, readonly unknown[]>, element: ReactElement) {
  serveLists(lists);
  const view = render(<ContentProvider lists={lists}>{element}</ContentProvider>);
  await waitForResponses();
  return view;
}
