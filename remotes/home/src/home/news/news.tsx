import { PageSection } from '@viit/ui/page-section';
import { lists } from '../../lists/addresses.ts';
import type { NewsEvent } from '../../lists/items.ts';
import { useList } from '../../lists/use-list.ts';
import { EventCarousel } from './event-carousel.tsx';
import * as css from './news.module.css';

/** Renders the events: a stack of cards with a timeline, on narrow screens one card (R31). */
export function News() {
  const { items, status } = useList<NewsEvent>(lists.newsEvents, 'newsEvents');
  return (
    <PageSection id="news" title="News & Upcoming Events">
      {items.length > 0 && <EventCarousel events={items} />}
      {items.length === 0 && (
        <p className={css.empty} role="status">
          {status === 'ready' ? 'No events are announced at present' : 'Loading events'}
        </p>
      )}
    </PageSection>
  );
}
