/** The two public portals (R74.10). */
export const portals: readonly { title: string; text: string; requirement: string; href: string; link: string }[] = [
  {
    title: 'Patent status',
    text: 'The public search facility of the Indian Patent Office shows the documents and status of every published application.',
    requirement: 'You will need the application number, which has twelve digits beginning with the year.',
    href: 'https://iprsearch.ipindia.gov.in/PublicSearch/',
    link: 'Search patent status',
  },
  {
    title: 'Copyright status',
    text: 'The Copyright Office website shows the status of an application, from the waiting period to the issue of the certificate.',
    requirement: 'You will need the diary number, which is printed on the acknowledgement of the application.',
    href: 'https://copyright.gov.in/',
    link: 'Check copyright status',
  },
];
