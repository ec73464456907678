import { HtmlValidate } from 'html-validate';

/* html-validate's recommended rules. Each rule that is turned off or relaxed has its reason beside it. */
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
    // the same text. The visits of the end-to-end tests find fieldsets without a name.
    'wcag/h71': 'off',
    // Line breaks in telephone numbers are prevented by CSS: `white-space: nowrap` on the link.
    'tel-non-breaking': 'off',
  },
});

/**
 * Validates the HTML of a page.
 * @returns one line for each error: line, column, rule, and the element.
 */
export async function findHtmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column, selector }) => `${line}:${column} ${ruleId}: ${message} (${selector})`,
    ),
  );
}
