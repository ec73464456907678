/** A small stable number from a text: the same name is drawn the same way everywhere. */
export const hash = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
