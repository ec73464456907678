import { act, render, screen, within } from '@testing-library/react';
import { PageBar } from './page-bar.tsx';

const names = [
  'About',
  'Accreditations',
  'Stats',
  'Programs',
  'Active Cells',
  'Placements',
  'Campus',
  'News',
  'Contact',
];
const links = names.map((label) => ({ id: label.toLowerCase().replace(' ', '-'), label }));

/** Sections of the page, and what an observer of them would say. */
function observed() {
  let see: (entries: { target: Element; isIntersecting: boolean }[]) => void = () => {};
  let margin: string | undefined;
  window.IntersectionObserver = class {
    constructor(tell: typeof see, options: IntersectionObserverInit) {
      see = tell;
      margin = options.rootMargin;
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  const tell = (id: string, isIntersecting: boolean) =>
    act(() => see([{ target: document.getElementById(id) as Element, isIntersecting }]));
  return { tell, margin: () => margin };
}
afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

test('the bar has the logo and nine links to sections', () => {
  render(<PageBar links={links} />);
  const bar = screen.getByRole('navigation', { name: 'On this page' });
  const [logo, ...others] = within(bar).getAllByRole('link');
  expect(logo).toHaveAccessibleName('VIIT home');
  expect(others.map(({ textContent }) => textContent)).toEqual(names);
  expect(screen.getByRole('link', { name: 'Active Cells' })).toHaveAttribute('href', '#active-cells');
});

test('the active link is the section that contains the middle of the window', () => {
  const { tell, margin } = observed();
  render(
    <>
      <PageBar links={links} />
      <section id="about" />
      <section id="stats" />
    </>,
  );
  expect(margin()).toBe('-50% 0px -50% 0px');
  expect(screen.queryByRole('link', { current: 'location' })).not.toBeInTheDocument();
  tell('about', true);
  expect(screen.getByRole('link', { current: 'location' })).toHaveTextContent('About');
  tell('stats', true);
  tell('about', false);
  expect(screen.getByRole('link', { current: 'location' })).toHaveTextContent('Stats');
  tell('stats', false);
  expect(screen.queryByRole('link', { current: 'location' })).not.toBeInTheDocument();
});
