import type { ConsoleMessage, Page } from 'playwright-core';

/**
 * @param origin of the pages whose messages count, if others are opened too.
 * @returns a list that grows: console messages, uncaught errors, failed requests.
 */
export function watchProblems(page: Page, origin = ''): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.location().url.startsWith(origin) && !isAboutBrowser(message))
      problems.push(`${message.type()}: ${message.text()}${addressOf(message)}`);
  });
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => problems.push(`failed: ${request.url()} ${request.failure()?.errorText}`));
  return problems;
}

/**
 * Whether a message comes from the browser itself, about features that it does not support or will remove. Such messages differ
 * between versions and do not concern the page.
 */
export const isAboutBrowser = (message: ConsoleMessage): boolean =>
  message.args().length === 0 &&
  /^Error with Permissions-Policy header|^\[(Deprecation|Intervention)\]|\bdeprecated\b/.test(message.text());

/** The browser's message about a failed request does not contain the address; its location does. */
const addressOf = (message: ConsoleMessage) =>
  message.text().startsWith('Failed to load resource') ? ` ${message.location().url}` : '';
