import { isPlainClick } from './is-plain-click.ts';

test('the primary button without a modifier key is a plain click', () => {
  expect(isPlainClick(new MouseEvent('click'))).toBe(true);
});

test.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
  '%j is not a plain click',
  (options) => {
    expect(isPlainClick(new MouseEvent('click', options))).toBe(false);
  },
);
