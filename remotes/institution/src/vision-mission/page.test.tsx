import { fireEvent, render, screen, within } from '@testing-library/react';
import { vision } from './content.ts';
import VisionMissionPage from './page.tsx';

/** A pointer device and a wish about motion, as the browser would report them. */
const pointer = (matches: boolean) => {
  globalThis.matchMedia = jest.fn().mockReturnValue({ matches, addEventListener() {}, removeEventListener() {} });
};
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'matchMedia');
});

const box = { left: 0, top: 0, width: 200, height: 200, right: 200, bottom: 200, x: 0, y: 0, toJSON: () => '' };
const visionCard = () => screen.getByRole('region', { name: 'Vision' });
const movePointer = (card: HTMLElement) => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box);
  fireEvent(card, new MouseEvent('pointermove', { clientX: 200, clientY: 0, bubbles: true }));
};

test('the page is headed Vision and Mission and leads back home', () => {
  render(<VisionMissionPage />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Vision and Mission');
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});

test('the vision is one sentence about becoming a recognised leader in technical education', () => {
  render(<VisionMissionPage />);
  expect(within(visionCard()).getByText(vision)).toBeInTheDocument();
  expect(vision).toMatch(/recognised leader in technical education.*national.*excellence\.$/);
  expect(vision.match(/\./g)).toHaveLength(1);
});

test('the mission has five bullets: teaching, research, industry, ethics, service', () => {
  render(<VisionMissionPage />);
  const bullets = within(screen.getByRole('region', { name: 'Mission' })).getAllByRole('listitem');
  const about = [
    /teach and learn by innovative/i,
    /research and development in thrust areas/,
    /continuously with industry/,
    /strong ethical values/,
    /the region and the nation/,
  ];
  expect(bullets).toHaveLength(5);
  about.forEach((words, index) => {
    expect(bullets[index]).toHaveTextContent(words);
  });
});

test('a card leans towards the pointer and lies level again when it leaves', () => {
  pointer(true);
  render(<VisionMissionPage />);
  movePointer(visionCard());
  expect(visionCard().style.getPropertyValue('--tilt-x')).toBe('7.00deg');
  expect(visionCard().style.getPropertyValue('--tilt-y')).toBe('7.00deg');
  fireEvent.pointerLeave(visionCard().parentElement as HTMLElement);
  expect(visionCard().style.getPropertyValue('--tilt-y')).toBe('0.00deg');
});

test('a card lies still for a coarse pointer and under reduced motion', () => {
  pointer(false);
  render(<VisionMissionPage />);
  movePointer(visionCard());
  expect(visionCard().style.getPropertyValue('--tilt-x')).toBe('');
});

test('each line of the mission leads to a page where it can be seen', () => {
  render(<VisionMissionPage />);
  const links = within(screen.getByRole('region', { name: 'Where to see it at work' })).getAllByRole('link');
  expect(links).toHaveLength(5);
});
