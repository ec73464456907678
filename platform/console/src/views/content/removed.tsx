import { hasShape } from '@viit/contract/draft-shapes';
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

/** Texts that do not fit into the form of a new version of the section. They cannot be saved, and are shown to be copied. */
export function RemovedFields({ value, fields, onRemove }: RemovedFieldsProps) {
  const removed = removedTexts(value, fields);
  if (removed.length === 0) return null;
  return (
    <section className="summary" aria-label="Texts that do not fit into the form any more">
      <p>The section has a new form, into which these texts do not fit. Copy what you still need into another field:</p>
      <Texts texts={removed} />
      <button type="button" onClick={() => onRemove(withoutRemoved(value, fields))}>
        Leave them out, and save
      </button>
    </section>
  );
}

type NamedText = [name: string, text: string];

const Texts = ({ texts }: { texts: readonly NamedText[] }) => (
  <dl>
    {texts.map(([name, text]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

/** What this browser has of an entry whose form cannot be shown. */
export function KeptTexts({ values }: { values: readonly EntryValue[] }) {
  if (values.length === 0) return null;
  return (
    <section className="summary" aria-label="What you typed">
      <p>What you typed is not saved. Copy what you still need:</p>
      {values.map((value) => (
        <Texts key={JSON.stringify(value)} texts={removedTexts(value, {})} />
      ))}
    </section>
  );
}

const isRows = (value: unknown): value is EntryValue[] =>
  Array.isArray(value) && value.every((row) => typeof row === 'object' && row !== null);

/** With the place of each: "room", "Clubs, row 2: room". */
const removedTexts = (value: EntryValue, fields: Fields, place = ''): NamedText[] =>
  Object.entries(value).flatMap(([name, one]): NamedText[] => {
    const field = fields[name];
    if (field?.type === 'groups' && isRows(one)) {
      return one.flatMap((row, i) => removedTexts(row, field.fields, `${field.label}, row ${i + 1}: `));
    }
    return field && hasShape(field, one) ? [] : [[place + (field?.label ?? name), textOf(one)]];
  });

const withoutRemoved = (value: EntryValue, fields: Fields): EntryValue =>
  Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => {
      const field = fields[name];
      if (field?.type === 'groups' && isRows(one)) return [[name, one.map((row) => withoutRemoved(row, field.fields))]];
      return field && hasShape(field, one) ? [[name, one]] : [];
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
