import { sha384 } from '@viit/contract/integrity';
import type { Servable, Site } from './site.ts';

/*
 * The banner stands beside the root that the shell hydrates, so nothing that a section does removes it, and carries its
 * looks in style attributes, which the Content-Security-Policy allows.
 */

const bar =
  'position:fixed;inset:auto 0 0 0;z-index:2147483647;display:flex;flex-wrap:wrap;gap:4px 16px;justify-content:center;padding:8px 16px;background:#ffd166;color:#16242b;font:600 15px/1.4 system-ui,sans-serif';

const banner = (channel: string) =>
  `<aside aria-label="Preview" style="${bar}"><span>Preview “${channel}”: not the live site</span><a href="/_preview/leave" style="color:#16242b;min-height:24px">Leave the preview</a></aside>`;

/** A preview's pages say that they are one, to people and to search engines. */
export function markPreview(site: Site, channel: string): Site {
  const mark = (page: Servable): Servable => {
    const html = Buffer.from(page.blob.bytes)
      .toString()
      .replace('</head>', '<meta name="robots" content="noindex"></head>')
      .replace(/(?:<\/body>(?:\s*<\/html>)?)?\s*$/, (end) => `${banner(channel)}${end}`);
    const bytes = Buffer.from(html);
    return { ...page, blob: { sha384: sha384(bytes), bytes, gzip: null, brotli: null } };
  };
  return {
    ...site,
    pages: new Map([...site.pages].map(([path, page]) => [path, mark(page)])),
    forms: site.forms.map((one) => ({ ...one, form: mark(one.form) })),
  };
}
