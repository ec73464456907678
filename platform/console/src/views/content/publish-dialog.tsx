import {
  type CollectionEntries,
  type EntryState,
  type EntryValue,
  entryConflictSchema,
  registryApi,
} from '@viit/contract/registry-api';
import { useState } from 'react';
import { call, type RegistryError } from '../../api/registry-client.ts';
import { ActionDialog } from '../../components/action-dialog.tsx';
import { useSession } from '../../session-context.ts';
import { currentValue, isSame } from './current-value.ts';
import { pathOf } from './paths.ts';
import { labelOf } from './problem-summary.tsx';
import { isLater, PublishTimes, type Times } from './publish-times.tsx';
import { describeDraft, textOf, titleOf } from './titles.ts';

interface PublishDialogProps {
  section: string;
  name: string;
  /** As the person has seen it: what others change meanwhile is shown first. */
  data: CollectionEntries;
  /** By default all drafts. */
  id?: string;
  onClose: () => void;
}

/** Says what changes for visitors. Drafts with problems stay drafts. */
export function PublishDialog({ section, name, data: given, id, onClose }: PublishDialogProps) {
  const { site } = useSession();
  const [data, setData] = useState(given);
  const { fields, page, title } = data.declaration;
  const drafts = data.entries.filter((entry) => entry.draft && (id === undefined || entry.id === id));
  const lacksApproval = ({ draft }: EntryState) => data.declaration.review && draft?.review?.state !== 'approved';
  const wrong = drafts.filter((entry) => lacksApproval(entry) || entry.draft?.problems.length);
  const [left, setLeft] = useState<readonly string[]>([]);
  const chosen = drafts.filter((entry) => !wrong.includes(entry) && !left.includes(entry.id));
  const hasNewOrder = id === undefined && data.order.draft !== null;
  const [leavesOrder, setLeavesOrder] = useState(false);
  const order = hasNewOrder && !leavesOrder;
  const [times, setTimes] = useState<Times>({});
  const only = id === undefined ? undefined : chosen[0];
  const params = { section, name };
  const publish = async () => {
    // The value of a day without its time is empty: at once.
    if ([...document.querySelectorAll('input')].some(({ validity }) => validity.badInput)) {
      throw new Error('A day or time is not complete. Complete it, or empty the field.');
    }
    const revisions = Object.fromEntries(chosen.map((entry) => [entry.id, entry.revision]));
    const value: EntryValue = only ? { ...currentValue(only), ...times } : {};
    if (only && !isSame(value, currentValue(only))) {
      const body = { revision: only.revision, value };
      const saved = await call(registryApi.saveEntry, { params: { ...params, id: only.id }, query: {}, body });
      revisions[only.id] = saved.revision;
    }
    await call(registryApi.publishEntries, {
      params,
      body: { seen: data.hash, revisions, order, ...(order && { orderRevision: data.order.revision }) },
    });
    const when = isLater(value.from) ? `from ${textOf(value.from, fields.from)} on` : 'now';
    const shown = only?.draft?.value ? page?.replace(':id', only.id) : page;
    return `Visitors see it ${when}${shown && !shown.includes(':') ? `: ${site}${shown}` : '.'}`;
  };
  const showChanges = async (error: Error): Promise<never> => {
    const { code, details } = error as Partial<RegistryError>;
    const theirs = entryConflictSchema.safeParse(details).data;
    if (code !== 'entry-changed' || !theirs) throw error;
    const { declaration } = data;
    const fresh = await call(registryApi.readEntries, { params, query: {} });
    setData({ ...fresh, declaration });
    const changed = theirs.entries.map(
      (entry) => `“${titleOf(fields, entry)}” (${(entry.draft ?? entry.published)?.by ?? 'somebody'})`,
    );
    if (order && fresh.order.revision !== data.order.revision) changed.push('the list and order of the entries');
    throw new Error(
      `Changed since you opened this: ${names.format(changed)}. Nothing is published yet. Above is what visitors would get now: if it is right, publish again.`,
    );
  };
  return (
    <ActionDialog
      title={`Publish ${title}`}
      action="Publish"
      isReady={chosen.length > 0 || order}
      run={() => publish().catch(showChanges)}
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
        {hasNewOrder && (
          <li>
            <label className="check">
              <input type="checkbox" checked={order} onChange={({ target }) => setLeavesOrder(!target.checked)} />
              <span>The order of the entries changes.</span>
            </label>
          </li>
        )}
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
                  .map(({ field, message }) => (field ? `${labelOf(fields, field)}: ${message}` : message))
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
