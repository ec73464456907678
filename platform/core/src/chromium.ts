import fs from 'node:fs';

/** The headless shell comes first: it renders the same pages and needs the least processor time to open one. */
const usualPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** A browser, and how it was found. */
export interface FoundBrowser {
  /** `undefined` for Playwright's own. */
  executablePath: string | undefined;
  source: string;
}

/** Finds a Chromium: the one at CHROMIUM_PATH, which can be `playwright` for its own, otherwise the first of the usual paths. */
export function findChromium(): FoundBrowser | undefined {
  const configured = process.env.CHROMIUM_PATH;
  if (configured === 'playwright') return { executablePath: undefined, source: "Playwright's own, by CHROMIUM_PATH" };
  if (configured) {
    if (!fs.existsSync(configured)) throw new Error(`CHROMIUM_PATH is ${configured}, which does not exist.`);
    return { executablePath: configured, source: 'set by CHROMIUM_PATH' };
  }
  const found = usualPaths.find((file) => fs.existsSync(file));
  return found ? { executablePath: found, source: 'found on this machine' } : undefined;
}

/**
 * Features that Playwright disables in every Chromium. Chromium reads the last `--disable-features` only, so a list of our
 * own has to repeat them.
 */
export const disabledByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/**
 * An ordinary Chromium loads the suggestion list of its address bar as two web pages in every new window, and starts a
 * spare renderer: more work than the page under test. The headless shell has none of them.
 */
const browserWindow = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/** Chromium refuses to run with its sandbox as root. */
const isRootUser = () => process.getuid?.() === 0;

/** What a command prints before it opens pages without the sandbox. */
export const sandboxNotice = (isRoot = isRootUser()): string | undefined =>
  isRoot
    ? 'Chromium runs without its sandbox, because this user is root. Open pages that you do not trust as another user.'
    : undefined;

/**
 * Launch options for Playwright: the executable, if it is not Playwright's own, and the switches for quick, quiet starts. The
 * pages that are opened are of other teams, so they are opened in Chromium's sandbox.
 */
export const launchOptions = (executablePath: string | undefined, isRoot = isRootUser()) => ({
  ...(executablePath && { executablePath }),
  // By default, Playwright starts Chromium without it.
  chromiumSandbox: !isRoot,
  args: [
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${[...disabledByPlaywright, ...browserWindow].join(',')}`,
  ],
});
