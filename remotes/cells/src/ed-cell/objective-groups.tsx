import { CheckList } from '@viit/ui/check-list';
import { objectiveGroups } from './content.ts';
import * as css from './page.module.css';

/** Renders four groups of objectives around a compass drawing, one below the other on narrow screens (R72.5). */
export function ObjectiveGroups() {
  return (
    <div className={css.frame}>
      <div className={css.groups}>
        <svg className={css.compass} viewBox="-60 -60 120 120" width="120" height="120" aria-hidden="true">
          <circle className={css.ring} r="54" />
          {[0, 90, 180, 270].map((angle) => (
            <g key={angle} transform={`rotate(${angle})`}>
              <path className={css.minor} d="M0 0 26-26 8 0z" />
              <path className={css.dark} d="M0-50 9-9 0 0z" />
              <path className={css.light} d="M0-50-9-9 0 0z" />
            </g>
          ))}
        </svg>
        {objectiveGroups.map(({ title, points }) => (
          <div className={css.group} key={title}>
            <h3>{title}</h3>
            <CheckList items={[...points]} />
          </div>
        ))}
      </div>
    </div>
  );
}
