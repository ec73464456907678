import * as css from './page.module.css';

/** Renders the lighthouse and its sea at the foot of the vision card. */
export function Lighthouse() {
  return (
    <svg
      className={css.lighthouse}
      viewBox="0 0 640 300"
      width="640"
      height="300"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="beam-left" x1="1" x2="0">
          <stop className={css.glow} offset="0" />
          <stop className={css.dark} offset="1" />
        </linearGradient>
        <linearGradient id="beam-right">
          <stop className={css.glow} offset="0" />
          <stop className={css.dark} offset="1" />
        </linearGradient>
      </defs>
      <path fill="url(#beam-left)" d="M452 74 0 0v170z" />
      <path fill="url(#beam-right)" d="M452 74 640 30v92z" />
      <path className={css.light} d="M438 62h28v24h-28z" />
      <path className={css.stone} d="M432 86h40l6 12h-52zM434 98h36l20 142h-76zM438 62l14-18 14 18z" />
      <path className={css.band} d="m429.500 130 45 0 4.400 32h-53.800zM420.500 194h63l4.400 32h-71.800z" />
      <path className={css.rock} d="M370 262q20-30 50-28h66q30-2 54 28z" />
      <path
        className={css.sea}
        d="M0 258q20-12 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0V300H0z"
      />
      <path
        className={css.swell}
        d="M0 280q20-10 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0"
      />
    </svg>
  );
}

const spokes = [0, 72, 144, 216, 288];

/** Renders the five-spoked ship's wheel of the mission card, one spoke for each line. */
export function Helm() {
  return (
    <svg className={css.helm} viewBox="-160 -160 320 320" width="320" height="320" aria-hidden="true">
      {spokes.map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <path className={css.wood} d="M-6 0-8-104h16L6 0z" />
          <path className={css.grip} d="M-7-116q-9-18 1-36h12q10 18 1 36z" />
        </g>
      ))}
      <circle className={css.rim} r="106" />
      <circle className={css.inlay} r="106" />
      <circle className={css.hub} r="34" />
      <circle className={css.pin} r="13" />
    </svg>
  );
}
