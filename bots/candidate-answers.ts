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
    found.add(values.length === 1 ? faceOf(values[0]) : values.map(faceOf).sort().join(' '), values);
  const { candidates } = domain;
  if (domain.least === 1 && domain.most === 1 && domain.together.length === 0)
    for (let i = 0; i < candidates.length; i++) {
      const key = faceOf(candidates.items[i]);
      if (!found.has(key)) found.add(key, [candidates.items[i]]);
    }
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
  has(key: string): boolean;
  /** Adds an answer unless there is one with its key. */
  add(key: string, values: readonly number[]): void;
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
    has,
    add(key, values) {
      if (has(key)) return;
      answers.push({ key, answer: { seat, values } });
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
  const { seers, ordered: orders, faces: shown } = zonesOf(match);
  return (card) => {
    const zone = zoneOf(p, layout, card);
    const { entered } = layout.state;
    if (entered >= 0 && p[entered + card] > 0) return `in play ${placeIn(p, layout, card)}`;
    const ordered = zone < 0 || orders[zone];
    if (((seersOf(table, seers, p, card) >> seat) & 1) === 1)
      return ordered ? `place ${zone} ${placeIn(p, layout, card)}` : shown[zone][card];
    return ordered || known?.[card] === Known.atPlace
      ? `place ${zone} ${placeIn(p, layout, card)}`
      : `unseen ${zone}`;
  };
}

/** By zone of the table who sees its cards, and whether their places matter. */
interface ZoneFacts {
  readonly seers: readonly number[];
  readonly ordered: readonly boolean[];
  /** What a card is there for those who see it, where its place does not matter. */
  readonly faces: readonly (readonly string[])[];
}

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
    };
    factsOfTables.set(table, facts);
  }
  return facts;
}

/** The place of a card among those of its list; of a covered card, that of what covers it. */
function placeIn(p: Int32Array, layout: Match['table']['layout'], card: number): string {
  const above = layout.state.above < 0 ? -1 : p[layout.state.above + card];
  if (above >= 0) return `${placeIn(p, layout, above)} beneath`;
  let at = 0;
  for (let each = p[layout.previous + card]; each >= 0; each = p[layout.previous + each]) at++;
  return `${p[layout.zone + card]} ${at}`;
}

/** Whether what is asked leaves a choice. */
export const leavesChoice = (match: Match, { domain }: Question): boolean =>
  countSets(match.runner.m, domain, 2) > 1;
