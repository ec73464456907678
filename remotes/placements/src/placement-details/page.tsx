import { Section } from '@viit/ui/section';
import { PlacementPage } from '../placement-page/placement-page.tsx';
import { lede, notes } from './content.ts';
import { DepartmentHighlights } from './department-highlights.tsx';
import { OpeningFigures } from './opening-figures.tsx';
import { RecruiterWall } from './recruiter-wall.tsx';
import { SeasonSlider } from './season-slider.tsx';
import { YearTimeline } from './year-timeline.tsx';
import { asterisk, yearly } from './yearly.ts';
import { YearlyChart } from './yearly-chart.tsx';

/** Renders the placement record: counters, slider, years, departments, recruiters (spec 3, section 2, "Placement page"). */
export default function PlacementDetails() {
  return (
    <PlacementPage
      current="/placements/PlacementDetails"
      title="Placement Success"
      lede={lede}
      motif="waves"
      opening={<OpeningFigures />}
    >
      <Section title="A season on campus" tone="sunken">
        <SeasonSlider />
      </Section>
      <Section title="Year over year" lede={notes.years}>
        <YearTimeline years={yearly} />
        <YearlyChart years={yearly} note={asterisk} />
      </Section>
      <Section title="Department highlights" lede={notes.departments} tone="sunken">
        <DepartmentHighlights />
      </Section>
      <Section title="Our recruiters" lede={notes.recruiters}>
        <RecruiterWall />
      </Section>
    </PlacementPage>
  );
}
