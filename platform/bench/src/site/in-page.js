/* Runs in each page before its own scripts: records the browser's performance entries and hydration. */
(() => {
  const metrics = { firstPaint: 0, largestPaint: 0, shift: 0, tasks: [], hydrated: 0 };
  window.benchMetrics = metrics;

  const observe = (type, record) => {
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({ type, buffered: true });
  };
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') metrics.firstPaint = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    metrics.largestPaint = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) metrics.shift += entry.value;
  });
  observe('longtask', (entry) => metrics.tasks.push({ start: entry.startTime, length: entry.duration }));

  // React has attached a fiber to each of the page's own elements, and the main thread is free for a task such as a click.
  const isHydrated = (element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  const checkHydration = () => {
    const own = [...(document.querySelector('main')?.children ?? [])];
    if (own.length > 0 && document.querySelector('main h1') && own.every(isHydrated))
      metrics.hydrated = performance.now();
    else setTimeout(checkHydration, 10);
  };
  checkHydration();
})();
