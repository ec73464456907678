import { type CollectionEntries, registryApi } from '@viit/contract/registry-api';
import { useEffect, useId, useState } from 'react';
import { call } from '../../api/registry-client.ts';
import { ActionDialog } from '../../components/action-dialog.tsx';
import { Select } from '../../components/filters.tsx';
import { Problem } from '../../components/problem.tsx';
import type { CsvPlan } from './csv.ts';
import { useKeptText } from './use-kept-text.ts';

interface CsvDialogProps {
  section: string;
  name: string;
  data: CollectionEntries;
  onClose: () => void;
}

/** Pasted rows or a CSV file become drafts, after a look at what would be added, changed and wrong. */
export function CsvDialog({ section, name, data, onClose }: CsvDialogProps) {
  const [text, keep, forget] = useKeptText(`rows ${data.part}`);
  const [plan, setPlan] = useState<CsvPlan>();
  const [isGone, setGone] = useState(false);
  /** Labels for headings that no field has. */
  const [meant, setMeant] = useState<Readonly<Record<string, string>>>({});
  const [area, file] = [useId(), useId()];
  const labels = Object.entries(data.declaration.fields)
    .filter(([field, { type }]) => field !== 'from' && field !== 'until' && type !== 'picture' && type !== 'groups')
    .map(([, { label }]) => label);
  const read = (given: string) => {
    keep(given);
    setMeant({});
  };
  const readFile = async (chosen: Blob) => {
    const bytes = await chosen.arrayBuffer();
    await import('./csv.ts').then(
      ({ decodeCsv }) => read(decodeCsv(bytes)),
      () => setGone(true),
    );
  };
  useEffect(() => {
    let isCurrent = true;
    // The parser is only needed here.
    import('./csv.ts').then(
      ({ planCsv }) => {
        if (isCurrent) setPlan(text.trim() ? planCsv(data, text, meant) : undefined);
      },
      () => setGone(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [data, text, meant]);
  const ready = plan ? [...plan.added, ...plan.changed] : [];
  const save = async () => {
    await call(registryApi.saveEntries, { params: { section, name }, query: {}, body: { entries: ready } });
    forget();
    return 'The drafts have been made. Visitors see them after you have published them.';
  };
  return (
    <ActionDialog
      title="Add from a spreadsheet"
      action={ready.length === 1 ? 'Make one draft' : `Make ${ready.length || 'the'} drafts`}
      isReady={ready.length > 0}
      run={save}
      onClose={onClose}
    >
      <p>
        Copy the rows in your spreadsheet, with the row of headings, and paste them here. The headings are:{' '}
        {labels.join(', ')}. Pictures and times follow in the form.
      </p>
      <label htmlFor={area}>Rows</label>
      <textarea id={area} rows={6} value={text} onChange={({ target }) => read(target.value)} />
      <label htmlFor={file}>Or choose a CSV file</label>
      <input
        id={file}
        type="file"
        accept=".csv,.tsv,text/csv"
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          if (chosen) void readFile(chosen);
          // Choosing the same file again reads it again.
          target.value = '';
        }}
      />
      {isGone && text && (
        <Problem error={new Error('The website was updated. Reload this page: your rows are kept.')} />
      )}
      <div role="status">{plan && <Plan plan={plan} />}</div>
      {[...new Set([...(plan?.unknown ?? []), ...Object.keys(meant)])].sort().map((heading) => (
        <Select
          key={heading}
          label={`The column “${heading}” is`}
          value={meant[heading] ?? ''}
          options={{ '': 'not used', ...Object.fromEntries(labels.map((label) => [label, label])) }}
          onChange={(label) => setMeant({ ...meant, [heading]: label })}
        />
      ))}
    </ActionDialog>
  );
}

function Plan({ plan: { added, changed, same, wrong, missing, unknown } }: { plan: CsvPlan }) {
  return (
    <>
      <p>
        {added.length} new, {changed.length} changed, {same} already there, {wrong.length} wrong.
      </p>
      {unknown.length > 0 && <p>No field has the name of these columns: {unknown.join(', ')}. Choose what they are:</p>}
      {wrong.length > 0 && (
        <ul className="field-problem">
          {wrong.slice(0, 20).map(({ row, message }) => (
            <li key={`${row} ${message}`}>
              Row {row}: {message}
            </li>
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <p>Before the new ones can be published, fill in what the rows do not have: {missing.join(', ')}.</p>
      )}
    </>
  );
}
