/** Screen readers and support for persons with disabilities (R79): 5 readers, 4 kinds of support, one PDF. */
import type { DocumentRef } from '@viit/contract';

export const title = 'Screen Reader Access';
export const lede =
  'This site can be read by ear and by fingertip. The programs below do the reading; the people below help on the campus.';

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
    title: 'By heading',
    text: 'Each page has one main heading, and its parts have theirs, without gaps.',
  },
  {
    keys: ['D'],
    title: 'By landmark',
    text: 'Header, navigation, main content and footer are marked as what they are.',
  },
  { keys: ['T'], title: 'By table', text: 'Tables carry a caption and header cells, and are read out cell by cell.' },
  { keys: ['Tab'], title: 'By keyboard', text: 'All that can be clicked can be reached and worked with the keyboard.' },
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
      'A writer for tests and end examinations, with extra time as the rules allow. Apply to the Examination Cell ten days ahead.',
  },
  {
    facility: 'Human assistance',
    details: 'A trained attendant meets you at the gate or the bus and goes with you between blocks.',
  },
  {
    facility: 'Reader',
    details: 'A student volunteer reads aloud what exists only on paper, in the library, by appointment.',
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
