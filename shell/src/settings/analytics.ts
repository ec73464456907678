/** Loads the script when idle. A failure is only logged (R14.6). */
export function loadAnalytics(address: string | undefined): void {
  if (!address) return;
  const load = () => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.onerror = () => console.error(`Analytics script failed to load: ${address}`);
    document.head.append(script);
  };
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 10_000 });
  else setTimeout(load, 3000);
}
