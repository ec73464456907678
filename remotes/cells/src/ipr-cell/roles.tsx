import { NumberedList } from '@viit/ui/numbered-list';
import { PageSection } from '@viit/ui/page-section';
import { responsibilities } from './roles-content.ts';

/** Renders the 11 responsibilities of the in-charge (R74.9). */
export function Roles() {
  return (
    <PageSection title="IPR Roles & Responsibilities" lede="Eleven responsibilities of the IPR Cell in-charge.">
      <NumberedList columns={2} items={[...responsibilities]} />
    </PageSection>
  );
}
