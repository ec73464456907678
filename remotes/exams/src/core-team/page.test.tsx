import { render, screen, within } from '@testing-library/react';
import { ContentProvider } from '@viit/runtime';
import collections from '../collections.ts';
import CoreTeamPage from './page.tsx';

const pageOf = (team: readonly unknown[]) => (
  <ContentProvider lists={{ '/api/content/exams/core-team': team }}>
    <CoreTeamPage />
  </ContentProvider>
);
const page = pageOf(collections['core-team'].seed);

const members = () => [...screen.getByRole('list', { name: 'Core team' }).children] as HTMLElement[];

test('the core team has three members, each with a role and a photo or drawn initials', () => {
  render(page);
  expect(screen.getByRole('heading', { level: 1, name: 'Core Team' })).toBeVisible();
  expect(members()).toHaveLength(3);
  ['Dean, Evaluation', 'Controller of Examinations', 'Deputy Controller of Examinations'].forEach((role, index) => {
    const member = members()[index] as HTMLElement;
    expect(within(member).getByRole('heading', { level: 3 })).not.toBeEmptyDOMElement();
    expect(within(member).getByText(role)).toBeVisible();
    const topics = within(member).getAllByRole('listitem');
    expect(topics.map((topic) => topic.textContent)).toEqual(collections['core-team'].seed[index]?.topics.split('\n'));
    expect(member.querySelector('svg, img')).toBeInTheDocument();
  });
});

test('without members the page says so', () => {
  render(pageOf([]));
  expect(screen.getByText('The officers have not been announced yet.')).toBeVisible();
});

test('each member can be reached by telephone and email', () => {
  render(page);
  for (const member of members()) {
    const [phone, email] = within(member).getAllByRole('link');
    expect(phone).toHaveTextContent(/^1\d{9}$/);
    expect(phone).toHaveAttribute('href', `tel:+91${phone?.textContent}`);
    expect(email).toHaveTextContent(/^[a-z.]+@viit\.example$/);
    expect(email).toHaveAttribute('href', `mailto:${email?.textContent}`);
  }
});
