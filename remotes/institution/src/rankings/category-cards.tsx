import { DocumentList } from '@viit/ui/document-list';
import { HiddenText } from '@viit/ui/hidden-text';
import type { categories as all } from './content.ts';
import * as css from './page.module.css';

/** Renders a card with the documents of each category. Cards of different height are packed into columns. */
export function CategoryCards({ categories }: { categories: typeof all }) {
  return (
    <div className={css.cards}>
      {categories.map(({ category, items }) => (
        <article key={category} className={css.card}>
          <h3>
            {category}{' '}
            <span className={css.count}>
              {items.length}
              <HiddenText> {items.length === 1 ? 'document' : 'documents'}</HiddenText>
            </span>
          </h3>
          <DocumentList documents={items} columns={1} label={category} />
        </article>
      ))}
    </div>
  );
}
