import { fireEvent, render, screen, within } from '@testing-library/react';
import { fakeBrowser } from '@viit/ui/testing/browser';
import { departments } from '../../departments.ts';
import { Programs } from './programs.tsx';

fakeBrowser();

beforeEach(() => history.replaceState(null, ''));

const group = (name: string) => {
  const heading = screen.getByRole('heading', { level: 3, name });
  if (!heading.parentElement) throw new Error('no group');
  return heading.parentElement;
};
const codes = (name: string) =>
  within(group(name))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')?.replace('/department/', ''));

test('shows undergraduate programmes at first; the toggle shows one level at a time', () => {
  render(<Programs />);
  const under = screen.getByRole('button', { name: 'Undergraduate' });
  const post = screen.getByRole('button', { name: 'Postgraduate' });
  expect(under).toHaveAttribute('aria-pressed', 'true');
  expect(group('Undergraduate programmes')).toHaveAttribute('data-chosen', 'true');
  expect(group('Postgraduate programmes')).toHaveAttribute('data-chosen', 'false');
  fireEvent.click(post);
  expect(post).toHaveAttribute('aria-pressed', 'true');
  expect(under).toHaveAttribute('aria-pressed', 'false');
  expect(group('Undergraduate programmes')).toHaveAttribute('data-chosen', 'false');
  expect(group('Postgraduate programmes')).toHaveAttribute('data-chosen', 'true');
});

test('the twelve undergraduate programmes link to their departments, in order', () => {
  render(<Programs />);
  expect(codes('Undergraduate programmes')).toEqual(
    'civil eee me ece cse it ecm cse_ai cse_ds cse_cs aids basic'.split(' '),
  );
});

test('the eleven postgraduate programmes link to their departments, in order', () => {
  render(<Programs />);
  expect(codes('Postgraduate programmes')).toEqual(
    'mba mca mtech_vlsi mtech_ece mtech_transportation mtech_se mtech_aiml mtech_power mtech_it mtech_drives mtech_design'.split(
      ' ',
    ),
  );
});

test('every programme links to a department page that exists', () => {
  render(<Programs />);
  const all = [...codes('Undergraduate programmes'), ...codes('Postgraduate programmes')];
  expect(all).toEqual(departments.map(({ code }) => code));
});

test('a programme without a page opens to its description and careers', () => {
  const programme = {
    short: 'NT',
    name: 'New Technology',
    desc: 'What it teaches.',
    career: ['Maker', 'Mender'],
    drawing: 'gear',
  };
  render(<Programs levels={[{ id: 'ug', label: 'Undergraduate', programmes: [programme] }]} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  const details = screen.getByText('New Technology').closest('details');
  expect(details).not.toHaveAttribute('open');
  fireEvent.click(screen.getByText('New Technology'));
  expect(details).toHaveAttribute('open');
  expect(screen.getByText('What it teaches.')).toBeInTheDocument();
  expect(screen.getByText('Leads to: Maker, Mender')).toBeInTheDocument();
});

test('the chosen level is shown again after Back', () => {
  history.replaceState({ fromHere: true }, '');
  const { unmount } = render(<Programs />);
  fireEvent.click(screen.getByRole('button', { name: 'Postgraduate' }));
  expect(history.state).toEqual({ fromHere: true, programmeLevel: 'pg' });
  unmount();
  render(<Programs />);
  expect(screen.getByRole('button', { name: 'Postgraduate' })).toHaveAttribute('aria-pressed', 'true');
});

test('a new visit begins with the first level', () => {
  const { unmount } = render(<Programs />);
  fireEvent.click(screen.getByRole('button', { name: 'Postgraduate' }));
  unmount();
  history.pushState(null, '', '/');
  render(<Programs />);
  expect(screen.getByRole('button', { name: 'Undergraduate' })).toHaveAttribute('aria-pressed', 'true');
});
