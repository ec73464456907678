import { render, screen, within } from '@testing-library/react';
import TeachingMethodologiesPage from './page.tsx';

test('the blocks are in the order: introduction, instructions, methods, flowchart', () => {
  render(<TeachingMethodologiesPage />);
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'How a course is taught',
    'Guidelines for teachers',
    'Teaching methods',
    'Choosing a method',
  ]);
});

test('there are four methods, each with its points', () => {
  render(<TeachingMethodologiesPage />);
  const methods = screen.getByRole('region', { name: 'Teaching methods' });
  expect(
    within(methods)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual([
    'Experiential/Experiment learning',
    'Participative Learning',
    'Problem Solving Methodologies',
    'Blended Teaching Approach',
  ]);
  expect(within(methods).getAllByRole('listitem')).toHaveLength(20);
});

test('the required figures of teaching are stated', () => {
  render(<TeachingMethodologiesPage />);
  const opening = screen.getByRole('region', { name: 'How a course is taught' });
  for (const share of [
    '40% of classes are taught with ICT tools',
    '40% of the faculty are encouraged to attend FDPs on ICT',
  ]) {
    expect(opening).toHaveTextContent(share);
  }
  expect([...opening.querySelectorAll('figure')].map((seats) => seats.querySelectorAll('.filled').length)).toEqual([
    4, 4,
  ]);
  for (const figure of ['2', '14', '3554', '6226', '537'])
    expect(within(opening).getByText(figure, { exact: true })).toBeInTheDocument();
});

test('seven instructions are listed, from the outcome of a class to the tests', () => {
  render(<TeachingMethodologiesPage />);
  const section = screen.getByRole('region', { name: 'Guidelines for teachers' });
  const items = within(section).getAllByRole('listitem');
  expect(items).toHaveLength(7);
  expect(items[0]).toHaveTextContent('State the objective of the class');
  expect(items[6]).toHaveTextContent('Conduct tests early');
});

test('the flowchart can be read step by step, with the way on from each decision', () => {
  render(<TeachingMethodologiesPage />);
  const steps = [...screen.getByRole('list', { name: 'How a teacher chooses a method for a unit' }).children].map(
    (step) => step.textContent,
  );
  expect(steps).toHaveLength(9);
  expect(steps[0]).toBe('Course outcomes and lesson plan');
  expect(steps[6]).toBe('Decision: Outcome attained?No: go to “Tutorial and second test”Yes: go to “Next unit”');
  expect(steps.at(-1)).toBe('Next unit');
});
