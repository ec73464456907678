import { blend, ease, group, interpolate, pseudoRandom, round } from './film.ts';
import { type Layout, unit } from './layouts.ts';
import { water, waterLine } from './mark.ts';

const night = ['#041720', '#082a39', '#0f4558', '#2b6472', '#6f8580'] as const;
const dawn = ['#2b6f88', '#6fa7b0', '#c7cdbd', '#f6d3a6', '#f9c083'] as const;

/** Where sky and sea meet, and the logo's water line at the end. */
const horizon = waterLine * unit;

export function gradients(light: number): string {
  const stops = night
    .map((colour, i) => `<stop offset="${i / 4}" style="stop-color:${blend(colour, dawn[i] ?? '', light)}"/>`)
    .join('');
  const stop = (offset: number, colour: string, opacity = 1) =>
    `<stop offset="${offset}" style="stop-color:${colour}" stop-opacity="${opacity}"/>`;
  return [
    `<linearGradient id="sky" x2="0" y2="1">${stops}</linearGradient>`,
    `<radialGradient id="glow">${stop(0, '#fff6da', 0.95)}${stop(0.16, '#ffe2a0', 0.7)}${stop(0.45, '#fbc27a', 0.3)}${stop(1, '#f9c083', 0)}</radialGradient>`,
    `<radialGradient id="lamp">${stop(0, '#fffdf0', 1)}${stop(0.2, '#fff0c4', 0.6)}${stop(1, '#fff0c4', 0)}</radialGradient>`,
    `<linearGradient id="sea" x2="0" y2="1">${stop(0, blend('#4a7a80', '#f3c793', light))}${stop(0.08, blend('#1f5767', '#a9b3a5', light))}${stop(0.34, blend('#0b3a4c', '#2f7485', light))}${stop(1, blend('#06202c', '#0e4054', light))}</linearGradient>`,
    `<linearGradient id="soil">${stop(0, blend('#2a1c1c', 'var(--soil-700)', light))}${stop(0.55, blend('#4a2a22', 'var(--soil-600)', light))}${stop(1, blend('#7c4a35', '#e0835a', light))}</linearGradient>`,
    `<linearGradient id="tower">${stop(0, blend('#4d6a73', '#b9bdb2', light))}${stop(0.6, blend('#8fa3a3', '#fff3df', light))}${stop(1, blend('#b6b9a8', '#ffe6c3', light))}</linearGradient>`,
    `<linearGradient id="band">${stop(0, blend('#3d2220', 'var(--soil-700)', light))}${stop(1, blend('#8a4a35', 'var(--soil-500)', light))}</linearGradient>`,
  ].join('');
}

export function sky({ width, height, middle, sun, hills }: Layout, t: number, light: number): string {
  const stars = Array.from({ length: 46 }, (_, i) => {
    const x = (pseudoRandom(i) - 0.5) * width * 1.1;
    const y = -middle[1] * 1.06 + pseudoRandom(i, 2) ** 1.6 * middle[1] * 0.98;
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(0.9 + pseudoRandom(i, 3) * 1.1)}"/>`;
  }).join('');
  const clouds = [
    [-0.3, -0.74, 1.5],
    [0.28, -0.56, 1.9],
    [-0.12, -0.36, 1.3],
    [0.36, -0.2, 1.6],
    [-0.4, -0.12, 1.8],
  ].map(([x = 0, y = 0, length = 1], i) =>
    group('<path d="M-120 0q60-7 110-3t100 3.5q-60 6-110 4.5t-100-5z" fill="#fff1d8"/>', {
      x: x * width + t * (5 + i),
      y: y * middle[1],
      scale: length,
      opacity: 0.1 + light * 0.45,
    }),
  );
  const disc = horizon + interpolate(70, -84, ease(t, 0, 3.2));
  const ridges = hills.map(
    ([x, reach, peak], i) =>
      `<path d="M${x - reach} ${horizon + 1}C${x - reach * 0.6} ${horizon - peak * 0.5} ${x - reach * 0.35} ${horizon - peak} ${x} ${horizon - peak}S${x + reach * 0.5} ${horizon - peak * 0.35} ${x + reach} ${horizon + 1}Z" fill="${blend(i === 1 ? '#0f3b49' : '#174756', i === 1 ? '#5d7f83' : '#87988f', light)}"/>`,
  );
  const top = -middle[1] * 1.1;
  return [
    `<rect x="${-width}" y="${top}" width="${2 * width}" height="${horizon - top + 2}" fill="url(#sky)"/>`,
    group(stars, { opacity: 0.8 * (1 - ease(t, 0.2, 1.7)) }).replace('<g ', '<g fill="#fff" '),
    `<circle cx="${sun}" cy="${round(disc)}" r="${round(height * 0.55)}" fill="url(#glow)" opacity="${round(0.25 + 0.75 * light)}"/>`,
    ...clouds,
    `<circle cx="${sun}" cy="${round(disc)}" r="46" fill="#fff6dc"/>`,
    birds(t, light),
    ...ridges,
  ].join('');
}

function birds(t: number, light: number): string {
  const flock = [
    [-210, -120, 1.1],
    [-166, -98, 0.8],
    [-252, -92, 0.7],
  ] as const;
  const one = (x: number, y: number, scale: number, i: number) => {
    const lift = 6 + 4 * Math.sin(t * 7 + i * 2);
    return group(
      `<path d="M-15 0q8-${lift.toFixed(2)} 15 0q7-${lift.toFixed(2)} 15 0" fill="none" stroke="#24505c" stroke-width="2.4" stroke-linecap="round"/>`,
      {
        x: x + t * 16,
        y: y - t * 5,
        scale,
        opacity: light,
      },
    );
  };
  return flock.map(([x, y, scale], i) => one(x, y, scale, i)).join('');
}

/** As `change` grows to 1, the sea becomes the water of the logo. */
export function sea({ width, height, sun }: Layout, t: number, light: number, change: number): string {
  const surface = water(change, 2 * (1 - ease(t, 3, 5.4)), 100, 80);
  const glints = Array.from({ length: 34 }, (_, i) => {
    const depth = (i / 34) ** 1.7;
    const y = horizon + 5 + depth * height * 0.42;
    const reach = (10 + 46 * depth + 26 * pseudoRandom(i, 2)) * (0.75 + 0.25 * Math.sin(t * 3 + i * 1.9));
    const x = sun + (pseudoRandom(i) - 0.5) * (50 + 190 * depth) + Math.sin(t * 1.3 + i) * 5;
    return `<path d="M${round(x - reach)} ${round(y)}h${round(2 * reach)}" stroke-width="${round(1.6 + 2.6 * depth)}"/>`;
  }).join('');
  const swells = Array.from({ length: 16 }, (_, i) => {
    const depth = ((i + 0.6) / 16) ** 1.5;
    const x = (pseudoRandom(i, 2) - 0.5) * width * 1.15 + t * (4 + 14 * depth);
    const y = horizon + 10 + depth * height * 0.44;
    return `<path d="M${round(x)} ${round(y)}h${round(40 + 130 * depth)}" stroke-width="${round(1.2 + 2 * depth)}"/>`;
  }).join('');
  const lit = `<rect x="${-width}" y="${horizon}" width="${2 * width}" height="${height}" fill="url(#sea)"/>
<g stroke="var(--sea-300)" stroke-linecap="round" opacity="${round(0.16 + 0.2 * light)}">${swells}</g><g stroke="#fff1cc" stroke-linecap="round" opacity="${round(ease(t, 0.3, 1.8) * 0.85)}">${glints}</g>`;
  return (
    group(lit, { opacity: 1 - change }) +
    group(`<path d="${surface}" fill="var(--sea-300)"/>`, { scale: unit, opacity: change })
  );
}
