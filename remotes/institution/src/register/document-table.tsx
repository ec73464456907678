import { type Column, DataTable } from '@viit/ui/data-table';
import { HiddenText } from '@viit/ui/hidden-text';
import { NoBreakYears } from '@viit/ui/no-break-years';
import { dayText } from './day-text.ts';
import { DocumentStatus } from './document-status.tsx';
import * as css from './register.module.css';
import { documentsOf, type RegisterEntry } from './register-entries.ts';

const columns: readonly Column<RegisterEntry>[] = [
  { key: 'name', label: 'Document', rowHeader: true, render: (entry) => <DocumentName {...entry} /> },
  { key: 'year', label: 'Year', render: ({ year }) => year && <NoBreakYears>{year}</NoBreakYears> },
  { key: 'owner', label: 'Office in charge' },
  { key: 'validUntil', label: 'Valid until', render: ({ validUntil }) => validUntil && dayText(validUntil) },
];

/** Renders the documents of a category, the newest year first, each with its anchor. */
export function DocumentTable({ name, entries }: { name: string; entries: readonly RegisterEntry[] }) {
  const own = documentsOf(entries, name);
  const used = columns.filter(({ key }) => key === 'name' || own.some((entry) => entry[key as keyof RegisterEntry]));
  return <DataTable caption={name} columns={used} rows={own} rowKey={({ id }) => id} filter={false} />;
}

function DocumentName({ id, name, link }: RegisterEntry) {
  const text = (
    <>
      <NoBreakYears>{name}</NoBreakYears>
      <DocumentStatus link={link} />
    </>
  );
  return (
    <span id={id} className={css.name}>
      {link ? (
        <a href={link} target="_blank" rel="noopener">
          {text}
          <HiddenText> (opens in a new tab)</HiddenText>
        </a>
      ) : (
        text
      )}
    </span>
  );
}
