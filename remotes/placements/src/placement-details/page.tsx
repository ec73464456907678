import { PageSection } from '@viit/ui/page-section';
import { Reveal } from '@viit/ui/reveal';
import { PlacementPage } from '../placement-page/placement-page.tsx';
import { useEntries } from '../use-entries.ts';
import { lede, notes, title } from './content.ts';
import { DepartmentHighlights } from './department-highlights.tsx';
import { OpeningFigures } from './opening-figures.tsx';
import { RecruiterLogos } from './recruiter-logos.tsx';
import { SeasonCarousel } from './season-carousel.tsx';
import { YearTimeline } from './year-timeline.tsx';
import { YearlyChart } from './yearly-chart.tsx';
import { yearlyRecords } from './yearly-records.ts';

/** Renders the placement record: counters, carousel, years, departments, recruiters (R86). */
export default function PlacementDetailsPage() {
  const years = yearlyRecords(useEntries('years'));
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
        {years.length === 0 && <p>{notes.noYears}</p>}
        {years.length > 0 && (
          <>
            <Reveal>
              <YearTimeline years={years} />
            </Reveal>
            <Reveal>
              <YearlyChart years={years} note={notes.latestYear} />
            </Reveal>
          </>
        )}
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
