import { type CollectionEntries, registryApi } from '@viit/contract/registry-api';
import { useState } from 'react';
import { call } from '../../api/registry-client.ts';
import { ActionDialog } from '../../components/action-dialog.tsx';
import { useSession } from '../../session-context.ts';
import { pathOf } from './paths.ts';
import { describeDraft, titleOf } from './titles.ts';

interface PublishDialogProps {
  section: string;
  name: string;
  data: CollectionEntries;
  /** By default all drafts. */
  id?: string;
  onClose: () => void;
}

/** Says what changes for visitors. Drafts with problems stay drafts. */
export function PublishDialog({ section, name, data, id, onClose }: PublishDialogProps) {
  const { site } = useSession();
  const { fields, page, title } = data.declaration;
  const drafts = data.entries.filter((entry) => entry.draft && (id === undefined || entry.id === id));
  const wrong = drafts.filter(({ draft }) => draft && draft.problems.length > 0);
  const [left, setLeft] = useState<readonly string[]>([]);
  const chosen = drafts.filter((entry) => !wrong.includes(entry) && !left.includes(entry.id));
  const hasNewOrder = id === undefined && data.order.draft !== null;
  const isAll = id === undefined && chosen.length === drafts.length;
  const publish = async () => {
    await call(registryApi.publishEntries, {
      params: { section, name },
      body: isAll ? {} : { ids: chosen.map((entry) => entry.id) },
    });
    return `Visitors see it now${page ? `: ${site}${page}` : '.'}`;
  };
  return (
    <ActionDialog
      title={`Publish ${title}`}
      action="Publish"
      isReady={chosen.length > 0 || (isAll && hasNewOrder)}
      run={publish}
      onClose={onClose}
    >
      <p>What changes for visitors{page && ` on ${site}${page}`}:</p>
      <ul className="plain">
        {chosen.concat(drafts.filter((entry) => left.includes(entry.id))).map((entry) => (
          <li key={entry.id}>
            <label className="check">
              <input
                type="checkbox"
                checked={!left.includes(entry.id)}
                onChange={({ target }) =>
                  setLeft(target.checked ? left.filter((one) => one !== entry.id) : [...left, entry.id])
                }
              />
              <span>{describeDraft(fields, entry).join(' ') || `“${titleOf(fields, entry)}” stays as it is.`}</span>
            </label>
          </li>
        ))}
        {hasNewOrder && <li>{isAll ? 'The order of the entries changes.' : 'The order stays as it is.'}</li>}
      </ul>
      {wrong.length > 0 && (
        <>
          <p>These drafts stay drafts until they are corrected:</p>
          <ul>
            {wrong.map((entry) => (
              <li key={entry.id}>
                <a href={pathOf(data.part, entry.id)} onClick={onClose}>
                  {titleOf(fields, entry)}
                </a>
                :{' '}
                {entry.draft?.problems
                  .map(({ field, message }) => `${fields[field]?.label ?? field}: ${message}`)
                  .join('; ')}
              </li>
            ))}
          </ul>
        </>
      )}
    </ActionDialog>
  );
}
