import { CheckList } from '@viit/ui/check-list';
import { Picture } from '@viit/ui/picture';
import { Reveal } from '@viit/ui/reveal';
import type { BestPractice } from './content.ts';
import * as css from './page.module.css';

/** Renders one practice as a row of picture and text; every second row has them the other way round. Fades in at 20 % (R43.1, R43.2). */
export function Practice({ practice }: { practice: BestPractice }) {
  const { id, title, subtitle, description, stepsTitle, steps, imageSrc, imageAlt } = practice;
  return (
    <section className={css.row} id={id} aria-labelledby={`${id}-title`}>
      <Reveal threshold={0.2}>
        <div className={css.columns}>
          <div className={css.picture}>
            <Picture src={imageSrc} alt={imageAlt} width={800} height={600} />
          </div>
          <div className={css.words}>
            <h2 id={`${id}-title`}>
              <span className={css.order}>{title}</span> {subtitle}
            </h2>
            {description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <h3>{stepsTitle}</h3>
            <CheckList items={steps} />
          </div>
        </div>
      </Reveal>
    </section>
  );
}
