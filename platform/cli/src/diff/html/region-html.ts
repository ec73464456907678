import { escapeHtml } from '@viit/contract/html';
import type { RegionChange, TextChange } from '@viit/contract/registry-api';

/** With removed words struck through and new ones marked. */
const textHtml = ({ words }: TextChange): string =>
  words
    .map(({ change, text }) => {
      if (change === 'same') return escapeHtml(text);
      const element = change === 'removed' ? 'del' : 'ins';
      return `<${element}>${escapeHtml(text)}</${element}>`;
    })
    .join('');

export function regionHtml({ text, moreText, links, images }: RegionChange): string {
  const code = (address: string) => `<code>${escapeHtml(address)}</code>`;
  const lines = [
    ...links.moved.map((link) => `“${escapeHtml(link.text)}” leads to ${code(link.to)} instead of ${code(link.from)}`),
    ...links.added.map((link) => `<ins>“${escapeHtml(link.text)}”</ins> to ${code(link.href)} is new`),
    ...links.removed.map((link) => `<del>“${escapeHtml(link.text)}”</del> to ${code(link.href)} is gone`),
  ];
  const pictures = [
    ...images.added.map((image) => `<ins>${escapeHtml(image)}</ins>`),
    ...images.removed.map((image) => `<del>${escapeHtml(image)}</del>`),
  ];
  return [
    list('Texts', [...text.map(textHtml), ...(moreText > 0 ? [`… and ${moreText} more`] : [])]),
    list('Links', lines),
    list('Pictures', pictures),
  ].join('');
}

/** Empty without items. */
export const list = (title: string, items: readonly string[]): string =>
  items.length === 0
    ? ''
    : `<h4>${title}</h4><ul class="changes">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
