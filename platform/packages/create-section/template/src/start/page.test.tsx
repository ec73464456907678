import { render, screen } from '@testing-library/react';
import { ContentProvider } from '@viit/runtime';
import collections from '../collections.ts';
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

test('the notices are listed, or the page says that there are none', () => {
  const { unmount } = render(
    <ContentProvider lists={{ '/api/content/{{name}}/notices': collections.notices.seed }}>
      <StartPage />
    </ContentProvider>,
  );
  for (const { title: notice } of collections.notices.seed)
    expect(screen.getByText(notice, { exact: false })).toBeVisible();
  unmount();
  render(<StartPage />);
  expect(screen.getByText('There are no notices.')).toBeVisible();
});

test('every question has an answer', () => {
  render(<StartPage />);
  for (const { title: question, answer } of questions) {
    expect(screen.getByText(question)).toBeInTheDocument();
    expect(screen.getByText(answer)).toBeInTheDocument();
  }
});
