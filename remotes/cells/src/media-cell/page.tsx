import { AnchorNav } from '@viit/ui/anchor-nav';
import { DataTable } from '@viit/ui/data-table';
import { DefinitionList } from '@viit/ui/definition-list';
import { NumberedList } from '@viit/ui/numbered-list';
import { PageHeader } from '@viit/ui/page-header';
import { PageSection } from '@viit/ui/page-section';
import { PersonCard } from '@viit/ui/person-card';
import { WithAside } from '@viit/ui/with-aside';
import { numbered } from '../numbered.ts';
import { useEntries } from '../use-entries.ts';
import { AboutArticle } from './about-article.tsx';
import { lede, objectives, roles, title } from './content.ts';
import * as css from './page.module.css';

const anchors = [
  { id: 'about', label: 'About' },
  { id: 'objectives', label: 'Objectives' },
  { id: 'roles', label: 'Roles and Responsibilities' },
  { id: 'committee', label: 'Committee Members' },
  { id: 'key-functionaries', label: 'Key Functionaries' },
];

/** Renders the Media Cell: about text, objectives, roles, committee, key functionaries (R75). */
export default function MediaCellPage() {
  return (
    <>
      <PageHeader title={title} eyebrow="Cells and councils" lede={lede} motif="rays" />
      <WithAside side="start" aside={<AnchorNav label="On this page" items={anchors} />}>
        <PageSection title="About" id="about">
          <AboutArticle />
        </PageSection>
        <PageSection title="Objectives" id="objectives">
          <NumberedList columns={2} items={objectives.map((text) => ({ text }))} />
        </PageSection>
        <PageSection title="Roles and Responsibilities" id="roles">
          <DefinitionList items={roles} className={css.roles} />
        </PageSection>
        <PageSection title="Committee Members" id="committee">
          <DataTable
            caption="Members of the Media Cell"
            columns={[
              { key: 'sNo', label: 'S.No', numeric: true },
              { key: 'member', label: 'Member', rowHeader: true },
              { key: 'department', label: 'Department' },
            ]}
            rows={numbered(useEntries('media-members'))}
            rowKey={({ id }) => id}
          />
        </PageSection>
        <PageSection title="Key Functionaries" id="key-functionaries">
          <div className={css.people}>
            {useEntries('media-functionaries').map(({ id, title, name, role, photo }) => (
              <PersonCard key={id} name={name} role={title} title={role} src={photo?.src} />
            ))}
          </div>
        </PageSection>
      </WithAside>
    </>
  );
}
