import { type CollectionEntries, type EntryValue, type EntryVersion, registryApi } from '@viit/contract/registry-api';
import { useState } from 'react';
import { useOperation } from '../../api/use-operation.ts';
import { LoadedContent } from '../../components/loaded-content.tsx';
import { Time } from '../../components/time.tsx';
import { changedFields } from './titles.ts';

interface EntryHistoryProps {
  section: string;
  name: string;
  id: string;
  fields: CollectionEntries['declaration']['fields'];
  /** Another revision loads the history again. */
  revision: string | null;
  onRestore: (value: EntryValue) => void;
}

/** Who changed what and when, newest first; each version can be put back into the form. */
export function EntryHistory(props: EntryHistoryProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="card" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>History of this entry</summary>
      {isOpen && <Versions {...props} />}
    </details>
  );
}

function Versions({ section, name, id, fields, onRestore }: EntryHistoryProps) {
  const history = useOperation(registryApi.readEntryHistory, { params: { section, name, id }, query: {} }, [
    'live',
    'drafts',
  ]);
  return (
    <LoadedContent of={history}>
      {(versions) =>
        versions.length === 0 ? (
          <p className="empty">Nobody has changed this entry yet.</p>
        ) : (
          <ol className="plain">
            {versions
              .map((version, index) => ({ version, before: versions[index - 1] }))
              .reverse()
              .map(({ version, before }, index) => (
                <li key={`${version.version} ${version.at}`}>
                  <p>
                    {describeVersion(fields, version, before)} <Time iso={version.at ?? ''} />
                    {version.publishedAt && <span className="muted"> Visitors have seen it.</span>}
                  </p>
                  {index > 0 && version.value && (
                    <button type="button" onClick={() => version.value && onRestore(version.value)}>
                      Put this version into the form
                    </button>
                  )}
                </li>
              ))}
          </ol>
        )
      }
    </LoadedContent>
  );
}

function describeVersion(
  fields: EntryHistoryProps['fields'],
  { by, value }: EntryVersion,
  before?: EntryVersion,
): string {
  if (value === null) return `${by} removed it.`;
  if (!before?.value) return `${by} wrote it.`;
  const changes = changedFields(fields, before.value, value).map(
    ({ label, from, to }) => `${label} from “${from}” to “${to}”`,
  );
  return changes.length > 0 ? `${by} changed ${changes.join(', ')}.` : `${by} saved it again.`;
}
