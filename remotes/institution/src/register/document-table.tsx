import { Chip } from '@viit/ui/chip';
import { type Column, DataTable } from '@viit/ui/data-table';
import { DocumentFacts } from '@viit/ui/document-facts';
import { HiddenText } from '@viit/ui/hidden-text';
import { NoBreakYears } from '@viit/ui/no-break-years';
import type { EntryIn } from '../use-entries.ts';
import { dayText } from './day-text.ts';
import * as css from './register.module.css';

export type RegisterEntry = EntryIn<'register'>;

const columns: readonly Column<RegisterEntry>[] = [
  { key: 'name', label: 'Document', rowHeader: true, render: (entry) => <DocumentName {...entry} /> },
  { key: 'year', label: 'Year', render: ({ year }) => year && <NoBreakYears>{year}</NoBreakYears> },
  { key: 'owner', label: 'Office in charge' },
  { key: 'validUntil', label: 'Valid until', render: ({ validUntil }) => validUntil && dayText(validUntil) },
];

/** Documents of no year come first. */
const yearOf = ({ year = '~' }: RegisterEntry): string => year;

/** Renders the documents of a category, the newest year first, each with its anchor. */
export function DocumentTable({ name, entries }: { name: string; entries: readonly RegisterEntry[] }) {
  const own = entries.filter(({ category }) => category === name);
  const used = columns.filter(({ key }) => key === 'name' || own.some((entry) => entry[key as keyof RegisterEntry]));
  const newestFirst = own.toSorted((a, b) => Number(yearOf(a) < yearOf(b)) - Number(yearOf(a) > yearOf(b)));
  return <DataTable caption={name} columns={used} rows={newestFirst} rowKey={({ id }) => id} filter={false} />;
}

function DocumentName({ id, name, link }: RegisterEntry) {
  return (
    <span id={id} className={css.name}>
      {link ? (
        <a href={link} target="_blank" rel="noopener">
          <NoBreakYears>{name}</NoBreakYears> <DocumentFacts className={css.facts} href={link} />
          <HiddenText> (opens in a new tab)</HiddenText>
        </a>
      ) : (
        <>
          <NoBreakYears>{name}</NoBreakYears> <Chip>Not yet published</Chip>
        </>
      )}
    </span>
  );
}
