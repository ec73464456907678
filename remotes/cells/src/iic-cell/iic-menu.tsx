import { DocumentFacts } from '@viit/ui/document-facts';
import { HiddenText } from '@viit/ui/hidden-text';
import { MenuItem, MenuPanel } from '../menu-panel/menu-panel.tsx';
import { type EntryIn, useEntries } from '../use-entries.ts';
import * as css from './page.module.css';

type Document = EntryIn<'iic-documents'>;

/** Renders the IIC Menu: PDFs that open in a new tab, grouped where one heading has several (R73.6). */
export function IicMenu() {
  const documents = useEntries('iic-documents');
  const groups = new Map<string, Document[]>();
  for (const document of documents) {
    const key = document.group ?? document.id;
    groups.set(key, [...(groups.get(key) ?? []), document]);
  }
  return (
    <MenuPanel title="IIC Menu">
      {[...groups].map(([key, items]) =>
        items[0]?.group ? (
          <li key={key}>
            <h3 className={css.menuGroupTitle}>{key}</h3>
            <ul className={css.menuGroup} role="list" aria-label={key}>
              {items.map(({ id, name, link }) => (
                <MenuItem key={id}>
                  <PdfLink href={link} name={name} group={key} />
                </MenuItem>
              ))}
            </ul>
          </li>
        ) : (
          items.map(({ id, name, link }) => (
            <MenuItem key={id}>
              <PdfLink href={link} name={name} />
            </MenuItem>
          ))
        ),
      )}
    </MenuPanel>
  );
}

function PdfLink({ href, name, group }: { href: string; name: string; group?: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      <span>
        {group && <HiddenText>{`${group} `}</HiddenText>}
        {name}
      </span>
      <span className={css.type}>
        <DocumentFacts href={href} />
        <HiddenText> (opens in a new tab)</HiddenText>
      </span>
    </a>
  );
}
