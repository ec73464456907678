import type { CollectionEntries } from '@viit/contract/registry-api';

export const fieldId = (path: string) => `field.${path}`;

/** Focuses the control of a path such as picture.alt, or else the group around it. */
function focusField(path: string): void {
  const control = document.getElementById(fieldId(path));
  for (let row = control?.closest('details'); row; row = row.parentElement?.closest('details')) row.open = true;
  if (control || !path) control?.focus();
  else focusField(path.split('.').slice(0, -1).join('.'));
}

type Fields = CollectionEntries['declaration']['fields'];

/** The label of a path: "Photo", "Clubs, row 2: Name". */
export function labelOf(fields: Fields, path: string): string {
  const [name = '', row, ...inner] = path.split('.');
  const field = fields[name];
  if (field?.type !== 'groups' || !row) return field?.label ?? path;
  const place = `${field.label}, row ${Number(row) + 1}`;
  return inner.length > 0 ? `${place}: ${labelOf(field.fields, inner.join('.'))}` : place;
}

interface SummaryProps {
  problems: readonly { field: string; message: string }[];
  fields: Fields;
}

/** What must be corrected before the entry can be published, with links to the fields. */
export function ProblemSummary({ problems, fields }: SummaryProps) {
  // Those without a field are about fields that do not exist any more.
  const named = problems.filter(({ field }) => field !== '');
  if (named.length === 0) return null;
  return (
    <section id="to-do" tabIndex={-1} className="summary" aria-label="To do before it can be published">
      <p>To do before it can be published:</p>
      <ul>
        {named.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            <button type="button" className="link" onClick={() => focusField(field)}>
              {labelOf(fields, field)}
            </button>
            : {message}
          </li>
        ))}
      </ul>
    </section>
  );
}
