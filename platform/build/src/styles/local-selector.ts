import type { Selector, SelectorComponent } from 'lightningcss';

/** What selectors are measured against. */
export interface LocalContext {
  /** Whether a class belongs to the build. */
  isOwnClass: (name: string) => boolean;
  /** Whether all elements that `&` stands for are in the section. */
  isParentLocal: boolean;
}

/** A part of a complex selector between combinators, with the combinator to its right. */
interface Compound {
  parts: SelectorComponent[];
  combinator?: string;
}

/**
 * Whether a selector matches elements of the section only: its subject, or an ancestor of its subject, carries a class of the
 * build. A class of a sibling proves nothing (`.a ~ footer`), and neither does one in `:not()`, `:has()` or `:nth-child(… of …)`.
 * In the list of `:is()` or `:where()` each selector must be local by itself: `:is(.a, body)` is not.
 */
export function isLocalSelector(selector: Selector, context: LocalContext): boolean {
  // A sibling is not around the subject; what is around the sibling is.
  let isAroundSubject = true;
  for (const { parts, combinator } of compoundsOf(selector)) {
    if (combinator === 'next-sibling' || combinator === 'later-sibling') isAroundSubject = false;
    else if (combinator === 'child' || combinator === 'descendant') isAroundSubject = true;
    else if (combinator !== undefined) return false;
    if (isAroundSubject && parts.some((part) => isLocalPart(part, context))) return true;
  }
  return false;
}

/** Whether the subject of a selector is `:root`, `html` or `body`, which sections name as ancestors only. */
export const isDocumentSelector = (selector: Selector): boolean =>
  subjectOf(selector).some(
    (part) =>
      (part.type === 'pseudo-class' && part.kind === 'root') ||
      (part.type === 'type' && /^(html|body)$/i.test(part.name)) ||
      listOf(part).some(isDocumentSelector),
  );

function isLocalPart(part: SelectorComponent, context: LocalContext): boolean {
  if (part.type === 'class') return context.isOwnClass(part.name);
  if (part.type === 'nesting') return context.isParentLocal;
  // An empty list matches nothing, and proves nothing.
  const list = listOf(part);
  return list.length > 0 && list.every((inner) => isLocalSelector(inner, context));
}

const listOf = (part: SelectorComponent): Selector[] =>
  part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where') ? part.selectors : [];

const subjectOf = (selector: Selector): SelectorComponent[] => compoundsOf(selector)[0]?.parts ?? [];

/** The compounds of a complex selector, from its subject leftwards. */
function compoundsOf(selector: Selector): Compound[] {
  const compounds: Compound[] = [{ parts: [] }];
  for (const part of selector.toReversed()) {
    if (part.type === 'combinator') compounds.push({ parts: [], combinator: part.value });
    else compounds.at(-1)?.parts.push(part);
  }
  return compounds;
}
