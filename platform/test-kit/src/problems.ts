import type { ConsoleMessage, Page } from 'playwright-core';

/** @returns a list that grows: console messages, uncaught errors, failed requests. */
export function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => problems.push(`${message.type()}: ${message.text()}${addressOf(message)}`));
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => problems.push(`failed: ${request.url()} ${request.failure()?.errorText}`));
  return problems;
}

/** Messages about failed requests contain no address. */
const addressOf = (message: ConsoleMessage) =>
  message.text().startsWith('Failed to load resource') ? ` ${message.location().url}` : '';
