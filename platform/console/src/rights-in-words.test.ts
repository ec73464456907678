import { rightsInWords } from './rights-in-words.ts';

test('rights are sentences that begin with what one may do most', () => {
  expect(rightsInWords({ 'exams/core-team': 'edit', 'exams/notifications': 'publish', 'cells/*': 'publish' })).toEqual([
    'write and publish the notifications of exams and all content of cells',
    'write drafts of the core team of exams',
  ]);
  expect(rightsInWords({ exams: 'publish', menu: 'publish', '/documents/exams/*': 'publish' })).toEqual([
    'write and publish the section exams, the menu and the files in /documents/exams/',
  ]);
});

test('an operator manages people; somebody without rights only looks', () => {
  expect(rightsInWords({ '*': 'manage', exams: 'edit' })).toEqual(['change everything, and manage people and tokens']);
  expect(rightsInWords({})).toEqual(['look at what is live, and change nothing']);
});

test('a collection has the title that its section gives it, once that is known', () => {
  const titles = new Map([['home/hero-slides', 'Slides of the home page']]);
  expect(rightsInWords({ 'home/hero-slides': 'edit' }, titles)).toEqual(['write drafts of “Slides of the home page”']);
});
