import { HtmlValidate } from 'html-validate';
import { sampledRoutes } from '../src/routes.ts';
import { expect, test } from '../src/site-test.ts';

/*
 * All HTML that the site sends is valid by html-validate's recommended rules. Each rule that is turned off or relaxed has its
 * reason beside it.
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
    // Safari ignores the role of lists without markers, and of tables that are displayed as blocks on a phone.
    'no-redundant-role': 'off',
    // A link without a target is text with the role of a disabled link (R14.5). For lists, see above.
    'prefer-native-element': ['error', { exclude: ['list', 'link'] }],
    // Fieldsets contain buttons and are named by aria-label, which screen readers read like a legend. The heading above shows
    // the same text. tests/visits.spec.ts finds fieldsets without a name.
    'wcag/h71': 'off',
    // Line breaks in telephone numbers are prevented by CSS: `white-space: nowrap` on the link.
    'tel-non-breaking': 'off',
  },
});

/** Responses that are not in the route table, and their status: not-found page, redirect notice, error pages. */
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

test('every page is valid HTML', async ({ request }) => {
  test.slow();
  const faults: string[] = [];
  for (const { path } of sampledRoutes)
    faults.push(...(await findErrors(await (await request.get(path)).text(), path)));
  expect(faults).toEqual([]);
});

test('every not-found page and error page is valid HTML', async ({ request }) => {
  const faults: string[] = [];
  for (const [path, status] of Object.entries(errorResponses)) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path.slice(0, 40)).toBe(status);
    faults.push(...(await findErrors(await response.text(), path.slice(0, 40))));
  }
  expect(faults).toEqual([]);
});

test('the check reports invalid HTML', async () => {
  const faults = await findErrors(
    '<!doctype html><html lang="en"><head><title>A</title></head><body><img src="/a.svg"><p><div></div></p></body></html>',
    '/',
  );
  expect(faults.join('\n')).toMatch(/wcag\/h37/);
  expect(faults.length).toBeGreaterThan(1);
});
