/* Functions that WebDriver sends to the page: they may use nothing from outside. */

/**
 * The first shown element with this role and name, within the open modal dialog if there is one. A name comes from aria-label, aria-labelledby, or the text with
 * the labels of drawings in it.
 */
export function findNamed(role: string, name: string): Element | undefined {
  const selectors: Record<string, string> = {
    button: 'button, [role=button]',
    link: 'a[href]',
    tab: '[role=tab]',
    summary: 'summary',
    searchbox: 'input[type=search]',
    textbox: 'input, textarea',
    dialog: 'dialog[open]',
    heading: 'h1, h2, h3, h4',
  };
  const nameOf = (element: Element) => {
    const labels = (element as HTMLInputElement).labels?.[0];
    const drawings = [...element.querySelectorAll('svg[aria-label]')].map((one) => one.getAttribute('aria-label'));
    const text = [...((labels ?? element).textContent ?? '').split(/\s+/), ...drawings].filter(Boolean).join(' ');
    return element.getAttribute('aria-label') ?? text;
  };
  const dialog = document.querySelector('dialog:modal, dialog[aria-modal=true][open]');
  const isFound = (element: Element) =>
    nameOf(element) === name && element.checkVisibility({ visibilityProperty: true });
  if (dialog && role === 'dialog') return isFound(dialog) ? dialog : undefined;
  return [...(dialog ?? document).querySelectorAll(selectors[role] ?? role)].find(isFound);
}

/** The element that has the focus: its tag and its name. */
export function focusedName(): string {
  const element = document.activeElement;
  const drawing = element?.querySelector('svg[aria-label]')?.getAttribute('aria-label');
  const name =
    element?.getAttribute('aria-label') ?? drawing ?? (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  return `${element?.localName} ${name}`.slice(0, 80).trim();
}

/** Makes further timers of exactly this time, in ms, last for a minute. */
export function lengthenTimers(time: number): void {
  const { setTimeout } = window;
  const longer = (run: () => void, ms?: number, ...args: never[]) =>
    setTimeout(run, ms === time ? 60_000 : ms, ...args);
  Object.assign(window, { setTimeout: longer });
}
