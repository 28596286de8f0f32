import { Header } from '../interpreter/engine/state/position-layout.ts';
import { randomSource } from '../interpreter/engine/state/random-source.ts';
import { question, randomBot, type Answer, type Match } from '../interpreter/match/match.ts';
import { leavesChoice } from './candidate-answers.ts';
import { evaluationOf, type Evaluation, type Judgement, type LearnedModel } from './evaluation.ts';
import { weighAnswers, type Weighed } from './flat-search.ts';
import { watchKnowledge } from './knowledge.ts';
import { effortOf, isSearching, isTrained, type Effort, type Level } from './levels.ts';
import type { LinearModel } from './logistic-regression.ts';
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
 * something is to be weighed; throws where that is another game, or less than the level needs.
 */
export function adviserFor(
  match: Match,
  seed: string,
  learned: (level: Level) => LearnedModel | undefined,
): Adviser {
  const weigh = weighsIn(match, seed);
  const evaluations = new Map<Level, Evaluation>();
  const evaluationFor = (level: Level): Evaluation => {
    const known =
      evaluations.get(level) ?? evaluationOf(match.table, judgementOf(match, level, learned(level)));
    evaluations.set(level, known);
    return known;
  };
  return (seat, level) => {
    const effort = effortOf(level);
    return effort ? weigh(seat, effort, () => evaluationFor(level)) : [];
  };
}

/** Searches in a match, which is watched from now on; an evaluation is made only where there is a choice. */
function weighsIn(
  match: Match,
  seed: string,
): (seat: number, effort: Effort, evaluation: () => Evaluation) => readonly Weighed[] {
  const { table } = match;
  const knowledge = watchKnowledge(match);
  return (seat, effort, evaluation) => {
    const asking = question(match, seat);
    if (!asking || !leavesChoice(match, asking)) return [];
    let search = searches.get(table);
    if (!search) searches.set(table, (search = searchMatchFor(match)));
    const given = { effort, evaluation: evaluation(), search, seed: seedOf(match, seed, seat) };
    return weighAnswers(match, seat, { ...given, known: knowledge.of(seat) });
  };
}

/** What a level judges by. */
function judgementOf({ game, table }: Match, level: Level, model: LearnedModel | undefined): Judgement {
  const own = model?.game === game.hash && model.seats === table.seats ? model : undefined;
  const judgement = isTrained(level) ? own?.ofBots : own;
  if (!judgement)
    throw new RangeError(
      `the bots have not learned \`${game.id}\` for ${table.seats} seats at the level \`${level}\``,
    );
  return judgement;
}

const seedOf = (match: Match, seed: string, seat: number): string =>
  `${seed}/${match.runner.m.p[Header.decisions]}/${seat}`;

/** Seats bots at a match, which watch it from now on. Throws where what was learned is of another game. */
export function seatBots(match: Match, { levels, seed, model }: BotOptions): TableBots {
  const searching = levels.filter((level) => level !== undefined && isSearching(level));
  for (const level of searching) judgementOf(match, level!, model);
  const advise = searching.length > 0 ? adviserFor(match, seed, () => model) : undefined;
  const weigh = (seat: number): readonly Weighed[] => advise?.(seat, levels[seat] ?? 'random') ?? [];
  return {
    answer: (seat) =>
      chosenOf(weigh(seat), {
        match,
        seat,
        seed: seedOf(match, seed, seat),
        usual: model?.length ?? Infinity,
      }),
    weigh,
  };
}

/** Bots that play to learn, or to show what was learned. */
export interface Learners {
  /** By seat what it judges by. */
  readonly judgements: readonly LinearModel[];
  readonly effort: Effort;
  /** Decisions of a usual game. */
  readonly usual: number;
  /** One answer in so many is a random one: what bots never do they would never learn. None where they show what they know. */
  readonly tried: number | undefined;
}

/** Seats them at a match. */
export function seatLearners(
  match: Match,
  seed: string,
  { judgements, effort, usual, tried }: Learners,
): TableBots['answer'] {
  const evaluations = judgements.map((judgement) => evaluationOf(match.table, judgement));
  const weigh = weighsIn(match, seed);
  return (seat) => {
    const own = seedOf(match, seed, seat);
    const tries = tried !== undefined && randomSource(`${own}/tries`)(tried) === 0;
    const weighed = tries ? [] : weigh(seat, effort, () => evaluations[seat]);
    return chosenOf(weighed, { match, seat, seed: own, usual });
  };
}

/** The best answer of those that were weighed, or one that is close to it in a game that has lasted long; at random where none was. */
function chosenOf(
  weighed: readonly Weighed[],
  {
    match,
    seat,
    seed,
    usual,
  }: { readonly match: Match; readonly seat: number; readonly seed: string; readonly usual: number },
): Answer {
  const [best] = weighed;
  if (!best) return randomBot(seed)(match, seat);
  const less = indifference(match.runner.m.p[Header.decisions], usual);
  if (less === 0) return best.answer;
  const close = weighed.filter(({ value }) => value >= best.value - less);
  return close[randomSource(`${seed}/close`)(close.length)].answer;
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
