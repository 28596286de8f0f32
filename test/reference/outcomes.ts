import type { WrittenLine } from '../../interpreter/match/log/log-line.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import {
  answerByValues,
  isOver,
  logOf,
  randomBot,
  seatsAsked,
  startMatch,
  type Match,
} from '../../interpreter/match/match.ts';
import { Echoes, type OutcomeCard, type OutcomeGame } from './outcome-cards.ts';

/** What came of comparing the outcomes in a log with what followed from them. */
export interface ComparedOutcomes {
  /** Outcomes that were compared, by their kind; `nobody`: nobody could be chosen. */
  readonly compared: Map<string, number>;
  readonly differ: string[];
  /** Texts that were not carried out to their end, because the game was over. */
  readonly unfinished: number;
}

/** A text that is being carried out: what the log said of its outcome, and the echoes since. */
interface Running {
  readonly text: string;
  readonly card: OutcomeCard;
  winner?: string;
  total?: number;
  named?: string;
  forced?: boolean;
  readonly echoes: string[];
}

const MOST = 1500;

/** Plays a game at random, and holds each outcome of its log against what the game did with it. */
export function compareOutcomes(
  { game, cards }: OutcomeGame,
  players: number,
  seed: string,
): ComparedOutcomes {
  const match = playedAtRandom(game, players, seed);
  const lines = logOf(match).map(({ line }) => line);
  return readOutcomes(lines, cards, match.names.seats);
}

/** A game played by bots that choose at random, with its log. */
export function playedAtRandom(game: Game, players: number, seed: string): Match {
  const match = startMatch(game, { players, seed, log: true });
  const bot = randomBot(`${seed}/bot`);
  for (let i = 0; i < MOST && !isOver(match) && !match.fault; i++) {
    const [seat] = seatsAsked(match);
    answerByValues(match, bot(match, seat));
  }
  return match;
}

export function readOutcomes(
  lines: readonly WrittenLine[],
  cards: ReadonlyMap<string, OutcomeCard>,
  seats: readonly string[],
): ComparedOutcomes {
  const compared = new Map<string, number>();
  const differ: string[] = [];
  let unfinished = 0;
  const running: Running[] = [];
  const bolts = new Map(seats.map((seat) => [seat, 3]));
  const done = (one: Running, by: string): void => {
    const kind =
      one.card.kind === 'chosen'
        ? one.named
          ? one.forced
            ? 'forced'
            : 'chosen'
          : 'nobody'
        : one.card.kind;
    compared.set(kind, (compared.get(kind) ?? 0) + 1);
    const wanted = expected(one, by);
    const found = one.echoes.join(', ');
    if (found !== wanted) differ.push(`${one.text}: the log says ${wanted}, and what followed is ${found}`);
  };
  for (const line of lines) {
    if (line.event === 'count' && line.counter === 'bolt') bolts.set(line.of as string, line.now as number);
    const begun = line.event === 'begin' ? cardIn(line.text, cards) : undefined;
    if (begun) {
      running.push({ text: begun, card: cards.get(begun)!, echoes: [] });
      // A tie is decided by chance, which the log says later.
      const most = Math.max(...bolts.values());
      if (cards.get(begun)!.kind === 'ranking')
        running.at(-1)!.named = [...bolts].find(([, now]) => now === most)![0];
      continue;
    }
    const own = cardIn(line.because, cards);
    const at = own === undefined ? -1 : running.findLastIndex(({ text }) => text === own);
    if (at < 0) continue;
    // What was begun by it is over, or the game was.
    unfinished += running.splice(at + 1).length;
    const one = running[at];
    note(one, line);
    if (one.echoes.at(-1) !== `${line.by as string} ${Echoes.end}`) continue;
    running.pop();
    done(one, line.by as string);
  }
  return { compared, differ, unfinished: unfinished + running.length };
}

/** The card whose text a line begins or is because of; what the text leaves standing has a text of its own. */
function cardIn(text: unknown, cards: ReadonlyMap<string, OutcomeCard>): string | undefined {
  const [, id] = /^cards\/(outcome-\d+)\/effect(?![/\w])/.exec(String(text)) ?? [];
  return id !== undefined && cards.has(id) ? id : undefined;
}

/** Takes down what the log says of an outcome. Only the first line of a text brings it about. */
function note(one: Running, line: WrittenLine): void {
  const first = /effect 1[. ]/.test(line.because as string);
  if (line.event === 'count' && line.counter === 'echo')
    one.echoes.push(`${line.of as string} ${(line.now as number) - (line.before as number)}`);
  if (!first) return;
  if (line.event === 'contest') one.winner = line.winner as string;
  if (line.event === 'roll' || line.event === 'total') one.total = line.total as number;
  if (line.event === 'chance') one.named = (line.values as string[])[0];
  if (line.decision !== undefined) {
    one.named = (line.answer as string[])[0];
    one.forced = line.forced === true;
  }
}

/** The echoes that follow from what the log says. */
function expected({ card, winner, total = 0, named }: Running, by: string): string {
  const { from, to, kind } = card;
  const yes = (so: boolean): string => `${by} ${so ? Echoes.yes : Echoes.no}`;
  const one =
    kind === 'contest'
      ? yes(winner === by)
      : kind === 'range'
        ? yes(total >= from && total <= to)
        : kind === 'total'
          ? total !== 0 && `${by} ${total}`
          : named !== undefined && `${named} ${Echoes.named}`;
  return [one, one, `${by} ${Echoes.end}`].filter((each) => each !== false).join(', ');
}
