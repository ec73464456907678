import { blobOf } from '../registry/builds/blobs.ts';
import type { BlobStore } from './blobs/blob-store.ts';
import type { Resolution } from './resolve-path.ts';

/* Outside the shell's root: hydration keeps it. The Content-Security-Policy allows style attributes. */

const style =
  'position:fixed;inset:auto 0 0 0;z-index:2147483647;display:flex;flex-wrap:wrap;gap:4px 16px;justify-content:center;padding:8px 16px;background:#ffd166;color:#16242b;font:600 15px/1.4 system-ui,sans-serif';

const banner = (channel: string) =>
  `<aside aria-label="Preview" style="${style}"><span>Preview “${channel}”: not the live site</span><a href="/_preview/changes" style="color:#16242b;min-height:24px">What changes</a><a href="/_preview/leave" style="color:#16242b;min-height:24px">Leave the preview</a></aside>`;

/** Adds `noindex` too. Other resources stay unchanged. */
export async function addPreviewBanner(blobs: BlobStore, resolution: Resolution, channel: string): Promise<Resolution> {
  if (resolution.kind !== 'page') return resolution;
  const { resource } = resolution;
  const html = Buffer.from(await blobs.read(resource.blob, 'identity'))
    .toString()
    .replace('</head>', '<meta name="robots" content="noindex"></head>');
  const end = contentEnd(html);
  const blob = blobOf(Buffer.from(html.slice(0, end) + banner(channel) + html.slice(end)));
  return { ...resolution, resource: { ...resource, blob } };
}

function contentEnd(html: string): number {
  const content = ['</html>', '</body>'].reduce((text, tag) => {
    const trimmed = text.trimEnd();
    return trimmed.endsWith(tag) ? trimmed.slice(0, -tag.length) : trimmed;
  }, html);
  return content.length;
}
