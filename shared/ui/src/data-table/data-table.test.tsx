import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable } from '@viit/ui/data-table';
import examples from './data-table.examples.tsx';

test('a table has a caption, column headers and row headers', () => {
  render(examples[0].element);
  const table = screen.getByRole('table', { name: 'Office bearers' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['S.No', 'Name', 'Department', 'Role']);
  expect(within(table).getByRole('rowheader', { name: 'Member 1' })).toHaveAttribute('scope', 'row');
  expect(within(table).getAllByRole('row')).toHaveLength(4);
});

test('each cell has the label of its column, for the cards on narrow screens', () => {
  render(examples[0].element);
  expect(screen.getByRole('cell', { name: 'Civil Engineering' })).toHaveAttribute('data-label', 'Department');
});

test('a short table has no filter', () => {
  render(examples[0].element);
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

test('the filter finds rows that contain all terms, in any column, and announces their number', async () => {
  render(examples[1].element);
  expect(screen.getByRole('status')).toHaveTextContent(/^14 rows$/);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filter Members' }), 'MECHANICAL 1');
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Member 11', 'Member 14']);
  expect(screen.getByRole('status')).toHaveTextContent('2 of 14 rows');
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), ' ');
  expect(screen.getAllByRole('rowheader')).toHaveLength(14);
  expect(screen.getByRole('status')).toHaveTextContent(/^14 rows$/);
});

const numbers = (length: number) => Array.from({ length }, (_, number) => ({ number }));

test('a table of more than twelve rows has a filter', () => {
  const table = (length: number) => (
    <DataTable
      caption="Numbers"
      columns={[{ key: 'number', label: 'Number', numeric: true }]}
      rows={numbers(length)}
      rowKey={({ number }) => `${number}`}
      stagger={0.1}
    />
  );
  const { rerender } = render(table(12));
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  rerender(table(30));
  expect(screen.getByRole('searchbox')).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: '7' })).toHaveAttribute('data-numeric', 'true');
  // The last rows do not wait for seconds.
  expect(screen.getAllByRole('row')[30]?.style.getPropertyValue('--delay')).toBe('2s');
});

test('a table that is wider than its place can be scrolled by keyboard, and has a name', () => {
  let resize = () => {};
  const stop = jest.fn();
  class Observer {
    constructor(callback: () => void) {
      resize = callback;
    }
    observe() {}
    disconnect = stop;
  }
  Object.assign(globalThis, { ResizeObserver: Observer });
  const width = jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(0);
  const { unmount } = render(examples[0].element);
  act(resize);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  width.mockReturnValue(1);
  act(resize);
  expect(screen.getByRole('region', { name: 'Office bearers' })).toHaveAttribute('tabindex', '0');
  unmount();
  expect(stop).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
});

test('the filter can be turned off', () => {
  const rows = numbers(20);
  render(
    <DataTable
      caption="Numbers"
      columns={[{ key: 'number', label: 'Number' }]}
      rows={rows}
      rowKey={({ number }) => `${number}`}
      filter={false}
    />,
  );
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

test('the filter can have another label', () => {
  const rows = numbers(20);
  render(
    <DataTable
      caption="Structure of the council"
      filterLabel="Find a member"
      columns={[{ key: 'number', label: 'Number' }]}
      rows={rows}
      rowKey={({ number }) => `${number}`}
    />,
  );
  expect(screen.getByRole('searchbox', { name: 'Find a member' })).toBeInTheDocument();
});

test('with `stagger` each row enters later than the previous one', () => {
  render(examples[0].element);
  expect(screen.getAllByRole('row')[3]?.style.getPropertyValue('--delay')).toBe('0.2s');
  expect(screen.getAllByRole('rowgroup')[1]).toHaveAttribute('data-entrance', 'still');
});

test('a table without rows is a sentence', () => {
  render(<DataTable caption="Members" columns={[{ key: 'name', label: 'Name' }]} rows={[]} rowKey={() => ''} />);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getByText('Nothing has been published here yet.')).toBeVisible();
});
