/** In elements. */
const depth = 4;
const maxLength = 150;

/** `main > section.home_hero > img`: no text of the page. */
export function elementPath(element: Element | null | undefined): string | undefined {
  const steps: string[] = [];
  for (let one = element; one && steps.length < depth; one = one.parentElement) {
    steps.unshift(stepOf(one));
    if (one.id) break;
  }
  return steps.length > 0 ? steps.join(' > ').slice(-maxLength) : undefined;
}

function stepOf({ localName, id, classList }: Element): string {
  const name = id ? `#${id}` : classList[0] ? `.${classList[0]}` : '';
  return (localName + name).replace(/[^\w.#:-]/g, '');
}
