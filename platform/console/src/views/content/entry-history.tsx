import { type CollectionEntries, type EntryValue, type EntryVersion, registryApi } from '@viit/contract/registry-api';
import { useState } from 'react';
import { useOperation } from '../../api/use-operation.ts';
import { DataTable } from '../../components/data-table.tsx';
import { Select } from '../../components/filters.tsx';
import { LoadedContent } from '../../components/loaded-content.tsx';
import { Problem } from '../../components/problem.tsx';
import { ShowMore } from '../../components/show-more.tsx';
import { Time } from '../../components/time.tsx';
import { formatTime } from '../../format.ts';
import { changedFields } from './titles.ts';

interface EntryHistoryProps {
  section: string;
  name: string;
  id: string;
  fields: CollectionEntries['declaration']['fields'];
  /** The latest version can be brought back too. */
  isRemoved?: boolean;
  onRestore: (value: EntryValue) => void;
}

/** Who changed what and when, newest first; each version can be put back into the form. */
export function EntryHistory(props: EntryHistoryProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="card" open={props.isRemoved} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>History of this entry</summary>
      {isOpen && <Versions {...props} />}
    </details>
  );
}

function Versions({ section, name, id, fields, isRemoved, onRestore }: EntryHistoryProps) {
  const params = { section, name, id };
  const [[shownUntil, shown], setShown] = useState<[until: string | undefined, older: EntryVersion[]]>([undefined, []]);
  const newest = useOperation(registryApi.readEntryHistory, { params, query: {} }, ['live', 'drafts']);
  const until = newest.data?.[0]?.version;
  // After a new version, the newest begin later.
  const older = shownUntil === until ? shown : [];
  const first = older[0] ?? newest.data?.[0];
  const { data: rest = [], error } = useOperation(
    registryApi.readEntryHistory,
    first && { params, query: { before: first.version } },
    [],
  );
  return (
    <LoadedContent of={newest}>
      {(latest) => {
        const versions = withSample([...older, ...latest]);
        return versions.length === 0 ? (
          <p className="empty">Nobody has changed this entry yet.</p>
        ) : (
          <>
            <ol className="plain">
              {versions
                .map((version, index) => ({ version, before: versions[index - 1] ?? rest.at(-1) }))
                .reverse()
                .map(({ version, before }, index) => (
                  <li key={`${version.version} ${version.at}`}>
                    <p>
                      {describeVersion(fields, version, before)} {version.at && <Time iso={version.at} />}
                      {version.publishedAt && <span className="muted"> Visitors have seen it.</span>}
                    </p>
                    {(index > 0 || isRemoved || isDiscarded(version)) && version.value && (
                      <button type="button" onClick={() => version.value && onRestore(version.value)}>
                        {isRemoved ? 'Bring back this version' : 'Put this version into the form'}
                      </button>
                    )}
                  </li>
                ))}
            </ol>
            <ShowMore
              shown={versions.length}
              of={versions.length + rest.length}
              onMore={() => setShown([until, [...rest, ...older]])}
            />
            {error && <Problem error={error} />}
            {versions.length > 1 && <CompareVersions fields={fields} versions={versions} />}
          </>
        );
      }}
    </LoadedContent>
  );
}

/** With the sample entry, which nobody wrote. */
function withSample(versions: EntryVersion[]): EntryVersion[] {
  const { sample } = versions[0] ?? {};
  const written = { version: '', by: 'Sample content', at: '', changed: [], publishedAt: null };
  return sample ? [{ ...written, value: sample }, ...versions] : versions;
}

/** The form has any other newest version. */
const isDiscarded = ({ isDraft, publishedAt }: EntryVersion) => isDraft === false && !publishedAt;

/** Any two versions beside each other, field by field. */
function CompareVersions({ fields, versions }: { fields: EntryHistoryProps['fields']; versions: EntryVersion[] }) {
  const [from, setFrom] = useState(versions.at(-2)?.version ?? '');
  const [to, setTo] = useState(versions.at(-1)?.version ?? '');
  const names = versions.map(({ version, by, at }, index) => [
    version,
    `${index + 1}. ${at ? `${formatTime(at)}, ` : ''}${by}`,
  ]);
  const options = Object.fromEntries(names) as Record<string, string>;
  const contentOf = (wanted: string) => versions.find(({ version }) => version === wanted)?.value ?? {};
  return (
    <section aria-labelledby="compare">
      <h3 id="compare">Compare two versions</h3>
      <div className="filters">
        <Select label="Version" value={from} options={options} onChange={setFrom} />
        <Select label="with" value={to} options={options} onChange={setTo} />
      </div>
      <DataTable
        caption="Differences"
        columns={['Field', options[from] ?? '', options[to] ?? '']}
        empty="They are the same."
        rows={changedFields(fields, contentOf(from), contentOf(to)).map((one) => ({
          key: one.name,
          cells: [one.label, one.from, one.to],
        }))}
      />
    </section>
  );
}

function describeVersion(
  fields: EntryHistoryProps['fields'],
  { by, at, value }: EntryVersion,
  before?: EntryVersion,
): string {
  if (!at) return by;
  if (value === null) return `${by} removed it.`;
  if (!before?.value) return `${by} wrote it.`;
  const changes = changedFields(fields, before.value, value).map(
    ({ label, from, to }) => `${label} from “${from}” to “${to}”`,
  );
  return changes.length > 0 ? `${by} changed ${changes.join(', ')}.` : `${by} saved it again.`;
}
