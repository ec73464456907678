import fs from 'node:fs';
import { errorPageHeaders, plainPage } from './error-page.ts';

/**
 * Part of the server, so no section can change it. Its address is not a route of the site (R2.1); the footer links to it
 * (R7.8).
 */
export const privacyPage = {
  address: '/_privacy.html',
  text: plainPage('Privacy', fs.readFileSync(new URL('./privacy-page.html', import.meta.url), 'utf8').trim()),
  headers: errorPageHeaders,
};
