import { resolveHosts, resolveRoom } from '../../../dsl/checker/check.ts';
import { reserved } from '../../../dsl/ir/registers.ts';
import type { Scalar } from '../../../dsl/ir/expressions.ts';
import { evaluatorFor } from '../../compiler/codegen/evaluator.ts';
import { reportAtNode } from '../../compiler/loader/link-context.ts';
import type { Match } from '../../match/match.ts';
import { cardsByOrder } from '../../match/value-names.ts';
import { Header } from '../../engine/state/position-layout.ts';
import { isInPlay, linkTo, takeAway, zoneOf } from '../../engine/state/card-columns.ts';
import type { PlacedZone, GivenPosition, GivenCard } from './given-position.ts';
import { outerStep } from './placement.ts';
import type { ScenarioSheet } from '../findings-sheet.ts';

/**
 * Candidates that no text of a game has: the card that is attached or in a cell, and the one who attaches it.
 */
const CARD: Scalar = { op: 'it', depth: reserved.placed };
const OTHER: Scalar = { op: 'it', depth: reserved.placing };
/** Whose the card is. */
const SIDE: Scalar = { op: 'controller', card: CARD };

/** Complains about a position that was put in place and that the data of the game do not allow. */
export function refuseImpossible(sheet: ScenarioSheet, match: Match, given: GivenPosition): void {
  for (const zone of given.zones) {
    refuseTooMany(sheet, match, zone);
    if (zone.exactly) refuseLeftOut(sheet, match, zone);
  }
  refuseHosts(sheet, match, given);
}

/** Complains about a step in which somebody would take a turn and nothing says who. */
export function refuseNobodysTurn(
  sheet: ScenarioSheet,
  match: Match,
  given: GivenPosition,
  node: {
    readonly step?: Parameters<typeof reportAtNode>[2];
    readonly turn?: Parameters<typeof reportAtNode>[2];
  },
): void {
  const { game, runner, table, names } = match;
  const index = given.step ?? runner.m.p[Header.step];
  const { step } = outerStep(game, index);
  if (given.turn !== undefined && given.step === undefined && node.turn && step?.kind !== 'turns') {
    const { steps } = game.vocabulary;
    reportAtNode(sheet, 'scenario/no-turns', node.turn, { step: steps[index]?.id ?? game.cycle.id });
    return;
  }
  if (given.turn !== undefined || step?.kind !== 'turns' || !node.step) return;
  const first = evaluatorFor(table).value(runner.m, step.from) ?? -1;
  if (first < 0)
    reportAtNode(sheet, 'scenario/whose-turn', node.step, { step: step.symbol.id, seat: names.seats[0] });
}

/** A zone, or a cell of one, holds only so many cards. */
function refuseTooMany(
  sheet: ScenarioSheet,
  match: Match,
  { zone, symbol, node, groups, cells }: PlacedZone,
): void {
  const { m } = match.runner;
  const limit = match.table.state?.capacity[zone];
  const found = m.p[m.layout.zoneCount + zone];
  if (limit && found > limit(m))
    reportAtNode(sheet, 'scenario/too-many', node, { zone: node.text, holds: limit(m), found });
  groups.forEach((group, i) => {
    if (!cells || group.length === 0) return;
    const room = roomIn(match, symbol, cells[i], group.at(-1)!);
    if (room !== undefined && group.length > room)
      reportAtNode(sheet, 'scenario/too-many', node, {
        zone: match.names.pile(m.p, cells[i]),
        holds: room,
        found: group.length,
      });
  });
}

/** If a scenario gives exactly the cards of a zone, all others that would be there are somewhere else. */
function refuseLeftOut(sheet: ScenarioSheet, match: Match, { zone, node, groups }: PlacedZone): void {
  const { p, layout } = match.runner.m;
  const listed = new Set(groups.flat());
  const left = cardsByOrder(p, layout.zoneFirst + zone, layout.next)
    .filter((card) => !listed.has(card))
    .map(match.names.card);
  if (left.length > 0) reportAtNode(sheet, 'scenario/left-out', node, { zone: node.text, left });
}

function roomIn(match: Match, symbol: PlacedZone['symbol'], cell: number, card: number): number | undefined {
  const scalar = resolveRoom(match.game.vocabulary, symbol, OTHER, CARD).value;
  return scalar && asking(match, card, cell, () => evaluatorFor(match.table).value(match.runner.m, scalar));
}

/**
 * An attached card is on a card in play that cards of its kind go on, beside what was attached there before.
 */
function refuseHosts(sheet: ScenarioSheet, match: Match, { cards }: GivenPosition): void {
  const attached = cards.filter(({ host }) => host !== undefined);
  const { p, layout } = match.runner.m;
  if (attached.length === 0 || layout.state.host < 0) return;
  const whole = p.slice();
  for (const { card } of attached.toReversed()) takeAway(p, layout, card);
  for (const each of attached) {
    refuseHost(sheet, match, each);
    linkTo(p, layout, each.card, each.host!);
    if (each.attacher !== undefined) p[layout.state.attacher + each.card] = each.attacher;
  }
  p.set(whole);
}

function refuseHost(sheet: ScenarioSheet, match: Match, { card, host, hostNode, attacher }: GivenCard): void {
  const { game, table, runner, names } = match;
  const { p, layout } = runner.m;
  const { kind } = game.copies[card].symbol;
  const zones = game.vocabulary.zones.filter(({ inPlay }) => inPlay).map(({ id }) => id);
  const details = { card: names.card(card), host: names.card(host!), zones };
  if (zones.length > 0 && !isInPlay(table, p, host!) && zoneOf(p, layout, host!) >= 0) {
    reportAtNode(sheet, 'scenario/no-host', hostNode!, { ...details, goes: undefined });
    return;
  }
  if (!kind.goesOn || zoneOf(p, layout, host!) < 0) return;
  const { value: hosts } = resolveHosts(game.vocabulary, kind, kind.goesOn, CARD, OTHER);
  const by = attacher ?? asking(match, host!, -1, () => evaluatorFor(table).value(runner.m, SIDE)) ?? -1;
  const among = hosts && asking(match, card, by, () => evaluatorFor(table).list(runner.m, hosts));
  if (!among || among.includes(host!)) return;
  reportAtNode(sheet, 'scenario/no-host', hostNode!, { ...details, goes: kind.goesOn.snippet.text });
}

/** Asks with a card and another value as the candidates of a text. */
function asking<T>({ runner: { m } }: Match, card: number, other: number, ask: () => T): T {
  const depths = [CARD, OTHER].map((each) => (each as { depth: number }).depth);
  const before = depths.map((depth) => m.it[depth]);
  m.it[depths[0]] = card;
  m.it[depths[1]] = other;
  const result = ask();
  depths.forEach((depth, i) => (m.it[depth] = before[i]));
  return result;
}
