import { isSubscription } from '@viit/contract';
import type { DefaultTreeAdapterTypes } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

/** The page's own content for the search, without navigation and controls. */
export interface PageContent {
  /** Canonical, such as `/department/cse`. */
  path: string;
  /** One per paragraph, heading, list item and so on, from the first heading on. */
  text: string[];
  /** The same below elements with an id, by the innermost id. */
  anchors: Map<string, string[]>;
  /** Entries of the page's lists that have an id. */
  items: { id: string; label: string }[];
  /** Structured data (schema.org) with a name, members of organizations too. */
  things: { type: string; name: string; jobTitle: string }[];
}

export type ContentReader = ReturnType<typeof readContent>;

const controls: ReadonlySet<string> = new Set('nav form button select label'.split(' '));
const controlRoles: ReadonlySet<string> = new Set(['search', 'tablist', 'navigation']);

/** Reads along while a page is summarised. */
export function readContent() {
  const result: PageContent = { path: '', text: [], anchors: new Map(), items: [], things: [] };
  let line = '';
  let depth = { main: 0, omitted: 0 };
  let anchor: string | undefined;
  return {
    result,
    add(text: string): void {
      if (depth.main > 0 && depth.omitted === 0) line += text;
    },
    endLine(): void {
      const text = line.replace(/\s+/g, ' ').trim();
      line = '';
      if (!text) return;
      result.text.push(text);
      if (anchor !== undefined) result.anchors.get(anchor)?.push(text);
    },
    /** @returns what to call at its end. */
    enter({ tagName, attrs }: Element, isInline: boolean): () => void {
      const [outerDepth, outerAnchor] = [depth, anchor];
      const attributeOf = (name: string) => attrs.find((one) => one.name === name)?.value;
      const isOmitted =
        controls.has(tagName) ||
        controlRoles.has(attributeOf('role') ?? '') ||
        attributeOf('aria-hidden') === 'true' ||
        isSubscription(attributeOf('href') ?? '');
      depth = { main: depth.main + Number(tagName === 'main'), omitted: depth.omitted + Number(isOmitted) };
      const id = attributeOf('id');
      if (id && depth.main > 0 && !/^id-\d+$/.test(id) && !/^h\d$/.test(tagName)) {
        anchor = id;
        if (!result.anchors.has(id)) result.anchors.set(id, []);
      }
      return () => {
        depth = outerDepth;
        // An id in a row of a table names the row, and one in a paragraph the paragraph.
        if (!isInline && tagName !== 'td' && tagName !== 'th') anchor = outerAnchor;
        // What comes before the title is navigation too.
        if (tagName === 'h1' && depth.main > 0) result.text = [];
      };
    },
    setAddress(address: string): void {
      result.path = URL.canParse(address) ? new URL(address).pathname : '';
    },
    addItems(items: readonly { id?: unknown; label: string }[]): void {
      result.items.push(...items.flatMap(({ id, label }) => (typeof id === 'string' && label ? [{ id, label }] : [])));
    },
    addThings(value: unknown): void {
      const { '@graph': graph } = (value ?? {}) as { '@graph'?: unknown };
      for (const thing of Array.isArray(graph) ? graph : []) {
        const { member } = (thing ?? {}) as { member?: unknown };
        for (const one of [thing, ...(Array.isArray(member) ? member : [])]) {
          const { '@type': type, name, jobTitle } = (one ?? {}) as Record<string, unknown>;
          if (typeof type !== 'string' || typeof name !== 'string') continue;
          result.things.push({ type, name, jobTitle: typeof jobTitle === 'string' ? jobTitle : '' });
        }
      }
    },
  };
}
