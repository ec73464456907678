import { Button } from '@viit/ui/button';
import { Counter } from '@viit/ui/counter';
import { PageSection } from '@viit/ui/page-section';
import { lists } from '../../lists/addresses.ts';
import type { Placement } from '../../lists/items.ts';
import { useList } from '../../lists/use-list.ts';
import { figuresNote, placementCounters } from './content.ts';
import * as css from './placements.module.css';
import { Recruiters } from './recruiters.tsx';
import { StudentCarousel } from './student-carousel.tsx';

/** Renders the placement figures, the placed students and the recruiters (R28). */
export function Placements() {
  const { items, status } = useList<Placement>(lists.placement, 'placement');
  return (
    <PageSection id="placements" title="Placements" tone="strong">
      <ul className={css.figures} role="list">
        {placementCounters.map(({ label, value, suffix, decimals }) => (
          <li key={label} className={css.figure}>
            <p className={css.value}>
              <Counter value={value} duration={2000} {...(suffix && { suffix })} {...(decimals && { decimals })} />
            </p>
            <h3 className={css.label}>{label}</h3>
          </li>
        ))}
      </ul>
      <p className={css.note}>{figuresNote}</p>
      {items.length > 0 && <StudentCarousel students={items} />}
      {items.length === 0 && status !== 'loading' && (
        <p className={css.empty}>No placed students are listed at present</p>
      )}
      <p className={css.link}>
        <Button href="/placements/PlacementDetails" tone="light">
          Placements by year and department
        </Button>
      </p>
      <Recruiters />
    </PageSection>
  );
}
