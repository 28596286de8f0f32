/** Cards move to their new places where people like to see that. */
import { signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { keepChoice, keptChoice } from '../files/kept-choices.ts';

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether cards move; off where the system says so, unless somebody has chosen otherwise. */
export const moves = signal((keptChoice('moves') ?? (calm.matches ? 'no' : 'yes')) === 'yes');

export function chooseMoves(wanted: boolean): void {
  moves.value = wanted;
  keepChoice('moves', wanted ? 'yes' : 'no');
}

const TIME = 260;
/** Cards that move at once: with more of them nobody could follow. */
const MOST = 30;

/** Where each card was drawn last, by its key: outside of the document, which names none. */
interface Drawn {
  readonly element: HTMLElement;
  readonly box: DOMRect;
}

const elements = new Map<string, HTMLElement>();

/** Notes the element of a card. */
export const cardElement =
  (key: string) =>
  (element: HTMLElement | null): void => {
    if (element) elements.set(key, element);
    else elements.delete(key);
  };

/** Moves cards from where they were before `what` changed. */
export function useMovement(what: unknown): void {
  const before = useRef(new Map<string, Drawn>());
  useLayoutEffect(() => {
    const now = new Map(
      [...elements].map(([key, element]) => [key, { element, box: element.getBoundingClientRect() }]),
    );
    const moved = [...now].filter(([key, { box }]) => {
      const old = before.current.get(key)?.box;
      return old && (Math.abs(old.x - box.x) > 4 || Math.abs(old.y - box.y) > 4);
    });
    const appeared = [...now].filter(([key]) => before.current.size > 0 && !before.current.has(key));
    if (moves.peek() && moved.length + appeared.length <= MOST) {
      for (const [key, { element, box }] of moved) {
        const old = before.current.get(key)!.box;
        const from = `translate(${old.x - box.x}px, ${old.y - box.y}px)`;
        element.animate([{ transform: from }, { transform: 'none' }], { duration: TIME, easing: 'ease-out' });
      }
      for (const [, { element }] of appeared)
        element.animate(
          [
            { opacity: 0, transform: 'scale(0.92)' },
            { opacity: 1, transform: 'none' },
          ],
          {
            duration: TIME,
          },
        );
    }
    before.current = now;
  }, [what]);
}
