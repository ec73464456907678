import type { Field } from '@viit/contract';
import { type ComponentType, useState } from 'react';
import { flushSync } from 'react-dom';
import { FieldGroup, type FieldProps } from './frame.tsx';

type Row = Record<string, unknown>;

interface GroupsProps extends FieldProps<Extract<Field, { type: 'groups' }>> {
  /** Shows a field of a row. */
  RowField: ComponentType<FieldProps>;
}

let nextKey = 0;

/** A list of rows with fields of their own. */
export function GroupsField({ RowField, ...props }: GroupsProps) {
  const { field, value, onChange, id, part, problems } = props;
  const rows = Array.isArray(value) ? (value as Row[]) : [];
  // Also after the problem is gone that opened them.
  const [opened, setOpened] = useState<readonly number[]>([]);
  // Rows have no ids. These keys move with them, so that an upload ends in the row in which it began.
  const [keys] = useState<number[]>([]);
  while (keys.length < rows.length) keys.push(nextKey++);
  const replace = (index: number, ...by: Row[]) => {
    if (index >= 0) onChange(rows.toSpliced(index, 1, ...by));
  };
  const remove = (index: number) => {
    keys.splice(index, 1);
    replace(index);
  };
  const swap = (index: number, other: number) => {
    keys.splice(other, 0, ...keys.splice(index, 1));
    onChange(rows.with(index, rows[other] ?? {}).with(other, rows[index] ?? {}));
  };
  return (
    <FieldGroup {...props} problems={problems.filter(({ path }) => path === '')}>
      <ol className="groups">
        {rows.map((row, index) => {
          const rowKey = keys[index] ?? 0;
          const name = `${field.label}, row ${index + 1}`;
          return (
            <li key={rowKey}>
              <details
                className="group"
                open={opened.includes(rowKey) || within(problems, String(index)).length > 0}
                onToggle={({ currentTarget: { open } }) =>
                  setOpened((before) => (open ? [...before, rowKey] : before.filter((one) => one !== rowKey)))
                }
              >
                <summary>{rowName(name, row)}</summary>
                {Object.entries(field.fields).map(([key, one]) => (
                  <RowField
                    key={key}
                    part={part}
                    field={one}
                    id={`${id}.${index}.${key}`}
                    value={row[key]}
                    problems={within(problems, `${index}.${key}`)}
                    onChange={(next) => replace(keys.indexOf(rowKey), { ...row, [key]: next })}
                  />
                ))}
                <div className="actions">
                  <button type="button" disabled={index === 0} onClick={() => swap(index, index - 1)}>
                    Move up<span className="hidden"> {name}</span>
                  </button>
                  <button type="button" disabled={index === rows.length - 1} onClick={() => swap(index, index + 1)}>
                    Move down<span className="hidden"> {name}</span>
                  </button>
                  <button type="button" onClick={() => remove(index)}>
                    Remove<span className="hidden"> {name}</span>
                  </button>
                </div>
              </details>
            </li>
          );
        })}
      </ol>
      <button
        type="button"
        onClick={() => {
          const [first = ''] = Object.keys(field.fields);
          flushSync(() => {
            keys[rows.length] = nextKey;
            setOpened([...opened, nextKey++]);
            onChange([...rows, {}]);
          });
          document.getElementById(`${id}.${rows.length}.${first}`)?.focus();
        }}
      >
        Add a row
      </button>
    </FieldGroup>
  );
}

/** Closed rows are told apart by their first text. */
function rowName(name: string, row: Row): string {
  const text = Object.values(row).find((value) => typeof value === 'string' && value !== '');
  return text ? `${name}: ${String(text).slice(0, 80)}` : name;
}

/** Those of a field, with paths relative to it. */
export const within = (problems: FieldProps['problems'], name: string): FieldProps['problems'] =>
  problems.flatMap(({ path, message }) =>
    path === name
      ? [{ path: '', message }]
      : path.startsWith(`${name}.`)
        ? [{ path: path.slice(name.length + 1), message }]
        : [],
  );
