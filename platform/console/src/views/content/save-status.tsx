import { type EntryState, isAuthor } from '@viit/contract/registry-api';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../session-context.ts';
import type { EntrySaver } from './entry-saver.ts';
import type { CopyOwner } from './local-copies.ts';
import { isLater } from './publish-times.tsx';
import type { SaveState } from './save-state.ts';
import { formatMoment } from './titles.ts';

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

/** Always visible: what became of the last edit. Announced are failures, and not each pause in typing. */
export function SaveStatus({ saver }: { saver: EntrySaver }) {
  const session = useSession();
  const { kind } = saver.state;
  const isSavedDue = useSavedDue(kind);
  const isFailure = kind !== 'saved' && kind !== 'unsaved';
  const text = `${describeState(saver, session)}${
    !saver.isKept && kind !== 'saved' ? ' This browser cannot keep it: leave this window open until it is saved.' : ''
  }`;
  return (
    <div id="save-status" className={`save-status ${kind}`}>
      {!isFailure && text}
      <span role="status">
        {isFailure ? text : kind === 'saved' && isSavedDue && <span className="hidden">Saved.</span>}
      </span>
    </div>
  );
}

/** True after a field is left that was changed, and after a failure, until the next change. */
function useSavedDue(kind: SaveState['kind']): boolean {
  const [isDue, setDue] = useState(false);
  const previous = useRef(kind);
  const isChanged = useRef(false);
  useEffect(() => {
    if (kind === 'unsaved') isChanged.current = true;
    if (kind === 'unsaved' && previous.current === 'saved') setDue(false);
    else if (kind !== 'saved' && kind !== 'unsaved') setDue(true);
    previous.current = kind;
  }, [kind]);
  useEffect(() => {
    const onLeave = () => {
      if (isChanged.current) setDue(true);
      isChanged.current = false;
    };
    document.addEventListener('focusout', onLeave);
    return () => document.removeEventListener('focusout', onLeave);
  }, []);
  return isDue;
}

export function describeState(
  { state, entry, isKept }: Pick<EntrySaver, 'state' | 'entry' | 'isKept'>,
  person: CopyOwner['person'],
): string {
  switch (state.kind) {
    case 'saved': {
      const { draft } = entry;
      if (!draft) return describePublished(entry.published);
      const by = draft.by && !isAuthor(person, draft) ? ` by ${draft.by}` : '';
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

function describePublished(published: EntryState['published']): string {
  const { value: { from, until } = {}, failedTime } = published ?? {};
  if (failedTime) {
    const what = failedTime === until ? 'still' : 'do not';
    return `Visitors ${what} see this version: the page does not work with the change planned for ${formatMoment(failedTime)}. Correct the entry and publish again.`;
  }
  if (isLater(from)) return `Visitors see this version from ${formatMoment(from)} on.`;
  if (typeof until === 'string' && !isLater(until)) return `Visitors saw it until ${formatMoment(until)}.`;
  return 'Visitors see this version.';
}
