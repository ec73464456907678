import { render } from '@testing-library/react';
import type { Field } from '@viit/contract';
import { useState } from 'react';
import { EntryField } from '../fields/field.tsx';
import type { FieldProps } from '../fields/frame.tsx';

export let value: unknown;
export const write = (next: unknown): void => {
  value = next;
};

/** A form of one field. What the person has written is in `value`. */
export function open(field: Field, initial?: unknown, problems: FieldProps['problems'] = []): void {
  write(initial);
  const Form = () => {
    const [shown, setShown] = useState(initial);
    const onChange = (next: unknown) => {
      write(next);
      setShown(next);
    };
    return <EntryField {...{ field, problems, onChange }} part="exams/news" id="field.one" value={shown} />;
  };
  render(<Form />);
}
