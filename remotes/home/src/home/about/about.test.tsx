import { screen } from '@testing-library/react';
import { renderWith, testBrowser } from '../motion/test-browser.tsx';
import { About } from './about.tsx';

testBrowser();

test('About has a film with controls and a poster that is fetched only when played', async () => {
  const { container } = await renderWith({ '/api/announcement/list': [] }, <About />);
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

test('The announcements stand beside it', async () => {
  await renderWith({ '/api/announcement/list': [] }, <About />);
  expect(screen.getByRole('heading', { level: 3, name: 'Announcements' })).toBeInTheDocument();
});
