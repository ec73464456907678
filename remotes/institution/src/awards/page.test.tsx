import { render, screen, within } from '@testing-library/react';
import { WithSeeds } from '../testing/with-seeds.tsx';
import AwardsPage from './page.tsx';

const statements = () =>
  within(screen.getByRole('list', { name: 'Awards and accolades, 1 to 22' })).getAllByRole('listitem');

test('the timeline has 22 statements, numbered in order, each a sentence with an emphasised figure', () => {
  render(<AwardsPage />, { wrapper: WithSeeds });
  expect(statements()).toHaveLength(22);
  statements().forEach((statement, index) => {
    expect(statement.firstElementChild).toHaveTextContent(new RegExp(`^${index + 1}$`));
    expect(statement.querySelector('strong')).not.toBeEmptyDOMElement();
    expect(within(statement).getByRole('paragraph')).toHaveTextContent(/\.$/);
  });
});

test.each([
  'established in 2002',
  'four undergraduate programmes',
  '11 undergraduate and 10 postgraduate programmes',
  '2024-25 is 2346 students',
  'grade A and a CGPA of 3.41 on a scale of 4.00',
  'Five undergraduate programmes',
  'Rs 36 LPA',
  'over 85%',
  '27 gold, 18 silver and 12 bronze medals',
  '15451 sq.m',
  '50000+ volumes',
  '6500+ e-journals',
  '6000+ e-books',
  '1200+ research papers',
  '1727 book chapters',
  '54 patents',
  '103 research projects',
  'from 17 to 32',
])('a statement contains "%s"', (fact) => {
  render(<AwardsPage />, { wrapper: WithSeeds });
  expect(statements().filter((statement) => statement.textContent?.includes(fact))).toHaveLength(1);
});

test('the medal record counts gold, silver and bronze', () => {
  render(<AwardsPage />, { wrapper: WithSeeds });
  const section = screen.getByRole('region', { name: 'Highlights' });
  expect(
    within(section)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['27 gold', '18 silver', '12 bronze']);
  expect(within(section).getByText('Medals won by our students: 27 gold, 18 silver and 12 bronze')).toBeVisible();
  expect([...section.querySelectorAll('svg')].map((stack) => stack.querySelectorAll('g').length)).toEqual([27, 18, 12]);
});
