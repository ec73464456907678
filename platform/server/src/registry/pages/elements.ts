/** Elements inside a line of text; all others begin a text of their own. */
export const inlineElements: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q ruby s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** Elements whose content is no text for visitors. */
export const invisibleElements: ReadonlySet<string> = new Set(
  'link meta noscript script style svg template title'.split(' '),
);
