import { gradients, sea, sky } from './bay.ts';
import type { Drawing } from './drawing.ts';
import { between, blend, ease, type Film, group, round, zoomBetween } from './film.ts';
import { type Layout, unit } from './layouts.ts';
import { lighthouse } from './lighthouse.ts';
import { ring, ringOpening, waterRadius, wordmark } from './mark.ts';
import { boats, cape, shore } from './shore.ts';

/*
 * The intro film: first light over the bay, a lighthouse on a cape of red soil. A gear wheel closes round it, and what it
 * holds becomes the mark: the lighthouse its needle, the sea its wave. Then the name stands beside it.
 *
 * The scene's origin is the middle of the mark to be; one unit of the mark is `unit` px of the scene. So the lighthouse is
 * as high as the needle, and the horizon lies where the water will.
 */

/** The film, in seconds: light, the wheel, the change into the mark, the way to its place, letters, line. */
const beats = {
  light: [0, 2.4],
  wheel: [2, 3.1],
  change: [2.95, 3.6],
  place: [3.4, 4.1],
  letters: 3.82,
  line: [4.25, 4.75],
} as const;

/** `palms` is a drawing that has a crown of fronds with the id `<name>-cr`. */
export function intro(layout: Layout, palms: Drawing, crown: string): Film {
  const { width, height, middle, mark } = layout;
  return {
    width,
    height,
    seconds: 6,
    draw: (t) => {
      const light = ease(t, ...beats.light);
      const wheel = ease(t, ...beats.wheel);
      const change = ease(t, ...beats.change);
      const place = ease(t, ...beats.place);
      const opening = zoomBetween(ringOpening * 4.2, ringOpening, wheel);
      const inside = between(opening, waterRadius, change);
      const scene = [
        group(sky(layout, t, light), { opacity: 1 - change }),
        sea(layout, t, light, change),
        group(cape(light), { opacity: 1 - change, y: change * 30 }),
        group(boats(layout, t, light), { opacity: 1 - change }),
        lighthouse(t, light, change),
        group(shore(layout, crown, t), { opacity: 1 - change }),
        `<circle r="${round(inside * unit + 1500)}" fill="none" stroke="var(--sea-950)" stroke-width="3000"/>`,
        group(ring(between(-150, 0, wheel), blend('var(--steel-300)', 'var(--text-on-strong)', change)), {
          scale: (unit * opening) / ringOpening,
          opacity: ease(t, beats.wheel[0], beats.wheel[0] + 0.15),
        }),
      ];
      return [
        `<defs>${palms.defs}${gradients(light)}</defs><rect width="${width}" height="${height}" fill="var(--sea-950)"/>`,
        group(scene.join(''), {
          x: between(middle[0], mark[0], place),
          y: between(middle[1], mark[1], place),
          scale: zoomBetween(between(0.965, 1, ease(t, -1.5, 3)), mark[2] / unit, place),
        }),
        name(layout, t),
      ].join('');
    },
  };
}

function name({ letters: [x, y, scale], line, width }: Layout, t: number): string {
  const share = ease(t, ...beats.line);
  const rows = line.rows
    .map(
      (row, place) =>
        `<text x="${width / 2}" y="${line.y + place * line.size * 1.3}">${row.replace('&', '&amp;')}</text>`,
    )
    .join('');
  return (
    group(wordmark(t, beats.letters), { x, y, scale }) +
    group(
      `<g font-family="Archivo" font-weight="560" font-size="${line.size}" text-anchor="middle" fill="var(--text-soft-on-strong)">${rows}</g>`,
      {
        y: (1 - share) * 14,
        opacity: share,
      },
    )
  );
}
