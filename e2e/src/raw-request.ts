import net from 'node:net';
import tls from 'node:tls';

/** A response as it was received. */
export interface RawResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/**
 * Sends a request exactly as written. Ordinary clients normalise addresses.
 * @param head the request line and headers, such as `GET /../x HTTP/1.1`. `host` and `connection` are added.
 * @param host the `host` header, by default that of `base`.
 */
export async function sendRaw(base: string, head: string, body = '', host = new URL(base).host): Promise<RawResponse> {
  const { hostname, port, protocol } = new URL(base);
  const isTls = protocol === 'https:';
  const server = { host: hostname, port: Number(port) || (isTls ? 443 : 80) };
  const socket = isTls ? tls.connect({ ...server, servername: hostname }) : net.connect(server);
  const chunks: Buffer[] = [];
  await new Promise<void>((resolve, reject) => {
    socket.setTimeout(10_000, () => socket.destroy(new Error(`no response within 10 s to ${head.slice(0, 100)}`)));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.once('error', (error) => (chunks.length > 0 ? resolve() : reject(error)));
    socket.once('close', () => resolve());
    socket.write(`${head}\r\nhost: ${host}\r\nconnection: close\r\n\r\n${body}`);
  });
  return parse(Buffer.concat(chunks).toString('latin1'));
}

function parse(text: string): RawResponse {
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, end < 0 ? undefined : end).split('\r\n');
  const headers = lines.map((line) => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 1).trim(),
  ]);
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(headers),
    body: end < 0 ? '' : text.slice(end + 4),
  };
}

/** Sends a GET request for a target exactly as written. @param more further header lines. */
export const getRaw = (base: string, target: string, more = ''): Promise<RawResponse> =>
  sendRaw(base, `GET ${target} HTTP/1.1${more && `\r\n${more}`}`);
