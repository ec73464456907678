import { type CollectionEntries, type EntryState, type EntryValue, isAuthor } from '@viit/contract/registry-api';
import { useState } from 'react';
import { formatAge } from '../../format.ts';
import { useSession } from '../../session-context.ts';
import { currentValue } from './current-value.ts';
import { changedFields } from './titles.ts';

interface ConflictProps {
  fields: CollectionEntries['declaration']['fields'];
  mine: EntryValue;
  theirs: EntryState;
  onChoose: (value: EntryValue) => void;
  onLeaveRemoved: () => void;
}

/** Both versions beside each other. The person chooses for each field; nothing is lost before that. */
export function Conflict({ fields, mine, theirs, onChoose, onLeaveRemoved }: ConflictProps) {
  const other = currentValue(theirs);
  const differences = changedFields(fields, other, mine);
  const [kept, setKept] = useState<Readonly<Record<string, 'mine' | 'theirs'>>>({});
  const written = theirs.draft ?? theirs.published;
  const session = useSession();
  const isOwn = isAuthor(session, written);
  const who = isOwn ? 'In the other window' : (written?.by ?? 'Somebody else');
  const begin = isOwn ? 'You have' : `${who} has`;
  const when = `${written?.at ? ` ${formatAge(written.at)}` : ''}${isOwn ? ' in another window' : ''}`;
  if (!written?.value) {
    return (
      <section className="conflict" aria-labelledby="conflict">
        <h3 id="conflict">This entry was removed</h3>
        <p>
          {begin} removed it{when}, while you were writing. What you have written is still in the form.
        </p>
        <div className="actions">
          <button type="button" className="primary" onClick={() => onChoose(mine)}>
            Bring it back as I have written it
          </button>
          <button type="button" onClick={onLeaveRemoved}>
            Leave it removed
          </button>
        </div>
      </section>
    );
  }
  const chosen = () => {
    const value: EntryValue = { ...mine };
    for (const { name } of differences) if (kept[name] === 'theirs') value[name] = other[name];
    return value;
  };
  return (
    <section className="conflict" aria-labelledby="conflict">
      <h3 id="conflict">Two versions of this entry</h3>
      <p>
        {begin} changed it{when}, while you were writing. Choose which to keep.
      </p>
      {differences.map(({ name, label, from, to }) => (
        <fieldset key={name} className="versions">
          <legend>{label}</legend>
          {(
            [
              ['mine', 'Yours', to],
              ['theirs', who, from],
            ] as const
          ).map(([side, author, text]) => (
            <label key={side} className="check">
              <input
                type="radio"
                name={`keep-${name}`}
                checked={(kept[name] ?? 'mine') === side}
                onChange={() => setKept({ ...kept, [name]: side })}
              />
              <span>
                <strong>{author}:</strong> {text}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <button type="button" className="primary" onClick={() => onChoose(chosen())}>
        Keep what I have chosen
      </button>
    </section>
  );
}
