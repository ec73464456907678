const requests = new Map<string, Promise<unknown>>();

export class StatusError extends Error {
  readonly status: number;

  constructor(address: string, status: number) {
    super(`${address} responded with status ${status}.`);
    this.status = status;
  }
}

/** Fetches again after a failure. @throws StatusError unless the status is 200. */
export function fetchOnce<T>(address: string): Promise<T> {
  const existing = requests.get(address);
  if (existing) return existing as Promise<T>;
  const request = fetchJson(address).catch((error: unknown) => {
    requests.delete(address);
    throw error;
  });
  requests.set(address, request);
  return request as Promise<T>;
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new StatusError(address, response.status);
  return response.json();
}
