import { elementPath } from './element-path.ts';
import { readProblem } from './read-problem.ts';

const violationOf = (fields: object) =>
  Object.assign(new Event('securitypolicyviolation'), { violatedDirective: 'img-src', ...fields });

test('an error of another website’s script is reported with its position', async () => {
  const event = new ErrorEvent('error', { message: 'Script error.', filename: 'a.js', lineno: 1, colno: 2 });
  expect(await readProblem(event)).toEqual({ kind: 'error', message: 'Script error.', stack: 'at a.js:1:2' });
});

test('what is thrown need not be an error', async () => {
  const rejection = Object.assign(new Event('unhandledrejection'), { reason: 'no space left' });
  expect(await readProblem(rejection)).toEqual({ kind: 'rejection', message: 'no space left' });
});

test('a blocked address is reported without its query, which can contain what a visitor typed', async () => {
  const blockedURI = 'https://images.example/a.png?visitor=asha#top';
  const position = { sourceFile: 'a.js', lineNumber: 3, columnNumber: 4 };
  expect(await readProblem(violationOf({ effectiveDirective: 'img-src', blockedURI, ...position }))).toEqual({
    kind: 'csp',
    message: 'img-src blocked https://images.example/a.png',
    stack: 'at a.js:3:4',
    source: 'https://images.example/a.png',
  });
});

test('an event that is no problem, and an element without an address, are not reported', async () => {
  expect(await readProblem(new Event('load'))).toBeUndefined();
  const event = new Event('error');
  Object.defineProperty(event, 'target', { value: document.createElement('video') });
  expect(await readProblem(event)).toBeUndefined();
});

test('long texts are shortened, so that a stack leaves space for the components', async () => {
  const error = Object.assign(new RangeError('x'.repeat(400)), { stack: 's'.repeat(2000) });
  const both = await readProblem({ kind: 'boundary', error, componentStack: '\n    at Table' });
  expect(both?.message).toHaveLength(300);
  expect(both?.message).toMatch(/^RangeError: x/);
  expect(both?.stack).toBe(`${'s'.repeat(750)}\n\n    at Table`);
  expect((await readProblem({ kind: 'data', error }))?.stack).toHaveLength(1500);
  const withoutStack = await readProblem({
    kind: 'data',
    error: 'left out',
    componentStack: 'at Table',
    section: 'exams',
  });
  expect(withoutStack).toEqual({ kind: 'data', message: 'left out', stack: 'at Table', section: 'exams' });
});

test('the path of an element begins at an id, has at most four steps and no characters that a report cannot have', () => {
  document.body.innerHTML =
    '<main id="main"><p class="a(b) c"><b></b></p></main><div><i><b><u><s></s></u></b></i></div>';
  expect(elementPath(document.querySelector('main b'))).toBe('main#main > p.ab > b');
  expect(elementPath(document.querySelector('s'))).toBe('i > b > u > s');
  document.body.innerHTML = `<main><p class="${'a'.repeat(200)}"><b></b></p></main>`;
  expect(elementPath(document.querySelector('b'))).toMatch(/^a{146} > b$/);
  expect(elementPath(undefined)).toBeUndefined();
});
