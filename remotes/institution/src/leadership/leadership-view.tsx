import { PageHeader } from '@viit/ui/page-header';
import { Paragraphs } from '@viit/ui/paragraphs';
import { Portrait } from '@viit/ui/portrait';
import { Quote } from '@viit/ui/quote';
import type { Leader } from './leader.ts';
import * as css from './leadership-view.module.css';
import { OtherMessages } from './other-messages.tsx';
import { Signature } from './signature.tsx';

/**
 * Renders the message of one leader: portrait, quote, four paragraphs, signature, links to the other messages (R41).
 */
export function LeadershipView({ leader }: { leader: Leader }) {
  return (
    <>
      <PageHeader title={leader.title} eyebrow="Leadership" motif={leader.motif} />
      <div className={css.layout}>
        <figure className={css.side}>
          <div className={css.frame}>
            <div className={css.portrait}>
              <Portrait name={leader.name} size="large" />
            </div>
          </div>
          <figcaption>
            <strong className={css.name}>{leader.name}</strong>
            <span className={css.office}>{leader.office}</span>
          </figcaption>
        </figure>
        <article className={css.message} aria-label={leader.title}>
          <Quote>{leader.quote}</Quote>
          <Paragraphs texts={leader.paragraphs} />
          <Signature leader={leader} />
        </article>
      </div>
      <OtherMessages current={leader.id} />
    </>
  );
}
