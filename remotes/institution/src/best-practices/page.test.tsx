import { render, screen, within } from '@testing-library/react';
import { fakeBrowser, observedThreshold, placeBelowWindow } from '@viit/ui/testing/browser';
import BestPracticesPage from './page.tsx';

fakeBrowser();

test('a practice fades in when a fifth of it is visible', () => {
  placeBelowWindow();
  const { container } = render(<BestPracticesPage />);
  expect([...container.querySelectorAll('[data-entrance]')].map(observedThreshold)).toEqual([0.2, 0.2]);
});

test('the page is headed Best Practices and links back to the home page', () => {
  render(<BestPracticesPage />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Best Practices');
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});

test('two practices are shown in their order under their titles', () => {
  render(<BestPracticesPage />);
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Best Practice-I Felicitation of Parents',
    'Best Practice-II Empowerment of Faculty for Effective Teaching-Learning and Research',
  ]);
});

test.each([
  'Best Practice-I Felicitation of Parents',
  'Best Practice-II Empowerment of Faculty for Effective Teaching-Learning and Research',
])('%s has a picture with a description, a text and three points', (name) => {
  render(<BestPracticesPage />);
  const practice = within(screen.getByRole('region', { name }));
  expect(practice.getByRole('img')).toHaveAccessibleName(/^Drawing: .{40,}/);
  expect(practice.getAllByRole('paragraph').length).toBeGreaterThan(0);
  expect(practice.getAllByRole('listitem')).toHaveLength(3);
});
