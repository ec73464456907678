/** @jest-environment node */
import { inlineStyles, stylesheetsHtml } from './stylesheets.ts';

const linked = { href: '/_builds/exams/1/2.css', integrity: 'sha384-x' };

test('a stylesheet whose text is known stands in the document, and its link fetches nothing', () => {
  const html = stylesheetsHtml([{ ...linked, text: '.a{color:red}' }]);
  expect(html).toBe('<link rel="stylesheet" href="/_builds/exams/1/2.css" disabled><style>.a{color:red}</style>');
});

test('a stylesheet whose text is not known is linked, with its integrity', () => {
  const html = stylesheetsHtml([linked]);
  expect(html).toContain('integrity="sha384-x" crossorigin="anonymous"');
  expect(html).not.toContain('disabled');
});

test('a style cannot end its element, and the policy allows what is written', () => {
  const styles = [{ ...linked, text: '.a{content:"</style><script>"}' }];
  const [text = ''] = inlineStyles(styles);
  expect(text).toBe('.a{content:"<\\/style><script>"}');
  expect(stylesheetsHtml(styles)).toContain(`<style>${text}</style>`);
});
