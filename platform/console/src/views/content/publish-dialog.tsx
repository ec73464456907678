import { type CollectionEntries, type EntryState, type EntryValue, registryApi } from '@viit/contract/registry-api';
import { useState } from 'react';
import { call } from '../../api/registry-client.ts';
import { ActionDialog } from '../../components/action-dialog.tsx';
import { useSession } from '../../session-context.ts';
import { currentValue, isSame } from './current-value.ts';
import { pathOf } from './paths.ts';
import { isLater, PublishTimes, type Times } from './publish-times.tsx';
import { describeDraft, textOf, titleOf } from './titles.ts';

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
  const lacksApproval = ({ draft }: EntryState) => data.declaration.review && draft?.review?.state !== 'approved';
  const wrong = drafts.filter((entry) => lacksApproval(entry) || entry.draft?.problems.length);
  const [left, setLeft] = useState<readonly string[]>([]);
  const chosen = drafts.filter((entry) => !wrong.includes(entry) && !left.includes(entry.id));
  const hasNewOrder = id === undefined && data.order.draft !== null;
  const isAll = id === undefined && chosen.length === drafts.length;
  const [times, setTimes] = useState<Times>({});
  const only = id === undefined ? undefined : chosen[0];
  const publish = async () => {
    // The value of a day without its time is empty: at once.
    if ([...document.querySelectorAll('input')].some(({ validity }) => validity.badInput)) {
      throw new Error('A day or time is not complete. Complete it, or empty the field.');
    }
    const value: EntryValue = only ? { ...currentValue(only), ...times } : {};
    if (only && !isSame(value, currentValue(only))) {
      const params = { section, name, id: only.id };
      await call(registryApi.saveEntry, { params, query: {}, body: { revision: only.revision, value } });
    }
    await call(registryApi.publishEntries, {
      params: { section, name },
      body: { seen: data.hash, ...(!isAll && { ids: chosen.map((entry) => entry.id) }) },
    });
    const when = isLater(value.from) ? `from ${textOf(value.from, fields.from)} on` : 'now';
    const shown = only?.draft?.value ? page?.replace(':id', only.id) : page;
    return `Visitors see it ${when}${shown && !shown.includes(':') ? `: ${site}${shown}` : '.'}`;
  };
  return (
    <ActionDialog
      title={`Publish ${title}`}
      action="Publish"
      isReady={chosen.length > 0 || (isAll && hasNewOrder)}
      run={publish}
      onClose={onClose}
    >
      <p>
        What changes for visitors
        {data.pages.length > 0 &&
          ` on ${listNames(data.pages.map((one) => (one.path === '/' ? 'the home page' : one.title)))}`}
        :
      </p>
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
      {only?.draft?.value && !data.declaration.review && (
        <PublishTimes entry={only} times={times} onChange={setTimes} />
      )}
      {wrong.length > 0 && (
        <>
          <p>These drafts stay drafts until they are corrected or approved:</p>
          <ul>
            {wrong.map((entry) => (
              <li key={entry.id}>
                <a href={pathOf(data.part, entry.id)} onClick={onClose}>
                  {titleOf(fields, entry)}
                </a>
                :{' '}
                {entry.draft?.problems
                  .map(({ field, message }) => `${fields[field]?.label ?? field}: ${message}`)
                  .concat(lacksApproval(entry) ? 'Somebody else must approve it.' : [])
                  .join('; ')}
              </li>
            ))}
          </ul>
        </>
      )}
    </ActionDialog>
  );
}

const names = new Intl.ListFormat('en-GB');

/** The first of many. */
const listNames = (all: readonly string[]): string =>
  names.format(all.length > 4 ? [...all.slice(0, 3), `${all.length - 3} more pages`] : all);
