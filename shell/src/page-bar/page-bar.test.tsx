import { fireEvent, render, screen, within } from '@testing-library/react';
import { scrollBlocks } from '@viit/ui/testing/scroll-blocks';
import { useDrawer } from '../drawer/drawer-store.ts';
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

test('the bar has the logo and nine links to blocks of the page', () => {
  render(<PageBar links={links} />);
  const bar = screen.getByRole('navigation', { name: 'On this page' });
  const [logo, ...others] = within(bar).getAllByRole('link');
  expect(logo).toHaveAccessibleName('VIIT home');
  expect(others.map(({ textContent }) => textContent)).toEqual(names);
  expect(screen.getByRole('link', { name: 'Active Cells' })).toHaveAttribute('href', '#active-cells');
  fireEvent.click(within(bar).getByRole('button', { name: 'Menu' }));
  expect(useDrawer.getState().mode).toBe('menu');
});

test('the active link is the block that contains the middle of the window', async () => {
  render(
    <>
      <PageBar links={links} />
      <section id="about" />
      <section id="stats" />
    </>,
  );
  const active = () => screen.queryByRole('link', { current: 'location' })?.textContent;
  // The window is 768 px high.
  await scrollBlocks({ about: [400, 900], stats: [900, 1400] });
  expect(active()).toBeUndefined();
  await scrollBlocks({ about: [-100, 400], stats: [400, 900] });
  expect(active()).toBe('About');
  await scrollBlocks({ about: [-200, 300], stats: [300, 800] });
  expect(active()).toBe('Stats');
  await scrollBlocks({ about: [-900, -400], stats: [-400, 300] });
  expect(active()).toBeUndefined();
});
