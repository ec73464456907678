const honorifics = /^(?:dr|prof|mr|mrs|ms|miss|sri|shri|smt|kum|er|capt|col|lt)\.?$/i;

/** The two letters that stand for a person: first and last word of the name without its honorifics. */
export function initials(name: string): string {
  const words = name.split(/[\s.]+/).filter((word) => word && !honorifics.test(word));
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.[0] ?? '');
  return letters.join('').toUpperCase();
}
