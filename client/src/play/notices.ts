// Notices of the browser: that it is one's turn, while the page is out of sight.
import { notices } from '../settings.ts';

export interface Notice {
  readonly title: string;
  readonly text: string;
  /** A later notice with the same mark takes the place of an earlier one. */
  readonly mark: string;
}

/** Why there are none: the browser has no notices, was told to show none for this page, or got no answer to its question. */
export type NoticeFault = 'unknown' | 'forbidden' | 'unanswered';

export const canNotify = (): boolean => 'Notification' in window;

/** Asks the person, if they were not asked before. */
export async function allowNotices(): Promise<NoticeFault | undefined> {
  if (!canNotify()) return 'unknown';
  const answer = Notification.permission === 'default' ? await Notification.requestPermission() : Notification.permission;
  if (answer === 'granted') return undefined;
  return answer === 'denied' ? 'forbidden' : 'unanswered';
}

/** Phones show only what a service worker asks for; where there is none, the page asks itself. */
export async function notify({ title, text, mark }: Notice): Promise<NoticeFault | undefined> {
  if (!canNotify()) return 'unknown';
  if (Notification.permission !== 'granted') return 'forbidden';
  const options = { body: text, tag: mark, icon: '/icon.svg', data: location.href };
  const worker = await (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker?.getRegistration();
  if (worker) {
    await worker.showNotification(title, options);
    return undefined;
  }
  const shown = new Notification(title, options);
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
  return undefined;
}

/** Tells somebody who looks elsewhere. Where notices are off or fail, the title still says it. */
export function call(notice: Notice): void {
  if (notices.value === 'on' && document.hidden) void notify(notice).catch(() => undefined);
}
