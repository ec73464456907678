import { Carousel } from '@viit/ui/carousel';
import { PageHeader } from '@viit/ui/page-header';
import { PageSection } from '@viit/ui/page-section';
import { RelatedPages } from '@viit/ui/related-pages';
import { recognitionPages } from '../related-pages.ts';
import { CategoryCards } from './category-cards.tsx';
import { carouselInterval, lede, slides, title } from './content.ts';
import * as css from './page.module.css';
import { Slide } from './slide.tsx';

/** Renders the rankings: a carousel of three pictures, then the documents of 19 categories (R50). */
export default function RankingsPage() {
  return (
    <>
      <PageHeader title={title} eyebrow="Accreditation" lede={lede} motif="rays" />
      <div className={css.carousel}>
        <Carousel
          label="Rankings in pictures"
          slides={slides.map((slide, index) => ({
            id: slide.id,
            content: <Slide slide={slide} eager={index === 0} />,
          }))}
          interval={carouselInterval}
          effect="fade"
        />
      </div>
      <PageSection
        title="Certificates by category"
        lede="Documents are arranged in nineteen categories and open in a new tab."
        id="categories"
      >
        <CategoryCards />
      </PageSection>
      <RelatedPages items={recognitionPages} current="/rankings" />
    </>
  );
}
