import { useList } from '@viit/runtime';
import { PageSection } from '@viit/ui/page-section';
import { readNewsEvent } from '../../items/home-items.ts';
import { lists } from '../lists.ts';
import { EventCarousel } from './event-carousel.tsx';
import * as css from './news.module.css';

/** Renders the events: a stack of cards with a timeline, on narrow screens one card (R31). */
export function News() {
  const { items, status } = useList(lists.newsEvents, 'newsEvents', readNewsEvent);
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
