import fs from 'node:fs';
import { errorPageHeaders, plainPage } from './error-page.ts';

/**
 * The privacy page: what the site knows about its visitors. A page of the server, not of a section: its text is about what the
 * server and the shell do, and no section can change it. Its address ends like a file’s: it is no route of the site (R2.1), and
 * the footer links to it (R7.8).
 */
export const privacyPage = {
  address: '/_privacy.html',
  text: plainPage('Privacy', fs.readFileSync(new URL('./privacy-page.html', import.meta.url), 'utf8').trim()),
  headers: errorPageHeaders,
};
