import { type CollectionEntries, type EntryValue, registryApi } from '@viit/contract/registry-api';
import { useState } from 'react';
import { call } from '../../api/registry-client.ts';
import { Problem } from '../../components/problem.tsx';
import { EntryHistory } from './entry-history.tsx';
import { textOf } from './titles.ts';

type Fields = CollectionEntries['declaration']['fields'];

interface RemovedFieldsProps {
  value: EntryValue;
  fields: Fields;
  onRemove: (value: EntryValue) => void;
}

/** Texts of fields that a new version of the section does not have. They cannot be saved, and are shown to be copied. */
export function RemovedFields({ value, fields, onRemove }: RemovedFieldsProps) {
  const removed = removedTexts(value, fields);
  if (removed.length === 0) return null;
  return (
    <section className="summary" aria-label="Fields that do not exist any more">
      <p>The section has a new form, without these fields. Copy what you still need into another field:</p>
      <dl>
        {removed.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <button type="button" onClick={() => onRemove(withoutRemoved(value, fields))}>
        Leave them out, and save
      </button>
    </section>
  );
}

const rowsOf = (value: unknown): EntryValue[] => (Array.isArray(value) ? (value as EntryValue[]) : []);

/** With the place of each: "room", "Clubs, row 2: room". */
const removedTexts = (value: EntryValue, fields: Fields, place = ''): [name: string, text: string][] =>
  Object.entries(value).flatMap(([name, one]) => {
    const field = fields[name];
    if (!field) return [[place + name, textOf(one)] as [string, string]];
    if (field.type !== 'groups') return [];
    return rowsOf(one).flatMap((row, i) => removedTexts(row, field.fields, `${field.label}, row ${i + 1}: `));
  });

const withoutRemoved = (value: EntryValue, fields: Fields): EntryValue =>
  Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => {
      const field = fields[name];
      if (!field) return [];
      return [[name, field.type === 'groups' ? rowsOf(one).map((row) => withoutRemoved(row, field.fields)) : one]];
    }),
  );

interface RemovedEntryProps {
  section: string;
  name: string;
  id: string;
  data: CollectionEntries;
}

/** Brings an entry back as a draft. */
export function RemovedEntry({ section, name, id, data }: RemovedEntryProps) {
  const [error, setError] = useState<Error>();
  const restore = (value: EntryValue) => {
    const params = { section, name, id };
    call(registryApi.saveEntry, { params, query: {}, body: { revision: null, value } }).then(undefined, setError);
  };
  return (
    <>
      {error && <Problem error={error} />}
      <EntryHistory {...{ section, name, id }} fields={data.declaration.fields} isRemoved onRestore={restore} />
    </>
  );
}
