import { errorPageHeaders, plainPage } from './error-page.ts';

/*
 * What the site knows about its visitors. A page of the server, not of a section: its text is about what the server and the
 * shell do, and no section can change it.
 */

const sections: readonly (readonly [heading: string, ...paragraphs: string[]])[] = [
  [
    'What is measured',
    'When something on a page fails, and when you leave a page, your browser tells this site: which error it was, which page it happened on, and how long the page took to appear and to respond. With it come the version of the page, the kind of your connection (such as 4G) and the family of your browser (such as Firefox). It helps us to find faults and slow pages.',
    'We count these messages by the hour. Of each error we keep at most twenty examples.',
  ],
  [
    'What is not',
    'No cookie is set for it, and there is no number or name by which you could be recognised. Your address is not stored, nor what you typed or searched for, nor the page that you came from. Nothing is sent to anyone else. Counts and examples that are older than 90 days are deleted when the data is cleaned up.',
  ],
  [
    'How to turn it off',
    'Turn on Global Privacy Control in your browser, and it sends nothing. The site works the same.',
  ],
  [
    'What your browser stores',
    'One entry says that the fonts are cached. If you follow a link to a page that does not exist, a cookie names that page for 20 seconds, so that the home page can tell you. If you open the preview of a page that is being prepared, a cookie keeps it open for a week at most.',
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
