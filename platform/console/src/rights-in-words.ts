import { everything, isOperator, type Level, type Rights } from '@viit/contract/rights';

const list = new Intl.ListFormat('en-GB');

/** For people who know no patterns. */
function partInWords(part: string, title: string | undefined): string {
  if (title) return `“${title}”`;
  if (part === everything) return 'everything';
  if (part === 'menu' || part === 'toolkit') return `the ${part}`;
  if (part.startsWith('/')) return part.endsWith('/*') ? `the files in ${part.slice(0, -1)}` : `the file ${part}`;
  const [section, ...names] = part.split('/');
  const name = names.join('/');
  if (name === '') return `the section ${section}`;
  return name === everything ? `all content of ${section}` : `the ${name.replaceAll('-', ' ')} of ${section}`;
}

export const levelsInWords: Readonly<Record<Exclude<Level, 'manage'>, string>> = {
  publish: 'write and publish',
  edit: 'write drafts of',
};

/** Each continues "may …". @param titles of collections, by part. */
export function rightsInWords(rights: Rights, titles?: ReadonlyMap<string, string>): string[] {
  if (isOperator(rights)) return ['change everything, and manage people and tokens'];
  const sentences = (['publish', 'edit'] as const).flatMap((level) => {
    const parts = Object.keys(rights).filter((part) => rights[part] === level);
    return parts.length > 0
      ? [`${levelsInWords[level]} ${list.format(parts.map((part) => partInWords(part, titles?.get(part))))}`]
      : [];
  });
  return sentences.length > 0 ? sentences : ['look at what is live, and change nothing'];
}
