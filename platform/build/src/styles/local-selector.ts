import type { Selector, SelectorComponent } from 'lightningcss';

export interface LocalContext {
  isOwnClass: (name: string) => boolean;
  /** Whether `&` stands only for the section's elements. */
  isParentLocal: boolean;
}

/** Contains the combinator to its right. */
interface Compound {
  parts: SelectorComponent[];
  combinator?: string;
}

/**
 * Whether a selector matches only the section's elements: its subject or an ancestor has a class of the build. A sibling's
 * class (`.a ~ footer`) proves nothing, nor does one in `:not()`, `:has()` or `:nth-child(… of …)`. Each selector in `:is()`
 * or `:where()` must be local.
 */
export function isLocalSelector(selector: Selector, context: LocalContext): boolean {
  // A sibling does not contain the subject, but its ancestors do.
  let isAroundSubject = true;
  for (const { parts, combinator } of compoundsOf(selector)) {
    if (combinator === 'next-sibling' || combinator === 'later-sibling') isAroundSubject = false;
    else if (combinator === 'child' || combinator === 'descendant') isAroundSubject = true;
    else if (combinator !== undefined) return false;
    if (isAroundSubject && parts.some((part) => isLocalPart(part, context))) return true;
  }
  return false;
}

/** Sections use these as ancestors only. */
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
  // An empty list matches nothing and proves nothing.
  const list = listOf(part);
  return list.length > 0 && list.every((inner) => isLocalSelector(inner, context));
}

const listOf = (part: SelectorComponent): Selector[] =>
  part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where') ? part.selectors : [];

const subjectOf = (selector: Selector): SelectorComponent[] => compoundsOf(selector)[0]?.parts ?? [];

function compoundsOf(selector: Selector): Compound[] {
  const compounds: Compound[] = [{ parts: [] }];
  for (const part of selector.toReversed()) {
    if (part.type === 'combinator') compounds.push({ parts: [], combinator: part.value });
    else compounds.at(-1)?.parts.push(part);
  }
  return compounds;
}
