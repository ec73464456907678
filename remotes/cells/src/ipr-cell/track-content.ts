/** The two public portals (R74.10). */
export const portals: readonly { title: string; text: string; requirement: string; href: string; link: string }[] = [
  {
    title: 'Patent status',
    text: 'The public search of the Indian Patent Office shows every published application, its documents and its present state.',
    requirement: 'Have the application number ready, twelve digits beginning with the year.',
    href: 'https://iprsearch.ipindia.gov.in/PublicSearch/',
    link: 'Search patent status',
  },
  {
    title: 'Copyright status',
    text: 'The Copyright Office shows where an application stands, from the waiting period to the certificate.',
    requirement: 'Have the diary number ready; it is on the acknowledgement of the application.',
    href: 'https://copyright.gov.in/',
    link: 'Check copyright status',
  },
];
