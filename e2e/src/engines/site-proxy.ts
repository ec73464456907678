import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';

/** A fault for requests with a matching path. */
interface Fault {
  path: RegExp;
  /** `dead`: 502. `hangs`: no response. */
  kind: 'dead' | 'hangs';
}

/** The site under test, behind a proxy that breaks it and records what fails: the same for every engine. */
export interface ProxiedSite {
  address: string;
  /** Responses with a status of 400 or more, and requests without a response, since the last call, except faults. */
  takeFailures(): string[];
  /** Breaks requests until `repair`. */
  breakPaths(path: RegExp, kind: Fault['kind']): void;
  repair(): void;
  close(): void;
}

/** Starts a proxy of a site on a free port. @param cookie is added to each request, such as that of a preview. */
export async function proxySite(target: string, cookie?: string): Promise<ProxiedSite> {
  const { host, protocol } = new URL(target);
  const client = protocol === 'https:' ? https : http;
  const agent = new client.Agent({ keepAlive: true });
  let faults: Fault[] = [];
  let hanging: http.ServerResponse[] = [];
  let failures: string[] = [];

  const server = http.createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    const fault = faults.find((one) => one.path.test(path));
    if (fault?.kind === 'hangs') {
      hanging.push(outgoing);
      return;
    }
    if (fault) {
      outgoing.writeHead(502).end();
      return;
    }
    const headers = { ...incoming.headers, host };
    if (cookie) headers.cookie = [incoming.headers.cookie, cookie].filter(Boolean).join('; ');
    const request = client.request(`${target}${path}`, { agent, method: incoming.method, headers }, (response) => {
      const status = response.statusCode ?? 0;
      if (status >= 400) failures.push(`${status} ${path}`);
      outgoing.writeHead(status, response.headers);
      response.pipe(outgoing);
    });
    request.on('error', (error) => {
      failures.push(`${error.message} ${path}`);
      outgoing.destroy();
    });
    incoming.pipe(request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    address: `http://127.0.0.1:${port}`,
    takeFailures() {
      const taken = failures;
      failures = [];
      return taken;
    },
    breakPaths(path, kind) {
      faults.push({ path, kind });
    },
    repair() {
      faults = [];
      for (const response of hanging) response.destroy();
      hanging = [];
    },
    close() {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}
