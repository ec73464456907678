import { indianTime } from '@viit/contract/entry-times';
import type { EntryState } from '@viit/contract/registry-api';
import { useId, useState } from 'react';
import { currentValue } from './current-value.ts';

/** When visitors see an entry, in Indian time. */
export interface Times {
  from?: string | undefined;
  until?: string | undefined;
}

export const isLater = (time: unknown): time is string => typeof time === 'string' && time > indianTime(new Date());

interface PublishTimesProps {
  entry: EntryState;
  times: Times;
  onChange: (times: Times) => void;
}

/**
 * Closed for an entry that visitors see without an end, which somebody corrects. Without its beginning: it would disappear
 * until then.
 */
export function PublishTimes({ entry, times, onChange }: PublishTimesProps) {
  const { from = '', until = '' } = { ...(currentValue(entry) as Times), ...times };
  const isNew = !entry.published || isLater(entry.published.value.from);
  const [isOpen] = useState(isNew || until !== '');
  return (
    <details open={isOpen}>
      <summary>When visitors see it</summary>
      <div className="times">
        {isNew && (
          <Time
            label="Publish at"
            help="In Indian time. Empty: at once."
            value={from}
            onChange={(next) => onChange({ ...times, from: next })}
          />
        )}
        <Time
          label="Hide after"
          help="In Indian time. Empty: visitors see it until you remove it."
          value={until}
          onChange={(next) => onChange({ ...times, until: next })}
        />
      </div>
    </details>
  );
}

interface TimeProps {
  label: string;
  help: string;
  value: string;
  onChange: (value: string | undefined) => void;
}

function Time({ label, help, value, onChange }: TimeProps) {
  const id = useId();
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="datetime-local"
        value={value}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => onChange(target.value || undefined)}
      />
      <span id={`${id}-help`} className="muted">
        {help}
      </span>
    </p>
  );
}
