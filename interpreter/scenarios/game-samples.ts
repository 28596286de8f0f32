import { say, written } from '../../dsl/diagnostics/catalogue/phrase.ts';
import { nearest } from '../../dsl/text/edit-distance.ts';
import { entry, valueOf, type Node } from '../../schemas/index.ts';
import type { Game } from '../game/linked-game.ts';
import { saysOver } from '../compiler/loader/language-texts.ts';
import { reportAtNode, entries, numberAt, scalars, textOf } from '../compiler/loader/link-context.ts';
import { isOver, seatsAsked, type Match } from '../match/match.ts';
import { playOut } from '../match/random-playout.ts';
import { randomSource } from '../engine/state/random-source.ts';
import { expectAll, type Expect } from './expect/index.ts';
import { parseExpectedRange } from './expect/expected-offers.ts';
import { beginner } from './play-scenario.ts';
import { isIdle } from './steps/passing-bots.ts';
import { conditionOf, holds, observe, observedOf, type ScenarioCondition } from './steps/stated-condition.ts';
import type { Scenario } from './read-scenario.ts';
import { fails, type ScenarioSheet } from './findings-sheet.ts';
import { refuseUnmetChance } from './setup/scripted-chance.ts';
import { stopped } from './steps/scenario-steps.ts';
import { whyNotSo } from './steps/unmet-expectation.ts';

const MOST_DECISIONS = 20_000;

/** A number of games, each played to where it is looked at. */
interface Sampled {
  readonly sheet: ScenarioSheet;
  readonly game: Game;
  readonly seats: readonly string[];
  readonly seeds: readonly string[];
  readonly matches: readonly Match[];
  /** What was observed in each; none where nothing is. */
  readonly values: readonly string[] | undefined;
}

/** Plays a game for each seed, and looks at all of them. */
export function sample(sheet: ScenarioSheet, scenario: Scenario, game: Game): void {
  const node = valueOf(scenario.node, 'sample')!;
  const begin = beginner(sheet, scenario, game);
  if (!begin) return;
  const { seats } = begin;
  const until = entry(node, 'until')?.value;
  const over = saysOver(textOf(until));
  const condition = until && !over ? conditionOf(sheet, game, seats, until) : undefined;
  const what = valueOf(node, 'observe');
  const observed = what && observedOf(sheet, game, seats, what);
  if ((until && !over && !condition) || (what && !observed)) return;
  const seeds = seedsOf(valueOf(node, 'seeds')!);
  if (seeds.length === 0)
    return reportAtNode(sheet, 'scenario/wanted', valueOf(node, 'seeds')!, {
      what: 'seeds',
      wanted: say('phrase/at-least-one-seed-from-a'),
    });
  const matches: Match[] = [];
  for (const seed of seeds) {
    const match = begin.again(seed, false);
    if (until && !playUntil(sheet, match, until, condition)) return;
    if (stopped(sheet, match, until ?? node)) return;
    matches.push(match);
    refuseUnmetChance(sheet, match);
    if (sheet.diagnostics.length > 0) return;
  }
  const values = observed && matches.map((match) => observe(match, observed));
  const then = valueOf(scenario.node, 'then');
  if (!then) reportAtNode(sheet, 'scenario/no-expectation', scenario.title, {}, { severity: 'warning' });
  expectAll({ sheet, game, seats, seeds, matches, values }, then, expectations);
}

/** `1..60`, or a number: from 1 up to it. */
function seedsOf(node: Node): string[] {
  const text = textOf(node) ?? '1';
  const [from, to] = text.includes('..') ? parseExpectedRange(text) : [1, Number(text)];
  return Array.from({ length: Math.max(0, Math.min(10_000, to - from + 1)) }, (_, i) => String(from + i));
}

/** Bots play at random until the condition holds; without one, until the game is over. */
function playUntil(
  sheet: ScenarioSheet,
  match: Match,
  node: Node,
  condition: ScenarioCondition | undefined,
): boolean {
  const random = randomSource(`${match.options.seed}/sample`);
  let decisions = 0;
  const done = (): boolean => (condition ? holds(match, condition) : isOver(match));
  while (!done() && seatsAsked(match).length > 0 && decisions < MOST_DECISIONS)
    decisions += playOut(match, random, condition ? 1 : MOST_DECISIONS);
  if (match.fault || done()) return true;
  return fails(sheet, 'scenario/never-came', node, {
    condition: written(condition?.text ?? 'the game is over'),
    decisions,
    over: isOver(match),
  });
}

/** `values`: exactly these occur. */
const values: Expect<Sampled> = (sampled, node) => {
  const found = observedValues(sampled, node, 'values');
  if (!found) return false;
  const wanted = scalars(node).map((each) => each.text);
  const missing = wanted.filter((value) => !found.has(value));
  const surplus = [...found.keys()].filter((value) => !wanted.includes(value));
  if (missing.length === 0 && surplus.length === 0) return true;
  return fails(sampled.sheet, 'scenario/values', node, { missing, surplus });
};

/** `counts`: each value that occurs does so so often. */
const counts: Expect<Sampled> = (sampled, node) => {
  const found = observedValues(sampled, node, 'counts');
  if (!found) return false;
  const from = numberAt(node, 'from') ?? 0;
  const to = numberAt(node, 'to') ?? sampled.matches.length;
  const wrongKey = entries(node).find(({ key }) => !['from', 'to'].includes(key.text));
  if (wrongKey)
    return fails(sampled.sheet, 'schema/unknown-key', wrongKey.key, {
      key: wrongKey.key.text,
      near: nearest(wrongKey.key.text, ['from', 'to']),
      known: ['from', 'to'],
    });
  if (from <= 1 && to >= sampled.matches.length)
    return fails(sampled.sheet, 'scenario/proves-nothing', node, { what: 'counts' });
  const wrong = [...found].filter(([, count]) => count < from || count > to);
  for (const [value, count] of wrong)
    reportAtNode(sampled.sheet, 'scenario/how-often', node, { value, found: count, from, to });
  return wrong.length === 0;
};

function observedValues(
  { sheet, values }: Sampled,
  node: Node,
  key: string,
): Map<string, number> | undefined {
  if (!values) return reportAtNode(sheet, 'scenario/no-observation', node, { key });
  const found = new Map<string, number>();
  for (const value of values) found.set(value, (found.get(value) ?? 0) + 1);
  return found;
}

/** `always`, `never`: in each game the condition holds, or does not. */
const inEach =
  (never: boolean): Expect<Sampled> =>
  ({ sheet, game, seats, seeds, matches }, node, whole) => {
    const condition = conditionOf(sheet, game, seats, node, valueOf(whole, 'as'));
    if (!condition || (matches.length > 0 && isIdle(sheet, matches[0], condition, node, !never)))
      return false;
    const wrong = matches.findIndex((match) => holds(match, condition) === never);
    if (wrong < 0) return matches.length > 0;
    const found = whyNotSo(matches[wrong], condition, !never);
    return fails(sheet, 'scenario/always', node, {
      condition: condition.text,
      seed: seeds[wrong],
      never,
      found,
    });
  };

const expectations: Readonly<Record<string, Expect<Sampled>>> = {
  values,
  counts,
  always: inEach(false),
  never: inEach(true),
};
