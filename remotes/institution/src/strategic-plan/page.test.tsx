import { render, screen, within } from '@testing-library/react';
import StrategicPlanPage from './page.tsx';

test('seven numbered points', () => {
  render(<StrategicPlanPage />);
  const section = screen.getByRole('region', { name: 'Strategic goals' });
  expect(within(section).getAllByRole('listitem')).toHaveLength(7);
});

test('each plan has a bar above its years', () => {
  const { container } = render(<StrategicPlanPage />);
  const bars = [...container.querySelectorAll<HTMLElement>('[style*="grid-column"]')];
  // From the line before its first year to the line after its last.
  expect(bars.map(({ style }) => style.gridColumn.replaceAll(' ', ''))).toEqual(['1/7', '7/13']);
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
