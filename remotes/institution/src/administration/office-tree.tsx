import type { EntryIn } from '../use-entries.ts';
import * as css from './page.module.css';

/** Addresses of the three leadership messages, by designation. */
const messageAddresses: Record<string, string> = {
  'Chief Executive Officer': '/ceo',
  Rector: '/rector',
  Principal: '/principal',
};

/**
 * Renders the offices as a tree: three heads, eleven deans below the Principal, an associate dean. CSS draws the lines.
 */
export function OfficeTree({ officers }: { officers: readonly EntryIn<'officers'>[] }) {
  const heads = officers.filter(({ designation }) => designation in messageAddresses);
  const deans = officers.filter(({ designation }) => designation.startsWith('Dean, '));
  const associate = officers.filter(({ designation }) => designation.startsWith('Associate Dean, '));
  return (
    <div className={css.tree}>
      <ul className={css.heads} role="list" aria-label="Heads of the institute">
        {heads.map(({ designation, name }) => (
          <li key={designation}>
            <a className={css.head} href={messageAddresses[designation]}>
              <strong>{designation}</strong>
              <span>{name}</span>
              <span className={css.read}>Read the message</span>
            </a>
          </li>
        ))}
      </ul>
      <ul className={css.deans} role="list" aria-label="Deans">
        {deans.map(({ designation }) => (
          <li key={designation}>{designation.replace('Dean, ', '')}</li>
        ))}
        {associate.map(({ designation }) => (
          <li key={designation} className={css.associate}>
            {designation.replace('Associate Dean, ', '')} <span>(Associate Dean)</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
