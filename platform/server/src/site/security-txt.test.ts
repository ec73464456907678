import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestRegistry, type TestRegistry } from '../registry/testing/test-registry.ts';
import { securityTxt } from './security-txt.ts';

let registry: TestRegistry;

before(async () => {
  registry = await openTestRegistry();
});
after(() => registry.close());

const fieldsOf = (text: string) =>
  Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/s)),
  ) as Record<string, string>;

test('people who find a weakness learn where to report it, before anything is published', async () => {
  const response = await fetch(`${registry.address}/.well-known/security.txt`);
  assert.deepEqual([response.status, response.headers.get('content-type')], [200, 'text/plain; charset=utf-8']);
  const { Expires, ...fields } = fieldsOf(await response.text());
  assert.deepEqual(fields, {
    Contact: 'mailto:security@viit.example',
    'Preferred-Languages': 'en',
    Canonical: 'https://viit.example/.well-known/security.txt',
  });
  assert.ok(Date.parse(String(Expires)) > Date.now());
});

test('it never lies in the past, is valid for less than a year, and stays the same for a month', () => {
  const day = 24 * 3600 * 1000;
  const texts = new Set<string>();
  for (let time = Date.UTC(2027, 0, 1); time < Date.UTC(2029, 0, 1); time += day / 2) {
    const text = securityTxt('https://www.viit.example', undefined, new Date(time));
    const left = (Date.parse(String(fieldsOf(text).Expires)) - time) / day;
    assert.ok(left > 300 && left < 365, `${left} days after ${new Date(time).toISOString()}`);
    texts.add(text);
  }
  assert.equal(texts.size, 24);
});

test('the contact is the mailbox of the domain; the operator may name another one', () => {
  assert.equal(fieldsOf(securityTxt('https://www.viit.example')).Contact, 'mailto:security@viit.example');
  const { Contact } = fieldsOf(securityTxt('https://www.viit.example', 'https://www.viit.example/security'));
  assert.equal(Contact, 'https://www.viit.example/security');
});
