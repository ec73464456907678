const text = /^\s*(?:title|description):\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),\n/gm;
const data = /^\s*(?:layout|content|breadcrumbs|searchWords): [^\n]*[\]\w'],\n/gm;

/** Browsers read them in the page table. @param {string} source @returns {string} */
export default function dropPageTexts(source) {
  return source.replaceAll(text, '').replaceAll(data, '');
}
