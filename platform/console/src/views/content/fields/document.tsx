import type { Field } from '@viit/contract';
import { useContext, useState } from 'react';
import { uploadDocument } from '../../../api/uploads.ts';
import { useSession } from '../../../session-context.ts';
import { EntryContext } from '../entry-context.ts';
import { describedBy, FieldGroup, type FieldProps, givenValue, textOfValue } from './frame.tsx';
import { Upload } from './upload.tsx';

/** The address of a file, which can be sent here. A replaced file keeps its address. */
export function DocumentField(props: FieldProps<Extract<Field, { type: 'document' }>>) {
  const { value, onChange, id, part } = props;
  const { site } = useSession();
  const { title } = useContext(EntryContext);
  const [facts, setFacts] = useState<readonly string[]>([]);
  const address = textOfValue(value);
  const isReplaced = address.startsWith(`/documents/${part}/`);
  const upload = async (file: File) => {
    const isPdf = file.type === 'application/pdf' || /\.pdf$/i.test(file.name);
    if (isPdf) {
      // The library is large, and only needed here.
      const { readPdfFacts } = await import('./pdf-facts.ts');
      setFacts(await readPdfFacts(file).catch(() => []));
    }
    onChange(
      await uploadDocument(file, {
        collection: part,
        title,
        address: isReplaced ? address : '',
      }),
    );
  };
  return (
    <FieldGroup {...props}>
      {address.startsWith('/') && (
        <p>
          <a href={site + address} target="_blank" rel="noreferrer">
            Open the document (opens in a new tab)
          </a>
        </p>
      )}
      <Upload
        label={
          isReplaced ? 'Send another file, which visitors get at once' : address ? 'Send another file' : 'Send a file'
        }
        accept=".pdf,.jpg,.jpeg"
        upload={upload}
      />
      {facts.length > 0 && (
        <ul className="muted">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      <details>
        <summary>Use a file that is on the site already</summary>
        <label htmlFor={`${id}-address`}>Its address</label>
        <input
          id={`${id}-address`}
          value={address}
          aria-describedby={describedBy(props)}
          aria-invalid={props.problems.length > 0}
          onChange={({ target }) => onChange(givenValue(target.value))}
        />
      </details>
    </FieldGroup>
  );
}
