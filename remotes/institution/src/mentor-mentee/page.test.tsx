import { render, screen, within } from '@testing-library/react';
import MentorMenteePage from './page.tsx';

test('there are three objectives', () => {
  render(<MentorMenteePage />);
  const section = screen.getByRole('region', { name: 'Objectives' });
  expect(within(section).getAllByRole('listitem')).toHaveLength(3);
});

test('there are ten details, from the batch to the report at the end of the semester', () => {
  render(<MentorMenteePage />);
  const section = screen.getByRole('region', { name: 'How the system works' });
  const items = within(section).getAllByRole('listitem');
  expect(items).toHaveLength(10);
  expect(items[0]).toHaveTextContent('15-20 mentees');
  expect(items[9]).toHaveTextContent('At the end of the semester, the mentor submits a report');
});

test('batches are 15-20 mentees, and entry is barred 5 minutes after the start', () => {
  render(<MentorMenteePage />);
  expect(
    screen.getByText('Each mentor has a batch of 15-20 mentees, all of the same programme and year.'),
  ).toBeVisible();
  expect(screen.getByRole('region', { name: 'About the system' })).toHaveTextContent('15-20 mentees per mentor');
  expect(screen.getByText(/entry is barred 5 minutes after the class has started/)).toBeVisible();
  // Five minutes on the face of a clock.
  expect(document.querySelector('.allowed')?.getAttribute('d')).toContain(' 70.00 15.36Z');
});

test('the process is a flowchart between objectives and details', () => {
  render(<MentorMenteePage />);
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'About the system',
    'Objectives',
    'Mentoring process',
    'How the system works',
  ]);
  expect(screen.getByRole('region', { name: 'Mentoring process' })).toHaveTextContent(
    'The mentoring process in a semester',
  );
});

test('the flowchart can be read step by step, with the way on from each decision', () => {
  render(<MentorMenteePage />);
  const steps = [...screen.getByRole('list', { name: 'The mentoring process in a semester' }).children].map(
    (step) => step.textContent,
  );
  expect(steps).toHaveLength(8);
  expect(steps[0]).toBe('Batch of 15-20 mentees formed');
  expect(steps[2]).toBe(
    'Decision: Marks or attendance falling?No: go to “Encouragement and new goals”Yes: go to “Meeting with student and parents”',
  );
  expect(steps.at(-1)).toBe('Report at the end of semester');
});
