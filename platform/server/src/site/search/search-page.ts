import { escapeHtml } from '@viit/contract/html';
import { type SearchPiece, type SearchResponse, type SearchResult, searchLength } from '@viit/contract/search';
import { searchGroups, searchMessage } from '@viit/contract/search-message';

/** The address of the page with the results of a search. It belongs to the shell, which renders it without results. */
export const searchPagePath = '/search';

/** The empty element that the shell renders, and its search box: the results and the query are put there. */
const resultsElement = /<div data-search-results=""><\/div>/;
const searchBox = / name="q"/;

/**
 * Puts the results of a search into the shell's search page, for visitors without JavaScript too. The shell leaves them as they
 * are when it hydrates the page.
 * @param query as the visitor wrote it.
 * @param response undefined if the query is too short or too long to be searched for.
 */
export function fillSearchPage(html: string, query: string, response: SearchResponse | undefined): string {
  const value = escapeHtml(query);
  const results = `<div data-search-results="${value}">${response ? resultsHtml(response) : lengthHtml}</div>`;
  // With functions: the query may have "$&", which has a meaning in a replacement text.
  return html.replace(searchBox, (name) => `${name} value="${value}"`).replace(resultsElement, () => results);
}

const lengthHtml = `<p>Type ${searchLength.min} to ${searchLength.max} characters.</p>`;

function resultsHtml({ match, results }: SearchResponse): string {
  const groups = searchGroups.map(({ kind, title }) => {
    const ofKind = results.filter((result) => result.kind === kind);
    return ofKind.length > 0
      ? `<section><h2>${title}</h2><ul role="list">${ofKind.map(itemHtml).join('')}</ul></section>`
      : '';
  });
  return `<p>${searchMessage(match, results.length)}</p>${groups.join('')}`;
}

function itemHtml({ kind, title, excerpt, href }: SearchResult): string {
  const isFile = kind === 'document';
  const link = `<a href="${escapeHtml(href)}"${isFile ? ' target="_blank" rel="noopener"' : ''}>${piecesHtml(title)}</a>`;
  const note = [piecesHtml(excerpt), isFile ? 'opens in a new tab' : ''].filter(Boolean).join(', ');
  return `<li>${link}${note && `<p>${note}</p>`}</li>`;
}

const piecesHtml = (pieces: readonly SearchPiece[]): string =>
  pieces.map(({ text, isMatch }) => (isMatch ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text))).join('');
