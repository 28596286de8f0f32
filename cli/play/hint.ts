import { listOptions } from '../../interpreter/match/answers.ts';
import { question } from '../../interpreter/match/match.ts';
import { knownPlaces } from '../../interpreter/reports/narration/known-places.ts';
import { optionText } from '../../interpreter/reports/questions/option-text.ts';
import { padded } from '../terminal/columns.ts';
import { screenOf, wrapped } from './screen.ts';
import type { Session } from './session.ts';

/** Answers that are shown. */
const SHOWN = 5;

/** What a bot would choose on the seat of somebody, with the answers that it weighed: it knows no more than the seat. */
export function hintText({ match, called, io, advise }: Session, seat: number): string {
  const { words } = called;
  const weighed = advise(seat, 'normal');
  const asking = question(match, seat);
  if (!asking || weighed.length === 0) return `${words('play/no-hint')}\n`;
  const options = new Map(
    listOptions(match, seat, Number.MAX_SAFE_INTEGER).map((option) => [option.value, option]),
  );
  const nameOf = (values: readonly number[]): string =>
    values.length === 0
      ? words('play/none')
      : values.map((value) => optionText(match, asking, options.get(value)!, called)).join(' + ');
  const rows = weighed.slice(0, SHOWN).map(({ answer, value }) =>
    words('play/hint-row', {
      value: padded(String(Math.round(100 * value)), 3, 'number'),
      name: nameOf(answer.values),
    }),
  );
  const screen = screenOf(io);
  const best = words('play/hint', { best: nameOf(weighed[0].answer.values) });
  return [wrapped(best, screen, 0, 2), ...rows.map((row) => screen.dim(wrapped(row, screen, 2, 7)))].join('');
}

/** What a seat knows of cards that it does not see now, because it has seen them: a line for each place. */
export function knownText({ match, called, io, knowledge }: Session, seat: number): string {
  const { words } = called;
  const places = knownPlaces(match, knowledge.of(seat), seat, called);
  if (!places) return `${words('play/no-notes')}\n`;
  const screen = screenOf(io);
  const rows = places.map(({ place, cards }) =>
    wrapped(words('play/known-row', { place, cards: cards.join(', ') }), screen, 0, 4),
  );
  return rows.length > 0 ? rows.join('') : `${words('play/nothing-known')}\n`;
}
