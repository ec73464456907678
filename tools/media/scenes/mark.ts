import { ease, group } from './film.ts';

/*
 * The mark and the wordmark as the header has them (shell/src/header/logo.tsx), on dark ground. The mark is 44 × 44 with its
 * centre at 22, 22; here the centre is the origin.
 */

/** What the ring leaves open, in units of the mark. */
export const ringOpening = 15.2;
/** What the water fills of it. */
export const waterRadius = 13.9;
/** Where the water stands when it is flat. */
export const waterLine = 4.4;
/** The compass needle: top, right, bottom, left. */
export const needle = [
  [0, -14.5],
  [3.2, -2.3],
  [0, 2],
  [-3.2, -2.3],
] as const;

/** The gear wheel. */
export const ring = (turn: number, colour = 'var(--text-on-strong)'): string =>
  `<g fill="none" stroke="${colour}" transform="rotate(${turn})"><circle r="19.5" stroke-width="4" stroke-dasharray="5.1 5.11"/><circle r="16.5" stroke-width="2.6"/></g>`;

/** The water's outline, `height` from 0 (flat) to 1 (the mark's), moved by `shift` waves, from -`reach` to `reach` and down to `depth`. */
export function water(height: number, shift: number, reach: number, depth: number): string {
  const points: string[] = [];
  for (let x = -reach; x <= reach; x += 0.25) {
    const y = waterLine - 1.7 * height * Math.sin(((x + 13.4) / 13.4 - shift) * 2 * Math.PI);
    points.push(`${x} ${y.toFixed(3)}`);
  }
  return `M${points.join('L')}V${depth}H${-reach}Z`;
}

/** The whole mark, still. */
export const mark = (): string =>
  `${ring(0)}<clipPath id="mark-water"><circle r="${waterRadius}"/></clipPath><path clip-path="url(#mark-water)" d="${water(1, 0, 15, 15)}" fill="var(--sea-300)"/><path d="M${needle.map((point) => point.join(' ')).join('L')}Z" fill="var(--sun-400)"/>`;

const letters = [
  ['M0 0h6.6l6.9 19L20.4 0H27L16.6 26h-6.2z', 'var(--text-on-strong)'],
  ['M32 0h6v26h-6z', 'var(--text-on-strong)'],
  ['M45 0h6v26h-6z', 'var(--sun-400)'],
  ['M59 0h25v5.5h-9.5V26h-6V5.5H59z', 'var(--text-on-strong)'],
] as const;

/** The letters VIIT, 84 × 26, rising one after the other from `start` on. */
export const wordmark = (t: number, start: number): string =>
  letters
    .map(([path, fill], place) => {
      const share = ease(t, start + place * 0.1, start + place * 0.1 + 0.5);
      return group(`<path d="${path}" fill="${fill}"/>`, { y: (1 - share) * 9, opacity: share });
    })
    .join('');
