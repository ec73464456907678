import { PageSection } from '@viit/ui/page-section';
import { Reveal } from '@viit/ui/reveal';
import { PlacementPage } from '../placement-page/placement-page.tsx';
import { lede, notes } from './content.ts';
import { DepartmentHighlights } from './department-highlights.tsx';
import { OpeningFigures } from './opening-figures.tsx';
import { RecruiterWall } from './recruiter-wall.tsx';
import { SeasonSlider } from './season-slider.tsx';
import { YearTimeline } from './year-timeline.tsx';
import { asterisk, yearly } from './yearly.ts';
import { YearlyChart } from './yearly-chart.tsx';

/** Renders the placement record: counters, slider, years, departments, recruiters (R86). */
export default function PlacementDetails() {
  return (
    <PlacementPage
      current="/placements/PlacementDetails"
      title="Placement Success"
      lede={lede}
      motif="waves"
      opening={<OpeningFigures />}
    >
      <PageSection title="A season on campus" tone="sunken">
        <Reveal>
          <SeasonSlider />
        </Reveal>
      </PageSection>
      <PageSection title="Year over year" lede={notes.years}>
        <Reveal>
          <YearTimeline years={yearly} />
        </Reveal>
        <Reveal>
          <YearlyChart years={yearly} note={asterisk} />
        </Reveal>
      </PageSection>
      <PageSection title="Department highlights" lede={notes.departments} tone="sunken">
        <Reveal>
          <DepartmentHighlights />
        </Reveal>
      </PageSection>
      <PageSection title="Our recruiters" lede={notes.recruiters}>
        <Reveal>
          <RecruiterWall />
        </Reveal>
      </PageSection>
    </PlacementPage>
  );
}
