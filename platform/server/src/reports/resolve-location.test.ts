import assert from 'node:assert/strict';
import { test } from 'node:test';
import { locationSchema } from '@viit/contract/registry-api';
import { fuzz } from '@viit/test/fuzz';
import fc from 'fast-check';
import { locate, parseMap } from './resolve-location.ts';

const resolve = (text: string, position: Parameters<typeof locate>[1]) => {
  const parsed = parseMap(text);
  return parsed && locate(parsed.map, position);
};

const at = { line: 1, column: 1 };
const map = { version: 3, sources: ['src/table.tsx'], names: ['Table'], mappings: 'AAEIA' };

test('a position is resolved to a file, a line, a column and a name of the sources', () => {
  assert.deepEqual(resolve(JSON.stringify(map), at), { file: 'src/table.tsx', line: 3, column: 5, name: 'Table' });
});

const broken: [string][] = [
  { ...map, sources: [] },
  { ...map, sources: [null] },
  { ...map, sources: ['a'], mappings: 'AEAA' },
  { ...map, names: [] },
  { ...map, names: [{ a: 1 }] },
  { ...map, mappings: 'AAFIA' },
  { ...map, mappings: 'AADDDDDDD' },
  { ...map, mappings: '\u{1f600}' },
  { ...map, mappings: 5 },
  { ...map, sources: 'src' },
  { version: 3, sections: [{ offset: { line: 0, column: 0 }, map }] },
  { version: 3, sections: [null] },
  [],
  null,
].map((one) => [JSON.stringify(one)]);

const repeated = (mappings: string) => JSON.stringify({ ...map, mappings: mappings.repeat(990_000 / mappings.length) });
const large: Record<string, string> = {
  'a root that would be added to each of its sources': JSON.stringify({
    ...{ ...map, sources: Array(120_000).fill('a'), sourceRoot: 'x'.repeat(300_000) },
  }),
  'very many names that are numbers': JSON.stringify({ ...map, names: Array(490_000).fill(1) }),
  'very many sources that are numbers': JSON.stringify({ ...map, sources: Array(490_000).fill(1) }),
  'very many lines': repeated(';'),
  'very many lines with a position each': repeated('A;'),
  'very many positions': repeated('A,'),
  'very many sections': JSON.stringify({
    ...{ version: 3, sections: Array.from({ length: 9000 }, (_, line) => ({ offset: { line, column: 0 }, map })) },
  }),
};
for (const [what, text] of Object.entries(large)) {
  test(`a map of 1 MB with ${what} takes little time and memory`, { timeout: 20_000 }, () => {
    const before = process.memoryUsage().heapUsed;
    const begin = process.cpuUsage();
    resolve(text, at);
    const { user } = process.cpuUsage(begin);
    assert.ok(user < 1_000_000, `${user / 1000} ms`);
    const grown = process.memoryUsage().heapUsed - before;
    assert.ok(grown < 50_000_000, `${grown / 1e6} MB`);
  });
}

test('a map that is broken in any way resolves nothing, or to something that can be shown', () => {
  const mappings = fc.oneof(
    fc.array(fc.constantFrom(...'AACDEFIZg;,/+9'), { maxLength: 30 }).map((all) => all.join('')),
    fc.string(),
    fc.anything(),
  );
  const names = fc.oneof(fc.array(fc.oneof(fc.string(), fc.constant(null), fc.anything())), fc.anything());
  const anyMap = fc.record(
    { version: fc.constantFrom(3, 2), sources: names, names, mappings, sourceRoot: fc.string() },
    { requiredKeys: [] },
  );
  const text = fc.oneof(
    anyMap.map((one) => JSON.stringify(one)),
    fc.string(),
    fc.json(),
  );
  const property = fc.property(text, fc.nat(40), fc.nat(40), (one, line, column) => {
    const location = resolve(one, { line, column });
    if (location) locationSchema.parse(location);
  });
  fc.assert(property, fuzz({ examples: broken.map(([one]): [string, number, number] => [one, 1, 1]) }));
});
