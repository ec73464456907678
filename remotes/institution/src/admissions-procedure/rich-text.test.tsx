import { render } from '@testing-library/react';
import { RichText } from './rich-text.tsx';

const markup = (text: string) => render(<RichText>{text}</RichText>).container.innerHTML;

test('bold and line breaks become elements', () => {
  expect(markup('One <b>two</b><br>three<br/>four<BR />')).toBe('One <b>two</b><br>three<br>four<br>');
});

test('every other tag stays text', () => {
  expect(markup('<i>x</i> <img src=x onerror=alert(1)> <script>1</script>')).toBe(
    '&lt;i&gt;x&lt;/i&gt; &lt;img src=x onerror=alert(1)&gt; &lt;script&gt;1&lt;/script&gt;',
  );
});

test('a bold tag with attributes is not a bold tag', () => {
  expect(markup('<b onclick="x()">y</b>')).toBe('&lt;b onclick="x()"&gt;y');
});

test('bold that is never closed runs to the end', () => {
  expect(markup('a <b>b<br>c')).toBe('a <b>b</b><br><b>c</b>');
});
