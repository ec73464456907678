import { focusHeading } from './scroll-restoration.ts';

const open = (html: string) => {
  document.body.innerHTML = html;
};

test("screen readers continue at the page's heading, and the page does not scroll", () => {
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  open('<h1>Site</h1><main><h1>Policies</h1></main>');
  focusHeading();
  expect(document.activeElement).toHaveTextContent('Policies');
  // It can be focused by script only.
  expect(document.activeElement).toHaveAttribute('tabindex', '-1');
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
});

test('without a heading they continue at the main element, and a page without either is left alone', () => {
  open('<main tabindex="0">Policies</main>');
  focusHeading();
  expect(document.activeElement).toBe(document.querySelector('main'));
  expect(document.activeElement).toHaveAttribute('tabindex', '0');
  open('<p>Policies</p>');
  focusHeading();
  expect(document.activeElement).toBe(document.body);
});
