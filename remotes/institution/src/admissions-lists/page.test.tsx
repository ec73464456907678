import { render, screen, within } from '@testing-library/react';
import { WithSeeds } from '../testing/with-seeds.tsx';
import AdmissionsListsPage from './page.tsx';

test.each([
  'Admissions Lists',
  'Category Wise Admissions Lists',
  'No of Seats Earmarked for Reserved Categories',
  'Admission Extract',
])('%s are five years of documents in a new tab', (category) => {
  render(<AdmissionsListsPage />, { wrapper: WithSeeds });
  const links = within(screen.getByRole('region', { name: category })).getAllByRole('link');
  expect(links).toHaveLength(5);
  for (const [index, year] of ['2018-19', '2019-20', '2020-21', '2021-22', '2022-23'].entries()) {
    expect(links[index]).toHaveTextContent(year);
    expect(links[index]?.getAttribute('href')).toMatch(new RegExp(`^/documents/admissions/[a-z-]+-${year}\\.pdf$`));
    expect(links[index]).toHaveAttribute('target', '_blank');
  }
});

test('there are four categories', () => {
  render(<AdmissionsListsPage />, { wrapper: WithSeeds });
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(4);
});
