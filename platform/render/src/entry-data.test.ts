import assert from 'node:assert/strict';
import { test } from 'node:test';
import { structuredDataOf } from './entry-data.ts';
import { sampleBuild, samplePage } from './testing/sample-build.ts';

test('entries are described on the page of their collection, at the address where it shows them, and on no other', () => {
  const person = { type: 'Person', properties: { name: 'name' } };
  const collection = { title: 'Team', help: 'For all.', fields: {}, seed: [], structuredData: person };
  const { manifest } = sampleBuild('exams');
  const own = {
    ...manifest,
    collections: [
      { ...collection, name: 'team', page: '/team' },
      { ...collection, name: 'heads', structuredData: { ...person, list: '/api/head/list/:code' } },
      { ...collection, name: 'heads-by-page', page: '/heads/:id' },
      { ...collection, name: 'others' },
    ],
  };
  const content = ['/api/content/exams/team', '/api/head/list/:code'];
  const course = { type: 'Course' };
  const dataOf = (path: string) =>
    structuredDataOf(own, { ...samplePage('team', { content, structuredData: [course] }), path });
  const heads = { ...person, list: '/api/head/list/:code' };
  assert.deepEqual(dataOf('/team'), [course, { ...person, list: '/api/content/exams/team' }, heads]);
  assert.deepEqual(dataOf('/other'), [course, heads]);
  const ofHead = samplePage('head', { content: ['/api/content/exams/heads-by-page'] });
  assert.equal(structuredDataOf(own, { ...ofHead, path: '/heads/:code' })?.length, 1, 'also with another parameter');
});
