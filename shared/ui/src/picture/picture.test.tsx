import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from '@viit/ui/picture';

const frame = () => screen.getByRole('img', { name: 'The library' }).parentElement;
const library = { src: '/library.jpg', alt: 'The library', width: 640, height: 360 };

test('an image has a size and loads lazily unless it is `eager`', () => {
  const { rerender } = render(<Picture {...library} />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  expect(screen.getByRole('img')).toHaveAttribute('width', '640');
  expect(screen.getByRole('img')).toHaveAttribute('height', '360');
  expect(screen.getByRole('img')).not.toHaveAttribute('fetchpriority');
  rerender(<Picture {...library} eager />);
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
});

test('shows a spinner until it is loaded', () => {
  render(<Picture {...library} />);
  expect(frame()).toHaveAttribute('data-state', 'loading');
  fireEvent.load(screen.getByRole('img'));
  expect(frame()).toHaveAttribute('data-state', 'loaded');
});

test('an image that loaded before hydration has no spinner', () => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(640);
  render(<Picture {...library} />);
  expect(frame()).toHaveAttribute('data-state', 'loaded');
});

test('an image that failed before hydration is replaced by a placeholder', () => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  render(<Picture {...library} />);
  expect(screen.getByRole('img', { name: 'The library' }).tagName).toBe('svg');
});

test('shows the fallback, and the placeholder if that fails too', () => {
  render(<Picture {...library} fallback="/default.jpg" />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img')).toHaveAttribute('src', '/default.jpg');
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img', { name: 'The library' }).tagName).toBe('svg');
});

test('loads a new address', () => {
  const { rerender } = render(<Picture {...library} />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<Picture {...library} src="/shore.jpg" />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/shore.jpg');
});

test('without an address the placeholder is shown', () => {
  const { rerender } = render(<Picture {...library} src={undefined} />);
  expect(screen.getByRole('img', { name: 'The library' }).tagName).toBe('svg');
  rerender(<Picture {...library} src={undefined} alt="" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

const uploaded = {
  src: '/pictures/cells/0123456789abcdef01234567-800.jpg',
  alt: 'The workshop',
  width: 800,
  height: 450,
};

test('an uploaded picture has smaller and modern files for browsers to choose from', () => {
  render(<Picture {...uploaded} sizes="50vw" />);
  const image = screen.getByRole('img', { name: 'The workshop' });
  expect(image).toHaveAttribute('src', uploaded.src);
  const [avif, webp] = image.parentElement?.querySelectorAll('source') ?? [];
  const folder = '/pictures/cells/0123456789abcdef01234567';
  expect(avif).toHaveAttribute('type', 'image/avif');
  expect(avif).toHaveAttribute('sizes', '50vw');
  expect(avif?.srcset).toBe(`${folder}-320.avif 320w, ${folder}-640.avif 640w, ${folder}-800.avif 800w`);
  expect(webp?.srcset).toBe(`${folder}-320.webp 320w, ${folder}-640.webp 640w, ${folder}-800.webp 800w`);
});

test('an uploaded picture that fails is replaced by the placeholder', () => {
  render(<Picture {...uploaded} />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img', { name: 'The workshop' }).tagName).toBe('svg');
});
