import * as css from './page.module.css';

const step = { x: 14, y: 36 };

/** Renders letters as a stack of sheets, the newest in front, each with the years that it covers. */
export function LetterStack({ years }: { years: readonly string[] }) {
  const last = Math.max(0, years.length - 1);
  return (
    <svg className={css.stack} viewBox={`0 0 ${244 + last * step.x} ${264 + last * step.y}`} aria-hidden="true">
      {years.toReversed().map((year, index) => (
        <g key={year} transform={`translate(${2 + index * step.x} ${2 + index * step.y})`}>
          <path className={css.sheet} d="M0 0H208L240 32V260H0Z" />
          <path className={css.fold} d="M208 0V32H240Z" />
          <text className={css.years} x="18" y="28">
            {year}
          </text>
          <circle className={css.seal} cx="36" cy="66" r="17" />
          <circle className={css.seal} cx="36" cy="66" r="10" />
          <path className={css.lines} d="M70 58h140M70 76h96M18 114h204M18 134h204M18 154h180M18 174h204M18 194h120" />
          <path className={css.hand} d="M150 238c10-22 16-22 14-4s8 4 14-6 8-2 6 6 12 2 24-2" />
        </g>
      ))}
    </svg>
  );
}
