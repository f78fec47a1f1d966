// A number that counts up or down to its new value.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isStill } from './motion.ts';

const duration = 350;
const written = (value: number): string => String(value).replace('-', '−');

export function Count({ value }: { readonly value: number }) {
  const element = useRef<HTMLSpanElement>(null);
  const shown = useRef(value);
  useLayoutEffect(() => {
    const from = shown.current;
    shown.current = value;
    const target = element.current?.firstChild as Text | null | undefined;
    if (!target || from === value || isStill()) return;
    const start = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, (now - start) / duration);
      target.data = written(Math.round(from + (value - from) * part));
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => {
      cancelAnimationFrame(frame);
      target.data = written(value);
    };
  }, [value]);
  return (
    <span ref={element} class="count">
      {written(value)}
    </span>
  );
}
