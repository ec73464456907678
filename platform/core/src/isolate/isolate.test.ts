import assert from 'node:assert/strict';
import { once } from 'node:events';
import net from 'node:net';
import { test } from 'node:test';
import { withIsolate } from './isolate.ts';
import { IsolateError } from './isolate-error.ts';
import { evaluateText, failureOf } from './testing/evaluate-text.ts';

/* What code in an isolate can reach, and what it costs to try. */

/** Evaluates expressions in order. @returns each result as text, or the error's message. */
const attempt = async (...expressions: string[]): Promise<string[]> =>
  (await evaluateText(`
    const results = [];
    for (const attempt of [${expressions.map((one) => `async () => ${one}`).join(', ')}]) {
      try { results.push('got ' + String(await attempt())); } catch (error) { results.push(error.message); }
    }
    return results;`)) as string[];

/** All global names. If a new runtime adds one, check that it is harmless before you add it here. */
const offered = `
  AbortController AbortSignal AggregateError Array ArrayBuffer AsyncDisposableStack Atomics BigInt BigInt64Array BigUint64Array
  Blob Body Boolean ByteLengthQueuingStrategy Cache CacheStorage CloseEvent Cloudflare CompressionStream CountQueuingStrategy
  Crypto CryptoKey CustomEvent DOMException DataView Date DecompressionStream DisposableStack Error ErrorEvent EvalError Event
  EventSource EventTarget ExtendableEvent FetchEvent File FixedLengthStream Float16Array Float32Array Float64Array FormData
  Function HTMLRewriter Headers IdentityTransformStream Infinity Int16Array Int32Array Int8Array Intl Iterator JSON Map Math
  MessageEvent NaN Navigator Number Object Promise PromiseRejectionEvent Proxy RangeError ReadableByteStreamController
  ReadableStream ReadableStreamBYOBReader ReadableStreamBYOBRequest ReadableStreamDefaultController
  ReadableStreamDefaultReader ReferenceError Reflect RegExp Request Response ScheduledEvent ServiceWorkerGlobalScope Set
  SharedArrayBuffer String SubtleCrypto SuppressedError Symbol SyntaxError TailEvent TextDecoder TextDecoderStream TextEncoder
  TextEncoderStream TraceEvent TransformStream TransformStreamDefaultController TypeError URIError URL URLPattern
  URLSearchParams Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakSet WebAssembly WebSocket WebSocketPair
  WebSocketRequestResponsePair WorkerGlobalScope WritableStream WritableStreamDefaultController WritableStreamDefaultWriter
  addEventListener atob btoa caches clearInterval clearTimeout console constructor crypto decodeURI decodeURIComponent
  dispatchEvent encodeURI encodeURIComponent escape eval fetch globalThis isFinite isNaN navigator origin parseFloat parseInt
  performance queueMicrotask removeEventListener reportError scheduler self setInterval setTimeout structuredClone undefined
  unescape`;

test('an isolate offers the language and the APIs of browsers, and nothing else', async () => {
  const names = await evaluateText(`
    const names = new Set();
    for (let at = globalThis; at && at !== Object.prototype; at = Object.getPrototypeOf(at))
      for (const name of Object.getOwnPropertyNames(at)) names.add(name);
    return [...names].sort();`);
  assert.deepEqual(names, offered.trim().split(/\s+/).sort());
});

test('there is no process, no module and no constructor of the host', async () => {
  const results = await attempt(
    'typeof process + typeof Buffer + typeof global + typeof Deno + typeof Bun + typeof setImmediate + typeof Worker',
    'process.getBuiltinModule("node:v8").setFlagsFromString("--trace-opt")',
    'process.binding("fs")',
    'require("node:fs")',
    'module.constructor._load("node:fs")',
    'typeof require.main + typeof module.require + typeof module.parent + typeof require.cache',
    'setTimeout.constructor("return process")()',
    'this.constructor.constructor("return process")()',
    '(async () => {}).constructor("return 1")()',
    '(function* () {}).constructor("return 1")()',
    'eval("1")',
    'new Function("return 1")()',
    'Reflect.construct(Function, ["return 1"], Array)()',
    'setTimeout("1")',
    'new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))',
    'WebAssembly.instantiate(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))',
    'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10)',
    'caches.default',
  );
  assert.deepEqual(
    results.filter((result) => /^got /.test(result)),
    ['got undefinedundefinedundefinedundefinedundefinedundefinedundefined', 'got undefinedundefinedundefinedundefined'],
    results.join('\n'),
  );
});

test('no module can be imported, under any name', async () => {
  for (const name of [
    'node:fs',
    'fs',
    'node:v8',
    'cloudflare:sockets',
    'cloudflare:workers',
    'workerd:unsafe',
    './config.capnp',
    '/proc/self/environ',
    'data:text/javascript,1',
  ]) {
    const [result] = await attempt(`import(${JSON.stringify(name)})`);
    assert.match(result ?? '', /No such module|not supported|Dynamic/, name);
  }
});

test('a stack trace gives no function and no object outside of the code', async () => {
  const found = await evaluateText(`
    const found = [];
    Error.prepareStackTrace = (error, sites) => {
      for (const site of sites) for (const one of [site.getThis?.(), site.getFunction?.()]) if (one !== undefined && one !== null) found.push(String(one).slice(0, 40));
      return '';
    };
    try { null.x } catch (error) { error.stack }
    new Error('x').stack;
    (function loop() { try { loop() } catch (error) { error.stack } })();
    return found.filter((one) => /native code|process|require/.test(one));`);
  assert.deepEqual(found, []);
});

test('nothing reaches the network', async (context) => {
  let connections = 0;
  const listener = net.createServer(() => connections++).listen(0, '127.0.0.1');
  context.after(() => listener.close());
  await once(listener, 'listening');
  const host = `127.0.0.1:${(listener.address() as net.AddressInfo).port}`;
  const results = await attempt(
    `fetch("http://${host}/")`,
    `ServiceWorkerGlobalScope.prototype.fetch.call(globalThis, "http://${host}/")`,
    `new WebSocket("ws://${host}/")`,
    `new EventSource("http://${host}/")`,
    `navigator.sendBeacon("http://${host}/", "x") && scheduler.wait(300)`,
    'typeof connect + typeof Socket',
  );
  assert.equal(connections, 0, results.join('\n'));
});

test('code that never settles, returns too much or throws fails with the reason', async () => {
  assert.equal(await failureOf('await new Promise(() => {});'), 'never-settles');
  assert.equal(await failureOf('return "x".repeat(2000);'), 'too-large');
  assert.equal(await failureOf('return 1n;'), 'threw');
  assert.equal(await failureOf('throw null;'), 'threw');
});

test('code that changes the response fails, or decides its own result only', async () => {
  assert.equal(await failureOf('JSON.stringify = () => "not json";'), 'malformed');
  assert.equal(await failureOf('JSON.stringify = () => "null";'), 'malformed');
  assert.equal(await failureOf('JSON.stringify = () => \'{"error":1}\';'), 'malformed');
  assert.equal(await failureOf('globalThis.Response = function () { return 1 };'), 'malformed');
  assert.equal(await failureOf('Object.prototype.toJSON = () => ({ result: "forged" });'), 'returned "forged"');
});

test('code that ends its function early runs in the same isolate', async () => {
  assert.match(await failureOf('} }); globalThis.x = 1; ({ "y": function () { {'), /malformed|ended|threw/);
});

test('code that cannot be parsed fails with its line', async () => {
  await assert.rejects(
    evaluateText('const = 1;'),
    (error) =>
      error instanceof IsolateError &&
      error.failure === 'ended' &&
      /SyntaxError[\s\S]+Exit status 1$/.test(error.message),
  );
});

test('a trace names the code, its line and its column', async () => {
  await assert.rejects(
    evaluateText('\n  throw new Error("broken");'),
    (error) => error instanceof IsolateError && /exams\/server\/pages\.cjs:2:9/.test(error.message),
  );
});

test('an isolate whose code fails does not affect another one', async () => {
  const [failed, intact] = await Promise.allSettled([
    evaluateText('for (;;);', { timeoutMs: 1000, maxBytes: 1000 }),
    withIsolate(
      {
        program: 'addEventListener("fetch", (event) => event.respondWith(new Response(`{"result":"intact"}`)))',
        code: new Map(),
        memoryMb: 512,
      },
      (isolate) => isolate.call({}, { timeoutMs: 60_000, maxBytes: 1000 }),
    ),
  ]);
  assert.deepEqual([failed.status, intact.status === 'fulfilled' && intact.value], ['rejected', 'intact']);
});
