import { escapeHtml } from '@viit/contract/html';
import type { VisualPage, WidthComparison } from '../visual/visual-comparison.ts';

const modes = [
  ['side', 'Side by side'],
  ['slider', 'Slider'],
  ['blink', 'Blink'],
  ['difference', 'Differences'],
] as const;

/** What a page looks like on the only side where it exists. */
function singleHtml(path: string, side: 'from' | 'to', widths: readonly WidthComparison[]): string {
  const pictures = widths.map(
    ({ width, pictures }) =>
      `<section class="width"><h4>${width} px</h4><div class="pictures" tabindex="0" role="region" aria-label="${escapeHtml(`Picture of ${path} at ${width} px`)}" style="--width:${width}px"><img src="${escapeHtml(pictures[side] ?? '')}" loading="lazy" alt="${escapeHtml(`${path} at ${width} px`)}" width="${width}"></div></section>`,
  );
  return `<div class="viewer single">${pictures.join('')}</div>`;
}

/** The pictures of a page: before and after at each width, side by side without JavaScript. A long page is scrolled to what differs. */
export function viewerHtml({ path, widths }: VisualPage): string {
  const shown = widths.filter(({ changedPercent }) => changedPercent > 0);
  if (shown.length === 0) return '';
  const isMissing = (side: 'from' | 'to') => shown.every(({ pictures }) => pictures[side] === undefined);
  if (isMissing('from') !== isMissing('to')) return singleHtml(path, isMissing('from') ? 'to' : 'from', shown);
  const buttons = modes.map(
    ([mode, label], i) => `<button type="button" data-mode="${mode}" aria-pressed="${i === 0}">${label}</button>`,
  );
  return `<div class="viewer" data-mode="side"><div class="tools" role="group" aria-label="${escapeHtml(`How ${path} is shown`)}" hidden>${buttons.join('')}</div>${shown.map((one) => widthHtml(path, one)).join('')}</div>`;
}

function widthHtml(path: string, { width, changedPercent, area, pictures }: WidthComparison): string {
  const where = area ? `, in an area of ${area.width} × ${area.height} px at ${area.x}, ${area.y}` : '';
  // The script places it when the picture's height is known.
  const outline = area
    ? `<span class="area" data-area="${[area.x, area.y, area.width, area.height].join(' ')}" hidden></span>`
    : '';
  const picture = (side: 'from' | 'to' | 'difference', label: string) => {
    const src = pictures[side];
    const image = src
      ? `${outline}<img src="${escapeHtml(src)}" loading="lazy" alt="${escapeHtml(`${path} at ${width} px, ${label}`)}" width="${width}">`
      : '<p class="none">The page does not exist.</p>';
    return `<figure class="${side}"><figcaption>${label}</figcaption><div class="picture">${image}</div></figure>`;
  };
  const difference = pictures.difference ? picture('difference', 'what differs') : '';
  const slider = `<label class="range" hidden>Before or after <input type="range" min="0" max="100" value="50"></label>`;
  return `<section class="width" data-width="${width}"><h4>${width} px: ${changedPercent}% changed${where}</h4>${slider}<div class="pictures" tabindex="0" role="region" aria-label="${escapeHtml(`Pictures of ${path} at ${width} px`)}" data-top="${area?.y ?? 0}" style="--width:${width}px">${picture('from', 'before')}${picture('to', 'after')}${difference}</div></section>`;
}
