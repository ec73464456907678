import { render, screen, within } from '@testing-library/react';
import examples from './flowchart.examples.tsx';

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
