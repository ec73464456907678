import { fragmentId } from '@viit/contract/decode';
import { useHash } from '@viit/runtime';
import { type ReactNode, type ToggleEvent, useEffect, useRef } from 'react';
import * as css from './accordion.module.css';

interface AccordionProps {
  /** Unique on the page; an item's fragment is `#<name>-<id>`. */
  name: string;
  items: readonly { id: string; title: string; content: ReactNode }[];
  /** Index of the item that starts open. @default 0 */
  initiallyOpen?: number | null;
  /** @default 3 */
  headingLevel?: 2 | 3 | 4;
}

/** Renders a group of `<details name>`, of which one is open. A fragment opens its item. Works without JavaScript. */
export function Accordion({ name, items, initiallyOpen = 0, headingLevel = 3 }: AccordionProps) {
  const group = useRef<HTMLDivElement>(null);
  const hash = useHash();
  const Heading = `h${headingLevel}` as const;
  useEffect(() => {
    const target = fragmentId(hash);
    const item = [...(group.current?.children ?? [])].find(({ id }) => id === target);
    if (item instanceof HTMLDetailsElement) item.open = true;
  }, [hash]);
  return (
    <div className={css.group} ref={group}>
      {items.map(({ id, title, content }, index) => (
        <details
          className={css.item}
          key={id}
          id={`${name}-${id}`}
          name={name}
          open={index === initiallyOpen}
          onToggle={closeOthers}
        >
          <summary className={css.summary}>
            <Heading className={css.title}>{title}</Heading>
            <svg className={css.icon} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path d="M3 10h14" />
              <path className={css.verticalStroke} d="M10 3v14" />
            </svg>
          </summary>
          <div className={css.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}

/** For browsers that do not support `name` on `<details>`. */
function closeOthers({ currentTarget: opened }: ToggleEvent<HTMLDetailsElement>) {
  if (!opened.open) return;
  for (const other of opened.parentElement?.children ?? [])
    if (other !== opened && other instanceof HTMLDetailsElement && other.open) other.open = false;
}
