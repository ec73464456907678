import { accreditation, bands } from './content.ts';
import * as css from './page.module.css';

const lowest = 1.5;
const highest = 4;
const position = (points: number): string => `${((points - lowest) / (highest - lowest)) * 100}%`;

/** Renders the published grade bands to scale, with the institute's CGPA marked. */
export function GradeScale() {
  const { grade, cgpa } = accreditation;
  return (
    <figure className={css.scale}>
      <div className={css.marker} style={{ insetInlineStart: position(Number(cgpa)) }} aria-hidden="true">
        {cgpa}
      </div>
      <ul className={css.bands} role="list" aria-label="Grade bands by CGPA">
        {bands.map(({ grade: name, from, to }) => (
          <li
            className={css.band}
            key={name}
            style={{ flexGrow: to - from + 0.01 }}
            data-awarded={name === grade ? cgpa : undefined}
          >
            <strong>{name}</strong>
            <span>
              {from.toFixed(2)} to {to.toFixed(2)}
            </span>
          </li>
        ))}
      </ul>
      <figcaption>
        NAAC grade bands on the four-point scale. A CGPA of {cgpa} falls in the {grade} band.
      </figcaption>
    </figure>
  );
}
