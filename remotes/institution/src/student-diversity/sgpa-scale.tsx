import { advancedSgpa } from './content.ts';
import * as css from './sgpa-scale.module.css';

const marks = Array.from({ length: 11 }, (_, mark) => mark);

/** Renders the SGPA scale from 0 to 10, divided where advanced learners begin. */
export function SgpaScale() {
  return (
    <figure className={css.scale}>
      <div className={css.groups} style={{ gridTemplateColumns: `${advancedSgpa * 10}% 1fr` }}>
        <p className={css.below}>
          Slow learners <span>{advancedSgpa} and below</span>
        </p>
        <p className={css.above}>
          Advanced <span>above {advancedSgpa}</span>
        </p>
      </div>
      <div className={css.marks} aria-hidden="true">
        {marks.map((mark) => (
          <span key={mark} data-threshold={mark === advancedSgpa || undefined}>
            {mark}
          </span>
        ))}
      </div>
      <figcaption>SGPA of the previous semester, on a scale of 10</figcaption>
    </figure>
  );
}
