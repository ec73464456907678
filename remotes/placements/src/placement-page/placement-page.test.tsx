import { render, screen, within } from '@testing-library/react';
import pages from '../pages.ts';
import { PlacementPage } from './placement-page.tsx';

test('each page links to the home page by the institute’s name and by Back, and to the other pages', () => {
  render(
    <PlacementPage current="/placements/Contact" title="Contact" lede="How to reach us." motif="rays">
      <p>Content</p>
    </PlacementPage>,
  );
  expect(screen.getByRole('link', { name: 'VIIT' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  const links = within(screen.getByRole('navigation', { name: 'Training and Placement Cell' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/placements/about-t',
    '/placements/PlacementDetails',
    '/placements/TrainingProcess',
    '/placements/Contact',
  ]);
  expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([links[3]]);
  expect(screen.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
});

test('the section has its four addresses, all in the plain layout', () => {
  expect(pages.map(({ path }) => path)).toEqual([
    '/placements/about-t',
    '/placements/PlacementDetails',
    '/placements/TrainingProcess',
    '/placements/Contact',
  ]);
  for (const { layout, title, description } of pages) {
    expect(layout).toBe('plain');
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(160);
  }
});
