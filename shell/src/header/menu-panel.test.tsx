import { fireEvent, render, screen } from '@testing-library/react';
import type { TopMenuItem } from '../menu/menu-item.ts';
import { MenuPanel } from './menu-panel.tsx';

const item: TopMenuItem = {
  name: 'Research',
  link: '/research',
  description: 'Laboratories.',
  defaultImage: '/laboratory.svg',
  isMegaMenuWithImage: true,
  opensDownward: false,
  isScrollable: false,
  sub: [
    { name: 'Publications', link: '/research/publications', image: '/shelves.svg' },
    { name: 'Policy', link: '/research/policy' },
    { name: 'Library', image: '/library.svg' },
  ],
};
const image = () => document.querySelector('img');

test('the image follows the hovered and the focused entry', () => {
  render(<MenuPanel item={item} path="/" />);
  expect(image()).toHaveAttribute('src', '/laboratory.svg');
  fireEvent.pointerOver(screen.getByRole('link', { name: 'Publications' }));
  expect(image()).toHaveAttribute('src', '/shelves.svg');
  fireEvent.pointerOver(screen.getByText('Library'));
  expect(image()).toHaveAttribute('src', '/library.svg');
  fireEvent.focus(screen.getByRole('link', { name: 'Publications' }));
  expect(image()).toHaveAttribute('src', '/shelves.svg');
});

test('an entry without an image shows the default image', () => {
  render(<MenuPanel item={item} path="/" />);
  fireEvent.pointerOver(screen.getByRole('link', { name: 'Publications' }));
  fireEvent.pointerOver(screen.getByRole('link', { name: 'Policy' }));
  expect(image()).toHaveAttribute('src', '/laboratory.svg');
  fireEvent.pointerOver(screen.getByRole('link', { name: 'Publications' }));
  fireEvent.pointerOut(screen.getByRole('link', { name: 'Publications' }));
  expect(image()).toHaveAttribute('src', '/laboratory.svg');
  expect(document.querySelector('figcaption')).toHaveTextContent('Research');
});

test('groups and single entries are lists with names, in the order of the menu; more than seven entries are in two columns', () => {
  const sub = Array.from({ length: 9 }, (_, index) => ({ name: `Project ${index}` }));
  const lists = () => screen.getAllByRole('list').map((list) => list.getAttribute('aria-label'));
  const { rerender } = render(<MenuPanel item={{ ...item, sub: [...item.sub, { name: 'Projects', sub }] }} path="/" />);
  expect(lists()).toEqual(['Research', 'Projects']);
  expect(screen.getByRole('list', { name: 'Projects' }).style.getPropertyValue('--rows')).toBe('5');
  rerender(<MenuPanel item={{ ...item, sub: [{ name: 'Projects', sub: sub.slice(2) }, ...item.sub] }} path="/" />);
  expect(lists()).toEqual(['Projects', 'Research']);
  expect(screen.getByRole('list', { name: 'Projects' }).style.getPropertyValue('--rows')).toBe('');
});

test('an image that fails is replaced by the default image', () => {
  render(<MenuPanel item={item} path="/" />);
  fireEvent.pointerOver(screen.getByRole('link', { name: 'Publications' }));
  fireEvent.error(image() as HTMLImageElement);
  expect(image()).toHaveAttribute('src', '/laboratory.svg');
});

test('when the default image fails too, the frame stays empty and neither is requested again', () => {
  render(<MenuPanel item={item} path="/" />);
  fireEvent.pointerOver(screen.getByRole('link', { name: 'Publications' }));
  fireEvent.error(image() as HTMLImageElement);
  fireEvent.error(image() as HTMLImageElement);
  expect(image()).toBeNull();
  expect(document.querySelector('figure')).toHaveTextContent('Publications');
});

test('the image is lazy and hidden from screen readers', () => {
  render(<MenuPanel item={item} path="/" />);
  expect(image()).toHaveAttribute('loading', 'lazy');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('without the image flag there is no image', () => {
  render(<MenuPanel item={{ ...item, isMegaMenuWithImage: false }} path="/" />);
  expect(image()).toBeNull();
});
