import { escapeHtml } from '@viit/contract/html';
import type { VisualPage, WidthComparison } from '../visual/visual-comparison.ts';

/** Before and after at each width that differs, or the only picture. */
export function viewerHtml({ path, widths }: VisualPage): string {
  const shown = widths.filter(({ changedPercent }) => changedPercent > 0);
  return shown.map((one) => (one.pictures.from && one.pictures.to ? pairHtml : singleHtml)(path, one)).join('');
}

const imageHtml = (src: string, text: string, width: number) =>
  `<img src="${escapeHtml(src)}" loading="lazy" alt="${escapeHtml(text)}" width="${width}">`;

/** Scrolls. */
const picturesHtml = (label: string, width: number, content: string) =>
  `<div class="pictures" tabindex="0" role="region" aria-label="${escapeHtml(label)}" style="--width:${width}px">${content}</div>`;

function singleHtml(path: string, { width, pictures }: WidthComparison): string {
  const image = imageHtml(pictures.from ?? pictures.to ?? '', `${path} at ${width} px`, width);
  const frame = picturesHtml(`Picture of ${path} at ${width} px`, width, image);
  return `<section class="width single"><h4>${width} px</h4>${frame}</section>`;
}

function pairHtml(path: string, { width, changedPercent, area, pictures }: WidthComparison): string {
  const where = area ? `, in an area of ${area.width} × ${area.height} px at ${area.x}, ${area.y}` : '';
  /** Relative to the picture's width as shown. */
  const share = (pixels: number) => `${Number(((100 * pixels) / width).toFixed(2))}cqw`;
  const outline = area
    ? `<span class="area" style="left:${share(area.x)};top:${share(area.y)};width:${share(area.width)};height:${share(area.height)}"></span>`
    : '';
  const figure = (side: 'from' | 'to', label: string) =>
    `<figure class="${side}"><figcaption>${label}</figcaption><div class="picture">${outline}${imageHtml(pictures[side] ?? '', `${path} at ${width} px, ${label}`, width)}</div></figure>`;
  const slider = `<div class="slider"><label><input type="checkbox"> Slider</label><input type="range" aria-label="Before or after" value="50"></div>`;
  const frame = picturesHtml(
    `Pictures of ${path} at ${width} px`,
    width,
    figure('from', 'before') + figure('to', 'after'),
  );
  return `<section class="width"><h4>${width} px: ${changedPercent}% changed${where}</h4>${slider}${frame}</section>`;
}
