import { render, screen, within } from '@testing-library/react';
import StrategicPlanPage from './page.tsx';

test('seven numbered points', () => {
  render(<StrategicPlanPage />);
  const section = screen.getByRole('region', { name: 'Strategic goals' });
  expect(within(section).getAllByRole('listitem')).toHaveLength(7);
});

test('two documents, 2017-22 and 2023-28, in a new tab', () => {
  render(<StrategicPlanPage />);
  const links = within(screen.getByRole('list', { name: 'Strategic plans' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/documents/strategic-plan/strategic-plan-2017-22.pdf',
    '/documents/strategic-plan/strategic-plan-2023-28.pdf',
  ]);
  for (const link of links) expect(link).toHaveAttribute('target', '_blank');
});
