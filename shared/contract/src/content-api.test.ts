import type { Collection } from './collections.ts';
import { listsOf } from './content-api.ts';
import type { Field } from './fields.ts';

const collection = (name: string, fields: Record<string, Field>): Collection => ({
  ...{ name, title: 'Title', help: 'Help.', fields, seed: [] },
});
const title = { type: 'line', label: 'Title' } as const;
const link = { type: 'link', label: 'Link', optional: true } as const;
const picture = { type: 'picture', label: 'Picture', optional: true } as const;
const drawing = (src: string) => ({ src, alt: '', width: 400, height: 300 });

test('a collection of another section has only its own address', () => {
  const entries = [{ id: 'a', title: 'A' }];
  expect(listsOf('exams', collection('announcements', { title }), entries)).toEqual([
    ['/api/content/exams/announcements', entries],
  ]);
});

test('a list of the home page has the declared fields, and pictures as objects', () => {
  const events = collection('events', { title, image: picture, pathlink: link });
  const entry = { id: 'regatta', title: 'Regatta', image: drawing('/images/a.svg'), pathlink: '/sac-cell' };
  expect(listsOf('home', events, [entry, { id: 'plain', title: 'Plain' }])).toEqual([
    ['/api/content/home/events', expect.anything()],
    [
      '/api/newsEvents/list',
      [{ title: 'Regatta', image: { url: '/images/a.svg' }, pathlink: '/sac-cell' }, { title: 'Plain' }],
    ],
  ]);
});

test('a slide has its id too', () => {
  const [, slides] = listsOf('home', collection('hero-slides', { title, picture }), [
    { id: 'dawn', title: 'Dawn', picture: drawing('/images/dawn.svg') },
  ]);
  expect(slides).toEqual(['/api/heroImage/list', [{ id: 'dawn', title: 'Dawn', url: '/images/dawn.svg' }]]);
});

test('each department has a list of its own, with lists of texts and nested figures', () => {
  const groups = (fields: Record<string, typeof title | typeof picture>) =>
    ({ type: 'groups', label: 'Groups', fields, optional: true }) as const;
  const departments = collection('departments', {
    name: title,
    mission: groups({ text: title }),
    recruiters: groups({ logo: picture }),
    labs: groups({ name: title, image: picture }),
    ...{ highestPackage: title, email: title, phone: title },
  });
  const full = {
    ...{
      id: 'cse_ai',
      name: 'CSE (AI)',
      mission: [{ text: 'Teach' }],
      recruiters: [{ logo: drawing('/images/logo.svg') }],
    },
    ...{ labs: [{ name: 'Vision', image: drawing('/images/lab.svg') }, { name: 'Without a picture' }] },
    ...{ highestPackage: '37 LPA', email: 'hod@viit.example', phone: '189 124 0105' },
  };
  expect(listsOf('home', departments, [full, { id: 'mba', name: 'MBA' }]).slice(1)).toEqual([
    [
      '/api/department/list/cse_ai',
      [
        {
          ...{ name: 'CSE (AI)', mission: ['Teach'], recruiters: [{ url: '/images/logo.svg' }] },
          labs: [{ name: 'Vision', image: { url: '/images/lab.svg' } }, { name: 'Without a picture' }],
          placementStats: { highestPackage: '37 LPA' },
          contact: { email: 'hod@viit.example', phone: '189 124 0105' },
        },
      ],
    ],
    ['/api/department/list/mba', [{ name: 'MBA' }]],
  ]);
});
