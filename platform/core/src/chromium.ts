import fs from 'node:fs';

/** The headless shell needs the least processor time. */
const usualPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

export interface FoundBrowser {
  /** `undefined`: Playwright's own. */
  executablePath: string | undefined;
  source: string;
}

/** CHROMIUM_PATH (`playwright` selects its own), or the first usual path. */
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

/** Playwright's list; Chromium reads the last `--disable-features` only. */
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

/** An ordinary Chromium opens two internal pages with each window. */
const browserWindow = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

const isRootUser = () => process.getuid?.() === 0;

export const sandboxNotice = (isRoot = isRootUser()): string | undefined =>
  isRoot
    ? 'Chromium runs without its sandbox, because this user is root. Open pages that you do not trust as another user.'
    : undefined;

/** Root cannot use Chromium's sandbox. */
export const launchOptions = (executablePath: string | undefined, isRoot = isRootUser()) => ({
  ...(executablePath && { executablePath }),
  // Off by default in Playwright.
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
