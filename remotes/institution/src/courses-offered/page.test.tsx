import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CoursesOfferedPage from './page.tsx';

const names = (label: string) =>
  within(screen.getByRole('list', { name: label }))
    .getAllByRole('link')
    .map((link) => link.textContent);
/** The code on each card, or `undefined`. */
const codes = (label: string) =>
  within(screen.getByRole('list', { name: label }))
    .getAllByRole('listitem')
    .map((card) => within(card).queryByRole('paragraph')?.textContent);

test('the undergraduate tab is open at first, with 11 programmes and their codes', () => {
  render(<CoursesOfferedPage />);
  expect(screen.getByRole('tab', { name: 'Undergraduate' })).toHaveAttribute('aria-selected', 'true');
  expect(names('Undergraduate programmes')).toEqual([
    'Civil Engineering',
    'Electrical & Electronics Engineering',
    'Mechanical Engineering',
    'Electronics & Communication Engineering',
    'Computer Science & Engineering',
    'Information Technology',
    'Electronics & Computer Engineering',
    'CSE (Artificial Intelligence)',
    'CSE (Data Science)',
    'CSE (Cyber Security)',
    'Artificial Intelligence & Data Science',
  ]);
  expect(codes('Undergraduate programmes')).toEqual([
    'CE',
    'EEE',
    'ME',
    'ECE',
    'CSE',
    'IT',
    'ECM',
    'CSE-AI',
    'CSE-DS',
    'CSE-CS',
    'AI&DS',
  ]);
});

test('the postgraduate tab opens on click, with 11 programmes', async () => {
  render(<CoursesOfferedPage />);
  await userEvent.click(screen.getByRole('tab', { name: 'Postgraduate' }));
  expect(names('Postgraduate programmes')).toHaveLength(11);
  expect(screen.queryByRole('list', { name: 'Undergraduate programmes' })).not.toBeInTheDocument();
});

test('a tab opens under the mouse pointer', () => {
  render(<CoursesOfferedPage />);
  const tab = screen.getByRole('tab', { name: 'Postgraduate' });
  fireEvent(tab, Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType: 'mouse' }));
  expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('four postgraduate programmes have no code, the others have one', async () => {
  render(<CoursesOfferedPage />);
  await userEvent.click(screen.getByRole('tab', { name: 'Postgraduate' }));
  const withoutCode = names('Postgraduate programmes').filter(
    (_, index) => codes('Postgraduate programmes')[index] === undefined,
  );
  expect(withoutCode).toEqual([
    'M.Tech in ECE',
    'M.Tech in Transportation Engineering',
    'M.Tech in Power Systems',
    'M.Tech in Machine Design',
  ]);
});

test('a card links to the page of its department', () => {
  render(<CoursesOfferedPage />);
  expect(screen.getByRole('link', { name: 'CSE (Data Science)' })).toHaveAttribute('href', '/department/cse_ds');
});

test('Back goes back in history', async () => {
  history.replaceState({ fromHere: true }, '');
  history.pushState({ fromHere: true }, '');
  const back = jest.spyOn(history, 'back').mockImplementation(() => {});
  render(<CoursesOfferedPage />);
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));
  expect(back).toHaveBeenCalledTimes(1);
});
