import { render, screen, within } from '@testing-library/react';
import { seeds, WithSeeds } from '../testing/with-seeds.tsx';
import JntukPage from './page.tsx';

test('eight letters, each in a new tab', () => {
  render(<JntukPage />, { wrapper: WithSeeds });
  const links = ['Permanent affiliation', 'Approval letters'].flatMap((group) =>
    within(screen.getByRole('list', { name: group })).getAllByRole('link'),
  );
  expect(links).toHaveLength(8);
  const affiliations = seeds['/api/content/institution/jntuk-letters'] as unknown as { kind: string; link: string }[];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    affiliations.toSorted((a, b) => (a.kind < b.kind ? 1 : a.kind > b.kind ? -1 : 0)).map(({ link }) => link),
  );
  for (const link of links) {
    expect(link.getAttribute('href')).toMatch(/^\/documents\/jntuk\/[a-z0-9-]+\.(pdf|jpg)$/);
    expect(link).toHaveAttribute('target', '_blank');
  }
  expect(links.map((link) => link.textContent?.match(/PDF|Image/)?.[0])).toEqual(
    expect.arrayContaining(['PDF', 'Image']),
  );
  expect(new Set(links.map((link) => link.getAttribute('href'))).size).toBe(8);
});
