import net from 'node:net';

export type Load = {
  perSecond: number;
  /** 99th percentile of response times, in ms. */
  p99: number;
};

const connections = 20;

/**
 * Uses plain sockets, because Node's HTTP clients are slower than the server.
 * @throws if a response is not 200 or has no content length.
 */
export function load(address: string, durationMs: number): Promise<Load> {
  const url = new URL(address);
  const request = requestOf(url, url.pathname);
  const end = performance.now() + durationMs;
  return sendAll(url, () => (performance.now() < end ? request : undefined));
}

/** Requests each path once. */
export function loadEach(address: string, paths: readonly string[]): Promise<Load> {
  const url = new URL(address);
  const waiting = paths.map((path) => requestOf(url, path)).reverse();
  return sendAll(url, () => waiting.pop());
}

const requestOf = ({ hostname }: URL, path: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nAccept-Encoding: br, gzip\r\n\r\n`;

/** @param next returns undefined after the last request. */
async function sendAll({ hostname: host, port }: URL, next: () => string | undefined): Promise<Load> {
  const times: number[] = [];
  const start = performance.now();
  await Promise.all(Array.from({ length: connections }, () => sendEach({ host, port: Number(port), next, times })));
  const seconds = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  return { perSecond: times.length / seconds, p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN };
}

interface Connection {
  host: string;
  port: number;
  next: () => string | undefined;
  /** Of all connections, in ms. */
  times: number[];
}

const sendEach = ({ host, port, next, times }: Connection) =>
  new Promise<void>((resolve, reject) => {
    const socket = net.connect({ host, port });
    let sentAt = 0;
    /** Bytes of the body; undefined before the headers. */
    let remaining: number | undefined;
    const sendNext = () => {
      const request = next();
      if (request === undefined) {
        socket.end();
        return resolve();
      }
      sentAt = performance.now();
      remaining = undefined;
      socket.write(request);
    };
    socket.on('connect', sendNext);
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`${host}:${port} closed a keep-alive connection.`)));
    socket.on('data', (chunk: Buffer) => {
      remaining = remaining === undefined ? remainingBytes(chunk) : remaining - chunk.length;
      if (Number.isNaN(remaining))
        return socket.destroy(new Error(`Unexpected response: ${chunk.toString('latin1', 0, 80)}`));
      if (remaining > 0) return;
      times.push(performance.now() - sentAt);
      sendNext();
    });
  });

/** After a response's first chunk; NaN for an unexpected response. */
function remainingBytes(chunk: Buffer): number {
  const headersEnd = chunk.indexOf('\r\n\r\n');
  const headers = chunk.toString('latin1', 0, headersEnd);
  const length = /^content-length: (\d+)/im.exec(headers)?.[1];
  if (headersEnd < 0 || !headers.startsWith('HTTP/1.1 200') || !length) return Number.NaN;
  return Number(length) - (chunk.length - headersEnd - 4);
}
