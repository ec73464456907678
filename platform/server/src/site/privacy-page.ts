import fs from 'node:fs';
import { errorPageHeaders, plainPage } from './error-page.ts';

/**
 * The privacy page belongs to the server, so no section can change it. Its address ends like a file’s: it is not a route of
 * the site (R2.1), and the footer links to it (R7.8).
 */
export const privacyPage = {
  address: '/_privacy.html',
  text: plainPage('Privacy', fs.readFileSync(new URL('./privacy-page.html', import.meta.url), 'utf8').trim()),
  headers: errorPageHeaders,
};
