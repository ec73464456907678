import { DataTable } from '@viit/ui/data-table';
import { PageHeader } from '@viit/ui/page-header';
import { PageSection } from '@viit/ui/page-section';
import { Paragraphs } from '@viit/ui/paragraphs';
import { PlaceholderLink } from '@viit/ui/placeholder-link';
import { Steps } from '@viit/ui/steps';
import { WithAside } from '@viit/ui/with-aside';
import { MenuItem, MenuPanel } from '../menu-panel/menu-panel.tsx';
import { useEntries } from '../use-entries.ts';
import { about, lede, menu, procedure, title } from './content.ts';
import { HearingDrawing } from './hearing-drawing.tsx';
import * as css from './page.module.css';

/** Renders the Grievance Redressal Committee: about text, procedure, members, and a menu of placeholder links (R80). */
export default function GrievancesPage() {
  return (
    <>
      <PageHeader title={title} eyebrow="Support and access" lede={lede} motif="waves" />
      <WithAside side="end" aside={<GrievancesMenu />}>
        <PageSection title="About the committee">
          <div className={css.about}>
            <div className={css.prose}>
              <Paragraphs texts={about} />
            </div>
            <HearingDrawing />
          </div>
        </PageSection>
      </WithAside>
      <PageSection title="How grievances are handled">
        <Steps label="Steps from complaint to decision" items={[...procedure]} />
      </PageSection>
      <PageSection title="Grievance Redressal Committee">
        <DataTable
          caption="Members of the Grievance Redressal Committee"
          columns={[
            { key: 'name', label: 'Name', rowHeader: true },
            { key: 'designation', label: 'Designation' },
            { key: 'status', label: 'Status' },
          ]}
          rows={useEntries('grievance-committee')}
          rowKey={({ id }) => id}
        />
        <p className={css.contact}>
          Telephone numbers and hours of the convener, the ombudsperson and the anti-ragging helpline:{' '}
          <a href="/contact#people">people to turn to</a>
        </p>
      </PageSection>
    </>
  );
}

function GrievancesMenu() {
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
