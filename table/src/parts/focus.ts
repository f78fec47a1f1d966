// Whoever plays by keys goes on where they were: when what had the focus is gone, something else nearby has it.
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/**
 * Keeps the focus inside a part of the table once it is there, until it goes elsewhere. `heir` gets it when what had it is gone. It
 * should be nothing that Enter chooses: a key that is held too long would choose again.
 */
export function useFocusKept(part: RefObject<HTMLElement | null>, heir: (part: HTMLElement) => HTMLElement | null): void {
  useEffect(() => {
    const element = part.current;
    if (!element) return;
    let last: Element | undefined;
    const onFocusIn = (event: FocusEvent) => {
      last = event.target as Element;
    };
    // What leaves the page with the focus on it is asked afterwards: then it is not there any more.
    const onFocusOut = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (last === target && last.isConnected) last = undefined;
      });
    const watcher = new MutationObserver(() => {
      if (!last || last.isConnected || (document.activeElement ?? document.body) !== document.body) return;
      heir(element)?.focus({ preventScroll: true });
    });
    watcher.observe(element, { childList: true, subtree: true });
    element.addEventListener('focusin', onFocusIn);
    element.addEventListener('focusout', onFocusOut);
    return () => {
      watcher.disconnect();
      element.removeEventListener('focusin', onFocusIn);
      element.removeEventListener('focusout', onFocusOut);
    };
  }, []);
}
