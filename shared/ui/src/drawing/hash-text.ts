/** FNV-1a with a final mix: a name always has the same drawing. */
export function hashText(text: string): number {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ letter.charCodeAt(0), 0x01000193);
  return (sum ^ (sum >>> 13) ^ (sum >>> 21)) >>> 0;
}
