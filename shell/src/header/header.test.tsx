import { act, cleanup, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { useVideoStore } from '@viit/runtime';
import { renderToString } from 'react-dom/server';
import { closeDrawer, useDrawer } from '../drawer/drawer-store.ts';
import { menuTree } from '../menu/menu-tree.ts';
import { Header } from './header.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  useVideoStore.getState().stop();
});

const button = (name: string) => screen.getByRole('button', { name });
const panelOf = (name: string) => {
  const panel = document.getElementById(button(name).getAttribute('aria-controls') ?? '');
  if (!panel) throw new Error(`${name} has no panel`);
  return panel;
};
const entryOf = (name: string) => button(name).closest('li') as HTMLElement;
const enter = (name: string) => fireEvent.pointerMove(entryOf(name));
const leave = (name: string) => fireEvent.pointerLeave(entryOf(name));
const wait = (time: number) => act(() => jest.advanceTimersByTime(time));
const expectOpen = (name: string, isOpen: boolean) => {
  expect(button(name)).toHaveAttribute('aria-expanded', String(isOpen));
  if (isOpen) expect(panelOf(name)).toBeVisible();
  else expect(panelOf(name)).not.toBeVisible();
};

test('every item of the menu and Quick Access is a button with a closed panel', () => {
  render(<Header path="/policies" />);
  const nav = screen.getByRole('navigation', { name: 'Main' });
  const names = within(nav)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(names).toEqual([...menuTree.map(({ name }) => name), 'Quick Access']);
  for (const name of names) expectOpen(name ?? '', false);
});

test('all links of the menu are in the rendered HTML, closed panels hidden', () => {
  const html = renderToString(<Header path="/policies" />);
  expect(html.match(/<a [^>]*href="\/(?!")/g)).toHaveLength(60 + 7);
  expect(html).toContain('href="https://ecap.viit.example/"');
  expect(html).not.toContain('data-ready');
});

test('a panel opens on hover and closes 200 ms after the pointer has left', () => {
  render(<Header path="/policies" />);
  enter('About Us');
  expectOpen('About Us', true);
  leave('About Us');
  wait(199);
  expectOpen('About Us', true);
  wait(1);
  expectOpen('About Us', false);
});

test('a panel stays open when the pointer returns in time', () => {
  render(<Header path="/policies" />);
  enter('About Us');
  leave('About Us');
  wait(150);
  enter('About Us');
  wait(500);
  expectOpen('About Us', true);
});

test('hovering another item opens only that one', () => {
  render(<Header path="/policies" />);
  enter('About Us');
  leave('About Us');
  enter('Research');
  wait(500);
  expectOpen('Research', true);
  expectOpen('About Us', false);
});

test('a click on a panel that hover has just opened leaves it open, the next closes it', () => {
  render(<Header path="/policies" />);
  enter('Academics');
  fireEvent.click(button('Academics'));
  expectOpen('Academics', true);
  fireEvent.click(button('Academics'));
  expectOpen('Academics', false);
});

test('by touch and keyboard the button toggles its panel', () => {
  render(<Header path="/policies" />);
  // jsdom has no pointer types.
  const touch = createEvent.pointerMove(entryOf('Admissions'));
  Object.defineProperty(touch, 'pointerType', { value: 'touch' });
  fireEvent(entryOf('Admissions'), touch);
  expectOpen('Admissions', false);
  fireEvent.click(button('Admissions'));
  expectOpen('Admissions', true);
  fireEvent.click(button('Admissions'));
  expectOpen('Admissions', false);
});

test('Escape closes the panel and returns the focus to its button', () => {
  render(<Header path="/policies" />);
  fireEvent.click(button('Placements'));
  const link = within(panelOf('Placements')).getByRole('link', { name: 'Training Process' });
  act(() => link.focus());
  fireEvent.keyDown(link, { key: 'Escape' });
  expectOpen('Placements', false);
  expect(button('Placements')).toHaveFocus();
  act(() => screen.getByRole('link', { name: 'VIIT home' }).focus());
  enter('Placements');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expectOpen('Placements', false);
  expect(screen.getByRole('link', { name: 'VIIT home' })).toHaveFocus();
});

test('focus that moves on, and a press elsewhere, close the panel', () => {
  render(
    <>
      <Header path="/policies" />
      <p>Page</p>
    </>,
  );
  act(() => button('Placements').focus());
  fireEvent.click(button('Placements'));
  act(() => button('Research').focus());
  expectOpen('Placements', false);
  fireEvent.click(button('Research'));
  fireEvent.pointerDown(screen.getByText('Page'));
  expectOpen('Research', false);
});

test('a press on the text of an open panel, and a window that loses the focus, leave it open', () => {
  render(<Header path="/policies" />);
  fireEvent.click(button('Research'));
  act(() => button('About Us').focus());
  fireEvent.click(button('About Us'));
  fireEvent.pointerDown(screen.getByText('Governance'));
  // The browser says of both that the focus goes to no element.
  act(() => button('About Us').blur());
  expectOpen('About Us', true);
});

test('following a link and navigation close the panel', () => {
  const { rerender } = render(<Header path="/policies" />);
  fireEvent.click(button('About Us'));
  const link = within(panelOf('About Us')).getByRole('link', { name: 'Best Practices' });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expectOpen('About Us', false);
  fireEvent.click(button('About Us'));
  rerender(<Header path="/best-practices" />);
  expectOpen('About Us', false);
});

test('the current page and its item are marked', () => {
  render(<Header path="/governing-body" />);
  fireEvent.click(button('About Us'));
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Governing Body');
  expect(button('About Us')).toHaveAttribute('data-current');
  expect(button('Academics')).not.toHaveAttribute('data-current');
  cleanup();
  render(<Header path="/academics" />);
  fireEvent.click(button('Academics'));
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Academics');
  expect(button('Academics')).toHaveAttribute('data-current');
});

test('groups are named, items without a link are plain text, and the organizational structure opens in a new tab', () => {
  render(<Header path="/policies" />);
  fireEvent.click(button('About Us'));
  expect(screen.getByText('Messages')).toBeVisible();
  expect(screen.getByText('Governance')).toBeVisible();
  const structure = screen.getByRole('link', { name: 'Organizational Structure (opens in a new tab)' });
  expect(structure).toHaveAttribute('target', '_blank');
  expect(structure).toHaveAttribute('rel', 'noopener');
  fireEvent.click(button('Campus Life'));
  expect(screen.getByText('Cafeteria')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Cafeteria' })).not.toBeInTheDocument();
});

test('Quick Access shows four portals with name and description, in new tabs', () => {
  render(<Header path="/policies" />);
  fireEvent.click(button('Quick Access'));
  const portals = within(panelOf('Quick Access')).getAllByRole('link');
  expect(portals).toHaveLength(4);
  expect(portals[0]).toHaveTextContent('ECAP Academic and exam portal');
  for (const portal of portals) expect(portal).toHaveAttribute('target', '_blank');
  for (const portal of portals) expect(portal).toHaveAttribute('rel', 'noopener');
});

test('the search button and the menu button open the drawer', () => {
  render(<Header path="/policies" />);
  for (const [name, mode] of [
    ['Search', 'search'],
    ['Menu', 'menu'],
  ] as const) {
    expect(button(name)).toHaveAttribute('aria-haspopup', 'dialog');
    fireEvent.click(button(name));
    expect(useDrawer.getState().mode).toBe(mode);
  }
  closeDrawer();
});

test('the logo links to the home page and plays the intro video, unless it opens a new tab', () => {
  render(<Header path="/policies" />);
  const logo = screen.getByRole('link', { name: 'VIIT home' });
  logo.addEventListener('click', (event) => event.preventDefault());
  expect(logo).toHaveAttribute('href', '/');
  fireEvent.click(logo, { ctrlKey: true });
  expect(useVideoStore.getState().isPlaying).toBe(false);
  fireEvent.click(logo);
  expect(useVideoStore.getState().isPlaying).toBe(true);
});

test('the header changes once the page is scrolled more than 20 px', () => {
  render(<Header path="/policies" />);
  const header = screen.getByRole('banner');
  const scrollTo = (y: number) =>
    act(() => {
      Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
      fireEvent.scroll(window);
    });
  scrollTo(20);
  expect(header).not.toHaveAttribute('data-scrolled');
  scrollTo(21);
  expect(header).toHaveAttribute('data-scrolled');
  scrollTo(0);
});

test('a header that slides under a resting pointer opens nothing until the pointer moves', () => {
  render(<Header path="/policies" />);
  fireEvent.pointerEnter(entryOf('Admissions'));
  expectOpen('Admissions', false);
  fireEvent.pointerMove(entryOf('Admissions'));
  expectOpen('Admissions', true);
});

test('a panel that a click has closed stays closed while the pointer moves over its entry', () => {
  render(<Header path="/policies" />);
  enter('Academics');
  fireEvent.click(button('Academics'));
  fireEvent.click(button('Academics'));
  enter('Academics');
  expectOpen('Academics', false);
  leave('Academics');
  enter('Academics');
  expectOpen('Academics', true);
});

test('a panel that the keyboard focus is in stays open when the pointer leaves', () => {
  render(<Header path="/policies" />);
  enter('Research');
  act(() => within(panelOf('Research')).getByRole('link', { name: 'Publications' }).focus());
  leave('Research');
  wait(500);
  expectOpen('Research', true);
});
