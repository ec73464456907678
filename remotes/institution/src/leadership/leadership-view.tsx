import { PageHeader } from '@viit/ui/page-header';
import { Portrait } from '@viit/ui/portrait';
import { Quote } from '@viit/ui/quote';
import type { Leader } from './leader.ts';
import * as css from './leadership-view.module.css';
import { OtherMessages } from './other-messages.tsx';
import { Signature } from './signature.tsx';

/** Renders the message of one holder of office: portrait at the side, quote, four paragraphs, signature (R41). */
export function LeadershipView({ leader }: { leader: Leader }) {
  return (
    <>
      <PageHeader title={leader.heading} eyebrow="Leadership" motif={leader.motif} />
      <div className={css.layout}>
        <figure className={css.side}>
          <div className={css.frame}>
            <div className={css.portrait}>
              <Portrait name={leader.name} size="large" />
            </div>
          </div>
          <figcaption>
            <strong className={css.name}>{leader.name}</strong>
            <span className={css.office}>{leader.title}</span>
          </figcaption>
        </figure>
        <article className={css.message}>
          <Quote>{leader.quote}</Quote>
          {leader.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Signature leader={leader} />
        </article>
      </div>
      <OtherMessages current={leader.id} />
    </>
  );
}
