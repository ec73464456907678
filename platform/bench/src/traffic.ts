import type { CDPSession } from '@playwright/test';

/** What was fetched: transferred bytes by kind, as the browser names kinds. */
export type Bytes = Partial<
  Record<'document' | 'script' | 'style' | 'font' | 'image' | 'data' | 'media' | 'other', number>
>;

const kinds: Record<string, keyof Bytes> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
  Fetch: 'data',
  XHR: 'data',
  Media: 'media',
};

/** Counts what a page fetches. */
export class Traffic {
  readonly bytes: Bytes = {};
  requests = 0;
  /** When something last happened, in ms of the wall clock. */
  last = Date.now();
  readonly #kinds = new Map<string, keyof Bytes>();

  constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', () => {
      this.last = Date.now();
    });
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (response.url.startsWith('data:') || response.fromDiskCache || response.fromPrefetchCache) return;
      // A preloaded script is told as `Other` by some browsers: its media type knows better.
      const kind = /javascript/.test(response.mimeType) ? 'script' : (kinds[type] ?? 'other');
      this.#kinds.set(requestId, kind);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      this.last = Date.now();
      const kind = this.#kinds.get(requestId);
      // What another request has fetched already costs nothing.
      if (!kind || encodedDataLength === 0) return;
      this.requests++;
      this.bytes[kind] = (this.bytes[kind] ?? 0) + encodedDataLength;
    });
  }
}
