import { HtmlValidate } from 'html-validate';
import { routes } from '../src/routes.ts';
import { expect, test } from '../src/site-test.ts';

/*
 * Every document that the site can answer with is valid HTML, by html-validate's recommended rules. Rules that are turned off
 * or loosened have their reason beside them.
 */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  elements: ['html5'],
  rules: {
    // Case and empty attributes mean nothing in HTML; React writes `dateTime`, `hidden=""` and `open=""`.
    'attr-case': 'off',
    // React closes void elements (`<img/>`), the document around them does not; both are the same element.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': ['error', { style: 'lowercase' }],
    // React's own ids begin with an underscore, which the HTML standard allows.
    'valid-id': ['error', { relaxed: true }],
    // Figures go from data into the style attribute as custom properties; the Content-Security-Policy allows attributes only.
    'no-inline-style': 'off',
    // Safari drops the meaning of lists without markers, and of tables that are laid out as blocks on a telephone.
    'no-redundant-role': 'off',
    // A link without a target is text with the role of a disabled link (design.md section 9); lists as above.
    'prefer-native-element': ['error', { exclude: ['list', 'link'] }],
    // The fieldsets here hold buttons, named by aria-label: readers say it as they would say a legend, and no eye misses one,
    // for the heading above says the same. One without any name is told by a visit to its page.
    'wcag/h71': 'off',
    // Whether a telephone number may break is the styles' affair: `white-space: nowrap` on its link.
    'tel-non-breaking': 'off',
  },
});

/** Forms beside the pages: not found, and the server's own error pages. */
const errorResponses = {
  '/department/xyz': 404,
  '/redirect?url=https%3A%2F%2Fexample.org%2F': 200,
  '/none.pdf': 404,
  '/%': 400,
  [`/${'a'.repeat(9000)}`]: 414,
};

async function findErrors(html: string, path: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column, selector }) => `${path} ${line}:${column} ${ruleId}: ${message} (${selector})`,
    ),
  );
}

test('every page of the route table is valid HTML', async ({ request }) => {
  test.slow();
  const faults: string[] = [];
  for (const { path } of routes) faults.push(...(await findErrors(await (await request.get(path)).text(), path)));
  expect(faults).toEqual([]);
});

test('every not-found form and error page is valid HTML', async ({ request }) => {
  const faults: string[] = [];
  for (const [path, status] of Object.entries(errorResponses)) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path.slice(0, 40)).toBe(status);
    faults.push(...(await findErrors(await answer.text(), path.slice(0, 40))));
  }
  expect(faults).toEqual([]);
});

test('a document with a fault is told, with the place of it', async () => {
  const faults = await findErrors(
    '<!doctype html><html lang="en"><head><title>A</title></head><body><img src="/a.svg"><p><div></div></p></body></html>',
    '/',
  );
  expect(faults.join('\n')).toMatch(/wcag\/h37/);
  expect(faults.length).toBeGreaterThan(1);
});
