import { sgpaLine } from './content.ts';
import * as css from './sgpa-rule.module.css';

const marks = Array.from({ length: 11 }, (_, mark) => mark);

/** Renders the SGPA scale from 0 to 10 as a rule, divided where advanced learners begin. */
export function SgpaRule() {
  return (
    <figure className={css.rule}>
      <div className={css.parts} style={{ gridTemplateColumns: `${sgpaLine * 10}% 1fr` }}>
        <p className={css.below}>
          Slow learners <span>{sgpaLine} and below</span>
        </p>
        <p className={css.above}>
          Advanced <span>above {sgpaLine}</span>
        </p>
      </div>
      <div className={css.marks} aria-hidden="true">
        {marks.map((mark) => (
          <span key={mark} data-line={mark === sgpaLine || undefined}>
            {mark}
          </span>
        ))}
      </div>
      <figcaption>SGPA of the previous semester, on the scale of 10</figcaption>
    </figure>
  );
}
