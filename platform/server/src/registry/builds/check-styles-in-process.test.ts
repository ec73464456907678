import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkStylesInProcess, styleLimits } from './check-styles-in-process.ts';

/** The parser tries each level twice or more. */
const nested = `.exams_a{width:${'calc('.repeat(40)}foo${')'.repeat(40)}}`;

const check = async (...texts: string[]) => {
  const read = async (path: string) => Buffer.from(texts[Number(path)] ?? '');
  const found = await checkStylesInProcess('exams', [...texts.keys()].map(String), read);
  return [...found.values()].map(({ problems }) => problems.map(({ reason }) => reason).join());
};

test('a stylesheet that takes too long is refused, and neither it nor the next one delays other requests', async (t) => {
  const { ms } = styleLimits;
  t.after(() => {
    styleLimits.ms = ms;
  });
  assert.deepEqual(await check('.exams_a{color:red}'), ['']);
  styleLimits.ms = 1500;
  let turns = 0;
  const timer = setInterval(() => turns++, 50);
  const [first, second, ...others] = await check('.exams_a{color:red}', nested, '.exams_b{color:red}');
  clearInterval(timer);
  assert.equal(first, '');
  assert.match(second ?? '', /^it cannot be checked within/);
  assert.deepEqual(others, []);
  assert.ok(turns > 10, `${turns} turns of the event loop`);
  styleLimits.ms = ms;
  assert.match((await check('body{color:red}')).join(), /outside|body/);
});

test('a stylesheet that is missing in the archive leaves no process behind', async () => {
  const missing = () => checkStylesInProcess('exams', ['0'], async () => Promise.reject(new Error('missing')));
  for (let i = 0; i < 3; i++) await assert.rejects(missing, /missing/);
  assert.deepEqual(await check('.exams_a{color:red}'), ['']);
  const processes = process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap');
  assert.ok(processes.length <= 1, `${processes.length} processes`);
});
