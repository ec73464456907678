import { screen } from '@testing-library/react';
import { fakeBrowser } from '@viit/ui/testing/browser';
import { renderWithLists } from '../../testing/content-api.tsx';
import { About } from './about.tsx';

fakeBrowser();

test('the film has controls and a poster, and is fetched only when it is played', async () => {
  const { container } = await renderWithLists({ '/api/announcement/list': [] }, <About />);
  const film = screen.getByLabelText('A day at VIIT');
  expect(film.tagName).toBe('VIDEO');
  expect(film).toHaveAttribute('controls');
  expect(film).toHaveAttribute('preload', 'none');
  expect(film).toHaveAttribute('poster');
  expect([...container.querySelectorAll('source')].map((source) => source.getAttribute('src'))).toEqual([
    '/media/about.webm',
    '/media/about.mp4',
  ]);
});

test('the announcements are part of it', async () => {
  await renderWithLists({ '/api/announcement/list': [] }, <About />);
  expect(screen.getByRole('heading', { level: 3, name: 'Announcements' })).toBeInTheDocument();
});
