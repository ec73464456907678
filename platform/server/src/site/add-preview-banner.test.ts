import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addPreviewBanner } from './add-preview-banner.ts';
import type { BlobStore } from './blobs/blob-store.ts';

/** The HTML of a page with the banner. */
async function withBanner(html: string): Promise<string> {
  const blobs = { read: async () => Buffer.from(html) } as unknown as BlobStore;
  const resource = {
    status: 200,
    type: 'text/html',
    blob: { sha384: '', bytes: Buffer.alloc(0), gzip: null, brotli: null },
  };
  const resolution = await addPreviewBanner(blobs, { kind: 'page', resource } as never, 'autumn');
  assert.ok(resolution.kind === 'page' && 'bytes' in resolution.resource.blob);
  return Buffer.from(resolution.resource.blob.bytes as Uint8Array).toString();
}

test('the banner is the last thing in the page, whether or not the end of the body is written', async () => {
  for (const end of ['</body></html>', '</body>\n</html>\n', '</body>', '', '\n']) {
    assert.match(
      await withBanner(`<p>a</p>${end}`),
      /^<p>a<\/p><aside.*<\/aside>\s*(?:<\/body>)?\s*(?:<\/html>)?\s*$/,
      end,
    );
  }
});

test('a search engine that gets a page of a preview does not list it', async () => {
  assert.match(await withBanner('<head></head><p>a</p>'), /<meta name="robots" content="noindex"><\/head>/);
});

test('a page of spaces is shown in a time that grows with its length only', async () => {
  const timeOnce = async (length: number) => {
    const before = process.cpuUsage();
    await withBanner(`<p>${' '.repeat(length)}x`);
    return process.cpuUsage(before).user / 1000;
  };
  // The least of three runs, because garbage collection and the compiler only add to it.
  const time = async (length: number) =>
    Math.min(await timeOnce(length), await timeOnce(length), await timeOnce(length));
  const [short, long] = [await time(5000), await time(20_000)];
  assert.ok(long < 10 + short * 8, `${short} ms, four times as long ${long} ms`);
});
