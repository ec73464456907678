import { act, fireEvent, render, screen } from '@testing-library/react';
import { useFirstPage } from '../state.ts';
import { SectionNotice } from './section-notice.tsx';

test('slow and missing code is announced with Retry, loading and loaded code is not', () => {
  const retry = jest.fn();
  render(<SectionNotice />);
  const notice = screen.getByRole('status');
  for (const [status, text] of [
    ['loading', /^$/],
    ['slow', /^Some features of this page are slow to load\. You can continue reading/],
    ['failed', /^Some features of this page could not be loaded, but all of its text can still be read/],
    ['ready', /^$/],
  ] as const) {
    act(() => useFirstPage.setState({ status, retry }));
    expect(notice).toHaveTextContent(text);
    const isShown = status === 'slow' || status === 'failed';
    expect(notice).toHaveAttribute('data-shown', String(isShown));
    if (isShown) fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  }
  expect(retry).toHaveBeenCalledTimes(2);
});
