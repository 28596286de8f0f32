import { untils, Record as At, RecordState, recordAt } from '../position/records.ts';
import { Header } from '../position/layout.ts';
import { rollAt } from '../position/rolls.ts';
import { termsOf } from '../run/dice.ts';
import type { Match } from './match.ts';

/** A roll on the table as a sum: the dice, and what each card adds. */
export interface RollView {
  readonly roll: string;
  readonly of: string;
  readonly about?: string;
  readonly dice: readonly number[];
  readonly plus: readonly (readonly [amount: number, card: string])[];
  readonly total: number;
}

/** Something that an effect brought about. */
export interface StandingView {
  /** In the words of the text that says it. */
  readonly text: string;
  readonly by: string;
  readonly until: string;
}

/** What is open on the table besides cards, for everybody to see: dice, the window in which players respond, what stands. */
export interface OpenThings {
  readonly rolls: readonly RollView[];
  readonly window: string | undefined;
  readonly standing: readonly StandingView[];
}

export function openThings({ game, table, names, runner }: Match): OpenThings {
  const { m } = runner;
  const { p, layout } = m;
  const rolls: RollView[] = [];
  for (let roll = 0; roll < layout.rollCount; roll++) {
    const at = rollAt(layout, roll);
    if (p[at] !== 1) continue;
    const symbol = game.vocabulary.rolls[p[at + 1]];
    const { roller, about, dice, terms, total } = termsOf(m, symbol, roll);
    rolls.push({
      roll: symbol.id,
      of: names.seats[roller] ?? 'nobody',
      ...(about >= 0 ? { about: names.card(about) } : {}),
      dice,
      plus: terms.map(({ card, amount }) => [amount, card < 0 ? 'a rule' : names.card(card)] as const),
      total,
    });
  }
  const standing: StandingView[] = [];
  for (let record = 0; record < layout.recordCount; record++) {
    const at = recordAt(layout, record);
    if (p[at] !== RecordState.standing) continue;
    const { snippet, ability } = table.game.abilities[p[at + At.ability]];
    standing.push({
      text: snippet.text.slice(ability.span.start, ability.span.end).replace(/\s+/g, ' ').trim(),
      by: names.seats[p[at + At.you]] ?? 'a rule',
      until: untils[p[at + At.until]],
    });
  }
  return { rolls, window: game.vocabulary.windows[p[Header.window]]?.id, standing };
}
