import { Reveal } from '@viit/ui/reveal';
import type { EntryIn } from '../use-entries.ts';
import { ClubDrawing } from './club-drawing.tsx';
import * as css from './page.module.css';

/** Renders one club in its own colour, with a drawing, its meetings and the first step for newcomers. */
export function ClubBlock({ club: { id, name, description, meets, firstStep } }: { club: EntryIn<'clubs'> }) {
  return (
    <section className={css.club} id={id} aria-labelledby={`${id}-title`} data-club={id}>
      <Reveal>
        <div className={css.inner}>
          <ClubDrawing club={id} />
          <div className={css.text}>
            <h2 id={`${id}-title`}>{name}</h2>
            <p>{description}</p>
            <dl className={css.facts}>
              <div>
                <dt>Meets</dt>
                <dd>{meets}</dd>
              </div>
              <div>
                <dt>How to join</dt>
                <dd>{firstStep}</dd>
              </div>
            </dl>
          </div>
        </div>
      </Reveal>
    </section>
  );
}
