import { render, screen } from '@testing-library/react';
import { BlockBoundary } from '@viit/ui/block-boundary';
import examples from './block-boundary.examples.tsx';

function Broken(): never {
  throw new Error('no such field');
}

test('a block that works is shown as it is', () => {
  render(examples[0].element);
  expect(screen.getByText(/Tidewell/)).toBeInTheDocument();
});

test('a block that throws is replaced by a message and logged by its name; its neighbours stay', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const reports: unknown[] = [];
  Object.assign(globalThis, { _reports: reports });
  render(
    <>
      <BlockBoundary name="Recruiters">
        <Broken />
      </BlockBoundary>
      <p>Laboratories</p>
    </>,
  );
  expect(screen.getByText('This part of the page cannot be shown at present.')).toBeInTheDocument();
  expect(screen.getByText('Laboratories')).toBeInTheDocument();
  expect(log).toHaveBeenCalledWith('The block "Recruiters" failed:', expect.any(Error), expect.any(String));
  expect(reports).toContainEqual({
    ...{ kind: 'boundary', error: new Error('no such field') },
    componentStack: expect.stringContaining('Broken'),
  });
  Reflect.deleteProperty(globalThis, '_reports');
});

test('a block with a heading of its own keeps a heading', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <BlockBoundary
      name="News"
      frame={(message) => (
        <section>
          <h2>News</h2>
          {message}
        </section>
      )}
    >
      <Broken />
    </BlockBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'News' })).toBeInTheDocument();
});
