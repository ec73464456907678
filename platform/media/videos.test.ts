import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { videos } from './videos.ts';

const root = path.resolve(import.meta.dirname, '../..');

for (const [name, { film, files, limit }] of Object.entries(videos)) {
  test(`${name}: the same second is always the same picture, from the first to the last`, () => {
    for (const t of [0, film.seconds / 3, film.seconds / 2, film.seconds]) {
      assert.equal(film.draw(t), film.draw(t));
      assert.doesNotMatch(film.draw(t), /NaN|undefined/);
    }
    assert.notEqual(film.draw(0), film.draw(film.seconds));
  });

  test(`${name}: the files are there and light enough`, () => {
    for (const { file } of files) {
      const { size } = fs.statSync(path.join(root, file));
      assert.ok(size > 0 && size <= limit, `${file} has ${size} of ${limit} bytes`);
    }
  });
}

test('the film of the home page opens on its poster, unmoved', () => {
  const first = videos.about?.film.draw(0) ?? '';
  const poster = fs.readFileSync(path.join(root, 'remotes/home/src/home/about/poster.svg'), 'utf8');
  const boat = /<path d="M330 790h250l-40[^>]+>/.exec(poster)?.[0] ?? 'no boat';
  assert.ok(first.includes(boat));
  const places = [...first.matchAll(/<g transform="(translate[^"]+)">(?=<path d="M330 790h250l-40)/g)];
  assert.deepEqual(
    places.map(([, place]) => place),
    ['translate(0 0)scale(1)'],
  );
});
