import { render, screen } from '@testing-library/react';
import { hours, questions, title } from './content.ts';
import StartPage from './page.tsx';

test('the page has its title, and the hours of each day', () => {
  render(<StartPage />);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  for (const { days, time } of hours) {
    expect(screen.getByText(days)).toBeVisible();
    expect(screen.getByText(time)).toBeVisible();
  }
});

test('every question has an answer', () => {
  render(<StartPage />);
  for (const { title: question, answer } of questions) {
    expect(screen.getByText(question)).toBeInTheDocument();
    expect(screen.getByText(answer)).toBeInTheDocument();
  }
});
