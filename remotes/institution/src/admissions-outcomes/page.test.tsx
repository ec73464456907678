import { render, screen, within } from '@testing-library/react';
import AdmissionsOutcomesPage from './page.tsx';

const cards = (group: string) =>
  within(screen.getByRole('list', { name: group }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

test('six undergraduate programmes', () => {
  render(<AdmissionsOutcomesPage />);
  expect(cards('Undergraduate Programs')).toEqual([
    'B.Tech CSE',
    'B.Tech IT',
    'B.Tech ECE',
    'B.Tech EEE',
    'B.Tech Mechanical',
    'B.Tech Civil',
  ]);
});

test('each programme says what its graduates can do', () => {
  render(<AdmissionsOutcomesPage />);
  const texts = screen.getAllByRole('heading', { level: 3 }).map((name) => name.nextElementSibling?.textContent ?? '');
  expect(texts.filter((text) => text.length > 40)).toHaveLength(11);
});

test('five postgraduate programmes', () => {
  render(<AdmissionsOutcomesPage />);
  expect(cards('Postgraduate Programs')).toEqual(['M.Tech CSE', 'M.Tech ECE', 'M.Tech Mechanical', 'MBA', 'MCA']);
});
