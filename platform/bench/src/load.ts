import net from 'node:net';

/** What a server did under load. */
export interface Load {
  perSecond: number;
  /** 99 of 100 answers came within so many ms. */
  p99: number;
}

/** Connections that ask at once, each again as soon as it is answered. */
const connections = 20;

/**
 * Asks for one address for a while over kept connections. Plain sockets: an HTTP client of Node's would be the slower part of
 * the two, and hide the server's own speed.
 * @throws where an answer is anything but 200 with a length.
 */
export async function load(address: string, forMs: number): Promise<Load> {
  const { hostname, port, pathname } = new URL(address);
  const request = `GET ${pathname} HTTP/1.1\r\nHost: ${hostname}\r\nAccept-Encoding: br, gzip\r\n\r\n`;
  const times: number[] = [];
  const start = performance.now();
  const end = start + forMs;
  await Promise.all(
    Array.from({ length: connections }, () => askUntil(end, { port: Number(port), host: hostname, request, times })),
  );
  const seconds = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  return { perSecond: times.length / seconds, p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN };
}

interface Asking {
  host: string;
  port: number;
  request: string;
  times: number[];
}

const askUntil = (end: number, { host, port, request, times }: Asking) =>
  new Promise<void>((resolve, reject) => {
    const socket = net.connect({ host, port });
    let sent = 0;
    /** Bytes of the answer still to come; none while its head is awaited. */
    let left: number | undefined;
    const ask = () => {
      sent = performance.now();
      left = undefined;
      socket.write(request);
    };
    socket.on('connect', ask);
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`${host}:${port} closed a kept connection.`)));
    socket.on('data', (part: Buffer) => {
      left = left === undefined ? afterHead(part) : left - part.length;
      if (Number.isNaN(left))
        return socket.destroy(new Error(`Not an answer to measure: ${part.toString('latin1', 0, 80)}`));
      if (left > 0) return;
      times.push(performance.now() - sent);
      if (performance.now() < end) return ask();
      socket.end();
      resolve();
    });
  });

/** How much of the body is still to come after the part that holds the head; NaN for an unexpected answer. */
function afterHead(part: Buffer): number {
  const head = part.indexOf('\r\n\r\n');
  const text = part.toString('latin1', 0, head);
  const length = /^content-length: (\d+)/im.exec(text)?.[1];
  if (head < 0 || !text.startsWith('HTTP/1.1 200') || !length) return Number.NaN;
  return Number(length) - (part.length - head - 4);
}
