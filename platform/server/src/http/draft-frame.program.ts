/*
 * The only script in the console's frame: a section's code could act with the rights of the person who opened it. Reports clicks
 * to the console, shows the entry that the console names, and blocks links and forms.
 */

/** A constant before this script. */
declare const consoleOrigin: string;

/** A larger element shows more than one entry. */
const maxTextLength = 3000;
const panels = '[role=tabpanel]';

addEventListener('click', onClick, true);
addEventListener('mousedown', onMouseDown, true);
addEventListener('submit', (event) => event.preventDefault(), true);
addEventListener('scroll', () => parent.postMessage({ scrollY }, consoleOrigin));
addEventListener('message', ({ origin, data }) => {
  if (origin !== consoleOrigin) return;
  const entry = findEntry(data.show ?? []);
  if (entry) showEntry(entry);
  else scrollTo(0, data.scrollY ?? 0);
});

/** Tabs switch and details open. */
function onClick(event: MouseEvent): void {
  const target = event.target as HTMLElement;
  if (target.closest('summary')) return;
  event.preventDefault();
  const tab = target.closest('[role=tab]');
  if (tab) selectPanel(document.getElementById(tab.getAttribute('aria-controls') ?? ''));
  const pressed = describeAncestors(target, tab);
  if (!tab) pressed.push(...picturesAt(event));
  parent.postMessage({ pressed }, consoleOrigin);
  if (!tab && target.closest('button')) showWithoutScripts();
}

/** A list of choices works only with the page's own script. */
function onMouseDown(event: MouseEvent): void {
  if (!(event.target as Element).closest('select')) return;
  event.preventDefault();
  showWithoutScripts();
}

/** Id, text, and addresses of pictures and links: of the element and each ancestor. */
function describeAncestors(target: HTMLElement, last: Element | null): string[][] {
  const described: string[][] = [];
  for (
    let element: HTMLElement | null = target;
    element && element !== document.body;
    element = element.parentElement
  ) {
    const text = element.innerText ?? '';
    if (text.length > maxTextLength || /^(main|nav)$/.test(element.localName)) break;
    const words = [...textNodesOf(element)].map(({ data }) => data).join(' ');
    described.push([element.id, text, words, ...filesOf(element).map(addressOf)]);
    if (element === last) break;
  }
  return described;
}

/** Other elements can cover them. */
const picturesAt = ({ clientX, clientY }: MouseEvent): string[][] =>
  document
    .elementsFromPoint(clientX, clientY)
    .filter((element) => element instanceof HTMLImageElement)
    .map((picture) => [picture.alt, addressOf(picture)]);

const filesOf = (element: Element): Element[] =>
  element.matches('img, a') ? [element] : [...element.querySelectorAll('img, a')];

const addressOf = (element: Element): string =>
  decodeURI(element.getAttribute('src') || element.getAttribute('href') || '');

function* textNodesOf(element: Element): Generator<Text> {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) yield walker.currentNode as Text;
}

/** By the entry's id, else by one of its files or its title; visible elements first. */
function findEntry([id = '', title = '', ...files]: readonly string[]): Element | undefined {
  const main = document.querySelector('main') ?? document.body;
  const withFile = filesOf(main).filter((one) => files.some((file) => addressOf(one).includes(file)));
  const withTitle = title ? [...textNodesOf(main)].filter(({ data }) => data.includes(title)) : [];
  const found = [...withFile, ...withTitle.flatMap(({ parentElement }) => parentElement ?? [])];
  return document.getElementById(id) ?? found.find(isVisible) ?? found[0];
}

function showEntry(entry: Element): void {
  for (let element: Element | null = entry; element; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement) element.open = true;
    if (element.matches(panels)) selectPanel(element);
  }
  if (!isVisible(entry)) showWithoutScripts();
  scrollToCentre(entry);
  (entry as HTMLElement).style.outline = '3px solid';
  (entry as HTMLElement).style.outlineOffset = '4px';
}

/** `scrollIntoView` would scroll the console too. */
function scrollToCentre(element: Element): void {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const leftOf = (one: Element) => one.getBoundingClientRect().left;
    if (around.scrollWidth > around.clientWidth) around.scrollLeft += leftOf(element) - leftOf(around);
  }
  const { top, height } = element.getBoundingClientRect();
  scrollTo(0, scrollY + top + (Math.min(height, innerHeight) - innerHeight) / 2);
}

const isVisible = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });

/** What a page shows only with its own script, such as the next slide. */
function showWithoutScripts(): void {
  document.documentElement.dataset.sectionFailed = '';
}

function selectPanel(panel: Element | null): void {
  for (const other of panel?.parentElement?.children ?? []) {
    if (!(other instanceof HTMLElement) || !other.matches(panels)) continue;
    other.dataset.selected = String(other === panel);
    const tab = document.getElementById(other.getAttribute('aria-labelledby') ?? '');
    tab?.setAttribute('aria-selected', String(other === panel));
  }
}
