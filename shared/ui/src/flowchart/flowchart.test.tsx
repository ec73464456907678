import { render, screen, within } from '@testing-library/react';
import examples from './flowchart.examples.tsx';

test('the diagram is an image with a title and a list of the same content', () => {
  render(examples[0].element);
  expect(screen.getByRole('img', { name: 'How a learner is placed' })).toBeInTheDocument();
  const list = screen.getByRole('list', { name: 'How a learner is placed' });
  expect(within(list).getByText('Entered in the record')).toBeInTheDocument();
});

test('a decision lists what follows each of its answers', () => {
  render(examples[0].element);
  expect(screen.getByText('Yes: go to “Honours courses, projects and competitions outside”')).toBeInTheDocument();
  expect(screen.getByText('No: go to “Remedial classes and a mentor”')).toBeInTheDocument();
  expect(screen.getByText('Decision:')).toBeInTheDocument();
});

test('draws every link with its label', () => {
  render(examples[0].element);
  const drawing = screen.getByRole('img');
  expect(drawing.querySelectorAll('g')).toHaveLength(6);
  expect(drawing).toHaveTextContent('NoYes');
});

test('the list does not repeat that the next item follows', () => {
  render(examples[1].element);
  expect(screen.queryByText(/go to/i)).not.toBeInTheDocument();
});
