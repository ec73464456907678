/** @jest-environment node */
import { inlineStyles, stylesheetsHtml } from './stylesheets.ts';

const file = { href: '/_builds/exams/1/2.css', integrity: 'sha384-x' };

test('a stylesheet with text is inlined, and its link is disabled', () => {
  const html = stylesheetsHtml([{ ...file, text: '.a{color:red}' }]);
  expect(html).toBe('<link rel="stylesheet" href="/_builds/exams/1/2.css" disabled><style>.a{color:red}</style>');
});

test('a stylesheet without text is linked, with its integrity', () => {
  const html = stylesheetsHtml([file]);
  expect(html).toContain('integrity="sha384-x" crossorigin="anonymous"');
  expect(html).not.toContain('disabled');
});

test('a style cannot end its element, and its hash is of the text as written', () => {
  const styles = [{ ...file, text: '.a{content:"</style><script>"}' }];
  const [text = ''] = inlineStyles(styles);
  expect(text).toBe('.a{content:"<\\/style><script>"}');
  expect(stylesheetsHtml(styles)).toContain(`<style>${text}</style>`);
});
