import type { ConsoleMessage, Page } from 'playwright-core';

/** Records console messages, uncaught errors and failed requests of a page from now on. @returns the list, which grows. */
export function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => problems.push(`${message.type()}: ${message.text()}${addressOf(message)}`));
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => problems.push(`failed: ${request.url()} ${request.failure()?.errorText}`));
  return problems;
}

/** The browser's message about a failed request does not contain the address; its location does. */
const addressOf = (message: ConsoleMessage) =>
  message.text().startsWith('Failed to load resource') ? ` ${message.location().url}` : '';
