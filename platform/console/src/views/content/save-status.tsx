import type { EntryValue } from '@viit/contract/registry-api';
import { useSession } from '../../session-context.ts';
import type { EntrySaver } from './entry-saver.ts';
import { isLater } from './publish-times.tsx';
import { formatMoment } from './titles.ts';

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

/** Always visible: what became of the last edit. */
export function SaveStatus({ saver }: { saver: EntrySaver }) {
  const { label } = useSession();
  return (
    <p role="status" className={`save-status ${saver.state.kind}`}>
      {describeState(saver, label)}
      {!saver.isKept &&
        saver.state.kind !== 'saved' &&
        ' This browser cannot keep it: leave this window open until it is saved.'}
    </p>
  );
}

export function describeState(
  { state, entry, isKept }: Pick<EntrySaver, 'state' | 'entry' | 'isKept'>,
  person: string,
): string {
  switch (state.kind) {
    case 'saved': {
      const { draft } = entry;
      if (!draft) return describePublished(entry.published?.value);
      const by = draft.by && draft.by !== person ? ` by ${draft.by}` : '';
      return `${draft.value === null ? 'Removed' : 'Saved'}${by}${draft.at ? ` at ${clock.format(new Date(draft.at))}` : ''}, not published.`;
    }
    case 'unsaved':
      return 'Saving…';
    case 'waiting':
      return `Not saved: ${state.reason} It is ${isKept ? 'kept in this browser and ' : ''}sent as soon as possible.`;
    case 'refused':
      return `Not saved. ${state.reason}${isKept ? ' What you have written is kept in this browser.' : ''}`;
    case 'conflict':
      return 'Not saved: somebody else has changed this entry. Choose below.';
  }
}

function describePublished({ from, until }: EntryValue = {}): string {
  if (isLater(from)) return `Visitors see this version from ${formatMoment(from)} on.`;
  if (typeof until === 'string' && !isLater(until)) return `Visitors saw it until ${formatMoment(until)}.`;
  return 'Visitors see this version.';
}
