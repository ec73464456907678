import { render, screen } from '@testing-library/react';
import { expectConsoleErrors } from '../testing/content-api.tsx';
import { Block } from './block.tsx';

function Broken(): never {
  throw new Error('no such field');
}

test('a block that fails keeps its place, its heading and its neighbours', () => {
  const log = expectConsoleErrors();
  const { container } = render(
    <>
      <Block id="news" title="News">
        <Broken />
      </Block>
      <Block id="stats" title="Stats">
        <p>7000+ students</p>
      </Block>
    </>,
  );
  expect(screen.getByRole('region', { name: 'News' })).toHaveTextContent('cannot be shown');
  expect(container.querySelector('#news')).not.toBeNull();
  expect(screen.getByText('7000+ students')).toBeInTheDocument();
  expect(log).toHaveBeenCalledWith('The block "News" failed:', expect.any(Error), expect.any(String));
});
