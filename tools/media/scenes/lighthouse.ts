import { blend, ease, group, interpolate, round } from './film.ts';
import { unit } from './layouts.ts';
import { needle } from './mark.ts';

/** The right half from the top down: x, y, and the position (0 to 1) on the needle's edge that the corner moves to. */
const outline = [
  [0, -217, 0],
  [3, -198, 0.14],
  [18, -170, 0.28],
  [13, -167, 0.38],
  [13, -137, 0.52],
  [25, -134, 0.62],
  [25, -125, 0.7],
  [17, -122, 0.8],
  [21, -46, 1],
] as const;

export function lighthouse(t: number, light: number, change: number): string {
  const [top, side] = needle;
  const corner = ([x, y, position]: readonly [number, number, number]) =>
    [
      interpolate(x, position * side[0] * unit, change),
      interpolate(y, interpolate(top[1], side[1], position) * unit, change),
    ] as const;
  const right = [...outline.map(corner), [interpolate(27, 0, change), 30] as const];
  const left = right.map(([x, y]) => [-x, y] as const).reverse();
  const body = [...right, ...left].map(([x, y]) => `${round(x)} ${round(y)}`).join('L');
  const details = `<path d="M-25-134h50v9h-50zM-18-170h36l-15-28h-6zM-3-198h6l-3-19z" fill="${blend('#2a1c1c', 'var(--soil-700)', light)}"/><path d="M-13-167h26v30h-26z" fill="#ffe9b4"/><path d="M-5-167v30M5-167v30M-13-152h26" stroke="var(--sea-900)" stroke-width="2"/>
<path d="M-18.6-92h37.2l2 32h-41.2zM-22.7-26h45.4l2 30h-49.4z" fill="url(#band)"/><path d="M-5-112h10v14h-10zM-5-48h10v14h-10zM-6 12h12v18h-12z" fill="var(--sea-900)" opacity=".75"/>`;
  return [
    group(beams(t, light), { opacity: 1 - change }),
    `<path d="M${body}Z" fill="url(#tower)"/>`,
    group(details, { opacity: 1 - ease(change, 0, 0.5) }),
    group(`<path d="M${body}Z" fill="var(--sun-400)"/>`, { opacity: ease(change, 0.1, 0.8) }),
  ].join('');
}

/** Two opposite rotating beams: long from the side, a flare towards the viewer. */
function beams(t: number, light: number): string {
  const angle = 0.55 + t * 1.9;
  const strength = 1 - 0.78 * light;
  const beam = (id: string, across: number) => {
    const length = across * 1500;
    const opacity = strength * (0.2 + 0.5 * Math.abs(across));
    return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="${round(length * 0.75)}" y1="0" y2="0"><stop stop-color="#fff3cf" stop-opacity="${round(opacity)}"/><stop offset="1" stop-color="#fff3cf" stop-opacity="0"/></linearGradient><path d="M0-156L${round(length)}-330V-36L0-148Z" fill="url(#${id})"/>`;
  };
  const facing = Math.max(0, Math.sin(angle)) ** 6;
  const flare = (40 + 170 * facing) * (0.6 + 0.4 * strength);
  return `${beam('beam-a', Math.cos(angle))}${beam('beam-b', -Math.cos(angle))}<circle cy="-152" r="${round(flare)}" fill="url(#lamp)" opacity="${round(strength * (0.5 + 0.5 * facing))}"/>`;
}
