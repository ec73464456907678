import { fireEvent, render, screen } from '@testing-library/react';
import { fakeBrowser, matchMediaQueries } from '@viit/ui/testing/browser';
import { Sidebar } from './sidebar.tsx';

fakeBrowser();

test('the list of links scrolls so that the active one is in its middle', () => {
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(500);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(700);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(200);
  render(<Sidebar blocks={[{ id: 'overview', title: 'Overview' }]} />);
  const { scrollLeft, scrollTop } = screen.getByRole('list');
  expect([scrollLeft, scrollTop]).toEqual([400, 620]);
});

test('a link with Ctrl is left to the browser, and under reduced motion the page jumps', () => {
  const blocks = ['overview', 'clubs'].map((id) => ({ id, title: id }));
  render(
    <>
      <Sidebar blocks={blocks} />
      <section id="clubs" />
    </>,
  );
  const scroll = jest.fn();
  Object.assign(document.getElementById('clubs') as HTMLElement, { scrollIntoView: scroll });
  const link = screen.getByRole('link', { name: 'clubs' });
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(scroll).not.toHaveBeenCalled();
  expect(link).not.toHaveAttribute('aria-current');
  matchMediaQueries('prefers-reduced-motion');
  expect(fireEvent.click(link)).toBe(false);
  expect(scroll).toHaveBeenCalledWith({ behavior: 'auto', block: 'start' });
  expect(link).toHaveAttribute('aria-current', 'location');
});
