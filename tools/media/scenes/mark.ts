import { ease, group } from './film.ts';

/* As in shell/src/header/logo.tsx, for a dark background, with its centre (22, 22 there) as the origin. */

/** Inner radius, in units of the logo. */
export const ringOpening = 15.2;
/** Radius of the circle around the water. */
export const waterRadius = 13.9;
/** Y position of flat water. */
export const waterLine = 4.4;
/** Top, right, bottom, left. */
export const needle = [
  [0, -14.5],
  [3.2, -2.3],
  [0, 2],
  [-3.2, -2.3],
] as const;

export const ring = (rotation: number, colour = 'var(--text-on-strong)'): string =>
  `<g fill="none" stroke="${colour}" transform="rotate(${rotation})"><circle r="19.5" stroke-width="4" stroke-dasharray="5.1 5.11"/><circle r="16.5" stroke-width="2.6"/></g>`;

/** `height`: 0 (flat) to 1 (as in the logo). Moved by `shift` waves; from -`reach` to `reach`, down to `depth`. */
export function water(height: number, shift: number, reach: number, depth: number): string {
  const points: string[] = [];
  for (let x = -reach; x <= reach; x += 0.25) {
    const y = waterLine - 1.7 * height * Math.sin(((x + 13.4) / 13.4 - shift) * 2 * Math.PI);
    points.push(`${x} ${y.toFixed(3)}`);
  }
  return `M${points.join('L')}V${depth}H${-reach}Z`;
}

export const mark = (): string =>
  `${ring(0)}<clipPath id="mark-water"><circle r="${waterRadius}"/></clipPath><path clip-path="url(#mark-water)" d="${water(1, 0, 15, 15)}" fill="var(--sea-300)"/><path d="M${needle.map((point) => point.join(' ')).join('L')}Z" fill="var(--sun-400)"/>`;

const letters = [
  ['M0 0h6.6l6.9 19L20.4 0H27L16.6 26h-6.2z', 'var(--text-on-strong)'],
  ['M32 0h6v26h-6z', 'var(--text-on-strong)'],
  ['M45 0h6v26h-6z', 'var(--sun-400)'],
  ['M59 0h25v5.5h-9.5V26h-6V5.5H59z', 'var(--text-on-strong)'],
] as const;

/** The letters VIIT, 84 × 26, rise in turn from `start`. */
export const wordmark = (t: number, start: number): string =>
  letters
    .map(([path, fill], i) => {
      const progress = ease(t, start + i * 0.1, start + i * 0.1 + 0.5);
      return group(`<path d="${path}" fill="${fill}"/>`, { y: (1 - progress) * 9, opacity: progress });
    })
    .join('');
