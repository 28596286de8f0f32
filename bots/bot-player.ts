import { Header } from '../interpreter/engine/state/position-layout.ts';
import { randomSource } from '../interpreter/engine/state/random-source.ts';
import { question, randomBot, type Answer, type Match } from '../interpreter/match/match.ts';
import { leavesChoice } from './candidate-answers.ts';
import { evaluationOf, type LearnedModel } from './evaluation.ts';
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

/** Seats bots at a match, which watch it from now on. Throws where what was learned is of another game. */
export function seatBots(match: Match, { levels, seed, model }: BotOptions): TableBots {
  const { game, table } = match;
  const searching = levels.some((level) => level !== undefined && isSearching(level));
  if (searching && (model?.game !== game.hash || model.seats !== table.seats))
    throw new RangeError(`the bots have not learned \`${game.id}\` for ${table.seats} seats`);
  const knowledge = searching ? watchKnowledge(match) : undefined;
  const evaluation = searching ? evaluationOf(table, model!) : undefined;
  const seedFor = (seat: number): string => `${seed}/${match.runner.m.p[Header.decisions]}/${seat}`;
  const searchMatch = (): SearchMatch => {
    let search = searches.get(table);
    if (!search) searches.set(table, (search = searchMatchFor(match)));
    return search;
  };
  const weigh = (seat: number): readonly Weighed[] => {
    const asking = question(match, seat);
    const effort = effortOf(levels[seat] ?? 'random');
    if (!asking || !effort || !leavesChoice(match, asking)) return [];
    const given = { effort, evaluation: evaluation!, search: searchMatch(), seed: seedFor(seat) };
    return weighAnswers(match, seat, { ...given, known: knowledge?.of(seat) });
  };
  return {
    answer(seat) {
      const weighed = weigh(seat);
      if (weighed.length === 0) return randomBot(seedFor(seat))(match, seat);
      const less = indifference(match.runner.m.p[Header.decisions], model!.length);
      if (less === 0) return weighed[0].answer;
      const close = weighed.filter(({ value }) => value >= weighed[0].value - less);
      return close[randomSource(`${seedFor(seat)}/close`)(close.length)].answer;
    },
    weigh,
  };
}

/** Games that last so many times as long as random ones have perhaps got stuck. */
const PATIENCE = 2;
/** What a bot gives up for each further length of a random game. */
const LESS = 0.05;

/**
 * Differences of value that a bot does not care for. In a game that gets nowhere all answers look alike, and who keeps to
 * the best by a hair may walk in circles for ever; random players come to an end, so a bot becomes more and more like one.
 */
const indifference = (decisions: number, usual: number): number =>
  Math.max(0, decisions / Math.max(1, usual) - PATIENCE) * LESS;
