import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { workspaceRoot } from '@viit/build';
import { videos } from './videos.ts';

for (const [name, { film, files, limit }] of Object.entries(videos)) {
  test(`${name}: a given time always gives the same frame, and the film moves`, () => {
    for (const t of [0, film.seconds / 3, film.seconds / 2, film.seconds]) {
      assert.equal(film.draw(t), film.draw(t));
      assert.doesNotMatch(film.draw(t), /NaN|undefined/);
    }
    assert.notEqual(film.draw(0), film.draw(film.seconds));
  });

  test(`${name}: the files exist and are within their size limit`, () => {
    for (const { file } of files) {
      const { size } = fs.statSync(path.join(workspaceRoot, file));
      assert.ok(size > 0 && size <= limit, `${file} has ${size} of ${limit} bytes`);
    }
  });
}

test('the film of the home page starts as its poster, with the boat in the same position', () => {
  const first = videos.about?.film.draw(0) ?? '';
  const poster = fs.readFileSync(path.join(workspaceRoot, 'remotes/home/src/home/about/poster.svg'), 'utf8');
  const boat = /<path d="M330 790h250l-40[^>]+>/.exec(poster)?.[0] ?? 'no boat';
  assert.ok(first.includes(boat));
  const transforms = [...first.matchAll(/<g transform="(translate[^"]+)">(?=<path d="M330 790h250l-40)/g)];
  assert.deepEqual(
    transforms.map(([, transform]) => transform),
    ['translate(0 0)scale(1)'],
  );
});
