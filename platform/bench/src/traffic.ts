import type { CDPSession } from '@playwright/test';

/** Transferred bytes by resource type. */
export type Bytes = Partial<
  Record<'document' | 'script' | 'style' | 'font' | 'image' | 'data' | 'media' | 'other', number>
>;

/** The browser's resource types. */
const types: Record<string, keyof Bytes> = {
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
  /** When a request last started or finished, in ms since 1970. */
  lastActivity = Date.now();
  readonly #types = new Map<string, keyof Bytes>();

  constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', () => {
      this.lastActivity = Date.now();
    });
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (response.url.startsWith('data:') || response.fromDiskCache || response.fromPrefetchCache) return;
      // Some browsers report a preloaded script as `Other`.
      this.#types.set(requestId, /javascript/.test(response.mimeType) ? 'script' : (types[type] ?? 'other'));
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      this.lastActivity = Date.now();
      const type = this.#types.get(requestId);
      // Nothing was transferred if another request had already fetched the resource.
      if (!type || encodedDataLength === 0) return;
      this.requests++;
      this.bytes[type] = (this.bytes[type] ?? 0) + encodedDataLength;
    });
  }
}
