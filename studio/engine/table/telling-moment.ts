/** A moment in which a card does something, found by playing at random. */
import { chooseWithCard, exchangeForCard } from '../../../bots/balance/given-card.ts';
import { randomSource } from '../../../interpreter/engine/state/random-source.ts';
import { rootOfProgram, type Game, type ProgramRole } from '../../../interpreter/game/linked-game.ts';
import type { LogLine } from '../../../interpreter/match/log/log-line.ts';
import {
  answerByValues,
  entriesOf,
  isOver,
  onlyAnswer,
  randomBot,
  seatsAsked,
  startMatch,
  undoAnswer,
  type Match,
} from '../../../interpreter/match/match.ts';

/** Games that are tried, and decisions in one and in all of them. */
const GAMES = 200;
const DECISIONS = 1200;
const TRIED = 20_000;
/** Milliseconds at work before others have their turn. */
const SLICE = 40;

/** The match before the last choice of a seat that led to what a card did, and the lines of the log in which it did. */
export interface TellingMoment {
  readonly match: Match;
  readonly lines: readonly LogLine[];
}

/** Plays until a card does something soon after a choice of a seat; nothing where it does not in all games. */
export async function tellingMoment(
  game: Game,
  { players, seed, card, seat }: { players: number; seed: string; card: string; seat: number },
): Promise<TellingMoment | undefined> {
  let since = performance.now();
  for (let i = 0, tried = 0; tried < TRIED && i < GAMES; i++) {
    const match = startMatch(game, { players, seed: `${seed}/${i}` });
    const random = randomSource(`${seed}/${i}/given`);
    const gift = { seat, card };
    let isGiven = false;
    let read = 0;
    for (let taken = 0; taken < DECISIONS && !isOver(match) && !match.fault; taken++, tried++) {
      const [asked] = seatsAsked(match);
      isGiven ||= exchangeForCard(match, gift, random);
      const chosen = isGiven ? undefined : chooseWithCard(match, asked, gift, random);
      answerByValues(match, chosen ?? randomBot(`${seed}/${i}/${taken}`)(match, asked));
      const lines = entriesOf(match).map(({ line }) => line);
      const done = lines.slice(read).filter((line) => isDoneBy(line, card, seat, match));
      read = lines.length;
      if (done.length > 0 && backToChoice(match, seat)) return { match, lines: done };
      if (performance.now() - since < SLICE) continue;
      await new Promise((resolve) => setTimeout(resolve));
      since = performance.now();
    }
  }
  return undefined;
}

/** Answers that may have been given since the choice that led to it. */
const SINCE = 6;

/** Takes answers back to the last choice of a seat; gives false where that is too long ago. */
function backToChoice(match: Match, seat: number): boolean {
  for (let back = 0; back < SINCE && undoAnswer(match); back++)
    if (seatsAsked(match).includes(seat) && !onlyAnswer(match, seat)) return true;
  return false;
}

const isOf = (role: ProgramRole, card: string): boolean => {
  const root = rootOfProgram(role);
  return root.kind === 'card' && root.card === card;
};

/** Whether a text of the card made it happen, or the card is a part of its sum; not where somebody else used it. */
function isDoneBy(line: LogLine, card: string, seat: number, { game, names }: Match): boolean {
  if ('by' in line && line.by !== undefined && line.by !== names.seats[seat]) return false;
  if (line.event === 'begin') return isOf(line.text, card);
  const isCopy = (name: string): boolean => game.copies[game.copyNames.indexOf(name)]?.symbol.id === card;
  if ('plus' in line && line.plus?.some(([, name]) => isCopy(name))) return true;
  return 'because' in line && line.event !== 'decision' && isOf(line.because.program, card);
}
