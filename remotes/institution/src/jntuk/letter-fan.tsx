import * as css from './page.module.css';

/** Renders letters as a fan of sheets, the newest on top, each with its years in the corner. */
export function LetterFan({ years }: { years: readonly string[] }) {
  const last = years.length - 1;
  return (
    <svg className={css.fan} viewBox="0 0 400 300" aria-hidden="true">
      {years.toReversed().map((year, index) => (
        <g
          key={year}
          transform={`translate(${40 + (index * 150) / last} 20) rotate(${-14 + (index * 18) / last} 80 250)`}
        >
          <path className={css.sheet} d="M0 0H160L190 30V260H0Z" />
          <path className={css.fold} d="M160 0V30H190Z" />
          <text className={css.years} x="18" y="40">
            {year}
          </text>
          <circle className={css.seal} cx="36" cy="78" r="17" />
          <circle className={css.seal} cx="36" cy="78" r="10" />
          <path className={css.lines} d="M68 68h92M68 84h64M18 122h154M18 140h154M18 158h140M18 176h154M18 194h96" />
          <path className={css.hand} d="M112 236c10-22 16-22 14-4s8 4 14-6 8-2 6 6 12 2 24-2" />
        </g>
      ))}
    </svg>
  );
}
