import { useHydrated } from '@viit/runtime';
import { useAutoplay } from '@viit/ui/autoplay/use-autoplay';
import { PauseButton } from '@viit/ui/pause-button';
import { Picture } from '@viit/ui/picture';
import { useRef } from 'react';
import type { Placement } from '../../lists/items.ts';
import { ArrowIcon } from '../arrow-icon/arrow-icon.tsx';
import * as css from './student-carousel.module.css';

/** Milliseconds for which each student is in the middle (R28.4). */
const interval = 4000;

/** Renders placed students, one in the middle between its two neighbours, on narrow screens alone (R28.3–R28.5). */
export function StudentCarousel({ students }: { students: readonly Placement[] }) {
  const area = useRef<HTMLDivElement>(null);
  const autoplay = useAutoplay({ count: students.length, interval, area });
  const hydrated = useHydrated();
  const current = students[autoplay.index];
  const positionOf = (index: number) => {
    const steps = (index - autoplay.index + students.length) % students.length;
    if (steps === 0) return 'middle';
    if (steps === 1) return 'end';
    return steps === students.length - 1 ? 'start' : 'hidden';
  };
  return (
    <div className={css.carousel} ref={area}>
      <ol className={css.students} role="list" aria-label="Placed students">
        {students.map((item, index) => (
          <li
            key={`${item.student} ${item.company} ${item.package}`}
            className={css.student}
            data-position={positionOf(index)}
            aria-hidden={(hydrated && index !== autoplay.index) || undefined}
          >
            <Student placement={item} />
          </li>
        ))}
      </ol>
      <p className={css.announcement} aria-live={autoplay.isPlaying ? 'off' : 'polite'}>
        {current &&
          `${autoplay.index + 1} of ${students.length}: ${[current.student, current.company, current.package].filter(Boolean).join(', ')}`}
      </p>
      {students.length > 1 && (
        <div className={css.controls}>
          <button className={css.arrow} type="button" aria-label="Previous student" onClick={autoplay.showPrevious}>
            <ArrowIcon to="start" />
          </button>
          {autoplay.canPlay && (
            <PauseButton paused={autoplay.isPaused} onToggle={autoplay.togglePaused} label="Placed students" />
          )}
          <button className={css.arrow} type="button" aria-label="Next student" onClick={autoplay.showNext}>
            <ArrowIcon to="end" />
          </button>
        </div>
      )}
    </div>
  );
}

function Student({ placement }: { placement: Placement }) {
  const { image, student, companyLogo, company } = placement;
  return (
    <article className={css.card} aria-label={student}>
      <div className={css.portrait}>
        <Picture src={image?.url} alt={student} width={400} height={400} />
      </div>
      <div className={css.text}>
        {placement.package && <p className={css.package}>{placement.package}</p>}
        <h4 className={css.name}>{student}</h4>
        {company && <p className={css.company}>{company}</p>}
        {companyLogo && (
          <div className={css.logo}>
            <Picture src={companyLogo.url} alt="" width={240} height={96} fit="contain" />
          </div>
        )}
      </div>
    </article>
  );
}
