const text = /^\s*(?:title|description):\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),\n/gm;

/** Browsers read titles and descriptions in the page table. @param {string} source @returns {string} */
export default function dropPageTexts(source) {
  return source.replaceAll(text, '');
}
