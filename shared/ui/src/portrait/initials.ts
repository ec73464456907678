const honorifics = /^(?:dr|prof|mr|mrs|ms|miss|sri|shri|smt|kum|er|capt|col|lt)\.?$/i;

/** "Dr. Asha Rao" → "AR". */
export function initials(name: string): string {
  const names = name.split(/[\s.]+/).filter((word) => word && !honorifics.test(word));
  const letters = [names[0], names.length > 1 ? names.at(-1) : ''].map((word) => word?.[0] ?? '');
  return letters.join('').toUpperCase();
}
