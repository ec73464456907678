import type { CollectionEntries } from '@viit/contract/registry-api';
import { lazy, Suspense, useState } from 'react';
import { LoadedContent } from '../../components/loaded-content.tsx';
import { mayChange } from '../../rights.ts';
import { useSession } from '../../session-context.ts';
import { EntryTable } from './entry-table.tsx';
import { ContentHeading } from './heading.tsx';
import { NewEntryDialog } from './new-entry-dialog.tsx';
import { PartHistory } from './part-history.tsx';
import { PeopleHere } from './people-here.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { useCollectionEntries } from './use-collection.ts';

// Few people need it.
const CsvDialog = lazy(() => import('./csv-dialog.tsx').then((module) => ({ default: module.CsvDialog })));

/** The entries of one collection, and what can be done with all of them. */
export function CollectionView({ section, name }: { section: string; name: string }) {
  const collection = useCollectionEntries(section, name);
  return (
    <LoadedContent of={collection}>{(data) => <Collection section={section} name={name} data={data} />}</LoadedContent>
  );
}

interface CollectionProps {
  section: string;
  name: string;
  data: CollectionEntries;
}

type Open = 'new' | 'publish' | 'csv' | undefined;

function Collection({ section, name, data }: CollectionProps) {
  const [open, setOpen] = useState<Open>();
  const { rights } = useSession();
  const close = () => setOpen(undefined);
  const { declaration, part } = data;
  const drafts = data.entries.filter(({ draft }) => draft).length + (data.order.draft ? 1 : 0);
  return (
    <>
      <ContentHeading part={part} title={declaration.title} />
      <p>{declaration.help}</p>
      <PeopleHere place={part} />
      <div className="actions">
        <button type="button" className="primary" onClick={() => setOpen('new')}>
          New entry
        </button>
        {mayChange(rights, 'publish', part) && (
          <button type="button" disabled={drafts === 0} onClick={() => setOpen('publish')}>
            {drafts === 0 ? 'Everything is published' : `Publish ${drafts === 1 ? 'one change' : `${drafts} changes`}`}
          </button>
        )}
        <button type="button" onClick={() => setOpen('csv')}>
          Add from a spreadsheet
        </button>
        <button type="button" onClick={() => document.getElementById('history')?.focus()}>
          History and undo
        </button>
      </div>
      <EntryTable section={section} name={name} data={data} />
      <PartHistory part={part} />
      {open === 'new' && <NewEntryDialog data={data} onClose={close} />}
      {open === 'publish' && <PublishDialog section={section} name={name} data={data} onClose={close} />}
      <Suspense>{open === 'csv' && <CsvDialog section={section} name={name} data={data} onClose={close} />}</Suspense>
    </>
  );
}
