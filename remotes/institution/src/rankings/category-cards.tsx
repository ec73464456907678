import { DocumentList } from '@viit/ui/document-list';
import { HiddenText } from '@viit/ui/hidden-text';
import { useEntries } from '../use-entries.ts';
import { categories } from './categories.ts';
import * as css from './page.module.css';

/** The name of a document below the heading of its category, which it need not repeat: "2019" below "NPTEL". */
function shortName(category: string, name: string): string {
  const rest = name.startsWith(`${category} `) ? name.slice(category.length + 1) : name;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** Renders a row for each category that has documents: its name, and beside it the documents. */
export function CategoryCards() {
  const rankings = useEntries('rankings');
  const cards = categories
    .map((category) => ({ category, items: rankings.filter((entry) => entry.category === category) }))
    .filter(({ items }) => items.length > 0);
  if (cards.length === 0) return <p>No certificates have been published yet.</p>;
  return (
    <div className={css.cards}>
      {cards.map(({ category, items }) => (
        <article key={category} className={css.card} aria-label={category}>
          <h3>
            {category}{' '}
            <span className={css.count}>
              {items.length}
              <HiddenText> {items.length === 1 ? 'document' : 'documents'}</HiddenText>
            </span>
          </h3>
          <DocumentList
            documents={items.map(({ name, link }) => ({ name: shortName(category, name), href: link }))}
            columns={2}
            label={category}
          />
        </article>
      ))}
    </div>
  );
}
