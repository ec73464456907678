import { PageSection } from '@viit/ui/page-section';
import { Reveal } from '@viit/ui/reveal';
import { PlacementPage } from '../placement-page/placement-page.tsx';
import { lede, notes, title } from './content.ts';
import { DepartmentHighlights } from './department-highlights.tsx';
import { OpeningFigures } from './opening-figures.tsx';
import { RecruiterLogos } from './recruiter-logos.tsx';
import { SeasonCarousel } from './season-carousel.tsx';
import { YearTimeline } from './year-timeline.tsx';
import { YearlyChart } from './yearly-chart.tsx';
import { latestYearNote, yearlyRecords } from './yearly-content.ts';

/** Renders the placement record: counters, carousel, years, departments, recruiters (R86). */
export default function PlacementDetailsPage() {
  return (
    <PlacementPage
      current="/placements/PlacementDetails"
      title={title}
      lede={lede}
      motif="waves"
      opening={<OpeningFigures />}
    >
      <PageSection title="Campus recruitment" tone="sunken">
        <Reveal>
          <SeasonCarousel />
        </Reveal>
      </PageSection>
      <PageSection title="Placements by year" lede={notes.years}>
        <Reveal>
          <YearTimeline years={yearlyRecords} />
        </Reveal>
        <Reveal>
          <YearlyChart years={yearlyRecords} note={latestYearNote} />
        </Reveal>
      </PageSection>
      <PageSection title="Department highlights" lede={notes.departments} tone="sunken">
        <Reveal>
          <DepartmentHighlights />
        </Reveal>
      </PageSection>
      <PageSection title="Our recruiters" lede={notes.recruiters}>
        <Reveal>
          <RecruiterLogos />
        </Reveal>
      </PageSection>
    </PlacementPage>
  );
}
