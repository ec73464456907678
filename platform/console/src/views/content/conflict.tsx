import type { CollectionEntries, EntryState, EntryValue } from '@viit/contract/registry-api';
import { useState } from 'react';
import { formatAge } from '../../format.ts';
import { currentValue } from './current-value.ts';
import { changedFields } from './titles.ts';

interface ConflictProps {
  fields: CollectionEntries['declaration']['fields'];
  mine: EntryValue;
  theirs: EntryState;
  onChoose: (value: EntryValue) => void;
}

/** Both versions beside each other. The person chooses for each field; nothing is lost before that. */
export function Conflict({ fields, mine, theirs, onChoose }: ConflictProps) {
  const other = currentValue(theirs);
  const differences = changedFields(fields, other, mine);
  const [kept, setKept] = useState<Readonly<Record<string, 'mine' | 'theirs'>>>({});
  const written = theirs.draft ?? theirs.published;
  const who = written?.by ?? 'Somebody else';
  const chosen = () => {
    const value: EntryValue = { ...mine };
    for (const { name } of differences) if (kept[name] === 'theirs') value[name] = other[name];
    return value;
  };
  return (
    <section className="conflict" aria-labelledby="conflict">
      <h3 id="conflict">Two versions of this entry</h3>
      <p>
        {who} has changed it{written?.at && ` ${formatAge(written.at)}`}
        {theirs.draft?.value === null && ' and removed it'} while you were writing. Choose which to keep.
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
