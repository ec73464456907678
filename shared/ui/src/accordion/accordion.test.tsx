import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import examples from './accordion.examples.tsx';

const entry = (title: string) => screen.getByRole('heading', { level: 2, name: title }).closest('details');

test('the first item is open at first', () => {
  render(examples[0].element);
  expect(entry('Admission policy')).toHaveAttribute('open');
  expect(entry('Admission notification')).not.toHaveAttribute('open');
});

test('all items can be closed at first', () => {
  render(examples[1].element);
  for (const group of screen.getAllByRole('group')) expect(group).not.toHaveAttribute('open');
});

test('opening an item closes the other, and a click on the open one closes it', async () => {
  render(examples[0].element);
  await userEvent.click(screen.getByText('Admission notification'));
  expect(entry('Admission notification')).toHaveAttribute('open');
  await waitFor(() => expect(entry('Admission policy')).not.toHaveAttribute('open'));
  await userEvent.click(screen.getByText('Admission notification'));
  expect(entry('Admission notification')).not.toHaveAttribute('open');
});

test('an address with the fragment of an item opens it', async () => {
  location.hash = '#admissions-procedure';
  render(examples[0].element);
  expect(entry('Admission procedure, from the counselling hall to the first day in class')).toHaveAttribute('open');
  location.hash = '#admissions-notice';
  await waitFor(() => expect(entry('Admission notification')).toHaveAttribute('open'));
  location.hash = '';
});

test('a malformed fragment opens nothing and breaks nothing', () => {
  location.hash = '#50%';
  render(examples[0].element);
  expect(entry('Admission policy')).toHaveAttribute('open');
  location.hash = '';
});

test('all items have the same name, so that the browser opens one at a time', () => {
  render(examples[0].element);
  for (const group of screen.getAllByRole('group')) expect(group).toHaveAttribute('name', 'admissions');
});
