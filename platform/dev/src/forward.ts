import http, { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';

/** Valid only for a connection to the site itself. */
const connectionHeaders = ['strict-transport-security', 'connection', 'keep-alive', 'transfer-encoding'];
/** Wrong for a changed page. */
const contentHeaders = ['content-length', 'content-encoding', 'etag', 'last-modified', 'cache-control'];

/** @param change gets each HTML page and returns the one to send. */
export function forward(
  origin: string,
  request: IncomingMessage,
  response: ServerResponse,
  change: (html: string) => Promise<string>,
): Promise<void> {
  const isForPage = request.method === 'GET' && /text\/html/.test(request.headers.accept ?? '');
  const headers: IncomingHttpHeaders = { ...request.headers, host: new URL(origin).host };
  // A 304 or a compressed body cannot be changed.
  if (isForPage) for (const name of ['if-none-match', 'if-modified-since', 'accept-encoding']) delete headers[name];
  const send = origin.startsWith('https:') ? https.request : http.request;
  return new Promise((resolve, reject) => {
    const forwarded = send(origin + (request.url ?? '/'), { method: request.method, headers }, (siteResponse) => {
      sendResponse(siteResponse, response, origin, isForPage ? change : undefined).then(resolve, reject);
    });
    forwarded.once('error', reject);
    request.pipe(forwarded);
  });
}

async function sendResponse(
  siteResponse: IncomingMessage,
  response: ServerResponse,
  origin: string,
  change: ((html: string) => Promise<string>) | undefined,
): Promise<void> {
  const status = siteResponse.statusCode ?? 502;
  const headers = { ...siteResponse.headers };
  for (const name of connectionHeaders) delete headers[name];
  if (headers.location?.startsWith(`${origin}/`)) headers.location = headers.location.slice(origin.length);
  if (change && /text\/html/.test(headers['content-type'] ?? '')) {
    for (const name of contentHeaders) delete headers[name];
    headers['content-security-policy'] = withoutTrustedTypes(headers['content-security-policy']);
    const html = await change(await text(siteResponse));
    response.writeHead(status, { ...headers, 'cache-control': 'no-store' }).end(html);
  } else {
    response.writeHead(status, headers);
    siteResponse.pipe(response);
  }
}

/** Trusted Types would refuse the addresses of hot updates. */
const withoutTrustedTypes = (policy: string | string[] = ''): string =>
  String(policy)
    .split('; ')
    .filter((directive) => !/^(require-)?trusted-types/.test(directive))
    .join('; ');
