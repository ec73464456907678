import { noteProblem } from '@viit/runtime/contract';

/* Each list is fetched once on load (R13.10). */

interface ListRequest {
  response: Promise<readonly unknown[]>;
  users: number;
  abort: AbortController;
}

const requests = new Map<string, ListRequest>();

/** Shares one request for each address. The last release aborts it. */
export function requestList(address: string, name: string): { response: ListRequest['response']; release: () => void } {
  const request = requests.get(address) ?? startRequest(address, name);
  request.users++;
  return {
    response: request.response,
    release() {
      request.users--;
      if (request.users > 0) return;
      requests.delete(address);
      request.abort.abort();
    },
  };
}

function startRequest(address: string, name: string): ListRequest {
  const abort = new AbortController();
  const response = fetchList(address, abort.signal);
  response.catch((error: unknown) => {
    if (abort.signal.aborted) return;
    console.error(`Error fetching ${name} data:`, error);
    noteProblem({ kind: 'data', error, source: address });
  });
  const request = { response, users: 0, abort };
  requests.set(address, request);
  return request;
}

async function fetchList(address: string, signal: AbortSignal): Promise<unknown[]> {
  const response = await fetch(address, { signal, headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`${address} responded with status ${response.status}`);
  const items: unknown = await response.json();
  if (!Array.isArray(items) || !items.every((item) => Object(item) === item)) {
    throw new Error(`${address} did not respond with a list of items`);
  }
  return items;
}
