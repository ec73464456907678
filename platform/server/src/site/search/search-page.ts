import { escapeHtml } from '@viit/contract/html';
import { type SearchPiece, type SearchResponse, type SearchResult, searchLength } from '@viit/contract/search';
import { groupResults, resultTarget } from '@viit/contract/search-message';

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

function resultsHtml({ message, suggestion, results }: SearchResponse): string {
  const groups = groupResults(results).map(
    ({ title, results: ofKind }) =>
      `<section><h2>${title}</h2><ul role="list">${ofKind.map(itemHtml).join('')}</ul></section>`,
  );
  return `<p>${message}</p>${suggestion ? suggestionHtml(suggestion) : ''}${groups.join('')}`;
}

const suggestionHtml = (suggestion: string): string =>
  `<p>Did you mean <a href="${searchPagePath}?q=${encodeURIComponent(suggestion)}">${escapeHtml(suggestion)}</a>?</p>`;

function itemHtml(result: SearchResult): string {
  const target = resultTarget(result);
  const link = `<a href="${escapeHtml(result.href)}"${target ? ` target="${target}" rel="noopener"` : ''}>${piecesHtml(result.title)}</a>`;
  const note = [piecesHtml(result.excerpt), target === '_blank' ? 'opens in a new tab' : ''].filter(Boolean).join(', ');
  return `<li>${link}${note && `<p>${note}</p>`}</li>`;
}

const piecesHtml = (pieces: readonly SearchPiece[]): string =>
  pieces.map(({ text, isMatch }) => (isMatch ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text))).join('');
