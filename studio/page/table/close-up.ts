/** The card that somebody points at, or whose question it is, from close up. */
import { effect, signal } from '@preact/signals';
import type { CloseUp } from '../../engine/table/table-calls.ts';
import { readyTable } from '../engines.ts';
import { language } from '../page-choices.ts';
import { position } from './played-match.ts';

/** The key of the card under the pointer or with the focus. */
export const pointedCard = signal<string | undefined>(undefined);
export const closeUp = signal<CloseUp | undefined>(undefined);

/** Milliseconds for which one points at something before more of it is asked for. */
const PATIENCE = 90;

/** Keeps the close-up of what is pointed at, as the match goes on. */
export function followPointer(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  const stop = effect(() => {
    const { picture } = position.value ?? {};
    const key = pointedCard.value ?? picture?.question?.about;
    const spoken = language.value;
    clearTimeout(timer);
    const number = ++asked;
    // What was seen before may have become hidden.
    if (!picture || key === undefined) {
      closeUp.value = undefined;
      return;
    }
    if (closeUp.peek()?.key !== key) closeUp.value = undefined;
    timer = setTimeout(() => {
      readyTable()
        .then((engine) => engine.ask('inspect', { key, draws: true, language: spoken }))
        .then((seen) => {
          if (number === asked) closeUp.value = seen ?? undefined;
        })
        .catch(() => undefined);
    }, PATIENCE);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
