import type { PlaywrightTestOptions } from '@playwright/test';
import { previewCookie } from '@viit/contract/cookies';

type TestedSite = Partial<Pick<PlaywrightTestOptions, 'baseURL' | 'storageState'>>;

/**
 * The options of Playwright for a site that runs somewhere: its address, or the secret link of a preview, which `viit preview`
 * and `viit compose` print. With a preview, every page and request of a test sends the preview's cookie, as after opening the link.
 */
export function testedSite(url: string): TestedSite {
  const { origin, hostname, protocol, pathname } = new URL(url);
  const secret = /^\/_preview\/([A-Za-z0-9_-]+)\/?$/.exec(pathname)?.[1];
  if (!secret) return { baseURL: origin };
  const cookie = {
    ...{ name: previewCookie(protocol === 'https:'), value: secret, domain: hostname, path: '/', expires: -1 },
    ...{ httpOnly: true, secure: protocol === 'https:', sameSite: 'Lax' as const },
  };
  return { baseURL: origin, storageState: { cookies: [cookie], origins: [] } };
}
