import type { DocumentRef } from '@viit/contract';
import { address, email, telephone } from '@viit/ui/institute/contact';

/** External and PDF links open in a new tab. */
export interface SiteLink {
  name: string;
  link: string;
  kind: 'page' | 'external' | 'pdf';
}

export type SocialName = 'Facebook' | 'Instagram' | 'Twitter' | 'YouTube' | 'LinkedIn';

const page = (name: string, link: string): SiteLink => ({ name, link, kind: 'page' });
const external = (name: string, link: string): SiteLink => ({ name, link, kind: 'external' });
const pdf = (name: string, link: string): SiteLink => ({ name, link, kind: 'pdf' });

/** The institute's settings; `sample` lists placeholders. */
export const site = {
  name: 'VIIT',
  tagline: 'Institute of Engineering & Management',
  address,
  email,
  phone: telephone,
  social: {
    Facebook: 'https://facebook.viit.example/',
    Instagram: 'https://instagram.viit.example/',
    Twitter: 'https://twitter.viit.example/',
    YouTube: 'https://youtube.viit.example/',
    LinkedIn: 'https://linkedin.viit.example/',
  } satisfies Record<SocialName, string>,
  /** R7.3. */
  footer: [
    {
      title: 'Accreditation',
      links: [
        page('AICTE', '/aicte-approvals'),
        external('UGC e-Samadhan', 'https://samadhaan.ugc.ac.in/'),
        page('JNTUK', '/jntuk'),
        pdf('ARIIA', '/documents/site/ariia.pdf'),
        pdf('AISHE', '/documents/site/aishe.pdf'),
      ],
    },
    {
      title: 'Statutory',
      links: [
        page('IQAC', '/iqac'),
        pdf('NBA', '/documents/site/nba.pdf'),
        page('NAAC', '/naac'),
        pdf('NIRF', '/documents/site/nirf.pdf'),
        page('MHRD - ICT', '/access/mhrd-ict'),
      ],
    },
    {
      title: 'Support & Access',
      links: [
        external('Alumni', 'https://alumni.viit.example/'),
        page('Grievances', '/grievances'),
        page('Maintenance', '/support/maintenance'),
        page('Screen Reader', '/screen-reader-access'),
        page('RTI', '/rti'),
      ],
    },
    {
      title: 'Resources & Location',
      links: [
        external('NAD', 'https://www.nad.gov.in/'),
        external('E-Learning', 'https://elearning.viit.example/'),
        page('Matlab', '/matlab'),
        page('Map Location', '/map-location'),
        page('Contact Address', '/contact'),
      ],
    },
  ] satisfies { title: string; links: SiteLink[] }[] as readonly { title: string; links: readonly SiteLink[] }[],
  /** For link previews. */
  image: { path: '/images/og.jpg', alt: 'The institute on a hill above the bay, with a lighthouse' },
  /** R11.8. */
  redirectSeconds: 20,
  sampleContent: true,
};

export const sample = ['social', 'footer[].links[kind=external .example]', 'footer[].links[kind=pdf]'] as const;

/** The build creates a placeholder for each without a file. */
export const siteDocuments: readonly DocumentRef[] = site.footer
  .flatMap((group) => group.links)
  .filter(({ kind }) => kind === 'pdf')
  .map(({ name, link }) => ({ name, href: link }));
