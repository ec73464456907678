import { useHydrated } from '@viit/runtime';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import * as css from './tabs.module.css';

interface TabsProps {
  label: string;
  tabs: readonly { id: string; label: string; content: ReactNode }[];
  /** @default false */
  selectOnHover?: boolean;
  /** @default the first tab */
  initial?: string | undefined;
  /** If the parent has the state. */
  selected?: string | undefined;
  onSelect?: ((id: string) => void) | undefined;
  /** `vertical`: up and down keys move between tabs. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
}

/** Renders tabs with automatic activation; all panels are in the HTML. @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */
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
  const requested = selected ?? own;
  const current = tabs.some(({ id }) => id === requested) ? requested : tabs[0]?.id;
  const select = (id: string) => {
    setOwn(id);
    if (id !== current) onSelect?.(id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const index = tabs.findIndex(({ id }) => id === current);
    const [next, previous] =
      orientation === 'vertical' ? (['ArrowDown', 'ArrowUp'] as const) : (['ArrowRight', 'ArrowLeft'] as const);
    const steps: Record<string, number> = { [next]: index + 1, [previous]: index - 1, Home: 0, End: tabs.length - 1 };
    const target = steps[event.key];
    const chosen = target === undefined ? undefined : tabs[(target + tabs.length) % tabs.length];
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
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern requires a tab stop on a panel, which may have nothing to focus inside
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
