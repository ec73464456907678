/** A stable number from a text (FNV-1a, mixed once more): the same name is drawn the same way everywhere. */
export function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ letter.charCodeAt(0), 0x01000193);
  return (sum ^ (sum >>> 13) ^ (sum >>> 21)) >>> 0;
}
