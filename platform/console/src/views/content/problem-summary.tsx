import type { CollectionEntries } from '@viit/contract/registry-api';

export const fieldId = (path: string) => `field.${path}`;

/** Focuses the control of a path such as picture.alt, or else the group around it. */
function focusField(path: string): void {
  const control = document.getElementById(fieldId(path));
  if (control || !path) control?.focus();
  else focusField(path.split('.').slice(0, -1).join('.'));
}

interface SummaryProps {
  problems: readonly { field: string; message: string }[];
  fields: CollectionEntries['declaration']['fields'];
}

/** What must be corrected before the entry can be published, with links to the fields. */
export function ProblemSummary({ problems, fields }: SummaryProps) {
  // Those without a field are about fields that do not exist any more.
  const named = problems.filter(({ field }) => field !== '');
  if (named.length === 0) return null;
  return (
    <section className="summary" aria-label="To do before it can be published">
      <p>To do before it can be published:</p>
      <ul>
        {named.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            <button type="button" className="link" onClick={() => focusField(field)}>
              {fields[field.split('.')[0] ?? '']?.label ?? field}
            </button>
            : {message}
          </li>
        ))}
      </ul>
    </section>
  );
}
