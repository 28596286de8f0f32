import { answer, isOver, seatsAsked, type Answer, type Match } from '../../interpreter/index.ts';
import { logOf } from '../../interpreter/match/match.ts';

/** What came of playing with a card. */
export interface Played {
  /** Games that began with the card in the first hand. */
  placed: number;
  /** Games in which a text of the card did something. */
  effects: number;
  /** Codes of the faults that stopped games. */
  readonly faults: string[];
}

/** Most of what a card does shows long before. */
const MOST = 400;

/** Plays on with random answers; what cannot be answered is an error. `each` is told before every answer. */
export function playOn(
  match: Match,
  bot: (match: Match, seat: number) => Answer,
  cards: readonly string[],
  played: Played,
  each?: () => void,
): void {
  for (let decisions = 0; decisions < MOST && !isOver(match) && !match.fault; decisions++) {
    each?.();
    const [seat] = seatsAsked(match);
    if (seat === undefined) throw new Error('nobody is asked, and the game is not over');
    if (!answer(match, bot(match, seat))) throw new Error('a legal answer is refused');
    match.past.length = match.answers.length = 0;
  }
  if (match.fault?.code === 'run/broken-save') throw new Error(match.fault.message);
  if (match.fault) played.faults.push(match.fault.code);
  const texts = cards.map((id) => `cards/${id}/`);
  const did = logOf(match).some(({ line }) => {
    const { because } = line;
    return typeof because === 'string' && texts.some((text) => because.startsWith(text));
  });
  if (did) played.effects++;
}
