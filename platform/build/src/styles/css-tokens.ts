const space = String.raw`(?:\r\n|[ \t\n\r\f])`;
const escaped = String.raw`\\(?:[0-9a-f]{1,6}${space}?|[^\n\r\f])`;
const tokens = new RegExp(
  [
    String.raw`\/\*[^]*?(?:\*\/|$)`,
    String.raw`"(?:\\(?:\r\n|[^])|[^"\\\n\r\f])*"?`,
    String.raw`'(?:\\(?:\r\n|[^])|[^'\\\n\r\f])*'?`,
    '<!--',
    String.raw`[@#]?(?:${escaped}|[\w\0\u0080-\uffff-])+`,
    '[()[\\]{};&]',
  ].join('|'),
  'gi',
);
const urlRest = /\([ \t\n\r\f]*(?![ \t\n\r\f"'])(?:\\[\s\S]|[^\\)])*\)?/y;
const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

interface Token {
  /** A comment, a bracket, a semicolon or `&`. */
  token: string;
  at: number;
  /** The word before it, as it is written. */
  word: string;
}

/** Without those in strings and unquoted addresses. */
export function* cssTokens(text: string): Generator<Token> {
  const words = new RegExp(tokens);
  let word = '';
  for (let match = words.exec(text); match; match = words.exec(text)) {
    const { 0: token, index: at } = match;
    const isWord = !/^(?:[()[\]{};&]|\/\*)/.test(token);
    if (!isWord) yield { token, at, word: text.endsWith(word, at) ? word : '' };
    else if (/^url$/i.test(withoutEscapes(token))) {
      urlRest.lastIndex = words.lastIndex;
      if (urlRest.test(text)) words.lastIndex = urlRest.lastIndex;
    }
    word = isWord ? token : '';
  }
}

const escapes = /\\(?:([0-9a-f]{1,6})(?:\r\n|[ \t\n\r\f])?|(.))/gis;
const withoutEscapes = (word: string): string =>
  word.replace(escapes, (_, digits?: string, character = '') =>
    digits ? String.fromCodePoint(Math.min(Number.parseInt(digits, 16), 0x10ffff)) : character,
  );

/**
 * With `:not()` in place of `:is()` and `:where()`. Of these two, parsers leave out a selector that they do not know, and each
 * knows others; in `:not()`, it is an error.
 */
export function withStrictLists(text: string): string {
  let strict = '';
  let end = 0;
  for (const { token, at, word } of cssTokens(text)) {
    if (token !== '(' || !/^(?:is|where)$/i.test(withoutEscapes(word))) continue;
    strict += `${text.slice(end, at - word.length)}not`;
    end = at;
  }
  return strict + text.slice(end);
}

/** With the brackets that are expected to close what is open there. */
function* openBrackets(text: string): Generator<Token & { brackets: readonly string[] }> {
  const brackets: string[] = [];
  for (const one of cssTokens(text)) {
    const close = closing[one.token];
    if (close) brackets.push(close);
    else if (one.token === brackets.at(-1)) brackets.pop();
    yield { ...one, brackets };
  }
}

/** Deep nesting overflows the stack of native parsers, which ends the process. */
export function nestsDeeper(text: string, limit: number): boolean {
  for (const { brackets } of openBrackets(text)) if (brackets.length > limit) return true;
  return false;
}

/** @returns where the first nesting selector, `&`, in parentheses is. */
export function nestingInParentheses(text: string): number | undefined {
  for (const { token, at, brackets } of openBrackets(text)) if (token === '&' && brackets.includes(')')) return at;
  return undefined;
}
