import { CheckList } from '@viit/ui/check-list';
import { Paragraphs } from '@viit/ui/paragraphs';
import { Picture } from '@viit/ui/picture';
import { Reveal } from '@viit/ui/reveal';
import type { BestPractice } from './content.ts';
import * as css from './page.module.css';

/**
 * Renders one practice as a row of picture and text, with the sides swapped in every second row. Fades in when 20 % of
 * it is visible (R43.1, R43.2).
 */
export function Practice({ practice }: { practice: BestPractice }) {
  const { id, title, subtitle, description, stepsTitle, steps, imageSrc, imageAlt } = practice;
  return (
    <section className={css.row} id={id} aria-labelledby={`${id}-title`}>
      <Reveal threshold={0.2}>
        <div className={css.columns}>
          <div className={css.picture}>
            <Picture src={imageSrc} alt={imageAlt} width={800} height={600} />
          </div>
          <div className={css.text}>
            <h2 id={`${id}-title`}>
              <span className={css.number}>{title}</span> {subtitle}
            </h2>
            <Paragraphs texts={description} />
            <h3>{stepsTitle}</h3>
            <CheckList items={steps} />
          </div>
        </div>
      </Reveal>
    </section>
  );
}
