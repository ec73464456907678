import type { Status } from '@viit/contract/registry-api';
import { useId } from 'react';

interface SelectProps {
  label: string;
  value: string;
  /** Text by value. */
  options: Readonly<Record<string, string>>;
  onChange: (value: string) => void;
}

export function Select({ label, value, options, onChange }: SelectProps) {
  const id = useId();
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {Object.entries(options).map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </p>
  );
}

interface SearchProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

export function Search({ label, value, onChange }: SearchProps) {
  const id = useId();
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="search" value={value} onChange={({ target }) => onChange(target.value)} />
    </p>
  );
}

/** Read out after each letter of a search. */
export const Found = ({ count, of }: { count: number; of: number }) => (
  <p className="muted" role="status">
    {count === of ? `${of} shown` : `${count} of ${of} shown`}
  </p>
);

export const periods: Readonly<Record<string, string>> = {
  1: 'one day',
  7: '7 days',
  30: '30 days',
  90: '90 days',
};

interface SectionSelectProps {
  /** Undefined until loaded. */
  status: Pick<Status, 'sections'> | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** An empty value means all live sections. */
export function SectionSelect({ status, value, onChange }: SectionSelectProps) {
  const names = (status?.sections ?? []).map(({ name }) => [name, name]);
  return (
    <Select
      label="Section"
      value={value}
      options={{ '': 'all sections', ...Object.fromEntries(names) }}
      onChange={onChange}
    />
  );
}
