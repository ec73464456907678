import { fireEvent, render, screen, within } from '@testing-library/react';
import VisionMissionPage from './page.tsx';

/** What the browser reports about the pointer and about motion. */
const visitor = ({ finePointer = true, reducedMotion = false }) => {
  globalThis.matchMedia = jest.fn((query: string) => ({
    matches: query.includes('prefers-reduced-motion') ? reducedMotion : finePointer,
    addEventListener() {},
    removeEventListener() {},
  })) as unknown as typeof matchMedia;
};
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'matchMedia');
});

const box = { left: 0, top: 0, width: 200, height: 200, right: 200, bottom: 200, x: 0, y: 0, toJSON: () => '' };
const visionCard = () => screen.getByRole('region', { name: 'Vision' });
const movePointer = (card: HTMLElement, pointerType = 'mouse') => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box);
  const event = new MouseEvent('pointermove', { clientX: 200, clientY: 0, bubbles: true });
  fireEvent(card, Object.assign(event, { pointerType }));
};

test('the page is headed Vision and Mission and links back to the home page', () => {
  render(<VisionMissionPage />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Vision and Mission');
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});

test('the vision is one sentence about becoming a recognised leader in technical education', () => {
  render(<VisionMissionPage />);
  const vision = within(visionCard()).getByRole('paragraph');
  expect(vision).toHaveTextContent(/^[^.]*recognised leader in technical education[^.]*national[^.]*excellence\.$/);
});

test('the mission has five bullets: teaching, research, industry, ethics, service', () => {
  render(<VisionMissionPage />);
  const bullets = within(screen.getByRole('region', { name: 'Mission' })).getAllByRole('listitem');
  const about = [
    /innovative methods of teaching and learning/,
    /research and development in thrust areas/,
    /continuously with industry/,
    /strong ethical values/,
    /the region and the nation/,
  ];
  expect(bullets).toHaveLength(5);
  about.forEach((text, index) => {
    expect(bullets[index]).toHaveTextContent(text);
  });
});

test('a card tilts towards the pointer and returns when it leaves', () => {
  visitor({});
  render(<VisionMissionPage />);
  movePointer(visionCard());
  expect(visionCard().style.getPropertyValue('--tilt-x')).toBe('7.00deg');
  expect(visionCard().style.getPropertyValue('--tilt-y')).toBe('7.00deg');
  fireEvent.pointerLeave(visionCard().parentElement as HTMLElement);
  expect(visionCard().style.getPropertyValue('--tilt-y')).toBe('0.00deg');
});

test.each([
  ['for a coarse pointer', { finePointer: false }],
  ['under reduced motion', { reducedMotion: true }],
])('a card does not tilt %s', (_, settings) => {
  visitor(settings);
  render(<VisionMissionPage />);
  movePointer(visionCard());
  expect(visionCard().style.getPropertyValue('--tilt-x')).toBe('');
});

test('a card does not tilt under a finger, on a device that has a mouse too', () => {
  visitor({});
  render(<VisionMissionPage />);
  movePointer(visionCard(), 'touch');
  expect(visionCard().style.getPropertyValue('--tilt-x')).toBe('');
});

test('each point of the mission has a link to a page that shows it in practice', () => {
  render(<VisionMissionPage />);
  const links = within(screen.getByRole('region', { name: 'Our mission in practice' })).getAllByRole('link');
  expect(links).toHaveLength(5);
});
