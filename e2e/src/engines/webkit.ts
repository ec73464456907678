import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { freePort, untilOpen } from '@viit/test/ports';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { type Engine, webDriverActions } from './engine.ts';
import { startProgram } from './programs.ts';

/** Messages of the console go to standard output. */
const options = { args: ['--automation', '--enable-write-console-messages-to-stdout=true'] };

/** MiniBrowser's bar of buttons would keep the window from becoming as narrow as a phone. */
const narrowBar = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; }\n';

export async function startWebKit(): Promise<Engine> {
  const screen = await startScreen();
  const port = await freePort();
  const settings = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-webkit-'));
  fs.mkdirSync(path.join(settings, 'gtk-3.0'));
  fs.writeFileSync(path.join(settings, 'gtk-3.0/gtk.css'), narrowBar);
  const env = {
    DISPLAY: screen.name,
    HOME: settings,
    XDG_CONFIG_HOME: settings,
    // WebKitGTK 2.50's compositor thread crashes now and then when an element leaves the page during its transition.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  };
  const program = startProgram('WebKitWebDriver', [`--port=${port}`], env);
  await untilOpen(port);
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
    .build();
  return {
    driver,
    ...webDriverActions(driver),
    setViewport: (width, height) => resizeWindow(driver, width, height),
    takeMessages: async () =>
      program
        .takeOutput()
        .split('\n')
        .filter((line) => line.startsWith('CONSOLE')),
    async close() {
      await driver.quit().catch(() => {});
      await program.stop();
      screen.stop();
      fs.rmSync(settings, { recursive: true, force: true });
    },
  };
}

/** Starts a screen in memory. MiniBrowser has no mode without a window. */
async function startScreen(): Promise<{ name: string; stop: () => void }> {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  process.once('exit', () => child.kill());
  const [number] = (await once(child.stdio[3] as Readable, 'data')) as [Buffer];
  return { name: `:${number.toString().trim()}`, stop: () => void child.kill() };
}

const within = (length: number, least: number) => Math.min(Math.max(length, least), least + 300);

/** Resizes the window until the page in it has the size. */
async function resizeWindow(driver: WebDriver, width: number, height: number): Promise<void> {
  const rect = { x: 0, y: 0, width, height };
  for (let attempt = 0; attempt < 20; attempt++) {
    await driver.manage().window().setRect(rect);
    const inner: number[] = await driver.executeScript('return [innerWidth, innerHeight]');
    const [wide = 0, high = 0] = inner;
    if (wide === width && high === height) return;
    // The page may not have noticed the previous size yet: the window is never smaller than the page, nor much larger.
    rect.width = within(rect.width + width - wide, width);
    rect.height = within(rect.height + height - high, height);
    await driver.sleep(50);
  }
  throw new Error(`The window cannot be resized so that the page in it is ${width} × ${height} px.`);
}
