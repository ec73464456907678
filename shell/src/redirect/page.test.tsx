import { act, fireEvent, render, screen } from '@testing-library/react';
import { replaceSearch } from '@viit/runtime';
import { renderToString } from 'react-dom/server';
import { openDestination } from './open-destination.ts';
import RedirectPage from './page.tsx';

jest.mock('./open-destination.ts', () => ({ openDestination: jest.fn() }));
const opened = jest.mocked(openDestination);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  opened.mockClear();
});

const open = (query: string) => {
  history.replaceState(null, '', `/redirect${query}`);
  render(<RedirectPage params={{}} />);
};
const valid = `?url=${encodeURIComponent('https://admissions.example.org/apply')}`;
/** React sets each second's timer after the previous one. */
const wait = (seconds: number) => {
  for (let second = 0; second < seconds; second++) act(() => jest.advanceTimersByTime(1000));
};

test('the destination is shown with its host emphasised, the notice and both links', () => {
  open(valid);
  expect(screen.getByRole('heading', { level: 1, name: "You're Leaving Our Website" })).toBeInTheDocument();
  expect(
    screen.getByText(
      'You are being redirected to an external website. Please verify the destination before proceeding.',
    ),
  ).toBeInTheDocument();
  expect(screen.getByText('admissions.example.org').tagName).toBe('STRONG');
  expect(screen.getByText('admissions.example.org').parentElement).toHaveTextContent(
    'Destination: https://admissions.example.org/apply',
  );
  expect(
    screen.getByText(
      'Always verify that you trust the destination website before proceeding. We are not responsible for external content.',
    ),
  ).toBeInTheDocument();
  const continueLink = screen.getByRole('link', { name: /^Continue to External Site/ });
  expect(continueLink).toHaveAttribute('href', 'https://admissions.example.org/apply');
  expect(continueLink).toHaveAttribute('target', '_blank');
  expect(continueLink).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
});

test('the countdown drops once a second from 20, and opens the destination at zero, once', () => {
  open(valid);
  expect(screen.getByText('Auto-redirecting in 20 seconds')).toBeInTheDocument();
  wait(1);
  expect(screen.getByText('Auto-redirecting in 19 seconds')).toBeInTheDocument();
  expect(document.querySelector('progress')).toHaveValue(1);
  wait(18);
  expect(screen.getByText('Auto-redirecting in 1 second')).toBeInTheDocument();
  expect(opened).not.toHaveBeenCalled();
  wait(1);
  expect(opened).toHaveBeenCalledWith('https://admissions.example.org/apply');
  wait(30);
  expect(opened).toHaveBeenCalledTimes(1);
});

test('another destination is counted down from the beginning', () => {
  open(valid);
  wait(19);
  act(() => replaceSearch(new URLSearchParams({ url: 'https://library.example.org/' })));
  expect(screen.getByText('Auto-redirecting in 20 seconds')).toBeInTheDocument();
  wait(20);
  expect(opened.mock.calls).toEqual([['https://library.example.org/']]);
});

test('cancelling stops it', () => {
  open(valid);
  wait(5);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel auto-redirect' }));
  expect(screen.queryByText(/Auto-redirecting/)).not.toBeInTheDocument();
  expect(screen.getByText('The countdown has stopped.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Continue/ })).toHaveFocus();
  wait(60);
  expect(opened).not.toHaveBeenCalled();
});

test('continuing in a new tab stops it too', () => {
  open(valid);
  fireEvent.click(screen.getByRole('link', { name: /^Continue/ }));
  wait(60);
  expect(opened).not.toHaveBeenCalled();
});

test('the countdown is announced at its start and at ten and five seconds, not each second', () => {
  open(valid);
  const announcement = () => screen.getByRole('status').textContent;
  const announcements = new Set([announcement()]);
  for (let second = 0; second < 19; second++) {
    wait(1);
    announcements.add(announcement());
  }
  expect([...announcements]).toEqual(
    [20, 10, 5].map((seconds) => `You will be redirected to admissions.example.org in ${seconds} seconds.`),
  );
});

test.each(['//x', '/policies', 'javascript:alert(1)', 'https://'])('%p is refused, and shown', (address) => {
  open(`?url=${encodeURIComponent(address)}`);
  expect(screen.getByRole('heading', { level: 1, name: 'Invalid Redirect' })).toBeInTheDocument();
  expect(screen.getByText(/^The address was refused\./)).toBeInTheDocument();
  expect(screen.getByText(address)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Continue/ })).not.toBeInTheDocument();
  expect(screen.queryByText('No destination URL was provided.')).not.toBeInTheDocument();
  wait(60);
  expect(opened).not.toHaveBeenCalled();
});

test.each(['', '?url=', '?url=+', '?to=x'])('%p names no destination', (query) => {
  open(query);
  expect(screen.getByRole('heading', { level: 1, name: 'Invalid Redirect' })).toBeInTheDocument();
  expect(screen.getByText('No destination URL was provided.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  wait(60);
  expect(opened).not.toHaveBeenCalled();
});

test('the rendered HTML is neutral: it does not depend on the query', () => {
  history.replaceState(null, '', `/redirect${valid}`);
  const html = renderToString(<RedirectPage params={{}} />);
  expect(html).toContain('Leaving our website');
  expect(html).not.toContain('Invalid Redirect');
  expect(html).not.toContain('admissions.example.org');
});
