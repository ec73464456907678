/* Runs in each page before its own scripts: notes what the browser tells, and when the page answers. */
(() => {
  const notes = { firstPaint: 0, largestPaint: 0, shift: 0, tasks: [], hydrated: 0, shown: 0 };
  window.benchNotes = notes;

  const watch = (type, note) => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  };
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') notes.firstPaint = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    notes.largestPaint = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) notes.shift += entry.value;
  });
  watch('longtask', (entry) => notes.tasks.push({ start: entry.startTime, length: entry.duration }));

  // React has put its mark on each of the page's own elements, and the main thread is free for a task such as a click.
  const isHydrated = (element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  const look = () => {
    const own = [...(document.querySelector('main')?.children ?? [])];
    if (own.length > 0 && document.querySelector('main h1') && own.every(isHydrated))
      notes.hydrated = performance.now();
    else setTimeout(look, 10);
  };
  look();

  // A move: from the click until the new page has been painted.
  addEventListener(
    'click',
    (click) => {
      const before = document.querySelector('main h1');
      const wait = () => {
        const heading = document.querySelector('main h1');
        if (!heading || heading === before) return requestAnimationFrame(wait);
        requestAnimationFrame(() =>
          setTimeout(() => {
            notes.shown = performance.now() - click.timeStamp;
          }),
        );
      };
      wait();
    },
    true,
  );
})();
