import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageRegion } from '../pages/page-summary.ts';
import { diffRegion } from './diff-text.ts';

type Link = PageRegion['links'][number];

const region = (links: Link[]): PageRegion => ({ text: [], links, images: [] });
const diffLinks = (from: Link[], to: Link[]) => diffRegion(region(from), region(to), { ms: 1000, pageMs: 1000 }).links;
const link = (href: string, text = '') => ({ href, text });

test('a link that leads elsewhere has moved, and one with another text is among the texts', () => {
  const from = [link('/a', 'A'), link('/b', 'B'), link('/c', 'C'), link('/d')];
  const to = [link('/a', 'A'), link('/b', 'Bee'), link('/x', 'C'), link('/y')];
  assert.deepEqual(diffLinks(from, to), {
    added: [link('/y')],
    removed: [link('/d')],
    moved: [{ text: 'C', from: '/c', to: '/x' }],
  });
});

test('links with the same text are paired in their order, each once', () => {
  const from = [link('/a', 'More'), link('/b', 'More'), link('/c', 'More')];
  assert.deepEqual(diffLinks(from, [link('/x', 'More'), link('/y', 'More')]), {
    added: [],
    removed: [link('/c', 'More')],
    moved: [
      { text: 'More', from: '/a', to: '/x' },
      { text: 'More', from: '/b', to: '/y' },
    ],
  });
});

// With a search for each link, this takes two minutes.
test('more links than a page can have are compared', () => {
  const count = 60_000;
  const linksOf = (name: string, text: string) =>
    Array.from({ length: count }, (_, i) => link(`/${name}${i}`, text && `${text}${i}`));
  assert.equal(diffLinks(linksOf('a', 'a'), linksOf('b', 'b')).added.length, count);
  assert.equal(diffLinks(linksOf('a', ''), linksOf('b', '')).removed.length, count);
  assert.equal(diffLinks(linksOf('a', 't'), linksOf('b', 't')).moved.length, count);
});

test('texts are compared word by word while time is left, and as a whole after that', () => {
  const change = (ms: number, pageMs: number) => {
    const texts = (word: string) => ({ ...region([]), text: [`All ${word} dates`, 'The same'] });
    return diffRegion(texts('winter'), texts('summer'), { ms, pageMs }).text.map(({ words }) =>
      words.map(({ text }) => text),
    );
  };
  assert.deepEqual(change(1000, 1000), [['All ', 'winter', 'summer', ' dates']]);
  const whole = [['All winter dates'], ['The same'], ['All summer dates'], ['The same']];
  assert.deepEqual([change(0, 1000), change(1000, 0)], [whole, whole]);
});
