import net from 'node:net';
import tls from 'node:tls';

/** An answer as it came over the wire. */
export interface RawResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/**
 * Sends a request word for word: clients of the usual kind tidy an address up before they send it, and then the nasty part
 * of it is gone.
 * @param head everything above the empty line, such as `GET /../x HTTP/1.1`; host and connection are added.
 * @param host the site that is asked for; the base's own unless told otherwise.
 */
export async function sendRaw(base: string, head: string, body = '', host = new URL(base).host): Promise<RawResponse> {
  const { hostname, port, protocol } = new URL(base);
  const isTls = protocol === 'https:';
  const place = { host: hostname, port: Number(port) || (isTls ? 443 : 80) };
  const socket = isTls ? tls.connect({ ...place, servername: hostname }) : net.connect(place);
  const parts: Buffer[] = [];
  await new Promise<void>((resolve, reject) => {
    socket.setTimeout(10_000, () => socket.destroy(new Error(`no answer within 10 s to ${head.slice(0, 100)}`)));
    socket.on('data', (part: Buffer) => parts.push(part));
    socket.once('error', (error) => (parts.length > 0 ? resolve() : reject(error)));
    socket.once('close', () => resolve());
    socket.write(`${head}\r\nhost: ${host}\r\nconnection: close\r\n\r\n${body}`);
  });
  return parse(Buffer.concat(parts).toString('latin1'));
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

/** Gets an address word for word. */
export const getRaw = (base: string, target: string, more = ''): Promise<RawResponse> =>
  sendRaw(base, `GET ${target} HTTP/1.1${more && `\r\n${more}`}`);
