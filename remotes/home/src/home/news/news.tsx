import type { NewsEvent } from '@viit/contract';
import { useList } from '@viit/runtime';
import { PageSection } from '@viit/ui/page-section';
import { lists } from '../lists.ts';
import { Deck } from './deck.tsx';
import * as css from './news.module.css';

/** Renders the events: a stack of cards with a line of dates, a story card on narrow screens (spec 1, section 2.3, News). */
export function News() {
  const { items, status } = useList<NewsEvent>(lists.newsEvents, 'newsEvents');
  return (
    <PageSection id="news" title="News & Upcoming Events">
      {items.length > 0 && <Deck events={items} />}
      {items.length === 0 && (
        <p className={css.none} role="status">
          {status === 'ready' ? 'No events are announced at present' : 'Loading events'}
        </p>
      )}
    </PageSection>
  );
}
