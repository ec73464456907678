import { errorPageHeaders, plainPage } from './error-page.ts';

/*
 * What the site knows about its visitors. A page of the server, not of a section: its text is about what the server and the
 * shell do, and no section can change it.
 */

const sections: readonly (readonly [heading: string, ...paragraphs: string[]])[] = [
  [
    'What we measure',
    'When something on a page fails, and when you leave a page, your browser sends this site a report. It contains the error, the page, its version, and how long the page took to appear and to respond, along with the type of your connection (such as 4G) and the browser (such as Firefox). These reports help us to find faults and slow pages.',
    'We keep hourly counts of the reports, and store at most twenty examples of each error.',
  ],
  [
    'What we do not measure',
    'The reports do not use cookies, and do not contain any number or name by which you could be identified. We do not store your IP address with them, or anything you typed or searched for, or the page you came from. Reports are not sent to anyone else. Counts and examples older than 90 days are deleted during maintenance.',
  ],
  [
    'How to turn off reports',
    'Turn on Global Privacy Control in your browser. Your browser will then stop sending reports, and the site will work as before.',
  ],
  [
    'What your browser stores',
    'Your browser stores one item of data for this site, which records that its fonts have been saved. If you follow a link to a page that does not exist, a cookie holds its address for 20 seconds, so that the home page can show it to you. If you open the preview of a page under preparation, a cookie keeps the preview open for at most a week.',
  ],
];

const paragraph = (text: string) => `<p class="reason">${text}</p>`;

/** The privacy page. Its address ends like a file’s: it is no route of the site (R2.1), and the footer links to it (R7.8). */
export const privacyPage = {
  address: '/_privacy.html',
  text: plainPage(
    'Privacy',
    `<h1>Privacy</h1>\n${sections
      .map(([heading, ...paragraphs]) => `<h2>${heading}</h2>\n${paragraphs.map(paragraph).join('\n')}`)
      .join('\n')}`,
  ),
  headers: errorPageHeaders,
};
