import { render, screen } from '@testing-library/react';
import { useInView } from '@viit/ui/in-view/use-in-view';
import { useRef } from 'react';
import { observe } from '../example/observe.ts';

function Watched({ once }: { once: boolean }) {
  const ref = useRef<HTMLParagraphElement>(null);
  return <p ref={ref}>{useInView(ref, { once }) ? 'seen' : 'not seen'}</p>;
}

test('where the browser cannot tell, everything counts as seen', () => {
  render(<Watched once />);
  expect(screen.getByText('seen')).toBeInTheDocument();
});

test('once seen, it stays so and is watched no more', () => {
  const view = observe({ top: 0 });
  render(<Watched once />);
  expect(screen.getByText('not seen')).toBeInTheDocument();
  view.enter();
  expect(screen.getByText('seen')).toBeInTheDocument();
  expect(view.disconnect).toHaveBeenCalled();
});

test('without `once` it follows the element in and out', () => {
  const view = observe({ top: 0 });
  render(<Watched once={false} />);
  view.enter();
  view.leave();
  expect(screen.getByText('not seen')).toBeInTheDocument();
});
