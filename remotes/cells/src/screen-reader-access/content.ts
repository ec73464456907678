/** Screen readers and support for persons with disabilities (R79): 5 readers, 4 kinds of support, one PDF. */
import type { DocumentRef } from '@viit/runtime/contract';

export const title = 'Screen Reader Access';
export const lede =
  'This website works with screen readers. This page also lists the facilities available on campus for persons with disabilities.';

export interface ScreenReader {
  name: string;
  website: string;
  type: 'Free' | 'Commercial';
}

export const readers: readonly ScreenReader[] = [
  { name: 'NVDA', website: 'https://www.nvaccess.org/', type: 'Free' },
  { name: 'JAWS', website: 'https://www.freedomscientific.com/products/software/jaws/', type: 'Commercial' },
  {
    name: 'Narrator (Windows)',
    website:
      'https://support.microsoft.com/en-us/windows/complete-guide-to-narrator-e4397a0d-ef4f-b386-d8ae-c172f109bdb1',
    type: 'Free',
  },
  { name: 'VoiceOver', website: 'https://www.apple.com/accessibility/', type: 'Free' },
  { name: 'TalkBack', website: 'https://support.google.com/accessibility/android/answer/6283677', type: 'Free' },
];

/** Keys that screen readers offer for moving through a page. */
export const shortcuts: readonly { keys: readonly string[]; title: string; text: string }[] = [
  {
    keys: ['H'],
    title: 'Headings',
    text: 'Every page has one main heading, and its sections have headings in order.',
  },
  {
    keys: ['D'],
    title: 'Landmarks',
    text: 'The header, navigation, main content and footer are marked as landmarks.',
  },
  { keys: ['T'], title: 'Tables', text: 'Tables have a caption and header cells, and can be read cell by cell.' },
  { keys: ['Tab'], title: 'Keyboard', text: 'Everything on the website can be used with the keyboard.' },
];

export interface SupportContact {
  facility: string;
  details: string;
  email?: string;
}

export const supports: readonly SupportContact[] = [
  {
    facility: 'Scribe',
    details:
      'A scribe is provided for tests and end examinations, with extra time as per the rules. Please apply to the Examination Cell ten days in advance.',
  },
  {
    facility: 'Human assistance',
    details: 'A trained attendant will receive you at the gate or bus stop and accompany you between blocks.',
  },
  {
    facility: 'Reader',
    details: 'A student volunteer reads printed material aloud in the library, by appointment.',
  },
  {
    facility: 'Help desk',
    details: 'Ground floor of the main block, 9:00 am to 4:30 pm on working days.',
    email: 'help@viit.example',
  },
];

export const photos: DocumentRef = {
  name: 'Geotagged photos of facilities',
  href: '/documents/accessibility/geotagged-photos.pdf',
};
export const documents: readonly DocumentRef[] = [photos];

export const sample = ['lede', 'supports[].details', 'supports[].email', 'shortcuts[]', 'photos.name'] as const;
