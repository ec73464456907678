import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';

interface SlowRequest {
  method: string;
  /** Of the registry at this address. */
  url: string;
  token: string;
  type: string;
  body: string;
}

/** Sends a part of the body, and the rest after `between`. */
export async function requestSlowly(
  { method, url, token, type, body }: SlowRequest,
  between: () => Promise<unknown>,
): Promise<{ status: number | undefined; body: Record<string, unknown> }> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': type, 'content-length': Buffer.byteLength(body) };
  const request = http.request(url, { method, headers });
  const response = once(request, 'response') as Promise<[IncomingMessage]>;
  request.write(body.slice(0, 5));
  await between();
  request.end(body.slice(5));
  const [received] = await response;
  return { status: received.statusCode, body: (await json(received)) as Record<string, unknown> };
}
