/** The database keeps each statement for as long as the connection. */
const maxStatements = 500;

/**
 * Names for prepared statements. Parsing and planning take most of the time of a small query; a prepared one needs them once.
 * @returns a function that returns the same name for the same text. It returns undefined for a statement that is planned each
 * time, such as a search, whose best plan depends on the words.
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
