import { Header } from '../interpreter/engine/state/position-layout.ts';
import { randomSource } from '../interpreter/engine/state/random-source.ts';
import { question, randomBot, type Answer, type Match } from '../interpreter/match/match.ts';
import { leavesChoice } from './candidate-answers.ts';
import { evaluationOf, type Evaluation, type LearnedModel } from './evaluation.ts';
import { weighAnswers, type Weighed } from './flat-search.ts';
import { watchKnowledge } from './knowledge.ts';
import { effortOf, isSearching, type Level } from './levels.ts';
import { searchMatchFor, type SearchMatch } from './search-match.ts';

/** Bots at a table: each seat has a level. */
export interface TableBots {
  /** What a seat answers: the same for the same seed, decision and seat. */
  answer(seat: number): Answer;
  /** The answers that a seat weighed for its present question, the best first; none where it answers at random. */
  weigh(seat: number): readonly Weighed[];
}

/** What bots are given beside the match. */
export interface BotOptions {
  /** By seat; none for seats where no bot sits. */
  readonly levels: readonly (Level | undefined)[];
  readonly seed: string;
  /** What was learned of the game; needed where a bot searches. */
  readonly model?: LearnedModel | undefined;
}

/** One match for searches for each game that is played on the same table. */
const searches = new WeakMap<Match['table'], SearchMatch>();

/** Weighs the answers of a seat at a level; nothing where the level answers at random or there is no choice. */
export type Adviser = (seat: number, level: Level) => readonly Weighed[];

/**
 * An adviser of a match, which watches it from now on. `learned` gives what was learned of the game, and is asked when
 * something is to be weighed; throws where that is another game.
 */
export function adviserFor(match: Match, seed: string, learned: () => LearnedModel | undefined): Adviser {
  const { table } = match;
  const knowledge = watchKnowledge(match);
  let evaluation: Evaluation | undefined;
  return (seat, level) => {
    const asking = question(match, seat);
    const effort = effortOf(level);
    if (!asking || !effort || !leavesChoice(match, asking)) return [];
    evaluation ??= evaluationOf(table, learnedOf(match, learned()));
    let search = searches.get(table);
    if (!search) searches.set(table, (search = searchMatchFor(match)));
    const given = { effort, evaluation, search, seed: seedOf(match, seed, seat) };
    return weighAnswers(match, seat, { ...given, known: knowledge.of(seat) });
  };
}

/** What was learned, where it is of the game of the match. */
function learnedOf({ game, table }: Match, model: LearnedModel | undefined): LearnedModel {
  if (model?.game !== game.hash || model.seats !== table.seats)
    throw new RangeError(`the bots have not learned \`${game.id}\` for ${table.seats} seats`);
  return model;
}

const seedOf = (match: Match, seed: string, seat: number): string =>
  `${seed}/${match.runner.m.p[Header.decisions]}/${seat}`;

/** Seats bots at a match, which watch it from now on. Throws where what was learned is of another game. */
export function seatBots(match: Match, { levels, seed, model }: BotOptions): TableBots {
  const searching = levels.some((level) => level !== undefined && isSearching(level));
  const own = searching ? learnedOf(match, model) : undefined;
  const advise = searching ? adviserFor(match, seed, () => own) : undefined;
  const weigh = (seat: number): readonly Weighed[] => advise?.(seat, levels[seat] ?? 'random') ?? [];
  return {
    answer(seat) {
      const weighed = weigh(seat);
      const own = seedOf(match, seed, seat);
      if (weighed.length === 0) return randomBot(own)(match, seat);
      const less = indifference(match.runner.m.p[Header.decisions], model!.length);
      if (less === 0) return weighed[0].answer;
      const close = weighed.filter(({ value }) => value >= weighed[0].value - less);
      return close[randomSource(`${own}/close`)(close.length)].answer;
    },
    weigh,
  };
}

/** Games that last so many times as long as usual have perhaps got stuck. */
const PATIENCE = 3;
/** What a bot gives up for each further length of a usual game. */
const LESS = 0.05;

/**
 * Differences of value that a bot does not care for. In a game that gets nowhere all answers look alike, and who keeps to
 * the best by a hair may walk in circles for ever; random players come to an end, so a bot becomes more and more like one.
 */
const indifference = (decisions: number, usual: number): number =>
  Math.max(0, decisions / Math.max(1, usual) - PATIENCE) * LESS;
