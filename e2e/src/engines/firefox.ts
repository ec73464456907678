import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Capabilities, WebDriver } from 'selenium-webdriver';
import { z } from 'zod';
import type { Engine } from './engine.ts';
import { Marionette } from './marionette.ts';
import { startProgram } from './programs.ts';

/** A free port, which Firefox writes into its profile; messages of the page's console functions on standard output. */
const preferences = {
  'marionette.port': 0,
  'devtools.console.stdout.content': true,
};

export async function startFirefox(): Promise<Engine> {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-firefox-'));
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`);
  fs.writeFileSync(path.join(profile, 'user.js'), lines.join(''));
  const program = startProgram(
    'firefox-esr',
    ['--headless', '--marionette', '--remote-allow-system-access', '--no-remote', '--profile', profile],
    { HOME: profile },
  );
  const marionette = new Marionette(await readPort(path.join(profile, 'MarionetteActivePort')));
  const driver = WebDriver.createSession(marionette, new Capabilities());
  await driver.getSession();
  return {
    driver,
    setViewport: async (width, height) => void (await runPrivileged(marionette, resizePage, [width, height])),
    // RSLoader is a part of Firefox itself, which cannot fetch its lists here.
    async takeMessages() {
      const errors = z.array(z.string()).parse(await runPrivileged(marionette, takeErrors, []));
      const printed = program
        .takeOutput()
        .split('\n')
        .filter((line) => /^console\.\w+: (?!RSLoader)/.test(line));
      return [...errors, ...printed];
    },
    async close() {
      marionette.close();
      await program.stop();
      fs.rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Waits until Firefox has written the port that it listens on. */
async function readPort(file: string): Promise<number> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const port = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : 0;
    await new Promise((resolve) => setTimeout(resolve, 100));
    // The file may have been read while it was being written.
    if (port && port === Number(fs.readFileSync(file, 'utf8'))) return port;
  }
  throw new Error('Firefox did not open its port for tests within 30 s.');
}

/** Runs a function with the rights of the browser itself. */
async function runPrivileged(marionette: Marionette, script: string, args: readonly unknown[]): Promise<unknown> {
  await marionette.send('Marionette:SetContext', { value: 'chrome' });
  try {
    const result = await marionette.send('WebDriver:ExecuteScript', { script, args });
    return z.object({ value: z.unknown() }).parse(result).value;
  } finally {
    await marionette.send('Marionette:SetContext', { value: 'content' });
  }
}

/** The window has a smallest width, the page in it has none. */
const resizePage = `
  const { style } = gBrowser.selectedBrowser;
  style.cssText = 'flex: none; width: ' + arguments[0] + 'px; height: ' + arguments[1] + 'px';
`;

/** Errors and warnings of pages: those of scripts, of styles, and of the Content-Security-Policy. */
const takeErrors = `
  const messages = Services.console.getMessageArray() ?? [];
  Services.console.reset();
  return messages
    .filter((one) => one instanceof Ci.nsIScriptError && /^https?:/.test(one.sourceName))
    .map((one) => one.category + ': ' + one.errorMessage + ' ' + one.sourceName + ':' + one.lineNumber);
`;
