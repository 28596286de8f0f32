import type { Chance, Machine, RandomChoice } from '../../engine/program/machine.ts';
import { streams, STREAM_SIZE } from '../../engine/state/position-layout.ts';
import { say } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import type { MapNode, Node, ScalarNode } from '../../../schemas/index.ts';
import { valueOf } from '../../../schemas/index.ts';
import { reportAtNode, items, scalars } from '../../compiler/loader/link-context.ts';
import type { Match } from '../../match/match.ts';
import type { Table } from '../../compiler/codegen/compile-game.ts';
import { cardNames, copiesNamed } from '../steps/card-names.ts';
import { namesFor } from '../../match/value-names.ts';
import type { Scenario } from '../read-scenario.ts';
import { reportUnknownName, type ScenarioSheet } from '../findings-sheet.ts';

/** One result of chance in a scenario: what a shuffle leaves on top, or what is chosen at random. */
export interface ScriptedOutcome {
  readonly node: MapNode;
  /** Of a shuffle: the zone by its name. */
  readonly zone: string | undefined;
  /** The cards from the top, or what is chosen. */
  readonly names: readonly ScalarNode[];
}

/** The chance of a scenario, in one match; the seed decides the rest. */
export interface ScriptedChance extends Chance {
  /** What has not come yet. */
  readonly left: () => readonly ScriptedOutcome[];
  /** What chance could not bring where it was to, with what was possible. */
  readonly impossible: { readonly said: ScriptedOutcome; readonly possible: readonly string[] }[];
}

/** Reads `chance`; complains, and gives nothing, where it names what there is not. */
export function saidChance(
  sheet: ScenarioSheet,
  scenario: Scenario,
  table: Table,
  seats: readonly string[],
): ScriptedOutcome[] | undefined {
  const before = sheet.diagnostics.length;
  const { zone: nameOf } = namesFor(table, seats);
  const zones = Array.from({ length: table.layout.zones }, (_, zone) => nameOf(zone));
  const all = items(valueOf(scenario.node, 'chance')).map((node): ScriptedOutcome => {
    const zone = valueOf(node, 'shuffle') as ScalarNode | undefined;
    if (zone && !zones.includes(zone.text)) reportUnknownName(sheet, 'zone', zone, zones);
    const names = scalars(valueOf(node, zone ? 'top' : 'choose'));
    for (const card of zone ? names : [])
      if (!cardNames(table.game).has(card.text))
        reportUnknownName(sheet, 'card-of-this-game', card, cardNames(table.game).keys());
    return { node: node as MapNode, zone: zone?.text, names };
  });
  return sheet.diagnostics.length === before ? all : undefined;
}

/** Gives a match the chance of a scenario. What was undone and is done again is as it was. */
export function scriptChance(match: Match, said: readonly ScriptedOutcome[]): void {
  const { names, runner, game, table } = match;
  const waiting = [...said];
  const known = new Map<string, ScriptedOutcome | undefined>();
  const impossible: ScriptedChance['impossible'] = [];
  /** The entry for this draw: the streams distinguish it from the next, also where it is made again. */
  const next = (
    { p, layout }: Machine,
    what: string,
    isIt: (one: ScriptedOutcome) => boolean,
  ): ScriptedOutcome | undefined => {
    const drawn = p.subarray(layout.random, layout.random + streams.length * STREAM_SIZE).join(' ');
    const key = `${what} ${drawn}`;
    if (!known.has(key)) {
      const at = waiting.findIndex(isIt);
      known.set(key, at < 0 ? undefined : waiting.splice(at, 1)[0]);
    }
    return known.get(key);
  };
  const refuse = (one: ScriptedOutcome, possible: readonly string[]): void => {
    if (!impossible.some((each) => each.said === one)) impossible.push({ said: one, possible });
  };

  const chance: ScriptedChance = {
    impossible,
    left: () => waiting,
    shuffled(m, zone, cards, length) {
      const name = names.zone(zone);
      const one = next(m, name, (each) => each.zone === name);
      if (!one) return;
      const all = [...cards.subarray(0, length)];
      const isStack = table.game.vocabulary.zones.some(
        ({ index, order }) => order === 'stack' && zoneIndexOf(table, zone) === index,
      );
      const rest = [...all];
      const top = one.names.flatMap(({ text }) => {
        const copies = cardNames(game).get(text) ?? [];
        const at = rest.findIndex((card) => copies.includes(card));
        return at < 0 ? [] : rest.splice(at, 1);
      });
      if (top.length < one.names.length) refuse(one, all.map(names.card));
      cards.set(isStack ? [...rest, ...top.reverse()] : [...top, ...rest]);
    },
    picked(m, choice, out) {
      const one = next(m, 'choose', ({ zone }) => zone === undefined);
      const values = one && valuesNamed(match, m, choice, one);
      if (one && values === undefined)
        refuse(
          one,
          choice.candidates.toArray().map((value) => nameIn(match, m, choice, value)),
        );
      if (!values) return;
      out.length = 0;
      for (const value of values) out.push(value);
    },
  };
  runner.m.chance = chance;
}

const zoneIndexOf = ({ zoneStarts }: Table, zone: number): number =>
  zoneStarts.findLastIndex((start) => start <= zone);

const nameIn = ({ names }: Match, { p }: Machine, { sort, values }: RandomChoice, value: number): string =>
  values?.[value] ?? names.value(p, sort as never, value);

function valuesNamed(
  match: Match,
  m: Machine,
  choice: RandomChoice,
  { names }: ScriptedOutcome,
): number[] | undefined {
  const left = choice.candidates.toArray();
  const found = names.flatMap(({ text }) => {
    const called = copiesNamed(match.game, text);
    const at = left.findIndex((value) => called.includes(nameIn(match, m, choice, value)));
    return at < 0 ? [] : left.splice(at, 1);
  });
  const isWhole = found.length === names.length && choice.isLegal(found);
  return isWhole ? found : undefined;
}

/** Complains about what chance could not bring, and about what it was never asked for; `given`: where it began. */
export function refuseUnmetChance(sheet: ScenarioSheet, { runner }: Match, given?: Node): void {
  const chance = runner.m.chance as ScriptedChance | undefined;
  if (!chance) return;
  const isLater = valueOf(given, 'step') !== undefined;
  const more = isLater ? { advice: say('phrase/no-set-up-before-a-step') } : {};
  for (const { said, possible } of chance.impossible)
    reportAtNode(sheet, 'scenario/chance', said.node, { said: inWords(said), never: false, possible });
  for (const said of chance.left())
    reportAtNode(
      sheet,
      'scenario/chance',
      said.node,
      { said: inWords(said), never: true, possible: [] },
      more,
    );
}

const inWords = ({ zone, names }: ScriptedOutcome): string =>
  `${zone === undefined ? 'choose' : `shuffle: ${zone}, top`}: ${names.map(({ text }) => text).join(', ')}`;
