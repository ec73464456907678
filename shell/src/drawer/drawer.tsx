import type { DocumentRef } from '@viit/contract';
import type { SearchResponse } from '@viit/contract/search';
import { CloseIcon } from '@viit/ui/close-icon';
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { SocialLinks } from '../footer/social-links.tsx';
import { LogoLink } from '../header/logo.tsx';
import { useMenu } from '../menu/menu-context.ts';
import type { SocialName } from '../settings/site.ts';
import * as css from './drawer.module.css';
import { DrawerMenu } from './drawer-menu.tsx';
import type { DrawerMode } from './drawer-store.ts';
import { documentFromAddress, type Matches, type SearchPage, search } from './search.ts';
import { SearchResults } from './search-results.tsx';
import { newResults } from './site-results.tsx';
import { useSiteResults } from './use-site-results.ts';

const socialOrder: readonly SocialName[] = ['Facebook', 'Instagram', 'Twitter', 'YouTube', 'LinkedIn'];

interface DrawerProps {
  open: boolean;
  onClose: () => void;
  path: string;
  /** From the page table, where the host has no search. */
  pages: readonly SearchPage[];
  documents: readonly (DocumentRef | string)[];
  /** Called when the host has no search. */
  onSearchUnavailable?: (() => void) | undefined;
  /** @default 'menu' */
  mode?: DrawerMode;
}

/** Renders the menu as a modal drawer with search (R6). */
export default function Drawer(props: DrawerProps) {
  const { open, onClose, path, pages, documents, mode = 'menu', onSearchUnavailable } = props;
  const dialog = useDialog(open, mode);
  const [text, setText] = useState('');
  useEffect(() => {
    if (!open) setText('');
  }, [open]);
  const closeOnLink = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget || (target as Element).closest('a')) onClose();
  };
  const { response: siteResults, isPending } = useSiteResults(text, onSearchUnavailable);
  const menu = useMenu();
  const matches = text.trim() ? search(text, pages, documents.map(asDocument), menu) : undefined;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog element handles Escape, the links handle Enter
    <dialog
      ref={dialog}
      className={css.drawer}
      aria-label="Menu"
      data-lenis-prevent=""
      onClose={onClose}
      onClick={closeOnLink}
    >
      <div className={css.content}>
        <div className={css.head}>
          <LogoLink path={path} />
          <button type="button" className={css.close} onClick={onClose} aria-label="Close menu">
            <CloseIcon />
          </button>
        </div>
        <SearchBox text={text} onChange={setText} onEscape={onClose} />
        <div className={css.body}>
          <p className={css.count} role="status">
            {matches && countText(matches.entries.length, siteCount(matches, siteResults), isPending)}
          </p>
          {matches ? (
            <SearchResults text={text.trim()} matches={matches} siteResults={siteResults} path={path} />
          ) : (
            <DrawerMenu path={path} />
          )}
        </div>
        <div className={css.foot}>
          <SocialLinks order={socialOrder} />
        </div>
      </div>
    </dialog>
  );
}

const siteCount = (matches: Matches, siteResults: SearchResponse | undefined): number =>
  siteResults ? newResults(matches, siteResults).length : matches.pages.length + matches.documents.length;

function countText(inMenu: number, onSite: number, isPending: boolean): string {
  if (inMenu + onSite === 0) return isPending ? '' : 'No matches found.';
  const count = (matches: number) => (matches === 1 ? '1 match' : `${matches || 'No'} matches`);
  return onSite === 0 ? `${count(inMenu)} in the menu` : `${count(inMenu)} in the menu, ${count(onSite)} on the site`;
}

const asDocument = (one: DocumentRef | string) => (typeof one === 'string' ? documentFromAddress(one) : one);

/** Modal if `showModal` exists. */
function useDialog(open: boolean, mode: DrawerMode) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const opener = document.activeElement;
    if (dialog.showModal) dialog.showModal();
    else dialog.open = true;
    dialog.querySelector<HTMLElement>(mode === 'search' ? 'input' : 'button')?.focus();
    return () => {
      if (dialog.close) dialog.close();
      else dialog.open = false;
      if (document.activeElement !== document.body || !(opener instanceof HTMLElement)) return;
      // A busy WebKit may not return the focus: until the next frame, the opener can still be inert.
      requestAnimationFrame(() => opener.focus());
    };
  }, [open, mode]);
  return ref;
}

interface SearchBoxProps {
  text: string;
  onChange: (text: string) => void;
  onEscape: () => void;
}

function SearchBox({ text, onChange, onEscape }: SearchBoxProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: some supported browsers do not have the <search> element
    <div className={css.search} role="search">
      <label className={css.label} htmlFor={id}>
        Search the menu, pages and documents
      </label>
      <input
        id={id}
        className={css.input}
        type="search"
        autoComplete="off"
        value={text}
        onChange={({ target }) => onChange(target.value)}
        // In WebKit, a search box handles the key itself.
        onKeyDown={({ key }) => key === 'Escape' && onEscape()}
      />
    </div>
  );
}
