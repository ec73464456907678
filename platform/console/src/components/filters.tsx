import { useId } from 'react';

interface SelectProps {
  label: string;
  value: string;
  /** Values with the words that are shown for them. */
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
        {Object.entries(options).map(([option, words]) => (
          <option key={option} value={option}>
            {words}
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

/** The choice among sections; an empty value stands for all of them. */
export const sectionOptions = (names: readonly string[]): Record<string, string> => ({
  '': 'all sections',
  ...Object.fromEntries(names.map((name) => [name, name])),
});
