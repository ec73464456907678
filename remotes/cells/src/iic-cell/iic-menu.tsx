import { DocumentFacts } from '@viit/ui/document-facts';
import { HiddenText } from '@viit/ui/hidden-text';
import { MenuItem, MenuPanel } from '../parts/menu-panel/menu-panel.tsx';
import { menu } from './content.ts';
import * as css from './page.module.css';

/** Renders the IIC Menu: PDFs in a new tab, grouped where one heading has several (R73.6). */
export function IicMenu() {
  return (
    <MenuPanel title="IIC Menu">
      {menu.map(({ name, documents, direct }) =>
        direct ? (
          documents.map((document) => (
            <MenuItem key={name}>
              <Pdf href={document.href} name={document.name} />
            </MenuItem>
          ))
        ) : (
          <li key={name}>
            <h3 className={css.menuTitle}>{name}</h3>
            <ul className={css.menuSub} role="list" aria-label={name}>
              {documents.map((document) => (
                <MenuItem key={document.href}>
                  <Pdf href={document.href} name={document.name} of={name} />
                </MenuItem>
              ))}
            </ul>
          </li>
        ),
      )}
    </MenuPanel>
  );
}

function Pdf({ href, name, of }: { href: string; name: string; of?: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      <span>
        {of && <HiddenText>{`${of} `}</HiddenText>}
        {name}
      </span>
      <span className={css.type}>
        <DocumentFacts href={href} />
        <HiddenText> (opens in a new tab)</HiddenText>
      </span>
    </a>
  );
}
