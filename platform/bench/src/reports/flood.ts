import net from 'node:net';

/** What a flood of requests has received. */
interface Flooded {
  /** Responses by status. */
  statuses: Map<number, number>;
}

interface FloodOptions {
  /** The whole request, with its headers. */
  request: string;
  durationMs: number;
  /** Requests a second; as many as the server answers without it. */
  perSecond?: number;
}

const connections = 10;

/** Sends the same request again and again over keep-alive connections, each after the response to the one before. */
export async function flood(address: string, options: FloodOptions): Promise<Flooded> {
  const statuses = new Map<number, number>();
  const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
  await Promise.all(Array.from({ length: connections }, () => floodConnection(new URL(address), options, count)));
  return { statuses };
}

function floodConnection(
  { hostname, port }: URL,
  { request, durationMs, perSecond }: FloodOptions,
  count: (status: number) => void,
): Promise<void> {
  const start = performance.now();
  const pauseMs = perSecond ? (1000 * connections) / perSecond : 0;
  return new Promise((resolve, reject) => {
    const socket = net.connect({ host: hostname, port: Number(port) });
    let sent = 0;
    const send = () => {
      if (performance.now() - start >= durationMs) return socket.end(() => resolve());
      sent += 1;
      socket.write(request);
    };
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      const status = /^HTTP\/1\.1 (\d+)/.exec(chunk.toString('latin1', 0, 20))?.[1];
      // The rest of a response whose beginning has been counted.
      if (!status) return;
      count(Number(status));
      const wait = start + sent * pauseMs - performance.now();
      if (wait > 1) setTimeout(send, wait);
      else setImmediate(send);
    });
  });
}

/** A request with a body, as a browser sends a beacon. */
export const beacon = (host: string, body: string): string =>
  `POST /_reports HTTP/1.1\r\nHost: ${host}\r\nContent-Type: text/plain;charset=UTF-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
