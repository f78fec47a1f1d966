// What is known about the thing pointed at: its explanation, the choices it offers, why others are closed, the rule.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useTable } from '../model.ts';

const gap = 8;

function position(panel: HTMLElement, anchor: Element): void {
  const at = anchor.getBoundingClientRect();
  const { width, height } = panel.getBoundingClientRect();
  const room = { width: document.documentElement.clientWidth, height: document.documentElement.clientHeight };
  const left = Math.max(gap, Math.min(at.left + at.width / 2 - width / 2, room.width - width - gap));
  const below = at.bottom + gap;
  const above = at.top - gap - height;
  const top = above >= gap ? above : below + height <= room.height - gap ? below : Math.max(gap, room.height - height - gap);
  panel.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
}

/** The focus goes back to what was pointed at. */
const giveFocusBack = (anchor: Element): void =>
  anchor.querySelector<HTMLElement>('.target-area, .target-button')?.focus({ preventScroll: true });

export function TargetPopover() {
  const table = useTable();
  const panel = useRef<HTMLDivElement>(null);
  const pointed = table.pointed.value;
  const isOpen = pointed?.mode === 'open';
  useLayoutEffect(() => {
    if (panel.current && pointed) position(panel.current, pointed.anchor);
  });
  // Before anything is painted: whoever closes it as soon as it is seen is heard.
  useLayoutEffect(() => {
    if (!isOpen || !pointed) return;
    const { anchor } = pointed;
    panel.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
    const close = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
      if (event instanceof PointerEvent && panel.current?.contains(event.target as Node)) return;
      if (event instanceof PointerEvent && (event.target as Element).closest?.('[data-target]') === anchor) return;
      if (event instanceof KeyboardEvent) giveFocusBack(anchor);
      table.pointed.value = undefined;
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', close, true);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', close, true);
    };
  }, [isOpen, pointed?.target]);
  if (!pointed) return null;
  const words = table.words.value;
  const explanation = table.explain(pointed.target);
  const choices = table.choicesAt.value.get(pointed.target) ?? [];
  const refused = table.refused.value.filter(({ targets }) => targets.includes(pointed.target));
  if (!explanation && choices.length === 0) return null;
  const { origin, rule } = explanation ?? {};
  const attributes = isOpen
    ? { role: 'dialog' as const, 'aria-label': explanation?.title ?? words.choicesHere }
    : { role: 'tooltip' as const };
  return (
    <div ref={panel} class={isOpen ? 'popover is-open' : 'popover'} {...attributes}>
      {explanation && <p class="popover-title">{explanation.title}</p>}
      {explanation?.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {explanation?.worth && <p class="worth">{explanation.worth}</p>}
      {refused.map(({ key, label, refusal }) => (
        <p key={key} class="refused-line">
          <strong>{label}</strong> {words.notNow}: {refusal && table.refusalText(refusal)}
        </p>
      ))}
      {origin && (isOpen || origin.provenance !== 'printed') && (
        <p class={`origin is-${origin.provenance}`}>
          <strong>{words.provenance[origin.provenance]}.</strong> {origin.note ?? words.provenanceHint[origin.provenance]}
        </p>
      )}
      {choices.length > 0 && isOpen && (
        <ul class="popover-choices">
          {choices.map((choice) => (
            <li key={choice.key}>
              <button
                type="button"
                class="choice"
                onClick={() => {
                  giveFocusBack(pointed.anchor);
                  void table.choose(choice);
                }}
              >
                {choice.label}
              </button>
            </li>
          ))}
        </ul>
      )}
      {choices.length > 0 && !isOpen && <p class="worth">{choices.map(({ label }) => label).join(' · ')}</p>}
      {isOpen && (
        <div class="popover-foot">
          {rule && (
            <button type="button" class="link-button" onClick={() => table.openRule(rule)}>
              {words.rule(rule)}
            </button>
          )}
          <button
            type="button"
            class="link-button"
            onClick={() => {
              giveFocusBack(pointed.anchor);
              table.pointed.value = undefined;
            }}
          >
            {words.close}
          </button>
        </div>
      )}
      {!isOpen && rule && <p class="rule-hint">{words.rule(rule)}</p>}
    </div>
  );
}
