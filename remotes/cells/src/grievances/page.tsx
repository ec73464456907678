import type { PageProps } from '@viit/runtime';
import { DataTable } from '@viit/ui/data-table';
import { PageHeader } from '@viit/ui/page-header';
import { PageSection } from '@viit/ui/page-section';
import { PlaceholderLink } from '@viit/ui/placeholder-link';
import { Steps } from '@viit/ui/steps';
import { WithAside } from '@viit/ui/with-aside';
import { MenuItem, MenuPanel } from '../parts/menu-panel/menu-panel.tsx';
import { BothSides } from './both-sides.tsx';
import { about, course, members, menu } from './content.ts';
import * as css from './page.module.css';

/** Renders the Grievance Redressal Committee and its menu of placeholders (R80). */
export default function Grievances(_: PageProps) {
  return (
    <>
      <PageHeader
        eyebrow="Support and access"
        title="Grievances"
        lede="Say what is wrong, have both sides heard, and get an answer in writing."
        motif="waves"
      />
      <WithAside side="end" aside={<Menu />}>
        <PageSection title="About the committee">
          <div className={css.about}>
            <div className={css.words}>
              {about.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <BothSides />
          </div>
        </PageSection>
        <PageSection title="The way of a grievance">
          <Steps label="From the first word to the answer" items={[...course]} />
        </PageSection>
        <PageSection title="Grievance Redressal Committee">
          <DataTable
            caption="Members of the Grievance Redressal Committee"
            columns={[
              { key: 'name', label: 'Name', rowHeader: true },
              { key: 'designation', label: 'Designation' },
              { key: 'status', label: 'Status' },
            ]}
            rows={members}
            rowKey={({ name }) => name}
          />
        </PageSection>
      </WithAside>
    </>
  );
}

function Menu() {
  return (
    <MenuPanel title="Grievances Menu">
      {menu.map((name) => (
        <MenuItem key={name}>
          <PlaceholderLink>{name}</PlaceholderLink>
        </MenuItem>
      ))}
    </MenuPanel>
  );
}
