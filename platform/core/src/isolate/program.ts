/* Runs in an isolate: browser APIs only. */

type Code = (module: { exports: unknown }, exports: unknown, require: (name: string) => unknown) => void;

declare const code: Readonly<Record<string, Code>>;

interface FetchEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

declare const addEventListener: (type: 'fetch', listener: (event: FetchEvent) => void) => void;

const unavailable = ['addEventListener', 'removeEventListener', 'dispatchEvent', 'WebSocket', 'EventSource', 'caches'];

/** Called once, before any other code. */
export function respond(handle: (request: unknown) => unknown): void {
  addEventListener('fetch', (event) => event.respondWith(responseTo(event.request, handle)));
  for (const name of unavailable) Object.defineProperty(globalThis, name, { value: undefined });
  globalThis.fetch = () => Promise.reject(new Error('a page cannot use the network while it is rendered'));
}

async function responseTo(request: Request, handle: (request: unknown) => unknown): Promise<Response> {
  try {
    return new Response(JSON.stringify({ result: await handle(await request.json()) }));
  } catch (error) {
    return new Response(JSON.stringify({ error: describe(error) }));
  }
}

const describe = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** @param require resolves a module or throws. */
export function evaluate(name: string, require: (module: string) => unknown): unknown {
  const run = code[name];
  if (!run) throw new Error(`there is no ${name}`);
  const module: { exports: unknown } = { exports: {} };
  run(module, module.exports, require);
  return module.exports;
}
