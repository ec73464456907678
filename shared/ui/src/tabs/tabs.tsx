import { useHydrated } from '@viit/runtime';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import * as css from './tabs.module.css';

interface TabsProps {
  /** Names the tab list to a screen reader. */
  label: string;
  tabs: readonly { id: string; label: string; content: ReactNode }[];
  /** Also select when a mouse pointer comes over a tab. */
  selectOnHover?: boolean;
  /** The tab that is selected at first; the first one unless told otherwise. */
  initial?: string | undefined;
  /** The selected tab, where the page holds the state. */
  selected?: string | undefined;
  onSelect?: ((id: string) => void) | undefined;
  /** Whether style sets the tabs one below the other: then the up and down arrows move between them. */
  orientation?: 'horizontal' | 'vertical';
}

/**
 * Renders tabs of the W3C APG pattern with automatic activation. All panels are in the HTML; without scripting they stand
 * one below the other, each under its label.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function Tabs({
  label,
  tabs,
  selectOnHover = false,
  initial,
  selected,
  onSelect,
  orientation = 'horizontal',
}: TabsProps) {
  const base = useId();
  const hydrated = useHydrated();
  const [own, setOwn] = useState(initial);
  const wanted = selected ?? own;
  const current = tabs.some(({ id }) => id === wanted) ? wanted : tabs[0]?.id;
  const select = (id: string) => {
    setOwn(id);
    if (id !== current) onSelect?.(id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.findIndex(({ id }) => id === current);
    const [next, previous] =
      orientation === 'vertical' ? (['ArrowDown', 'ArrowUp'] as const) : (['ArrowRight', 'ArrowLeft'] as const);
    const steps: Record<string, number> = { [next]: at + 1, [previous]: at - 1, Home: 0, End: tabs.length - 1 };
    const to = steps[event.key];
    const chosen = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length];
    if (!chosen) return;
    event.preventDefault();
    select(chosen.id);
    document.getElementById(`${base}${chosen.id}`)?.focus();
  };
  return (
    <div>
      <div className={css.list} role="tablist" aria-label={label} aria-orientation={orientation} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            className={css.tab}
            key={tab.id}
            id={base + tab.id}
            type="button"
            role="tab"
            aria-selected={tab.id === current}
            aria-controls={`${base}${tab.id}-panel`}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => select(tab.id)}
            {...(selectOnHover && {
              onPointerEnter: (event) => {
                if (event.pointerType === 'mouse') select(tab.id);
              },
            })}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          className={css.panel}
          key={tab.id}
          id={`${base}${tab.id}-panel`}
          role="tabpanel"
          aria-labelledby={base + tab.id}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern wants a panel reachable even where nothing in it is
          tabIndex={0}
          data-label={tab.label}
          data-selected={tab.id === current}
          hidden={hydrated && tab.id !== current}
        >
          {!hydrated && <h3 className={css.heading}>{tab.label}</h3>}
          {tab.content}
        </div>
      ))}
    </div>
  );
}
