import { escapeHtml, escapeXml, scriptJson } from './html.ts';

test('text shows as written in elements and in attributes', () => {
  const text = `<b title="1">Fish & chips' &amp;</b>`;
  const element = document.createElement('div');
  element.innerHTML = `<p title="${escapeHtml(text)}">${escapeHtml(text)}</p>`;
  expect(element.textContent).toBe(text);
  expect(element.querySelector('p')?.title).toBe(text);
});

test('XML escapes the single quote too', () => {
  expect(escapeXml(`a'b&c`)).toBe('a&apos;b&amp;c');
});

test('JSON in a script element cannot end it', () => {
  const value = { title: '</script><!--' };
  expect(scriptJson(value)).not.toContain('<');
  expect(JSON.parse(scriptJson(value))).toEqual(value);
});
