import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withIsolate } from './isolate.ts';

/** The server does nothing for this long, in ms: workerd closes connections that have been idle for a while. */
const stallMs = 20_000;

test('after the server has stalled for seconds, an isolate still answers', async () => {
  const program = 'addEventListener("fetch", (event) => event.respondWith(new Response(`{"result":"intact"}`)))';
  await withIsolate({ program, code: new Map(), memoryMb: 64 }, async (isolate) => {
    const limits = { timeoutMs: 60_000, maxBytes: 1000 };
    assert.equal(await isolate.call({}, limits), 'intact');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, stallMs);
    assert.equal(await isolate.call({}, limits), 'intact');
  });
});
