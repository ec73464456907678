import type { ServerResponse } from 'node:http';
import type { BuildNews } from '@viit/build/development';

/** The open pages that hear of builds, over server-sent events. */
export interface Listeners {
  add(response: ServerResponse, news: readonly BuildNews[]): void;
  tell(news: BuildNews): void;
  close(): void;
}

/** Some things between browser and server end a connection that says nothing, in ms. */
const breath = 20_000;

export function makeListeners(): Listeners {
  const open = new Set<ServerResponse>();
  const line = (news: BuildNews) => `data: ${JSON.stringify(news)}\n\n`;
  const timer = setInterval(() => {
    for (const response of open) response.write(':\n\n');
  }, breath);
  timer.unref();
  return {
    add(response, news) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write(`retry: 500\n${news.map(line).join('')}\n`);
      open.add(response);
      response.once('close', () => open.delete(response));
    },
    tell(news) {
      for (const response of open) response.write(line(news));
    },
    close() {
      clearInterval(timer);
      for (const response of open) response.end();
    },
  };
}
