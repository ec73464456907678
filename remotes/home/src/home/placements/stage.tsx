import type { Placement } from '@viit/contract';
import { useHydrated } from '@viit/runtime';
import { PauseButton } from '@viit/ui/pause-button';
import { Picture } from '@viit/ui/picture';
import { useRef } from 'react';
import { Arrow } from '../motion/arrow.tsx';
import { useRotation } from '../motion/use-rotation.ts';
import * as css from './stage.module.css';

/** How long each student stays in the middle (spec 1, section 9). */
const interval = 4000;

/** Renders placed students on a turning stage: the one in the middle and its two neighbours; the middle one alone on narrow screens. */
export function Stage({ placed }: { placed: readonly Placement[] }) {
  const area = useRef<HTMLDivElement>(null);
  const stage = useRotation({ count: placed.length, interval, area });
  const hydrated = useHydrated();
  const shown = placed[stage.index];
  const place = (index: number) => {
    const steps = (index - stage.index + placed.length) % placed.length;
    if (steps === 0) return 'centre';
    if (steps === 1) return 'end';
    return steps === placed.length - 1 ? 'start' : 'away';
  };
  return (
    <div className={css.stage} ref={area}>
      <ol className={css.students} role="list" aria-label="Placed students">
        {placed.map((item, index) => (
          <li
            key={`${item.student} ${item.company} ${item.package}`}
            className={css.student}
            data-place={place(index)}
            aria-hidden={(hydrated && index !== stage.index) || undefined}
          >
            <Student placement={item} />
          </li>
        ))}
      </ol>
      <p className={css.announce} aria-live={stage.running ? 'off' : 'polite'}>
        {shown && `${stage.index + 1} of ${placed.length}: ${shown.student}, ${shown.company}, ${shown.package}`}
      </p>
      {placed.length > 1 && (
        <div className={css.controls}>
          <button className={css.arrow} type="button" aria-label="Previous student" onClick={stage.previous}>
            <Arrow to="start" />
          </button>
          {stage.moves && <PauseButton paused={stage.paused} onToggle={stage.toggle} label="placed students" />}
          <button className={css.arrow} type="button" aria-label="Next student" onClick={stage.next}>
            <Arrow to="end" />
          </button>
        </div>
      )}
    </div>
  );
}

function Student({ placement }: { placement: Placement }) {
  const { image, student, companyLogo, company } = placement;
  return (
    <article className={css.card}>
      <div className={css.portrait}>
        <Picture src={image.url} alt={student} width={400} height={400} />
      </div>
      <div className={css.words}>
        <p className={css.package}>{placement.package}</p>
        <h4 className={css.name}>{student}</h4>
        <p className={css.company}>{company}</p>
        <div className={css.logo}>
          <Picture src={companyLogo.url} alt="" width={240} height={96} fit="contain" />
        </div>
      </div>
    </article>
  );
}
