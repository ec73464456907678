import { plural } from '@viit/contract/phrases';
import { type CollectionEntries, type EntryState, registryApi } from '@viit/contract/registry-api';
import { titleField } from '@viit/contract/title-field';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../api/registry-client.ts';
import { Problem } from '../../components/problem.tsx';
import { ShowMore, shownAtOnce } from '../../components/show-more.tsx';
import { formatAge } from '../../format.ts';
import { useSession } from '../../session-context.ts';
import { currentValue } from './current-value.ts';
import { useEntryFilters } from './entry-filters.tsx';
import { NewEntryDialog } from './new-entry-dialog.tsx';
import { pathOf } from './paths.ts';
import { isLater } from './publish-times.tsx';
import { formatMoment, textOf, titleOf } from './titles.ts';

interface EntryTableProps {
  section: string;
  name: string;
  data: CollectionEntries;
}

/** The entries with search, filter and order. Removed ones stay in the list until the next publish, with a way back. */
export function EntryTable({ section, name, data }: EntryTableProps) {
  const { controls, found, isFiltered } = useEntryFilters(data);
  const [count, setCount] = useState(shownAtOnce);
  const [copied, setCopied] = useState<EntryState>();
  const [error, setError] = useState<Error>();
  const { announce, site } = useSession();
  const { fields, order } = data.declaration;
  const params = { section, name };
  // After moves that the list does not have yet.
  const moves = useRef<Promise<{ revision: string; ids: string[] }>>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision has the moves.
  useEffect(() => {
    moves.current = undefined;
  }, [data.order.revision]);
  const act = (work: Promise<unknown>, done: string) => {
    setError(undefined);
    work.then(
      () => announce(done),
      (problem: Error) => {
        moves.current = undefined;
        setError(problem);
      },
    );
  };
  const move = (entry: EntryState, by: 1 | -1) => {
    const list = { revision: data.order.revision, ids: data.entries.map(({ id }) => id) };
    moves.current = (moves.current ?? Promise.resolve(list)).then(async (before) => {
      const at = before.ids.indexOf(entry.id);
      const other = before.ids[at + by];
      if (other === undefined) return before;
      const ids = before.ids.with(at, other).with(at + by, entry.id);
      const body = { revision: before.revision, ids };
      const { revision } = await call(registryApi.orderEntries, { params, query: {}, body });
      return { revision, ids };
    });
    act(moves.current, `${titleOf(fields, entry)} has moved.`);
  };
  const remove = (entry: EntryState) =>
    act(
      call(registryApi.removeEntry, { params: { ...params, id: entry.id }, query: { revision: entry.revision ?? '' } }),
      entry.published
        ? `${titleOf(fields, entry)} is removed with the next publish. Until then you can bring it back.`
        : `${titleOf(fields, entry)} is deleted. You can bring it back at ${location.origin}/${pathOf(data.part, entry.id)}`,
    );
  const restore = (entry: EntryState) =>
    act(
      call(registryApi.discardDraft, {
        params: { ...params, id: entry.id },
        query: { revision: entry.revision ?? undefined },
      }),
      `${titleOf(fields, entry)} is back.`,
    );
  return (
    <>
      {controls}
      {error && <Problem error={error} />}
      <p className="muted" role="status">
        {found.length < data.entries.length && `${found.length} of `}
        {plural(data.entries.length, 'entry', 'entries')}
      </p>
      {found.length === 0 && <p className="empty">No entry matches. Change the search, or show all entries.</p>}
      <ul className="plain entries" aria-label="Entries">
        {found.slice(0, count).map((entry) => {
          const title = titleOf(fields, entry);
          const isRemoved = entry.draft?.value === null;
          const at = data.entries.indexOf(entry);
          return (
            <li key={entry.id} className="card file">
              <Thumbnail site={site} fields={fields} entry={entry} />
              <div>
                <h3>
                  <a href={pathOf(data.part, entry.id)}>{isRemoved ? <s>{title}</s> : title}</a>
                </h3>
                <p className="muted">{summaryOf(fields, entry)}</p>
                <EntryStatus entry={entry} />
                <div className="actions">
                  {isRemoved ? (
                    <button type="button" onClick={() => restore(entry)}>
                      Bring back<span className="hidden"> {title}</span>
                    </button>
                  ) : (
                    <>
                      {!order && !isFiltered && data.entries.length > 1 && (
                        <>
                          <button type="button" disabled={at === 0} onClick={() => move(entry, -1)}>
                            Move up<span className="hidden"> {title}</span>
                          </button>
                          <button
                            type="button"
                            disabled={at === data.entries.length - 1}
                            onClick={() => move(entry, 1)}
                          >
                            Move down<span className="hidden"> {title}</span>
                          </button>
                        </>
                      )}
                      <button type="button" onClick={() => setCopied(entry)}>
                        Copy<span className="hidden"> {title}</span>
                      </button>
                      <button type="button" onClick={() => remove(entry)}>
                        Remove<span className="hidden"> {title}</span>
                      </button>
                    </>
                  )}
                </div>
              </div>
            </li>
          );
        })}
      </ul>
      <ShowMore shown={count} of={found.length} onMore={setCount} />
      {copied && <NewEntryDialog data={data} copied={currentValue(copied)} onClose={() => setCopied(undefined)} />}
    </>
  );
}

interface ThumbnailProps {
  site: string;
  fields: CollectionEntries['declaration']['fields'];
  entry: EntryState;
}

/** The first picture of an entry. */
function Thumbnail({ site, fields, entry }: ThumbnailProps) {
  const name = Object.keys(fields).find((field) => fields[field]?.type === 'picture');
  const { src } = ((name ? currentValue(entry)[name] : undefined) as { src?: string }) ?? {};
  return src ? <img className="thumbnail" src={site + src} alt="" loading="lazy" /> : null;
}

const unnamed: ReadonlySet<string> = new Set(['text', 'picture', 'document', 'groups']);

/** The first values besides the title, in one line. */
function summaryOf(fields: CollectionEntries['declaration']['fields'], entry: EntryState): string {
  const value = currentValue(entry);
  const title = titleField(fields);
  return Object.entries(fields)
    .filter(([name, { type }]) => ![title, 'from', 'until'].includes(name) && !unnamed.has(type))
    .filter(([name]) => value[name] !== undefined && value[name] !== false)
    .slice(0, 4)
    .map(([name, field]) => (value[name] === true ? field.label : textOf(value[name], field)))
    .join(' · ');
}

function EntryStatus({ entry: { draft, published } }: { entry: EntryState }) {
  const { from } = published?.value ?? {};
  if (!draft) return isLater(from) ? <p className="badge">Visitors see it from {formatMoment(from)} on</p> : null;
  const state = draft.value === null ? 'Removed' : published ? 'Changed' : 'New';
  const problems = draft.problems.length;
  return (
    <p>
      <span className="badge">{state}, not published</span>{' '}
      <span className="muted">
        {draft.by} {draft.at && formatAge(draft.at)}
        {problems > 0 && `, ${problems === 1 ? 'one thing' : `${problems} things`} to correct`}
      </span>
    </p>
  );
}
