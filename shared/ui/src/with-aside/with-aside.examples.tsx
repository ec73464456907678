import { AnchorNav } from '@viit/ui/anchor-nav';
import { PageSection } from '@viit/ui/page-section';
import { WithAside } from '@viit/ui/with-aside';
import type { Example } from '../gallery/example.ts';

const aside = (
  <AnchorNav
    label="Discipline Cell"
    items={[
      { id: 'aim', label: 'Aim' },
      { id: 'rules', label: 'Rules of conduct in class, laboratory and hostel' },
    ]}
  />
);

export default [
  {
    name: 'links beside sections',
    element: (
      <WithAside aside={aside}>
        <PageSection id="aim" title="Aim">
          <p>Order that nobody has to ask for.</p>
        </PageSection>
        <PageSection id="rules" title="Rules" tone="sunken">
          <p>Six, each one sentence long.</p>
        </PageSection>
      </WithAside>
    ),
  },
  {
    name: 'aside at the end',
    element: (
      <WithAside aside={<p>Written to by 40 students last year.</p>} side="end">
        <p>The cell meets on the first Monday of a month.</p>
      </WithAside>
    ),
  },
] as const satisfies readonly Example[];
