import type { Field } from '@viit/contract';
import { type ReactNode, useId } from 'react';

export interface FieldProps<T extends Field = Field> {
  field: T;
  /** For the addresses of uploaded files. */
  part: string;
  /** May be of a wrong type: drafts are not checked. */
  value: unknown;
  onChange: (value: unknown) => void;
  /** The control's id, to which the summary of problems links. */
  id: string;
  /** The problems of a field within it begin with the field's path: "2.date". */
  problems: readonly FieldProblem[];
}

interface FieldProblem {
  path: string;
  message: string;
}

export const textOfValue = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** An empty optional field has no value. */
export const givenValue = (text: string): string | undefined => (text === '' ? undefined : text);

/** @param more the id of another description. */
export const describedBy = ({ id, field, problems }: Pick<FieldProps, 'id' | 'field' | 'problems'>, more?: string) =>
  [field.help && `${id}-help`, problems.length > 0 && `${id}-problem`, more].filter(Boolean).join(' ') || undefined;

interface FrameProps extends Pick<FieldProps, 'field' | 'id' | 'problems'> {
  children: ReactNode;
  isInline?: boolean;
}

export function FieldFrame({ field, id, problems, children, isInline }: FrameProps) {
  return (
    <div className={`entry-field${problems.length > 0 ? ' wrong' : ''}`}>
      {isInline ? (
        <div className="check">
          {children}
          <label htmlFor={id}>{field.label}</label>
        </div>
      ) : (
        <label htmlFor={id}>
          {field.label}
          {field.optional && <span className="muted"> (optional)</span>}
        </label>
      )}
      <Hints field={field} id={id} problems={problems} />
      {!isInline && children}
    </div>
  );
}

/** The help and the problems. */
function Hints({ field, id, problems }: Pick<FieldProps, 'field' | 'id' | 'problems'>) {
  return (
    <>
      {field.help && (
        <p id={`${id}-help`} className="muted">
          {field.help}
        </p>
      )}
      {problems.length > 0 && (
        <p id={`${id}-problem`} className="field-problem">
          {problems.map(({ message }) => message).join('; ')}
        </p>
      )}
    </>
  );
}

/** A fieldset for several controls. */
export function FieldGroup({ field, id, problems, children }: Omit<FrameProps, 'isInline'>) {
  const legend = useId();
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-labelledby={legend}
      aria-describedby={describedBy({ id, field, problems })}
      className={`entry-field${problems.length > 0 ? ' wrong' : ''}`}
    >
      <legend id={legend}>
        {field.label}
        {field.optional && <span className="muted"> (optional)</span>}
      </legend>
      <Hints field={field} id={id} problems={problems} />
      {children}
    </fieldset>
  );
}
