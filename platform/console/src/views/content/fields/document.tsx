import type { Field } from '@viit/contract';
import { useContext, useState } from 'react';
import { addDocument, replaceDocument } from '../../../api/uploads.ts';
import { mayReplaceDocument } from '../../../rights.ts';
import { useSession } from '../../../session-context.ts';
import { documentAddress, isPublished } from '../document-address.ts';
import { EntryContext } from '../entry-context.ts';
import { describedBy, FieldGroup, type FieldProps, givenValue, textOfValue } from './frame.tsx';
import { Upload } from './upload.tsx';

/** The address of a file, which can be sent here: visitors get it with the entry. */
export function DocumentField(props: FieldProps<Extract<Field, { type: 'document' }>>) {
  const { value, onChange, id, part } = props;
  const { site, rights } = useSession();
  const { title, published, drafts, hasReview } = useContext(EntryContext);
  const [facts, setFacts] = useState<readonly string[]>([]);
  const address = textOfValue(value);
  const [, folder, owner = ''] = address.split('/');
  const section = folder === 'documents' ? owner : (part.split('/')[0] ?? '');
  const mayReplace = mayReplaceDocument(rights, address, section, hasReview ? undefined : part);
  const opened = documentAddress(address, { part, published, drafts, site });
  const readFacts = async (file: File) => {
    const isPdf = file.type === 'application/pdf' || /\.pdf$/i.test(file.name);
    if (isPdf) {
      // The library is large, and only needed here. After an update of the console it may be gone.
      setFacts(await import('./pdf-facts.ts').then(({ readPdfFacts }) => readPdfFacts(file)).catch(() => []));
    }
  };
  const add = async (file: File) => {
    await readFacts(file);
    return addDocument(file, { collection: part, title });
  };
  const replace = async (file: File) => {
    await readFacts(file);
    await replaceDocument(file, address);
  };
  return (
    <FieldGroup {...props}>
      {address.startsWith('/') && opened && (
        <p>
          <a href={opened} target="_blank" rel="noreferrer">
            Open the document (opens in a new tab)
          </a>
        </p>
      )}
      <Upload
        label={address ? 'Send a new file, which visitors get when you publish' : 'Send a file'}
        accept=".pdf,.jpg,.jpeg"
        upload={add}
        onSent={onChange}
      />
      {isPublished(address, published) && mayReplace && (
        <Upload
          label="Or correct this file: it keeps its address, and visitors get it at once"
          accept={address.endsWith('.jpg') ? '.jpg,.jpeg' : '.pdf'}
          upload={replace}
        />
      )}
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
