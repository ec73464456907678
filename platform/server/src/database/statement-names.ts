/** The database keeps each statement for as long as the connection. */
const maxStatements = 500;

/**
 * Names for prepared statements. The database parses and plans one once, which takes most of the time of a small query.
 * @returns a function that returns the same name for the same text; undefined for those that are planned each time, such as searches,
 * whose best plan depends on the words.
 */
export function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known || names.size >= maxStatements || !isPrepared(text)) return known;
    const name = `statement${names.size}`;
    names.set(text, name);
    return name;
  };
}

const isPrepared = (text: string): boolean =>
  /^\s*(?:select|with|insert|update|delete)\b/i.test(text) && !text.includes('tsquery');
