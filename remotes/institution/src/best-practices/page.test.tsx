import { render, screen, within } from '@testing-library/react';
import { practices } from './content.ts';
import BestPracticesPage from './page.tsx';

test('the page is headed Best Practices and leads back home', () => {
  render(<BestPracticesPage />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Best Practices');
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});

test('two practices stand in their order under their titles', () => {
  render(<BestPracticesPage />);
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Best Practice-I Felicitation of Parents',
    'Best Practice-II Empowerment of Faculty for Effective Teaching-Learning and Research',
  ]);
});

test.each(practices)('$subtitle has a picture with a description, a text and three points', (practice) => {
  render(<BestPracticesPage />);
  const row = screen.getByRole('region', { name: `${practice.title} ${practice.subtitle}` });
  expect(within(row).getByRole('img', { name: practice.imageAlt })).toBeInTheDocument();
  for (const paragraph of practice.description) expect(within(row).getByText(paragraph)).toBeInTheDocument();
  expect(within(row).getAllByRole('listitem')).toHaveLength(3);
});
