import { type ListedCollection, registryApi } from '@viit/contract/registry-api';
import { useState } from 'react';
import { useOperation } from '../../api/use-operation.ts';
import { Search, Select } from '../../components/filters.tsx';
import { LoadedContent } from '../../components/loaded-content.tsx';
import { formatAge } from '../../format.ts';
import { matchesSearch } from '../../matches-search.ts';
import { mayChange } from '../../rights.ts';
import { useSession } from '../../session-context.ts';
import { FirstVisit } from './first-visit.tsx';
import { type CopyOwner, unsentEntries } from './local-copies.ts';
import { filesPath, pathOf } from './paths.ts';
import { PeopleHere } from './people-here.tsx';

/** The collections that a person may edit, by section, with what needs attention. */
export function Overview() {
  const session = useSession();
  const collections = useOperation(registryApi.listCollections, {}, ['live', 'drafts']);
  return (
    <>
      <Unsent person={session} />
      <FirstVisit />
      <p>
        <a href={filesPath}>Pictures and documents</a>: where each is used, and what is missing.
      </p>
      <LoadedContent of={collections}>
        {(all) => <Sections collections={all.filter(({ part }) => mayChange(session.rights, 'edit', part))} />}
      </LoadedContent>
    </>
  );
}

/** Edits that were not saved when their form was closed. Opening the form sends them. */
function Unsent({ person }: { person: CopyOwner['person'] }) {
  const names = unsentEntries(localStorage, person);
  if (names.length === 0) return null;
  return (
    <section className="notice warning" aria-label="Not saved yet">
      <p>This browser has changes that are not saved yet. Open them to save them:</p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href={pathOf(name)}>{name.slice(name.lastIndexOf('/') + 1).replaceAll('-', ' ')}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sections({ collections }: { collections: readonly ListedCollection[] }) {
  const [search, setSearch] = useState('');
  const [isOpen, setOpen] = useState('');
  if (collections.length === 0) {
    return <p className="empty">There is nothing here that you may change. Ask the operator for the right to edit.</p>;
  }
  const found = collections.filter(
    (one) => matchesSearch(search, [one.part, one.title]) && (!isOpen || one.drafts > 0 || one.attentionCount > 0),
  );
  const sections = [...new Set(found.map(({ part }) => sectionOf(part)))];
  return (
    <>
      {collections.length > fewCollections && (
        <div className="filters">
          <Search label="Search the collections" value={search} onChange={setSearch} />
          <Select label="Show" value={isOpen} options={shown} onChange={setOpen} />
        </div>
      )}
      {found.length === 0 && <p className="empty">Nothing matches. Change the search, or show everything.</p>}
      {sections.map((section) => (
        <section key={section} aria-labelledby={`section-${section}`}>
          <h2 id={`section-${section}`} className="section-name">
            {section}
          </h2>
          <ul className="plain cards">
            {found
              .filter(({ part }) => sectionOf(part) === section)
              .map((collection) => (
                <CollectionCard key={collection.part} {...collection} />
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** More cannot be seen at once. */
const fewCollections = 8;

const shown = { '': 'everything', open: 'what is not published, or needs attention' };

const sectionOf = (part: string) => part.split('/')[0] ?? '';

function CollectionCard({
  part,
  title,
  entries,
  drafts,
  changedAt,
  changedBy,
  attention,
  attentionCount,
}: ListedCollection) {
  return (
    <li className="card">
      <h3>
        <a href={pathOf(part)}>{title}</a>
      </h3>
      <p className="muted">
        {entries === 1 ? 'one entry' : `${entries} entries`}
        {changedAt
          ? `, last changed ${formatAge(changedAt)}${changedBy ? ` by ${changedBy}` : ''}`
          : ', sample content'}
      </p>
      <PeopleHere place={part} />
      {drafts > 0 && (
        <p className="badge">{drafts === 1 ? 'One change is not published' : `${drafts} changes are not published`}</p>
      )}
      {attention.length > 0 && (
        <>
          <p className="muted">Needs attention:</p>
          <ul className="attention" aria-label={`${title}: needs attention`}>
            {attention.map(({ id, title: entry, reason }) => (
              <li key={`${id} ${reason}`}>
                <a href={pathOf(part, id)}>{entry}</a>: {reason}
              </li>
            ))}
            {attentionCount > attention.length && <li>and {attentionCount - attention.length} more</li>}
          </ul>
        </>
      )}
    </li>
  );
}
