import { render, screen, within } from '@testing-library/react';
import { flowchart, instructions } from './content.ts';
import TeachingMethodologiesPage from './page.tsx';

test('the sections stand in the order: introduction, instructions, methods, flowchart', () => {
  render(<TeachingMethodologiesPage />);
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'How a course is taught',
    'What every teacher is asked to do',
    'Four ways of teaching',
    'From outcome to method',
  ]);
});

test('there are four methods, each with its points', () => {
  render(<TeachingMethodologiesPage />);
  const methods = screen.getByRole('region', { name: 'Four ways of teaching' });
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

test('the figures of teaching are all there', () => {
  render(<TeachingMethodologiesPage />);
  const opening = screen.getByRole('region', { name: 'How a course is taught' });
  for (const words of [
    '40% of classes are taught with ICT tools',
    '40% of the faculty are encouraged to join FDPs on ICT',
  ]) {
    expect(opening).toHaveTextContent(words);
  }
  for (const figure of ['2', '14', '3554', '6226', '537'])
    expect(within(opening).getByText(figure, { exact: true })).toBeInTheDocument();
});

test('every instruction is in the list', () => {
  render(<TeachingMethodologiesPage />);
  const section = screen.getByRole('region', { name: 'What every teacher is asked to do' });
  expect(
    within(section)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([...instructions]);
});

test('the flowchart can be read step by step', () => {
  render(<TeachingMethodologiesPage />);
  const steps = [...screen.getByRole('list', { name: flowchart.title }).children];
  expect(steps).toHaveLength(flowchart.nodes.length);
  for (const [index, step] of steps.entries())
    expect(step).toHaveTextContent(flowchart.nodes[index]?.label ?? 'missing');
});
