import type { EntryState, EntryValue } from '@viit/contract/registry-api';
import { findEntry, type PressedElement } from './find-entry.ts';

/* A person presses something in the page; the form of its entry opens. */

const entries = (values: Record<string, EntryValue>): EntryState[] =>
  Object.entries(values).map(
    ([id, value]) => ({ id, revision: null, draft: null, published: { value } }) as EntryState,
  );

const pressed = (of: EntryState[], ...elements: (string | PressedElement)[]) =>
  findEntry(
    of,
    elements.map((one) => [one].flat()),
  )?.id;

test('a picture opens its entry, also with a text over it', () => {
  const slides = entries({
    dawn: { picture: { src: '/images/dawn.webp', alt: 'Dawn' } },
    dusk: { picture: { src: '/images/dusk.webp', alt: 'Dusk' } },
  });
  expect(pressed(slides, ['', '', '', '/images/dusk.webp'])).toBe('dusk');
  expect(pressed(slides, 'Vignan', 'Vignan and more', ['Dawn', '/images/dawn.webp'])).toBe('dawn');
});

test('a figure opens the entry that is around it, and the sentence that sums up all opens none', () => {
  const medals = entries({ gold: { metal: 'gold', count: 24 }, silver: { metal: 'silver', count: 18 } });
  expect(pressed(medals, '18', '18\nsilver', '24 gold 18 silver')).toBe('silver');
  expect(pressed(medals, 'Medals won: 24 gold and 18 silver')).toBe(undefined);
  expect(pressed(medals, '18', '24 gold 18 silver')).toBe(undefined);
});

test('a name that the page breaks into lines, or writes in capitals, opens its entry', () => {
  const companies = entries({ rail: { name: 'Prayani Rail Works' }, ibm: { name: 'IBM' } });
  expect(pressed(companies, 'PRAYANI\nRail   Works')).toBe('rail');
  expect(pressed(companies, 'IBM')).toBe('ibm');
  expect(pressed(companies, 'Since 2001, IBM has come every year')).toBe(undefined);
});

test('of two entries with the same title, the one of the pressed row opens', () => {
  const papers = entries({
    may: { title: 'Regular Examinations', link: '/pdfs/may.pdf' },
    june: { title: 'Regular Examinations', link: '/pdfs/june.pdf' },
  });
  const row = ['', '', 'Regular Examinations', '/pdfs/june.pdf'];
  expect(pressed(papers, 'Regular Examinations', row)).toBe('june');
});

test('a value inside a longer one of another entry does not count', () => {
  const members = entries({
    chairman: { name: 'Sri Raju', office: 'Chairman, founding trust' },
    vice: { name: 'Sri Krishna', office: 'Vice-Chairman, founding trust' },
  });
  expect(pressed(members, 'Vice-Chairman, founding trust')).toBe('vice');
  expect(pressed(members, 'Sri Krishna | Vice-Chairman, founding trust')).toBe('vice');
});

test('an element with the id of an entry opens it', () => {
  const clubs = entries({ chess: { name: 'Chess' }, music: { name: 'Music' } });
  expect(pressed(clubs, ['', '', 'Chess'], ['', 'music', 'Chess and music'])).toBe('music');
});
