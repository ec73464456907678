import { HiddenText } from '@viit/ui/hidden-text';
import type { ReactNode } from 'react';
import type { MenuItem } from '../menu/menu-item.ts';
import * as css from './entry-link.module.css';

interface EntryLinkProps {
  item: Pick<MenuItem, 'link'> & { name: ReactNode; desc?: string; target?: '_blank' | '_top' };
  path: string;
  /** @default the item's description */
  note?: ReactNode;
}

/** Renders a link, or plain text without an address. */
export function EntryLink({ item: { name, link, target, desc }, path, note = desc }: EntryLinkProps) {
  const content = (
    <>
      {name}
      {target === '_blank' && <HiddenText> (opens in a new tab)</HiddenText>}
      {note && <span className={css.note}>{note}</span>}
    </>
  );
  if (!link) return <span className={css.plain}>{content}</span>;
  return (
    <a
      className={css.link}
      href={link}
      aria-current={link === path ? 'page' : undefined}
      {...(target && { target, rel: 'noopener' })}
    >
      {content}
    </a>
  );
}
