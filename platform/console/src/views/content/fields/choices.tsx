import type { Field } from '@viit/contract';
import { describedBy, FieldGroup, type FieldProps, givenValue, textOfValue } from './frame.tsx';

type Of<T extends Field['type']> = Extract<Field, { type: T }>;

/** A new version of the section may leave out a choice that entries have. */
const isOffered = ({ options }: Of<'choice' | 'choices'>, value: unknown) => options.some((one) => one === value);

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
      {textOfValue(value) && !isOffered(field, value) && (
        <option value={textOfValue(value)}>{textOfValue(value)} (not offered any more)</option>
      )}
    </select>
  );
}

export function ChoicesField(props: FieldProps<Of<'choices'>>) {
  const { field, value, onChange } = props;
  const chosen: string[] = Array.isArray(value) ? value : [];
  const all = [...field.options, ...chosen.filter((one) => !isOffered(field, one))];
  return (
    <FieldGroup {...props}>
      <div className="choices">
        {all.map((option) => (
          <label key={option}>
            <input
              type="checkbox"
              checked={chosen.includes(option)}
              onChange={({ target }) =>
                // In the order of the choices.
                onChange(all.filter((one) => (one === option ? target.checked : chosen.includes(one))))
              }
            />
            {option}
            {!isOffered(field, option) && ' (not offered any more)'}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
