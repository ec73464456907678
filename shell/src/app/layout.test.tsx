import { act, render, screen, within } from '@testing-library/react';
import type { FirstPage, Layout } from '@viit/contract';
import { useRouter } from '../state.ts';
import { App } from './app.tsx';

// Smooth scrolling does not start.
beforeAll(() => Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: true }) }));

const source = () => ({ section: 'exams', params: {}, component: () => <h1>Timetables</h1> });
const rowOf = (layout: Layout, more: Partial<FirstPage['page']> = {}) =>
  ({ ...{ id: 'page', path: '/exams', title: '', section: 'exams', layout }, ...more }) as FirstPage['page'];
const show = (layout: Layout, more?: Partial<FirstPage['page']>) => {
  const first = { path: '/exams', params: {}, page: rowOf(layout, more) } as unknown as FirstPage;
  return render(<App first={first} lists={{}} source={source} sizeOf={() => undefined} />);
};
const parts = () => ({
  header: screen.queryByRole('banner') !== null,
  bar: screen.queryByRole('navigation', { name: 'On this page' }) !== null,
  footer: screen.queryByRole('contentinfo') !== null,
  toTop: screen.queryByLabelText('Back to top') !== null,
});

test.each([
  ['home', { header: true, bar: true, footer: true, toTop: true }],
  ['standard', { header: true, bar: false, footer: true, toTop: true }],
  ['plain', { header: false, bar: false, footer: false, toTop: true }],
  ['alone', { header: false, bar: false, footer: false, toTop: false }],
] as const)('the layout %s has %j', (layout, expected) => {
  show(layout, { navigation: [{ id: 'about', label: 'About' }] });
  expect(parts()).toEqual(expected);
  expect(within(screen.getByRole('main')).getByRole('heading', { name: 'Timetables' })).toBeInTheDocument();
});

test('the first link of a page skips to its content, which can have the focus', () => {
  show('standard');
  const [skip] = screen.getAllByRole('link');
  expect(skip).toHaveAccessibleName('Skip to content');
  expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
  expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1');
});

test('a page with two addresses is marked in the menu at the one that the menu has', () => {
  show('standard', { canonical: '/exams/about' });
  const current = screen.getAllByRole('link', { current: 'page', hidden: true });
  expect(current.map((link) => link.getAttribute('href'))).toEqual(['/exams/about']);
});

test('after navigation the shell has the layout of the page shown, announces it, and shows that another one loads', () => {
  jest.useFakeTimers();
  show('standard');
  const shown = { row: rowOf('plain', { path: '/rti' }), params: {} };
  act(() => useRouter.setState({ isStarted: true, path: '/rti', shown, announcement: 'RTI | VIIT', isPending: true }));
  expect(parts()).toMatchObject({ header: false, footer: false });
  expect(screen.getByText('RTI | VIIT')).toHaveAttribute('role', 'status');
  act(() => jest.advanceTimersByTime(150));
  expect(screen.getByRole('progressbar', { name: 'Loading the page' })).toBeInTheDocument();
  act(() => useRouter.setState({ isStarted: false, isPending: false, announcement: '' }));
  jest.useRealTimers();
});
