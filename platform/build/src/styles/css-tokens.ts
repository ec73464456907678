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
const urlName = /^(?:\\?u|\\0{0,4}[57]5\s{0,2})(?:\\?r|\\0{0,4}[57]2\s{0,2})(?:\\?l|\\0{0,4}[46]c\s{0,2})$/i;
const urlRest = /\([ \t\n\r\f]*(?![ \t\n\r\f"'])(?:\\[\s\S]|[^\\)])*\)?/y;
const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

interface Token {
  /** A comment, a bracket, a semicolon or `&`. */
  token: string;
  at: number;
}

/** Without those in strings and unquoted addresses. */
export function* cssTokens(text: string): Generator<Token> {
  const words = new RegExp(tokens);
  for (let match = words.exec(text); match; match = words.exec(text)) {
    const { 0: token, index: at } = match;
    if (/^(?:[()[\]{};&]|\/\*)/.test(token)) yield { token, at };
    else if (urlName.test(token)) {
      urlRest.lastIndex = words.lastIndex;
      if (urlRest.test(text)) words.lastIndex = urlRest.lastIndex;
    }
  }
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
