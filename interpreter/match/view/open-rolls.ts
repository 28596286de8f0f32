import { isUnspent } from '../../engine/triggers/ability-instances.ts';
import { untilName, Record as At, RecordState, recordAt } from '../../engine/state/effect-records.ts';
import type { Table } from '../../compiler/codegen/compile-game.ts';
import { standingName } from '../object-names.ts';
import { A_CARD } from '../value-names.ts';
import { Header } from '../../engine/state/position-layout.ts';
import { Roll, rollAt, RollState } from '../../engine/state/roll-records.ts';
import { cardsOfEffect, isAboutNobody } from '../../engine/effects/effect-durations.ts';
import { rollTerms, rollTotal, winnerOf } from '../../engine/effects/dice.ts';
import type { Machine } from '../../engine/program/machine.ts';
import type { RunningMatch, NameLookup } from '../running-match.ts';
import { thresholdsOf } from './roll-thresholds.ts';
import { everyoneAt, isAmong, seersOf, seersOfZones } from '../../engine/state/seat-visibility.ts';
import type { Viewer } from '../../engine/state/seat-visibility.ts';

/** A roll on the table as a sum: the dice, and what each card adds. */
interface RollView {
  readonly roll: string;
  readonly of: string;
  /** Absent where the viewer does not see it. */
  readonly about?: string;
  readonly dice: readonly number[];
  /** `a card` where the viewer does not see which. */
  readonly plus: readonly (readonly [amount: number, card: string])[];
  readonly total: number;
  /**
   * What it is compared with: a range that a card prints, by the name of its field, or a number of the rules.
   */
  readonly needs?: readonly NeedView[];
  /** The other roll of a contest, and who has won it, or would win at this moment. */
  readonly against?: { readonly of: string; readonly total: number; readonly ahead: string };
}

export interface NeedView {
  readonly field?: string;
  readonly card?: string;
  readonly from?: number;
  readonly to?: number;
  readonly reached: boolean;
}

/** A lasting effect. */
interface StandingView {
  /** In the words of the text that says it. */
  readonly text: string;
  readonly by: string;
  readonly until: string;
  /** The cards that it mentions, as far as the viewer sees them. */
  readonly about?: readonly string[];
}

/**
 * What is open on the table besides cards, for everybody to see: dice, the window in which players respond,
 * lasting effects.
 */
export interface OpenState {
  readonly rolls: readonly RollView[];
  readonly window: string | undefined;
  readonly standing: readonly StandingView[];
}

/**
 * What a roll is compared with is shown only if everybody could read it; other cards by name if the viewer
 * sees them.
 */
export function openState({ game, table, names, runner }: RunningMatch, viewer: Viewer): OpenState {
  const { m } = runner;
  const seers = seersOfZones(table);
  const { p, layout } = m;
  const sees = (card: number): boolean => isAmong(seersOf(table, seers, p, card), viewer, table.seats);
  const rolls: RollView[] = [];
  for (let roll = 0; roll < p[Header.rolls]; roll++) {
    const at = rollAt(layout, roll);
    if (p[at] === RollState.free) continue;
    const symbol = game.vocabulary.rolls[p[at + 1]];
    const { roller, about, dice, terms, total } = rollTerms(m, symbol, roll);
    const needs = rollNeeds(table, names, m, seers, roll);
    const against = rivalOf(table, names, m, roll);
    rolls.push({
      roll: symbol.id,
      of: names.seats[roller] ?? 'nobody',
      ...(about >= 0 && sees(about) ? { about: names.card(about) } : {}),
      dice,
      plus: terms.map(
        ({ card, amount }) => [amount, card < 0 ? 'a rule' : sees(card) ? names.card(card) : A_CARD] as const,
      ),
      total,
      ...(needs.length > 0 ? { needs } : {}),
      ...(against ? { against } : {}),
    });
  }
  const standing: StandingView[] = [];
  for (let record = 0; record < p[Header.records]; record++) {
    const at = recordAt(layout, record);
    if (p[at] !== RecordState.standing || isAboutNobody(m, record)) continue;
    const about = cardsOfEffect(m, record).filter(sees);
    const stands = {
      text: standingName(table.game.abilities[p[at + At.ability]]),
      by: names.seats[p[at + At.you]] ?? 'a rule',
      until: untilName(p[at + At.until], game.vocabulary),
      ...(about.length > 0 ? { about: about.map(names.card) } : {}),
    };
    const ability = table.responding!.abilities[p[at + At.ability]];
    const times = ability.inAll ? Number(isUnspent(m, ability, record)) : p[at + At.times];
    for (let i = 0; i < times; i++) standing.push(stands);
  }
  return { rolls, window: game.vocabulary.windows[p[Header.window]]?.id, standing };
}

/** What a roll is compared with, in names. */
export function rollNeeds(
  table: Table,
  names: NameLookup,
  m: Machine,
  seers: readonly number[],
  roll: number,
): NeedView[] {
  const everyone = everyoneAt(table.seats);
  const open = (card: number): boolean => seersOf(table, seers, m.p, card) === everyone;
  return thresholdsOf(table, m, roll, open).map(({ card, ...threshold }) => ({
    ...threshold,
    ...(card === undefined ? {} : { card: names.card(card) }),
  }));
}

/** The other side of the contest that a roll is part of. */
function rivalOf({ game }: Table, { seats }: NameLookup, m: Machine, roll: number): RollView['against'] {
  const { p, layout } = m;
  const partner = p[rollAt(layout, roll) + Roll.partner];
  if (partner < 0) return undefined;
  const purpose = (of: number): number => p[rollAt(layout, of) + Roll.purpose];
  // The first side throws first, into the first place that is free.
  const sides = [roll, partner].sort((a, b) => a - b);
  for (const [first, second] of [sides, sides.toReversed()]) {
    const contest = game.vocabulary.contests.find(
      ({ rolls }) => rolls[0].index === purpose(first) && rolls[1].index === purpose(second),
    );
    if (!contest) continue;
    const of = seats[p[rollAt(layout, partner) + Roll.roller]] ?? 'nobody';
    return { of, total: rollTotal(m, partner), ahead: seats[winnerOf(m, contest, first)] ?? 'nobody' };
  }
  return undefined;
}
