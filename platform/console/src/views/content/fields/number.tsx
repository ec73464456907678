import type { Field } from '@viit/contract';
import { useState } from 'react';
import { describedBy, type FieldProps, textOfValue } from './frame.tsx';

/** Text with the keyboard for numbers: inputs of the type "number" lose what is not one, and change when scrolled. */
export function NumberField(props: FieldProps<Extract<Field, { type: 'number' }>>) {
  const { value, onChange, id } = props;
  // "1." is no number yet.
  const [typed, setTyped] = useState<string>();
  const shown = typed !== undefined && numberOf(typed) === value ? typed : textOfValue(value);
  return (
    <input
      id={id}
      inputMode="decimal"
      value={shown}
      aria-describedby={describedBy(props)}
      aria-invalid={props.problems.length > 0}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(numberOf(target.value));
      }}
    />
  );
}

/** What is not a number stays text, so that nothing is lost; the field then has a problem. */
function numberOf(text: string): number | string | undefined {
  if (text.trim() === '') return undefined;
  const number = Number(text.replaceAll(',', ''));
  return Number.isFinite(number) ? number : text;
}
