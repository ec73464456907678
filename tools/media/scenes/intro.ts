import { gradients, sea, sky } from './bay.ts';
import type { Drawing } from './drawing.ts';
import { blend, ease, type Film, group, interpolate, interpolateScale, round } from './film.ts';
import { type Layout, unit } from './layouts.ts';
import { lighthouse } from './lighthouse.ts';
import { ring, ringOpening, waterRadius, wordmark } from './mark.ts';
import { boats, cape, shore } from './shore.ts';

/*
 * Dawn over the bay. A gear wheel closes around the scene, which becomes the logo: the lighthouse its needle, the sea its
 * wave. The origin is the logo's centre.
 */

/** In seconds: dawn, wheel, change into the logo, its move to the final position, letters, line. */
const timeline = {
  light: [0, 2.4],
  wheel: [2, 3.1],
  change: [2.95, 3.6],
  move: [3.4, 4.1],
  letters: 3.82,
  line: [4.25, 4.75],
} as const;

/** @param palms a drawing. @param crown the id of the symbol of a palm crown in it. */
export function intro(layout: Layout, palms: Drawing, crown: string): Film {
  const { width, height, middle, mark } = layout;
  return {
    width,
    height,
    seconds: 6,
    draw: (t) => {
      const light = ease(t, ...timeline.light);
      const wheel = ease(t, ...timeline.wheel);
      const change = ease(t, ...timeline.change);
      const move = ease(t, ...timeline.move);
      const opening = interpolateScale(ringOpening * 4.2, ringOpening, wheel);
      const radius = interpolate(opening, waterRadius, change);
      const scene = [
        group(sky(layout, t, light), { opacity: 1 - change }),
        sea(layout, t, light, change),
        group(cape(light), { opacity: 1 - change, y: change * 30 }),
        group(boats(layout, t, light), { opacity: 1 - change }),
        lighthouse(t, light, change),
        group(shore(layout, crown, t), { opacity: 1 - change }),
        `<circle r="${round(radius * unit + 1500)}" fill="none" stroke="var(--sea-950)" stroke-width="3000"/>`,
        group(ring(interpolate(-150, 0, wheel), blend('var(--steel-300)', 'var(--text-on-strong)', change)), {
          scale: (unit * opening) / ringOpening,
          opacity: ease(t, timeline.wheel[0], timeline.wheel[0] + 0.15),
        }),
      ];
      return [
        `<defs>${palms.defs}${gradients(light)}</defs><rect width="${width}" height="${height}" fill="var(--sea-950)"/>`,
        group(scene.join(''), {
          x: interpolate(middle[0], mark[0], move),
          y: interpolate(middle[1], mark[1], move),
          scale: interpolateScale(interpolate(0.965, 1, ease(t, -1.5, 3)), mark[2] / unit, move),
        }),
        name(layout, t),
      ].join('');
    },
  };
}

function name({ letters: [x, y, scale], line, width }: Layout, t: number): string {
  const progress = ease(t, ...timeline.line);
  const rows = line.rows
    .map((row, i) => `<text x="${width / 2}" y="${line.y + i * line.size * 1.3}">${row.replace('&', '&amp;')}</text>`)
    .join('');
  return (
    group(wordmark(t, timeline.letters), { x, y, scale }) +
    group(
      `<g font-family="Archivo" font-weight="560" font-size="${line.size}" text-anchor="middle" fill="var(--text-soft-on-strong)">${rows}</g>`,
      {
        y: (1 - progress) * 14,
        opacity: progress,
      },
    )
  );
}
