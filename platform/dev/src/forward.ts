import http, { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';

/** Headers of the site's answer that would be wrong here, or keep a changed page. */
const dropped = ['strict-transport-security', 'connection', 'keep-alive', 'transfer-encoding'];
const droppedWithChange = ['content-length', 'content-encoding', 'etag', 'last-modified', 'cache-control'];

/**
 * Hands a request on to the site, and its answer back as it comes.
 * @param change is given each HTML document, and gives what is sent in its place.
 */
export function forward(
  origin: string,
  request: IncomingMessage,
  response: ServerResponse,
  change: (html: string) => Promise<string>,
): Promise<void> {
  const wantsPage = request.method === 'GET' && /text\/html/.test(request.headers.accept ?? '');
  const headers: IncomingHttpHeaders = { ...request.headers, host: new URL(origin).host };
  // A changed document is made from the plain text, and is never "as before".
  if (wantsPage) for (const name of ['if-none-match', 'if-modified-since', 'accept-encoding']) delete headers[name];
  const send = origin.startsWith('https:') ? https.request : http.request;
  return new Promise((resolve, reject) => {
    const asked = send(origin + (request.url ?? '/'), { method: request.method, headers }, (answer) => {
      answerWith(answer, response, origin, wantsPage ? change : undefined).then(resolve, reject);
    });
    asked.once('error', reject);
    request.pipe(asked);
  });
}

async function answerWith(
  answer: IncomingMessage,
  response: ServerResponse,
  origin: string,
  change: ((html: string) => Promise<string>) | undefined,
): Promise<void> {
  const headers = { ...answer.headers };
  for (const name of dropped) delete headers[name];
  if (headers.location?.startsWith(`${origin}/`)) headers.location = headers.location.slice(origin.length);
  const isChanged = change && /text\/html/.test(headers['content-type'] ?? '');
  if (isChanged) for (const name of droppedWithChange) delete headers[name];
  const html = isChanged ? await change(await textOf(answer)) : undefined;
  response.writeHead(answer.statusCode ?? 502, {
    ...headers,
    ...(html !== undefined && { 'cache-control': 'no-store' }),
  });
  if (html !== undefined) response.end(html);
  else answer.pipe(response);
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
