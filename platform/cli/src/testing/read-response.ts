/** Headers that must be equal for an export and the server. */
const compared = [
  'content-type',
  'cache-control',
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'x-frame-options',
  'cross-origin-resource-policy',
  'access-control-allow-origin',
  'vary',
  'allow',
  'last-modified',
  'set-cookie',
  'location',
];

/** A response in the form that is compared. */
export interface ReadResponse {
  status: number;
  headers: Record<string, string | null>;
  text: string;
  etag: string | null;
  encoding: string | null;
}

/** Reads a response of a server or of an export. */
export async function readFrom(
  site: string,
  address: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<ReadResponse> {
  const response = await fetch(site + address, {
    method,
    headers: { 'accept-encoding': 'identity', ...headers },
    redirect: 'manual',
  });
  const headersRead = Object.fromEntries(compared.map((name) => [name, response.headers.get(name)]));
  // nginx sends a body with redirects, the server does not.
  if ([301, 302].includes(response.status)) headersRead['content-type'] = null;
  return {
    status: response.status,
    headers: {
      ...headersRead,
      'set-cookie': headersRead['set-cookie'] ? decodeURIComponent(headersRead['set-cookie']) : null,
    },
    text: await response.text(),
    etag: response.headers.get('etag'),
    encoding: response.headers.get('content-encoding'),
  };
}
