/** Between two people at one screen: nothing of the table is shown. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { pageTexts } from '../page-choices.ts';
import { busy, showAgain } from './played-match.ts';

export function HandOver({ to }: { readonly to: string }): preact.JSX.Element {
  const w = pageTexts.value;
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus(), [to]);
  return (
    <section class="hand-over" aria-label={w.handOver(to)}>
      <h3>{w.handOver(to)}</h3>
      <p class="quiet">{w.handOverHow}</p>
      <button
        type="button"
        class="primary"
        ref={button}
        disabled={busy.value}
        onClick={() => void showAgain(true)}
      >
        {w.iAm(to)}
      </button>
    </section>
  );
}
