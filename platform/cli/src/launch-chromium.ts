import { findChromium, launchOptions, sandboxNotice } from '@viit/core/chromium';
import { type Browser, chromium } from 'playwright-core';
import { CliError } from './cli-error.ts';

/**
 * @param purpose for the error.
 * @param endsProcess whether Ctrl+C ends the process with the browser; otherwise the command cleans up first.
 * @throws CliError that says how to install it.
 */
export async function launchChromium(purpose: string, endsProcess: boolean): Promise<Browser> {
  const notice = sandboxNotice();
  if (notice) console.error(notice);
  try {
    return await chromium.launch({
      ...launchOptions(findChromium()?.executablePath),
      ...{ handleSIGINT: endsProcess, handleSIGTERM: endsProcess, handleSIGHUP: endsProcess },
    });
  } catch (error) {
    throw new CliError(
      'browser-missing',
      `${purpose} needs Chromium, which could not be started (${(error as Error).message.split('\n')[0]}). Install Debian's package chromium-headless-shell or chromium, or run npx playwright-core install --only-shell chromium, or set CHROMIUM_PATH. If the message is about the sandbox, this system does not allow user namespaces: allow them, as Chromium's documentation describes.`,
    );
  }
}
