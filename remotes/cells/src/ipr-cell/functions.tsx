import { Accordion } from '@viit/ui/accordion';
import { CheckList } from '@viit/ui/check-list';
import { PageSection } from '@viit/ui/page-section';
import { functionGroups } from './functions-content.ts';

/** Renders 11 titled groups of functions, one open at a time, none at first (R74.4). */
export function Functions() {
  return (
    <PageSection
      title="IPR Functions"
      lede="Eleven areas of work, from awareness programmes to the recognition of inventors."
    >
      <Accordion
        name="ipr-functions"
        initiallyOpen={null}
        headingLevel={3}
        items={functionGroups.map(({ id, title, points }) => ({
          id,
          title,
          content: <CheckList items={[...points]} />,
        }))}
      />
    </PageSection>
  );
}
