import type { PlaywrightTestOptions } from '@playwright/test';

type TestedSite = Partial<Pick<PlaywrightTestOptions, 'baseURL' | 'storageState'>>;

/**
 * Where the composed tests read, from E2E_URL: a site's address, or a preview's secret link, which `viit preview` and `viit
 * compose` print. Then each browser and each request of a test carries the preview's cookie, as after opening the link.
 */
export function testedSite(url: string): TestedSite {
  const { origin, hostname, protocol, pathname } = new URL(url);
  const secret = /^\/_preview\/([A-Za-z0-9_-]+)\/?$/.exec(pathname)?.[1];
  if (!secret) return { baseURL: origin };
  const cookie = {
    ...{ name: 'viit_preview', value: secret, domain: hostname, path: '/', expires: -1 },
    ...{ httpOnly: true, secure: protocol === 'https:', sameSite: 'Lax' as const },
  };
  return { baseURL: origin, storageState: { cookies: [cookie], origins: [] } };
}

/** Whether a preview is tested: it is marked as one, and what only the live site has (search engine files, caching) is left out. */
export const isPreview = /\/_preview\//.test(process.env.E2E_URL ?? '');
