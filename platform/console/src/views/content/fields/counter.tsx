import type { Field } from '@viit/contract';
import { useEffect, useState } from 'react';
import { type FieldProps, textOfValue } from './frame.tsx';

/** In letters. */
export const limitOf = (field: Field): number | undefined =>
  'max' in field && field.type !== 'number' ? field.max : undefined;

/** Appears when 80% of the limit are used. Screen readers read it after a pause, not after each key. */
export function Counter({ id, field, value }: Pick<FieldProps, 'id' | 'field' | 'value'>) {
  const max = limitOf(field);
  const text = describeRest(textOfValue(value).trim().length, max);
  const [spoken, setSpoken] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), 1000);
    return () => clearTimeout(timer);
  }, [text]);
  if (!max) return null;
  return (
    <>
      {text && (
        <p className="muted" aria-hidden="true">
          {text}
        </p>
      )}
      <p id={`${id}-counter`} className="hidden" role="status">
        {spoken}
      </p>
    </>
  );
}

function describeRest(length: number, max = 0): string {
  if (length < max * 0.8 || max === 0) return '';
  const left = max - length;
  return left >= 0 ? `${left} characters left` : `${-left} characters too many`;
}
