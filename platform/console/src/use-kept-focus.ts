import { useEffect } from 'react';

const control = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary';

/** An element around the focused one, and its place among its siblings. */
interface Ancestor {
  element: Element;
  index: number;
}

/**
 * The browser forgets the focus of an element that is removed, moved or disabled, and a keyboard would begin at the top of the page
 * again. The focus goes to the next entry of the same list, to the group or form around it, or to the heading.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let focused: Element | undefined;
    let around: Ancestor[] = [];
    const onFocus = ({ target }: FocusEvent) => {
      focused = target as Element;
      around = ancestorsOf(focused);
    };
    // Somebody has pressed the background, or closed the keyboard of a phone.
    const onLeave = () =>
      setTimeout(() => {
        if (focused?.matches(control) && focused.isConnected && !isInUse()) focused = undefined;
      });
    const observer = new MutationObserver((changes) => {
      const isAffected = changes.some(
        ({ target, removedNodes }) =>
          target === focused || [...removedNodes].some((node) => node.contains(focused ?? null)),
      );
      const next = focused && isAffected && !isInUse() ? nextOf(focused, around) : null;
      // A form can be larger than the window, which would scroll to its middle.
      next?.focus({ preventScroll: next.matches('form, fieldset') });
    });
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onLeave);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onLeave);
    };
  }, []);
}

/** Whether some element has the focus, or another window. */
function isInUse(): boolean {
  const { activeElement: active } = document;
  return (active !== null && active !== document.body && !active.matches(':disabled')) || !document.hasFocus();
}

function ancestorsOf(target: Element): Ancestor[] {
  const found = [];
  for (let element: Element | null = target; element; element = element.parentElement)
    found.push({ element, index: [...(element.parentElement?.children ?? [])].indexOf(element) });
  return found;
}

function nextOf(focused: Element, around: readonly Ancestor[]): HTMLElement | null {
  if (focused.isConnected && focused.matches(control)) return focused as HTMLElement;
  // The buttons of a dialog are disabled while it works.
  if (focused.isConnected && focused.closest('dialog')) return null;
  const rest = around.findIndex(({ element }) => element.isConnected);
  const list = around[rest]?.element.closest('li, ul, ol');
  const neighbours = list?.matches('ul, ol') ? [...list.children] : [];
  const item = list?.matches('li') ? list : (neighbours[around[rest - 1]?.index ?? 0] ?? neighbours.at(-1));
  const heading = (level: 'h1' | 'h2') => document.querySelector<HTMLElement>(`main ${level}[tabindex]`);
  const group = around[rest]?.element.closest<HTMLElement>('fieldset[tabindex], form[tabindex]');
  return item?.querySelector<HTMLElement>(control) ?? group ?? heading('h2') ?? heading('h1');
}
