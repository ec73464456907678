import type { Status } from '@viit/contract/registry-api';
import { useId } from 'react';

interface SelectProps {
  label: string;
  value: string;
  /** Values with the text that is shown for each. */
  options: Readonly<Record<string, string>>;
  onChange: (value: string) => void;
}

/** A labelled choice. */
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

/** How far back a view looks. */
export const periods: Readonly<Record<string, string>> = {
  1: 'one day',
  7: '7 days',
  30: '30 days',
  90: '90 days',
};

interface SectionSelectProps {
  /** Undefined until it is loaded. */
  status: Pick<Status, 'sections'> | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** The choice among the live sections; an empty value stands for all of them. */
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
