import { cardName, nameOf } from './names.ts';
import type { Card, Frame, Line, Play, Value } from './state.ts';

/** Lines of the referee's log. */

/** Whose text it is that causes something, which statement of it, and on which card it stands. */
const because = (g: Play, { name, you, card }: Frame, id: string, ofCard = true): object => ({
  ...(you >= 0 ? { by: g.seats[you] } : {}),
  because: `${name} ${id}`.trim(),
  ...(ofCard && card ? { card: cardName(card) } : {}),
});

/** Writes down what happened, with its cause. */
export function say(g: Play, frame: Frame, id: string, line: Line, ofCard = true): void {
  g.lines.push({ ...line, ...because(g, frame, id, ofCard) });
}

/** Writes down what somebody answered, or had to. */
export function answerLine(
  g: Play,
  frame: Frame,
  id: string,
  seat: number,
  sort: string,
  values: readonly Value[],
  forced: boolean,
  name = (value: Value): string => nameOf(g, sort, value),
): void {
  const answer = ['option', 'line', 'value'].includes(sort)
    ? values.map(name)
    : values.map((value) => nameOf(g, sort, value));
  g.lines.push({
    decision: g.seats[seat],
    answer,
    ...(forced ? { forced } : {}),
    ...because(g, frame, id),
  });
}

/** Texts of the game and of its cards say when they begin. */
export function beginLine(g: Play, text: string, you: number): void {
  if (!text.startsWith('verbs/') && !text.startsWith('cards/')) return;
  g.lines.push({ event: 'begin', text, ...(you >= 0 ? { by: g.seats[you] } : {}) });
}

export const cardNames = (cards: readonly Card[]): string[] => cards.map((card) => card.name);
