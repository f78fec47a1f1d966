// Lets the browser keep the page for when there is no connection.

/** In milliseconds: the page is drawn and at rest by then, and nothing has to wait for what is kept. */
const rest = 2500;

/** Where a browser cannot, or may not as the page did not come safely, the page goes on without. */
export function keepPage(): void {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!import.meta.env.PROD || !serviceWorker) return;
  const keep = () => void serviceWorker.register('/sw.js').catch(() => undefined);
  addEventListener('load', () => setTimeout(keep, rest), { once: true });
}
