import type { Game, Step, TurnPart } from '../../game/linked-game.ts';
import { scriptDice } from '../../engine/state/roll-records.ts';
import { beginPosition, startZoneOf } from '../../match/begin-match.ts';
import { advance, prepareMatch, startMatch, type Match, type MatchOptions } from '../../match/match.ts';
import { afterSetUp } from './after-set-up.ts';
import { freePile, joinPile, putIn } from '../../engine/state/card-lists.ts';
import { counterAt, Header } from '../../engine/state/position-layout.ts';
import { placesTo } from '../../engine/state/turn-order.ts';
import { Frame, pushFrame } from '../../engine/state/call-stack.ts';
import { takeAway } from '../../engine/state/card-columns.ts';
import { causeOf } from '../../engine/program/machine.ts';
import { giveCards } from './given-cards.ts';
import { scriptChance, type ScriptedOutcome } from './scripted-chance.ts';
import type { GivenPosition } from './given-position.ts';

/**
 * Begins a match in the position that a scenario gives: at the step that it names, else where an ordinary game first
 * asks somebody, with what is given put in place there.
 */
export function beginGiven(
  game: Game,
  options: MatchOptions,
  given: GivenPosition | undefined,
  rolls?: readonly number[],
  placed: (match: Match) => void = () => undefined,
  chance: readonly ScriptedOutcome[] = [],
): Match {
  if (!given && !rolls && chance.length === 0) return startMatch(game, options);
  if (given?.step === undefined) {
    const match = begun(game, options, rolls, chance, given !== undefined);
    advance(match);
    if (match.fault || !given) return match;
    place(match, given);
    placed(match);
    const { step } = outerStep(game, match.runner.m.p[Header.step]);
    if (given.turn !== undefined && step?.kind === 'turns') enterStep(match, step.symbol.index, given.turn);
    else reopenSealed(match);
    advance(match);
    return match;
  }
  const match = begun(game, options, undefined, chance, true);
  const { p, layout } = match.runner.m;
  const ordinary = afterSetUp(game, options);
  const listed = given.zones.length > 0 || given.cards.length > 0;
  const roles = layout.roles + game.vocabulary.roles.length;
  if (ordinary && !listed) p.set(ordinary);
  else if (ordinary) p.set(ordinary.subarray(layout.roles, roles), layout.roles);
  const { step } = outerStep(game, given.step);
  // The player of the turn gets the role that the step starts from, unless the scenario gives it to somebody
  // else.
  const from = step?.kind === 'turns' && step.from.op === 'role' ? step.from.index : -1;
  if (given.turn !== undefined && from >= 0 && game.vocabulary.roles[from].seat === undefined)
    p[layout.roles + from] = given.turn;
  p[Header.cycle] = 1;
  place(match, given);
  script(match, rolls);
  placed(match);
  enterStep(match, given.step, given.turn);
  advance(match);
  return match;
}

/** A match at its very beginning; what is given names the first copies of each deck. */
function begun(
  game: Game,
  options: MatchOptions,
  rolls: readonly number[] | undefined,
  chance: readonly ScriptedOutcome[],
  firstCopies: boolean,
): Match {
  const match = prepareMatch(game, options);
  if (chance.length > 0) scriptChance(match, chance);
  const { table, runner } = match;
  beginPosition(table, runner.m.p, options, match.names.seats, firstCopies);
  script(match, rolls);
  return match;
}

/** Says what the dice show, in games with dice. */
function script({ runner }: Match, rolls: readonly number[] | undefined): void {
  const { p, layout } = runner.m;
  if (rolls && layout.rollCount > 0) scriptDice(p, layout, rolls);
}

/** Puts cards, counters and roles where they are given. */
function place(match: Match, given: GivenPosition): void {
  const { table, runner } = match;
  const { p, layout } = runner.m;
  // No event reports what is put here, so all state checks are due.
  p[Header.settled] = 0;
  if (given.cycle !== undefined) p[Header.cycle] = given.cycle;
  for (const { role, seat } of given.roles) p[layout.roles + role] = seat;
  for (const { counter, seat, value } of given.counters) {
    p[counterAt(layout, counter, seat)] = value;
  }
  const listed = new Set(given.zones.flatMap((zone) => zone.groups.flat()));
  const starts = new Set(Array.from({ length: layout.cards }, (_, card) => startZoneOf(table, card)));
  for (const { zone } of given.zones) {
    if (starts.has(zone)) continue;
    for (let card = p[layout.zoneFirst + zone]; card >= 0;) {
      const next = p[layout.next + card];
      if (!listed.has(card)) {
        takeAway(p, layout, card);
        putIn(p, layout, card, startZoneOf(table, card), false);
      }
      card = next;
    }
  }
  for (const card of listed) takeAway(p, layout, card);
  for (const { zone, symbol, groups, cells } of given.zones) {
    for (const [i, group] of groups.entries()) {
      const pile = cells?.[i] ?? (symbol.order === 'piles' ? freePile(p, layout) : undefined);
      // The last card of a stack is its top, and the top is named first.
      for (const card of symbol.order === 'stack' ? group.toReversed() : group) {
        putIn(p, layout, card, zone);
        if (pile !== undefined) joinPile(p, layout, card, pile);
      }
    }
  }
  giveCards(match, given);
}

/** Makes a step of the flow begin, with nothing else in the middle; a step with turns with the given player's. */
function enterStep(match: Match, step: number, turn: number | undefined): void {
  const { table, runner } = match;
  const { m } = runner;
  const { p, layout } = m;
  const { step: outer, part } = outerStep(table.game, step);
  const symbol = outer?.symbol;
  const main = table.programs[table.main];
  const at = main.code.findIndex((each) => each.op === 'step' && each.step.symbol === symbol);
  p[Header.top] = layout.stack;
  p[Header.frame] = 0;
  p[Header.turn] = -1;
  pushFrame(p, main.index, main.source.program.slots.length, -1, -1);
  const call = main.code[at + 1];
  if (turn === undefined || call.op !== 'call') {
    p[p[Header.frame] + Frame.counter] = at;
    return;
  }
  if (!part) {
    p[Header.step] = step;
    m.listener?.happened({ kind: 'step', step }, causeOf(m, main.code[at]));
  }
  p[p[Header.frame] + Frame.counter] = at + 2;
  const turns = table.programs[call.program];
  pushFrame(p, turns.index, turns.source.program.slots.length, -1, -1);
  // The first player of the step is its first local; what would set it is left out.
  const [from] = turns.code;
  const first = from.op === 'set' ? from.value(m) : -1;
  p[p[Header.frame] + Frame.locals] = turn;
  const inOrder = turns.source.program.slots.findIndex((slot) => slot.name === 'in order');
  if (inOrder >= 0) p[p[Header.frame] + Frame.locals + inOrder] = turn;
  // Those who come before in the turn order have had their turns.
  const done = turns.source.program.slots.findIndex((slot) => slot.name === 'turns');
  const before = first < 0 ? 0 : placesTo(layout, p, first, turn);
  if (done >= 0) p[p[Header.frame] + Frame.locals + done] = before;
  const counter = p[Header.frame] + Frame.counter;
  if (!part) {
    p[counter] = turns.code.findIndex((each) => each.op === 'unless');
    return;
  }
  // In the middle of a turn: it has begun, and what happens at its beginning is over.
  p[Header.turn] = turn;
  p[p[Header.frame] + Frame.you] = turn;
  p[counter] = turns.code.findIndex((each) => each.op === 'part' && each.step === step);
}

/** The step of the cycle that a step is or is a part of, and that part. */
export function outerStep(game: Game, index: number): { step: Step | undefined; part: TurnPart | undefined } {
  for (const step of game.steps) {
    if (step.symbol.index === index) return { step, part: undefined };
    const part = step.kind === 'turns' && step.parts.find((each) => each.symbol?.index === index);
    if (part) return { step, part };
  }
  return { step: undefined, part: undefined };
}

/** Opens a sealed choice again: what may be chosen can be other cards now, and more of them. */
function reopenSealed({ runner }: Match): void {
  const { m, open, programs } = runner;
  const { instruction } = open;
  if (instruction?.op !== 'sealed') return;
  const { p } = m;
  const frame = p[Header.frame];
  const { code } = programs[p[frame + Frame.program]];
  p[Header.top] = p[frame + Frame.locals + instruction.list];
  p[frame + Frame.counter] = code.findIndex((at) => at.op === 'seal' && at.sealed === instruction.sealed);
}
