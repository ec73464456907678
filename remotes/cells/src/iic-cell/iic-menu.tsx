import { DocumentFacts } from '@viit/ui/document-facts';
import { HiddenText } from '@viit/ui/hidden-text';
import { MenuItem, MenuPanel } from '../menu-panel/menu-panel.tsx';
import { menu } from './content.ts';
import * as css from './page.module.css';

/** Renders the IIC Menu: PDFs that open in a new tab, grouped where one heading has several (R73.6). */
export function IicMenu() {
  return (
    <MenuPanel title="IIC Menu">
      {menu.map(({ name, documents, direct }) =>
        direct ? (
          documents.map((document) => (
            <MenuItem key={name}>
              <PdfLink href={document.href} name={document.name} />
            </MenuItem>
          ))
        ) : (
          <li key={name}>
            <h3 className={css.menuGroupTitle}>{name}</h3>
            <ul className={css.menuGroup} role="list" aria-label={name}>
              {documents.map((document) => (
                <MenuItem key={document.href}>
                  <PdfLink href={document.href} name={document.name} group={name} />
                </MenuItem>
              ))}
            </ul>
          </li>
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
