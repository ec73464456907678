import { render, screen, within } from '@testing-library/react';
import examples from './flowchart.examples.tsx';
import { Flowchart } from './flowchart.tsx';

test('the diagram is an image with a title and a list of the same content', () => {
  render(examples[0].element);
  expect(screen.getByRole('img', { name: 'How a learner is placed' })).toBeInTheDocument();
  const list = screen.getByRole('list', { name: 'How a learner is placed' });
  expect(within(list).getByText('Entered in the record')).toBeInTheDocument();
});

test('a decision lists what follows each of its answers', () => {
  render(examples[0].element);
  expect(screen.getByText('Yes: go to “Honours courses, projects and competitions outside”')).toBeInTheDocument();
  expect(screen.getByText('No: go to “Remedial classes and a mentor”')).toBeInTheDocument();
  expect(screen.getByText('Decision:')).toBeInTheDocument();
});

/** Where the arrows of a drawing point to, as percentages of its width and height. */
const arrowsOf = (drawing: HTMLElement) =>
  [...drawing.querySelectorAll('path')].map((arrow) => {
    const at = arrow.closest('svg');
    return `${at?.getAttribute('x')} ${at?.getAttribute('y')}`;
  });

test('an arrow ends at the border of each node that a link leads to', () => {
  const { unmount } = render(examples[1].element);
  expect(arrowsOf(screen.getByRole('img'))).toEqual(['25% 50%', '50% 50%', '75% 50%']);
  unmount();
  render(examples[0].element);
  const [above, slow, fast, review, done] = ['50% 20%', '16.667% 40%', '83.333% 40%', '50% 60%', '50% 80%'];
  expect(arrowsOf(screen.getByRole('img'))).toEqual([above, slow, fast, review, review, done]);
  const links = [...screen.getByRole('img').querySelectorAll('g')];
  const valuesOf = (element: Element | null | undefined, ...names: string[]) =>
    names.map((name) => element?.getAttribute(name)).join(' ');
  // The last line of a link ends where its arrow begins, and the first begins where the last but one ends.
  for (const link of links) {
    const [first, last] = link.querySelectorAll('line');
    expect(valuesOf(first, 'x2', 'y2')).toBe(valuesOf(last, 'x1', 'y1'));
    expect(valuesOf(last, 'x2', 'y2')).toBe(valuesOf(link.querySelector('svg'), 'x', 'y'));
  }
  expect(links.map((link) => valuesOf(link.querySelector('line'), 'x1', 'y1'))[5]).toBe('50% 70%');
  const turned = (drawing: Element) =>
    [...drawing.querySelectorAll('path')].map((arrow) => valuesOf(arrow, 'transform'));
  expect(new Set(turned(screen.getByRole('img')))).toEqual(new Set(['rotate(90)']));
});

test('a line goes around a node that is in its way, and an arrow points to where the line leads', () => {
  const nodes = [
    { id: 'a', label: 'A', row: 0, column: 1 },
    { id: 'b', label: 'B', row: 0, column: 0 },
    { id: 'c', label: 'C', row: 1, column: 0 },
  ];
  const links = [
    { from: 'a', to: 'c' },
    { from: 'a', to: 'b', label: 'Back' },
    { from: 'c', to: 'b' },
  ];
  render(<Flowchart title="Round" nodes={nodes} links={links} />);
  const drawing = screen.getByRole('img');
  expect([...drawing.querySelectorAll('path')].map((arrow) => arrow.getAttribute('transform'))).toEqual([
    'rotate(180)',
    'rotate(180)',
    'rotate(-90)',
  ]);
  expect(arrowsOf(drawing)).toEqual(['50% 75%', '50% 25%', '25% 50%']);
  expect(within(drawing).getByText('Back')).toHaveAttribute('text-anchor', 'end');
  const steps = [...screen.getByRole('list', { name: 'Round' }).children].map((step) => step.textContent);
  expect(steps).toEqual(['AGo to “C”Back: go to “B”', 'B', 'CGo to “B”']);
});

test('each answer of a decision stands beside it, on the side that its link leaves to', () => {
  render(examples[0].element);
  const placeOf = (text: string) => within(screen.getByRole('img')).getByText(text).closest('svg')?.getAttribute('x');
  expect([placeOf('No'), placeOf('Yes')]).toEqual(['33.333%', '66.667%']);
});

test('the list does not repeat that the next item follows', () => {
  render(examples[1].element);
  expect(screen.queryByText(/go to/i)).not.toBeInTheDocument();
});
