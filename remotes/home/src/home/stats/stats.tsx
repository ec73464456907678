import { Counter } from '@viit/ui/counter';
import { PageSection } from '@viit/ui/page-section';
import { statistics } from './content.ts';
import * as css from './stats.module.css';

/** Renders "VIIT at a Glance": eight figures that count up once, over 2 s, when a tenth of them is in view (R25). */
export function Stats() {
  return (
    <PageSection id="stats" title="VIIT at a Glance" tone="strong">
      <ul className={css.figures} role="list">
        {statistics.map(({ value, label, description, suffix, decimals }) => (
          <li key={label} className={css.figure}>
            <p className={css.value}>
              <Counter
                value={value}
                duration={2000}
                threshold={0.1}
                {...(suffix && { suffix })}
                {...(decimals && { decimals })}
              />
            </p>
            <h3 className={css.label}>{label}</h3>
            <p className={css.description}>{description}</p>
          </li>
        ))}
      </ul>
      {/* The dark waves end above the end of the lightest one, or they would show through at an edge between two pixels. */}
      <svg className={css.waves} viewBox="0 0 1440 120" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 54Q180 8 360 44t360 0 360 0 360 0V116H0Z" fill="var(--sea-800)" />
        <path d="M0 84Q180 44 360 76t360 0 360 0 360 0V116H0Z" fill="var(--sea-700)" />
        <path d="M0 104Q180 76 360 100t360 0 360 0 360 0V120H0Z" fill="var(--light-0)" />
      </svg>
    </PageSection>
  );
}
