import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { EntryField } from './field.tsx';

const field = { type: 'line', label: 'Title', max: 10 } as const;

function Form() {
  const [value, setValue] = useState<unknown>('1234567');
  return <EntryField {...{ field, value }} problems={[]} part="exams/news" id="field.title" onChange={setValue} />;
}

const write = (value: string) => fireEvent.change(screen.getByLabelText('Title'), { target: { value } });
const spoken = () => screen.getByRole('status').textContent;
const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

test('somebody who comes near the limit of a text sees at once how much is left or too much, and hears it after a pause', async () => {
  jest.useFakeTimers();
  render(<Form />);
  expect(spoken()).toBe('');
  write('12345678');
  expect(screen.getByText('2 characters left')).toBeInTheDocument();
  await pass(900);
  write('1234567890');
  await pass(900);
  expect([spoken(), screen.getByText('0 characters left').textContent]).toEqual(['', '0 characters left']);
  await pass(100);
  expect(spoken()).toBe('0 characters left');
  expect(screen.getByLabelText('Title')).toHaveAccessibleDescription('0 characters left');
  write('123456789012');
  await pass(1000);
  expect(spoken()).toBe('2 characters too many');
  jest.useRealTimers();
});
