import type { Drawing } from './drawing.ts';
import { between, ease, type Film, group, round } from './film.ts';
import { mark, wordmark } from './mark.ts';

/*
 * The film of the home page, "A day at VIIT": it opens on its own poster, then passes through five pictures of the campus from dawn
 * to dusk and ends on the mark. A picture is the hero drawing of that name, cut into layers that pass at different speeds.
 */

/** The drawings are 1600 × 900. */
const drawn = { width: 1600, height: 900 };

interface Layer {
  /** The first part of the drawing that belongs to it; it ends where the next layer begins. */
  from: number;
  /** How far off it is: 0 stands still, 1 moves with the camera, more is nearer than the picture's middle. */
  depth: number;
  /** Motion of its own: px a second, and px up and down. */
  drift?: readonly [x: number, y: number];
  bob?: number;
  /** It glimmers by this share of its light. */
  flicker?: number;
}

interface Shot {
  name: string;
  /** How many parts the drawing has: when it is drawn anew, its layers are to be looked at again. */
  parts: number;
  layers: readonly Layer[];
  /** The camera: from where to where, in px of the drawing off its middle, and how near. */
  from: Camera;
  to: Camera;
  caption?: readonly [when: string, ...rows: string[]];
}

type Camera = readonly [x: number, y: number, zoom: number];

const shots: readonly Shot[] = [
  {
    name: 'poster',
    parts: 158,
    layers: [
      { from: 0, depth: 0.5 },
      { from: 3, depth: 0.7 },
      { from: 6, depth: 1 },
      { from: 122, depth: 1.1, drift: [-7, 0] },
      { from: 148, depth: 1.1 },
      { from: 149, depth: 1.5, drift: [26, 0], bob: 4 },
      { from: 157, depth: 0.6, drift: [12, -5] },
    ],
    from: [0, 0, 1],
    to: [0, -10, 1.07],
  },
  {
    name: 'campus-dawn',
    parts: 88,
    layers: [
      { from: 0, depth: 0.35 },
      { from: 2, depth: 0.35, drift: [9, 0] },
      { from: 9, depth: 0.35 },
      { from: 10, depth: 0.4, drift: [20, -6] },
      { from: 11, depth: 0.5 },
      { from: 15, depth: 0.5, flicker: 0.4 },
      { from: 16, depth: 0.55, drift: [8, 0] },
      { from: 17, depth: 1 },
      { from: 65, depth: 1.1 },
      { from: 75, depth: 1.1 },
      { from: 79, depth: 1.5 },
    ],
    from: [-52, 8, 1.1],
    to: [44, -6, 1.16],
    caption: ['Dawn', '16.4 acres between', 'the hill and the bay'],
  },
  {
    name: 'workshop',
    parts: 119,
    layers: [
      { from: 0, depth: 0.7 },
      { from: 15, depth: 0.7, flicker: 0.25 },
      { from: 16, depth: 0.7 },
      { from: 53, depth: 0.9 },
      { from: 65, depth: 0.9, drift: [16, 0] },
      { from: 69, depth: 0.9 },
      { from: 71, depth: 1.45 },
      { from: 114, depth: 1.45, flicker: 0.5 },
      { from: 116, depth: 1.45 },
    ],
    from: [56, 12, 1.1],
    to: [6, -4, 1.12],
    caption: ['Morning', 'Most of a week', 'is spent doing'],
  },
  {
    name: 'library-hall',
    parts: 100,
    layers: [
      { from: 0, depth: 0.7 },
      { from: 35, depth: 0.7, flicker: 0.15 },
      { from: 36, depth: 0.9 },
      { from: 48, depth: 1 },
      { from: 80, depth: 1.5 },
    ],
    from: [0, -6, 1.08],
    to: [62, 6, 1.12],
    caption: ['Noon', '50000+ volumes', 'and a quiet table'],
  },
  {
    name: 'solar-park',
    parts: 63,
    layers: [
      { from: 0, depth: 0.3 },
      { from: 3, depth: 0.3, drift: [12, 0] },
      { from: 8, depth: 0.45 },
      { from: 10, depth: 0.45, flicker: 0.4 },
      { from: 11, depth: 0.5, drift: [9, 0] },
      { from: 12, depth: 0.8 },
      { from: 25, depth: 1 },
      { from: 54, depth: 1.2 },
      { from: 60, depth: 1.4 },
    ],
    from: [6, -8, 1.1],
    to: [62, 8, 1.1],
    caption: ['Afternoon', 'Field work on', 'red soil, by the sea'],
  },
  {
    name: 'cricket-dusk',
    parts: 71,
    layers: [
      { from: 0, depth: 0.4 },
      { from: 4, depth: 0.4, drift: [-8, 0] },
      { from: 11, depth: 0.4, drift: [14, -5] },
      { from: 12, depth: 0.7 },
      { from: 35, depth: 1 },
      { from: 60, depth: 1, drift: [24, 9] },
      { from: 62, depth: 1.45 },
      { from: 67, depth: 1.2 },
    ],
    from: [0, 0, 1.07],
    to: [48, 6, 1.1],
    caption: ['Dusk', 'A last over', 'under the lights'],
  },
];

/** In seconds. A shot takes over from the one before while both are seen. */
const shotTime = 2.3;
const overlap = 0.5;
const endAt = shots.length * shotTime;
const seconds = endAt + 1.2;
const title = 'A day at VIIT';

/** `drawings` are found by the names of the shots. */
export function about(drawings: Record<string, Drawing>): Film {
  const defs = Object.values(drawings).map((drawing) => drawing.defs);
  const cuts = shots.map((shot) => cut(shot, drawings[shot.name]));
  return {
    width: 1280,
    height: 720,
    seconds,
    draw: (t) => {
      const pictures = shots.map((shot, place) => {
        const start = place * shotTime;
        if (t < start || t >= start + shotTime + overlap) return '';
        const shown = place === 0 ? 1 : ease(t, start, start + overlap);
        return group(picture(shot, cuts[place] ?? [], t - start) + caption(shot, t - start), { opacity: shown });
      });
      return `<defs>${defs.join('')}${shade}</defs>${pictures.join('')}${opening(t)}${closing(t)}`;
    },
  };
}

function cut({ name, parts, layers }: Shot, drawing: Drawing | undefined): string[] {
  if (drawing?.parts.length !== parts) {
    throw new Error(
      `${name}.svg has ${drawing?.parts.length ?? 'no'} parts, its layers are set for ${parts}. Set them anew in platform/media/scenes/about.ts.`,
    );
  }
  return layers.map(({ from }, place) => drawing.parts.slice(from, layers[place + 1]?.from).join(''));
}

/** One picture, `t` seconds after it came: its layers as the camera sees them. */
function picture({ layers, from, to }: Shot, cuts: string[], t: number): string {
  const share = t / (shotTime + overlap);
  const [x, y, zoom] = [between(from[0], to[0], share), between(from[1], to[1], share), between(from[2], to[2], share)];
  const seen = layers.map(({ depth, drift = [0, 0], bob = 0, flicker = 0 }, place) => {
    const scale = 1 + (zoom - 1) * between(1, depth, 0.35);
    return group(cuts[place] ?? '', {
      x: (drawn.width / 2) * (1 - scale) - x * depth + drift[0] * t,
      y: (drawn.height / 2) * (1 - scale) - y * depth + drift[1] * t + bob * Math.sin(t * 2.4),
      scale,
      opacity: 1 - flicker * (0.5 - 0.5 * Math.cos(t * 8)),
    });
  });
  return group(seen.join(''), { scale: 1280 / drawn.width });
}

const shade =
  '<radialGradient id="shade"><stop style="stop-color:var(--sea-950)" stop-opacity=".85"/><stop offset=".45" style="stop-color:var(--sea-950)" stop-opacity=".6"/><stop offset="1" style="stop-color:var(--sea-950)" stop-opacity="0"/></radialGradient>';

/** Above the foot of the picture, where players have their controls. */
function caption({ caption: words }: Shot, t: number): string {
  if (!words) return '';
  const [when, ...rows] = words;
  const share = ease(t, 0.25, 0.9);
  const lines = rows.map((row, place) => `<text y="${36 + place * 52}">${row}</text>`).join('');
  return `<ellipse cx="120" cy="650" rx="740" ry="290" fill="url(#shade)"/>${group(
    `<path d="M0-58h${round(64 * share)}" stroke="var(--sun-400)" stroke-width="6"/><text y="-14" font-family="Figtree" font-weight="650" font-size="28" fill="var(--sun-400)">${when}</text><g font-family="Archivo" font-weight="650" font-size="44" fill="var(--text-on-strong)">${lines}</g>`,
    { x: 72 - (1 - share) * 18, y: 516, opacity: share },
  )}`;
}

function opening(t: number): string {
  return group(
    `<text font-family="Archivo" font-weight="700" font-size="84" text-anchor="middle" fill="var(--text-on-strong)">${title}</text>`,
    {
      x: 640,
      y: 146 + (1 - ease(t, 0.3, 1)) * 14,
      opacity: ease(t, 0.3, 1) * (1 - ease(t, shotTime - 0.1, shotTime + 0.3)),
    },
  );
}

function closing(t: number): string {
  const share = ease(t, endAt, endAt + 0.45);
  return (
    group('<rect width="1280" height="720" fill="var(--sea-950)"/>', { opacity: share }) +
    group(mark(), { x: 424, y: 360, scale: 4.6, opacity: share }) +
    group(wordmark(t, endAt + 0.1), { x: 562, y: 300, scale: 4.6 })
  );
}
