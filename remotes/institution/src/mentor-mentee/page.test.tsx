import { render, screen, within } from '@testing-library/react';
import { details, flowchart, objectives } from './content.ts';
import MentorMenteePage from './page.tsx';

test('there are three objectives', () => {
  render(<MentorMenteePage />);
  const section = screen.getByRole('region', { name: 'Objectives' });
  expect(objectives).toHaveLength(3);
  expect(within(section).getAllByRole('listitem')).toHaveLength(3);
});

test('there are ten details, in order', () => {
  render(<MentorMenteePage />);
  const section = screen.getByRole('region', { name: 'How it works, in ten points' });
  const items = within(section).getAllByRole('listitem');
  expect(items).toHaveLength(10);
  for (const [index, item] of items.entries()) expect(item).toHaveTextContent(details[index] ?? 'missing');
});

test('batches are 15-20 mentees, and entry is barred 5 minutes after the start', () => {
  render(<MentorMenteePage />);
  expect(
    screen.getByText('Each mentor has a batch of 15-20 mentees, all of the same programme and year.'),
  ).toBeVisible();
  expect(screen.getByRole('region', { name: 'One teacher, one batch' })).toHaveTextContent('15-20 mentees to a mentor');
  expect(screen.getByText(/Entry is barred 5 minutes after the class has started/)).toBeVisible();
});

test('the process is a flowchart between objectives and details', () => {
  render(<MentorMenteePage />);
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'One teacher, one batch',
    'Objectives',
    'The process',
    'How it works, in ten points',
  ]);
  expect(screen.getByRole('region', { name: 'The process' })).toHaveTextContent('The mentoring process in a semester');
});

test('the flowchart can be read step by step', () => {
  render(<MentorMenteePage />);
  const steps = [...screen.getByRole('list', { name: flowchart.title }).children];
  expect(steps).toHaveLength(flowchart.nodes.length);
  for (const [index, step] of steps.entries())
    expect(step).toHaveTextContent(flowchart.nodes[index]?.label ?? 'missing');
});
