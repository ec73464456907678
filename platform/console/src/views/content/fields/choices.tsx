import type { Field } from '@viit/contract';
import { describedBy, FieldGroup, type FieldProps, givenValue, textOfValue } from './frame.tsx';

type Of<T extends Field['type']> = Extract<Field, { type: T }>;

export function SelectField(props: FieldProps<Of<'choice'>>) {
  const { field, value, onChange, id } = props;
  return (
    <select
      id={id}
      value={textOfValue(value)}
      aria-describedby={describedBy(props)}
      aria-invalid={props.problems.length > 0}
      onChange={({ target }) => onChange(givenValue(target.value))}
    >
      <option value="">{field.optional ? 'none' : 'Choose one'}</option>
      {field.options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  );
}

export function ChoicesField(props: FieldProps<Of<'choices'>>) {
  const { field, value, onChange } = props;
  const chosen = Array.isArray(value) ? value : [];
  return (
    <FieldGroup {...props}>
      <div className="choices">
        {field.options.map((option) => (
          <label key={option}>
            <input
              type="checkbox"
              checked={chosen.includes(option)}
              onChange={({ target }) =>
                // In the order of the choices.
                onChange(field.options.filter((one) => (one === option ? target.checked : chosen.includes(one))))
              }
            />
            {option}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
