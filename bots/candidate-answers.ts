import { countSets, everySet, sampleSet } from '../interpreter/engine/choices/choice-domain.ts';
import { List } from '../interpreter/engine/state/int-list.ts';
import { seersOf, seersOfZones } from '../interpreter/engine/state/seat-visibility.ts';
import { zoneOf } from '../interpreter/engine/state/card-columns.ts';
import { Known, type KnownPlaces } from '../interpreter/match/worlds/hidden-slots.ts';
import { question, type Answer, type Match } from '../interpreter/match/match.ts';
import type { Question } from '../interpreter/match/question.ts';

/** As many answers are weighed at most; of more, as many are drawn. */
const MOST_ANSWERS = 48;

/** An answer, with what it is for the seat that gives it: never by the number of a card that the seat does not see. */
export interface FacedAnswer {
  readonly key: string;
  readonly answer: Answer;
}

/**
 * The answers of a seat that are worth weighing, in the order of its options. Of cards that are alike for the seat, by
 * their faces or as unseen cards of one zone, one represents all.
 */
export function candidateAnswers(
  match: Match,
  seat: number,
  random: (below: number) => number,
  known?: KnownPlaces,
): FacedAnswer[] {
  const asking = question(match, seat);
  if (!asking) return [];
  const { m } = match.runner;
  const { domain } = asking;
  const faceOf = asking.sort === 'card' ? faces(match, seat, known) : String;
  const found = newlyFound(seat);
  const add = (values: number[]): void =>
    values.length === 1
      ? found.add(faceOf(values[0]), values[0])
      : found.add(values.map(faceOf).sort().join(' '), values);
  const { candidates } = domain;
  if (domain.least === 1 && domain.most === 1 && domain.together.length === 0)
    for (let i = 0; i < candidates.length; i++) found.add(faceOf(candidates.items[i]), candidates.items[i]);
  else if (countSets(m, domain, MOST_SETS) < MOST_SETS)
    everySet(m, domain, (chosen) => {
      add(chosen.toArray());
      return false;
    });
  else {
    const drawn = new List();
    for (let i = 0; i < MOST_ANSWERS; i++) {
      sampleSet(m, domain, random, drawn);
      add(drawn.toArray());
    }
  }
  const { answers } = found;
  if (answers.length <= MOST_ANSWERS) return answers;
  // Some of many, each as likely as the others.
  for (let i = 0; i < MOST_ANSWERS; i++) {
    const other = i + random(answers.length - i);
    [answers[i], answers[other]] = [answers[other], answers[i]];
  }
  return answers.slice(0, MOST_ANSWERS);
}

/** Up to so many answers, looking through their keys is faster than a set of keys. */
const FEW = 12;

/** Answers as they are found, one for each key. */
interface FoundAnswers {
  readonly answers: FacedAnswer[];
  /** Adds an answer of some values, or of one, unless there is one with its key. */
  add(key: string, values: number | readonly number[]): void;
}

function newlyFound(seat: number): FoundAnswers {
  const answers: FacedAnswer[] = [];
  let keys: Set<string> | undefined;
  const has = (key: string): boolean => {
    if (keys) return keys.has(key);
    for (let i = 0; i < answers.length; i++) if (answers[i].key === key) return true;
    return false;
  };
  return {
    answers,
    add(key, values) {
      if (has(key)) return;
      answers.push({ key, answer: { seat, values: typeof values === 'number' ? [values] : values } });
      if (keys) keys.add(key);
      else if (answers.length > FEW) keys = new Set(answers.map((each) => each.key));
    },
  };
}

/** Where there are so many sets, they are drawn and not listed. */
const MOST_SETS = 512;

/** What makes two cards the same for a seat: never the number of a card that it does not see. */
function faces(match: Match, seat: number, known?: KnownPlaces): (card: number) => string {
  const { table, runner } = match;
  const { layout } = table;
  const { p } = runner.m;
  const { seers, ordered: orders, faces: shown, unseen, places } = zonesOf(match);
  const { entered } = layout.state;
  return (card) => {
    const zone = zoneOf(p, layout, card);
    if (zone < 0 || orders[zone] || (entered >= 0 && p[entered + card] > 0))
      return placeIn(p, layout, card, places);
    if (((seersOf(table, seers, p, card) >> seat) & 1) === 1) return shown[zone][card];
    return known?.[card] === Known.atPlace ? placeIn(p, layout, card, places) : unseen[zone];
  };
}

/** By zone of the table who sees its cards, and whether their places matter. */
interface ZoneFacts {
  readonly seers: readonly number[];
  readonly ordered: readonly boolean[];
  /** What a card is there for those who see it, where its place does not matter. */
  readonly faces: readonly (readonly string[])[];
  /** What it is for others. */
  readonly unseen: readonly string[];
  /** The words of places, once they have been made. */
  readonly places: PlaceNames;
}

/** By list of cards and place in it; those in no zone come first. */
type PlaceNames = string[][];

const factsOfTables = new WeakMap<Match['table'], ZoneFacts>();

function zonesOf({ table, game }: Match): ZoneFacts {
  let facts = factsOfTables.get(table);
  if (!facts) {
    const seers = seersOfZones(table);
    const symbolOf = (zone: number) =>
      game.vocabulary.zones.findLast(({ index }) => table.zoneStarts[index] <= zone);
    facts = {
      seers,
      ordered: seers.map((_, zone) => symbolOf(zone)?.order !== 'set'),
      faces: seers.map((_, zone) => game.copies.map(({ symbol }) => `face ${zone} ${symbol.id}`)),
      unseen: Array.from({ length: table.layout.zones }, (_, zone) => `unseen ${zone}`),
      places: Array.from({ length: table.layout.zones + 1 }, () => []),
    };
    factsOfTables.set(table, facts);
  }
  return facts;
}

/** The place of a card among those of its list; of a covered card, that of what covers it. */
function placeIn(p: Int32Array, layout: Match['table']['layout'], card: number, names: PlaceNames): string {
  const above = layout.state.above < 0 ? -1 : p[layout.state.above + card];
  if (above >= 0) return `${placeIn(p, layout, above, names)} beneath`;
  let at = 0;
  for (let each = p[layout.previous + card]; each >= 0; each = p[layout.previous + each]) at++;
  const zone = p[layout.zone + card];
  return (names[zone + 1][at] ??= `place ${zone} ${at}`);
}

/** Whether what is asked leaves a choice. */
export const leavesChoice = (match: Match, { domain }: Question): boolean =>
  countSets(match.runner.m, domain, 2) > 1;
