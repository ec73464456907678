import { trustedTypesPolicy } from './trusted-types.ts';

interface Policy {
  createScriptURL: (text: string) => string | null;
  createHTML?: unknown;
  createScript?: unknown;
}

/** Runs the script in a browser that has Trusted Types. */
function definePolicy(analytics?: string): Policy {
  const created = new Map<string, Policy>();
  const browser = {
    trustedTypes: { createPolicy: (name: string, rules: Policy) => created.set(name, rules) },
    location: new URL('https://viit.example/exams'),
  };
  new Function('d', 'w', 'a', trustedTypesPolicy)({ baseURI: browser.location.href }, browser, analytics);
  expect([...created.keys()]).toEqual(['default']);
  return created.get('default') as Policy;
}

test('scripts of builds are accepted', () => {
  const { createScriptURL } = definePolicy();
  for (const address of ['/_builds/exams/0123456789ab/1.js', 'https://viit.example/_builds/shell/a/main.js?retry=1']) {
    expect(createScriptURL(address)).toBe(new URL(address, 'https://viit.example').href);
  }
});

test.each([
  'https://evil.example/_builds/exams/1/a.js',
  '//evil.example/_builds/a.js',
  'http://viit.example/_builds/a.js',
  '/exams/more.js',
  '/_builds/../exams/more.js',
  '/_builds/%2e%2e/exams/more.js',
  '\\\\evil.example/_builds/a.js',
  '/x?/_builds/a.js',
  '_builds/a.js/../../exams/more.js',
  'data:text/javascript,alert(1)',
  'blob:https://viit.example/_builds/a',
  'javascript:alert(1)',
  '',
])('the script %s is refused', (address) => {
  expect(definePolicy().createScriptURL(address)).toBeNull();
});

test('the analytics script is accepted where the site has one', () => {
  expect(definePolicy('/_insights/script.js').createScriptURL('/_insights/script.js')).toBe(
    'https://viit.example/_insights/script.js',
  );
  expect(definePolicy().createScriptURL('/_insights/script.js')).toBeNull();
});

test('texts become neither HTML nor code', () => {
  expect(Object.keys(definePolicy())).toEqual(['createScriptURL']);
});

test('a browser without Trusted Types runs the script', () => {
  expect(() => new Function('d', 'w', 'a', trustedTypesPolicy)(document, {})).not.toThrow();
});
