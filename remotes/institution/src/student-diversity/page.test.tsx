import { render, screen, within } from '@testing-library/react';
import { flowchart } from './content.ts';
import StudentDiversityPage from './page.tsx';

test('the title is the specified one', () => {
  render(<StudentDiversityPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'SPECIAL PROGRAMS - STUDENT DIVERSITY' })).toBeInTheDocument();
});

test('advanced learners are those with an SGPA above 7 in the previous semester', () => {
  render(<StudentDiversityPage />);
  const section = screen.getByRole('region', { name: 'How learning levels are assessed' });
  expect(section).toHaveTextContent('Students with an SGPA above 7 in the previous semester are advanced learners.');
  expect(section).toHaveTextContent('Advanced above 7');
});

test('two cards with points, advanced learners first', () => {
  render(<StudentDiversityPage />);
  const section = screen.getByRole('region', { name: 'What each group gets' });
  expect(
    within(section)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual(['Advanced learners', 'Slow learners']);
  expect(within(section).getAllByRole('listitem')).toHaveLength(12);
});

test('the flowchart closes the page', () => {
  render(<StudentDiversityPage />);
  const last = screen.getAllByRole('heading', { level: 2 }).at(-1);
  expect(last).toHaveTextContent('The process');
  expect(screen.getByRole('region', { name: 'The process' })).toHaveTextContent(
    'From a semester result to a programme and back',
  );
});

test('the flowchart can be read step by step', () => {
  render(<StudentDiversityPage />);
  const steps = [...screen.getByRole('list', { name: flowchart.title }).children];
  expect(steps).toHaveLength(flowchart.nodes.length);
  for (const [index, step] of steps.entries())
    expect(step).toHaveTextContent(flowchart.nodes[index]?.label ?? 'missing');
});
