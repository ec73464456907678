import { escapeHtml } from '@viit/contract/html';
import { type SearchPiece, type SearchResponse, type SearchResult, searchLength } from '@viit/contract/search';
import { searchGroups, searchMessage } from '@viit/contract/search-message';

/** The shell renders this page without results. */
export const searchPagePath = '/search';

const resultsElement = /<div data-search-results=""><\/div>/;
const searchBox = / name="q"/;

/**
 * Works without JavaScript; hydration leaves the results unchanged.
 * @param query as the visitor wrote it.
 * @param response undefined if the query is too short or too long.
 */
export function fillSearchPage(html: string, query: string, response: SearchResponse | undefined): string {
  const value = escapeHtml(query);
  const results = `<div data-search-results="${value}">${response ? resultsHtml(response) : lengthHtml}</div>`;
  // Functions, because "$&" in a query has a meaning in replacement texts.
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
