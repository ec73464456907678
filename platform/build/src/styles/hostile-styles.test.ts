import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkStyles } from './check-styles.ts';

const check = (text: string) => checkStyles(text, { section: 'exams' });
const nested = (open: string, close: string, count: number, inside = 'color') =>
  `${open.repeat(count)}${inside}${close.repeat(count)}`;

const tooDeep = {
  'blocks of the section': nested('.exams_a{', '}', 2000, 'color:red'),
  'media rules': nested('@media print{', '}', 2000, ''),
  conditions: `@media ${nested('(', ')', 6000)}{}`,
  selectors: `${nested(':is(', ')', 6000, '.exams_a')}{color:red}`,
  calculations: `.exams_a{width:${nested('calc(', ')', 6000, '1px')}}`,
  'brackets that nothing closes': '@media ((([['.repeat(2000),
  'brackets that only comments close': `@media ${nested('(/*)*/', ')', 6000)}{}`,
  'brackets that only strings close': `.exams_a{width:${nested('calc(")"', ')', 6000)}}`,
  'brackets after an address with a quote': `.exams_a{b:url(a");c:${nested('(")"', ')', 6000)}}`,
  'brackets after an escaped address with a quote': `.exams_a{b:u\\72 l(a");c:${nested('(")"', ')', 6000)}}`,
  'brackets after an address with a comment': `.exams_a{b:url(/*);c:${nested('(', ')', 6000)}}`,
  'brackets that another kind closes': `@media ${nested('(]', ')', 6000)}{}`,
  'brackets that only escapes close': `.exams_a{b:${nested('(\\)', ')', 6000)}}`,
};
for (const [what, text] of Object.entries(tooDeep)) {
  test(`a stylesheet that nests too deep is refused, and does not end the process: ${what}`, () => {
    assert.match(check(text).problems[0]?.reason ?? '', /nests more than 100 levels/);
  });
}

test('brackets in comments, strings and addresses are no nesting', () => {
  const text = `${'/*(*/'.repeat(200)}${'.exams_a::before{content:"(\\"[";background:url(a\\(b.svg)}'.repeat(200)}`;
  assert.deepEqual(check(text).problems, []);
});

test('an address after many line breaks is read in time', () => {
  assert.deepEqual(check(`.exams_a{background:url(${'\r\n'.repeat(50_000)}"x.svg")}`).problems, []);
});

test('a stylesheet of more than 200 KB is refused before it is parsed', () => {
  const [problem] = check('.exams_a{color:red}'.repeat(11_000)).problems;
  assert.match(problem?.reason ?? '', /larger than 200 KB/);
});

const many = {
  'rules on lines of their own': 'b{b:c}\n'.repeat(28_000),
  'selectors of one rule': `${'b,'.repeat(90_000)}b{b:c}`,
  'names of containers': `\n.exams_a{container-name:${'b '.repeat(90_000)}}`,
};
for (const [what, text] of Object.entries(many)) {
  test(`a stylesheet with many problems is refused with the first 100: ${what}`, () => {
    assert.equal(check(text).problems.length, 100);
  });
}

test('a problem after many warnings is found', () => {
  const { problems, warnings } = check(`${'.exams_a{position:fixed}\n'.repeat(5000)}body{color:red}`);
  assert.deepEqual([problems.length, warnings.length], [1, 100]);
});
