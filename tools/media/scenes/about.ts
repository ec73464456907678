import type { Drawing } from './drawing.ts';
import { ease, type Film, group, interpolate, round } from './film.ts';
import { mark, wordmark } from './mark.ts';

/* "A day at VIIT": its poster, five drawings from dawn to dusk, and the logo. Layers move at different speeds (parallax). */

/** In px. */
const drawingSize = { width: 1600, height: 900 };

interface Layer {
  /** Index of its first element; the next layer's is its end. */
  from: number;
  /** Movement with the camera: 0 none, 1 the same, more in the foreground. */
  depth: number;
  /** In px per second. */
  drift?: readonly [x: number, y: number];
  /** Amplitude of its up-and-down motion, in px. */
  bob?: number;
  /** Loss of opacity when it flickers, 0 to 1. */
  flicker?: number;
}

interface Shot {
  name: string;
  /** If this changes, check the layers. */
  elements: number;
  layers: readonly Layer[];
  /** Start and end of the camera movement. */
  from: Camera;
  to: Camera;
  caption?: readonly [when: string, ...rows: string[]];
}

/** In px from the centre of the drawing, and scale. */
type Camera = readonly [x: number, y: number, zoom: number];

const shots: readonly Shot[] = [
  {
    name: 'poster',
    elements: 158,
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
    elements: 88,
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
    elements: 119,
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
    elements: 100,
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
    elements: 63,
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
    elements: 71,
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

/** In seconds; consecutive shots overlap. */
const shotTime = 2.3;
const overlap = 0.5;
const endAt = shots.length * shotTime;
const seconds = endAt + 1.2;
const title = 'A day at VIIT';

/** @param drawings by the names of shots. */
export function about(drawings: Record<string, Drawing>): Film {
  const defs = Object.values(drawings).map((drawing) => drawing.defs);
  const layers = shots.map((shot) => splitLayers(shot, drawings[shot.name]));
  return {
    width: 1280,
    height: 720,
    seconds,
    draw: (t) => {
      const pictures = shots.map((shot, i) => {
        const start = i * shotTime;
        if (t < start || t >= start + shotTime + overlap) return '';
        const opacity = i === 0 ? 1 : ease(t, start, start + overlap);
        return group(picture(shot, layers[i] ?? [], t - start) + caption(shot, t - start), { opacity });
      });
      return `<defs>${defs.join('')}${shade}</defs>${pictures.join('')}${opening(t)}${closing(t)}`;
    },
  };
}

function splitLayers({ name, elements, layers }: Shot, drawing: Drawing | undefined): string[] {
  if (drawing?.elements.length !== elements) {
    throw new Error(
      `${name}.svg has ${drawing?.elements.length ?? 'no'} elements, but its layers were set for ${elements}. Check them in tools/media/scenes/about.ts.`,
    );
  }
  return layers.map(({ from }, i) => drawing.elements.slice(from, layers[i + 1]?.from).join(''));
}

/** `t` is in seconds. `markup` has the elements of each layer. */
function picture({ layers, from, to }: Shot, markup: string[], t: number): string {
  const progress = t / (shotTime + overlap);
  const [x, y, zoom] = [
    interpolate(from[0], to[0], progress),
    interpolate(from[1], to[1], progress),
    interpolate(from[2], to[2], progress),
  ];
  const groups = layers.map(({ depth, drift = [0, 0], bob = 0, flicker = 0 }, i) => {
    const scale = 1 + (zoom - 1) * interpolate(1, depth, 0.35);
    return group(markup[i] ?? '', {
      x: (drawingSize.width / 2) * (1 - scale) - x * depth + drift[0] * t,
      y: (drawingSize.height / 2) * (1 - scale) - y * depth + drift[1] * t + bob * Math.sin(t * 2.4),
      scale,
      opacity: 1 - flicker * (0.5 - 0.5 * Math.cos(t * 8)),
    });
  });
  return group(groups.join(''), { scale: 1280 / drawingSize.width });
}

const shade =
  '<radialGradient id="shade"><stop style="stop-color:var(--sea-950)" stop-opacity=".85"/><stop offset=".45" style="stop-color:var(--sea-950)" stop-opacity=".6"/><stop offset="1" style="stop-color:var(--sea-950)" stop-opacity="0"/></radialGradient>';

/** Above the controls of the video player. */
function caption({ caption: text }: Shot, t: number): string {
  if (!text) return '';
  const [when, ...rows] = text;
  const progress = ease(t, 0.25, 0.9);
  const lines = rows.map((row, i) => `<text y="${36 + i * 52}">${row}</text>`).join('');
  return `<ellipse cx="120" cy="650" rx="740" ry="290" fill="url(#shade)"/>${group(
    `<path d="M0-58h${round(64 * progress)}" stroke="var(--sun-400)" stroke-width="6"/><text y="-14" font-family="Figtree" font-weight="650" font-size="28" fill="var(--sun-400)">${when}</text><g font-family="Archivo" font-weight="650" font-size="44" fill="var(--text-on-strong)">${lines}</g>`,
    { x: 72 - (1 - progress) * 18, y: 516, opacity: progress },
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
  const progress = ease(t, endAt, endAt + 0.45);
  return (
    group('<rect width="1280" height="720" fill="var(--sea-950)"/>', { opacity: progress }) +
    group(mark(), { x: 424, y: 360, scale: 4.6, opacity: progress }) +
    group(wordmark(t, endAt + 0.1), { x: 562, y: 300, scale: 4.6 })
  );
}
