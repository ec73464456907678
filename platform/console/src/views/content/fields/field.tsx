import type { Field } from '@viit/contract';
import { type FocusEventHandler, useState } from 'react';
import { ChoicesField, SelectField } from './choices.tsx';
import { Counter, limitOf } from './counter.tsx';
import { DocumentField } from './document.tsx';
import { describedBy, FieldFrame, type FieldProps, givenValue, textOfValue } from './frame.tsx';
import { GroupsField } from './groups.tsx';
import { NumberField } from './number.tsx';
import { PictureField } from './picture.tsx';

/** The label, the help, the problem and the control of one field. */
export function EntryField(props: FieldProps) {
  const { field, id } = props;
  if (field.type === 'groups') return <GroupsField {...props} field={field} RowField={EntryField} />;
  if (field.type === 'choices') return <ChoicesField {...props} field={field} />;
  if (field.type === 'document') return <DocumentField {...props} field={field} />;
  if (field.type === 'picture') return <PictureField {...props} field={field} />;
  if (inputTypes[field.type]) return <DateField {...props} />;
  if (field.type === 'yes-no') {
    return (
      <FieldFrame {...props} isInline>
        <input
          id={id}
          type="checkbox"
          checked={props.value === true}
          aria-describedby={describedBy(props)}
          onChange={({ target }) => props.onChange(target.checked)}
        />
      </FieldFrame>
    );
  }
  return (
    <FieldFrame {...props}>
      <Control {...props} />
    </FieldFrame>
  );
}

function Control(props: FieldProps) {
  const { field } = props;
  switch (field.type) {
    case 'text':
      return <TextArea {...props} />;
    case 'choice':
      return <SelectField {...props} field={field} />;
    case 'number':
      return <NumberField {...props} field={field} />;
    default:
      return <Input {...props} />;
  }
}

const inputTypes: Partial<Record<Field['type'], string>> = { date: 'date', 'date-time': 'datetime-local' };

const incomplete = [{ path: '', message: 'This is not complete, so it is not saved yet.' }];

function DateField(props: FieldProps) {
  const [isIncomplete, setIncomplete] = useState(false);
  const shown = isIncomplete ? { ...props, problems: incomplete } : props;
  return (
    <FieldFrame {...shown}>
      <Input {...shown} onBlur={({ target }) => setIncomplete(target.validity.badInput)} />
    </FieldFrame>
  );
}

function Input(props: FieldProps & { onBlur?: FocusEventHandler<HTMLInputElement> }) {
  const { field, value, onChange, id } = props;
  return (
    <>
      <input
        id={id}
        type={inputTypes[field.type] ?? 'text'}
        value={textOfValue(value)}
        aria-describedby={describedBy(props, limitOf(field) ? `${id}-counter` : undefined)}
        aria-invalid={props.problems.length > 0}
        onBlur={props.onBlur}
        onChange={({ target }) => onChange(givenValue(target.value))}
      />
      <Counter {...props} />
    </>
  );
}

function TextArea(props: FieldProps) {
  const { field, value, onChange, id } = props;
  return (
    <>
      <textarea
        id={id}
        rows={5}
        value={textOfValue(value)}
        aria-describedby={describedBy(props, limitOf(field) ? `${id}-counter` : undefined)}
        aria-invalid={props.problems.length > 0}
        onChange={({ target }) => onChange(givenValue(target.value))}
      />
      <Counter {...props} />
    </>
  );
}
