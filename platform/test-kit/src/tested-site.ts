import type { PlaywrightTestOptions } from '@playwright/test';
import { previewCookie } from '@viit/contract/cookies';

type TestedSite = Partial<Pick<PlaywrightTestOptions, 'baseURL' | 'storageState'>>;

/** Playwright's options for a site. For a preview's secret link, every request sends the preview's cookie. */
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
