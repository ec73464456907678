import { isMobile, mayPlay, videoSources } from './playback-rules.ts';

test.each([
  ['a fast connection', { effectiveType: '4g', downlink: 10 }, true],
  ['a browser without connection data', {}, true],
  ['2g', { effectiveType: '2g' }, false],
  ['slow 2g', { effectiveType: 'slow-2g' }, false],
  ['a downlink below 0.7', { effectiveType: '4g', downlink: 0.69 }, false],
  ['a downlink of 0.7', { effectiveType: '4g', downlink: 0.7 }, true],
  ['saved data', { savesData: true }, false],
])('on %s it may play: %p → %p', (_, connection, may) => {
  expect(mayPlay({ ...connection, prefersReducedMotion: false })).toBe(may);
});

test('under reduced motion it does not play', () => {
  expect(mayPlay({ prefersReducedMotion: true })).toBe(false);
});

test('a window of 768 px or less, or a mobile user agent, is mobile', () => {
  expect(isMobile(768, 'Mozilla/5.0 (X11; Linux x86_64)')).toBe(true);
  expect(isMobile(769, 'Mozilla/5.0 (X11; Linux x86_64)')).toBe(false);
  expect(isMobile(1200, 'Mozilla/5.0 (Linux; Android 15; Tablet)')).toBe(true);
});

test('the sources are named by device, in WebM and MP4', () => {
  expect(videoSources('/media', true).map(({ src }) => src)).toEqual([
    '/media/intro-mobile.webm',
    '/media/intro-mobile.mp4',
  ]);
  expect(videoSources('https://cdn.example/v/', false)[0]).toEqual({
    src: 'https://cdn.example/v/intro-desktop.webm',
    type: 'video/webm',
  });
});
