import { HtmlValidate } from 'html-validate';

/* The recommended rules, with a reason for each exception. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  elements: ['html5'],
  rules: {
    // React writes `dateTime`, `hidden=""` and `open=""`.
    'attr-case': 'off',
    // React writes `<img/>`, which means the same.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': ['error', { style: 'lowercase' }],
    // React's ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // For figures in custom properties.
    'no-inline-style': 'off',
    // Safari ignores the role of lists without markers, and of tables displayed as blocks.
    'no-redundant-role': 'off',
    // A link without a target has the role of a disabled link (R14.5).
    'prefer-native-element': ['error', { exclude: ['list', 'link'] }],
    // Fieldsets of buttons use aria-label, which screen readers read like a legend.
    'wcag/h71': 'off',
    // CSS prevents line breaks.
    'tel-non-breaking': 'off',
  },
});

/** @returns a line per error: line, column, rule, element. */
export async function findHtmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column, selector }) => `${line}:${column} ${ruleId}: ${message} (${selector})`,
    ),
  );
}
