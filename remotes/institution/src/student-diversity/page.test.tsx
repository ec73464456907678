import { render, screen, within } from '@testing-library/react';
import StudentDiversityPage from './page.tsx';

test('the title is SPECIAL PROGRAMS - STUDENT DIVERSITY', () => {
  render(<StudentDiversityPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'SPECIAL PROGRAMS - STUDENT DIVERSITY' })).toBeInTheDocument();
});

test('advanced learners are those with an SGPA above 7 in the previous semester', () => {
  render(<StudentDiversityPage />);
  const section = screen.getByRole('region', { name: 'How learning levels are assessed' });
  expect(section).toHaveTextContent(
    'Students with an SGPA above 7 in the previous semester are considered advanced learners.',
  );
  expect(section).toHaveTextContent('Advanced above 7');
  const groups = screen.getByText('7 and below').parentElement?.parentElement;
  expect(groups?.style.gridTemplateColumns).toBe('70% 1fr');
});

test('two cards with points, advanced learners first', () => {
  render(<StudentDiversityPage />);
  const section = screen.getByRole('region', { name: 'Programmes for each group' });
  expect(
    within(section)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual(['Advanced learners', 'Slow learners']);
  expect(within(section).getAllByRole('listitem')).toHaveLength(12);
});

test('the flowchart is the last block of the page', () => {
  render(<StudentDiversityPage />);
  const last = screen.getAllByRole('heading', { level: 2 }).at(-1);
  expect(last).toHaveTextContent('Identification and support');
  expect(screen.getByRole('region', { name: 'Identification and support' })).toHaveTextContent(
    'Identifying and supporting learners each semester',
  );
});

test('the flowchart can be read step by step, with the way on from each decision', () => {
  render(<StudentDiversityPage />);
  const steps = [
    ...screen.getByRole('list', { name: 'Identifying and supporting learners each semester' }).children,
  ].map((step) => step.textContent);
  expect(steps).toHaveLength(8);
  expect(steps[0]).toBe('Result of the previous semester');
  expect(steps[1]).toBe('Decision: SGPA above 7?Yes: go to “Advanced learners”No: go to “Slow learners”');
  expect(steps.at(-1)).toBe('Revised list for the next semester');
});
