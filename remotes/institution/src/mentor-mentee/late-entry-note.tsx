import { lateEntryMinutes } from './content.ts';
import * as css from './page.module.css';

/** Renders the rule on late entry beside a clock face with the first five minutes filled. */
export function LateEntryNote() {
  const angle = (lateEntryMinutes / 60) * 2 * Math.PI;
  const end = `${(50 + 40 * Math.sin(angle)).toFixed(2)} ${(50 - 40 * Math.cos(angle)).toFixed(2)}`;
  return (
    <div className={css.lateEntry}>
      <svg viewBox="0 0 100 100" width="96" height="96" aria-hidden="true">
        <circle cx="50" cy="50" r="46" />
        <path className={css.allowed} d={`M50 50V10A40 40 0 0 1 ${end}Z`} />
        <path d="M50 4v8M96 50h-8M50 96v-8M4 50h8M50 50V16" />
      </svg>
      <p>
        Entry closes <strong>{lateEntryMinutes} minutes</strong> after the class has started.
      </p>
    </div>
  );
}
