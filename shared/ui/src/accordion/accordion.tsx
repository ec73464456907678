import { useHash } from '@viit/runtime';
import { type ReactNode, type ToggleEvent, useEffect, useRef } from 'react';
import * as css from './accordion.module.css';

interface AccordionProps {
  /** Tells this group from others on the page; an entry's address is `#<name>-<id>`. */
  name: string;
  items: readonly { id: string; title: string; content: ReactNode }[];
  /** Which entry is open at first; `null` for none. */
  initiallyOpen?: number | null;
  headingLevel?: 2 | 3 | 4;
}

/** Renders a group of `<details name>`: one open at a time, and clicking the open one closes it. The browser does the toggling. */
export function Accordion({ name, items, initiallyOpen = 0, headingLevel = 3 }: AccordionProps) {
  const group = useRef<HTMLDivElement>(null);
  const hash = useHash();
  const Heading = `h${headingLevel}` as const;
  useEffect(() => {
    const entry = [...(group.current?.children ?? [])].find(({ id }) => `#${id}` === decodeURIComponent(hash));
    if (entry instanceof HTMLDetailsElement) entry.open = true;
  }, [hash]);
  return (
    <div className={css.group} ref={group}>
      {items.map(({ id, title, content }, index) => (
        <details
          className={css.entry}
          key={id}
          id={`${name}-${id}`}
          name={name}
          open={index === initiallyOpen}
          onToggle={closeOthers}
        >
          <summary className={css.summary}>
            <Heading className={css.title}>{title}</Heading>
            <svg className={css.sign} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path d="M3 10h14" />
              <path className={css.upright} d="M10 3v14" />
            </svg>
          </summary>
          <div className={css.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}

/** For browsers that do not know exclusive `name`s. */
function closeOthers({ currentTarget: opened }: ToggleEvent<HTMLDetailsElement>) {
  if (!opened.open) return;
  for (const other of opened.parentElement?.children ?? [])
    if (other !== opened && other instanceof HTMLDetailsElement && other.open) other.open = false;
}
