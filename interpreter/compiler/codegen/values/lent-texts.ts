/** What cards have from other cards: `this has the skill of that card until end of turn`. */
import type { Scalar } from '../../../../dsl/ir/expressions.ts';
import type { FieldSymbol } from '../../../../dsl/language/symbols/symbols.ts';
import type { AbilityData, Game } from '../../../game/linked-game.ts';
import { modifiersOf } from '../../../engine/effects/continuous-modifiers.ts';
import type { Machine, ValueClosure } from '../../../engine/program/machine.ts';
import { isPresent } from '../../../engine/state/present-abilities.ts';
import type { Compiler } from '../codegen-context.ts';
import { isBlank, isSameField } from './card-values.ts';

/** Whether effects may give cards the text of a field of another card. */
export const isLent = (game: Game, field: FieldSymbol): boolean => loansOf(game, field).length > 0;

/** The effects that give cards the text of a field. */
export const loansOf = (game: Game, field: FieldSymbol): AbilityData[] =>
  lendersOf(game).filter(
    ({ ability }) =>
      ability.kind === 'modifier' && ability.of.kind === 'text' && isSameField(ability.of.field, field),
  );

const lenders = new WeakMap<Game, readonly AbilityData[]>();

/** The effects that give cards texts; looked for once, as most games have thousands of others. */
function lendersOf(game: Game): readonly AbilityData[] {
  let known = lenders.get(game);
  if (!known) {
    known = game.abilities.filter(({ ability }) => ability.kind === 'modifier' && ability.of.kind === 'text');
    lenders.set(game, known);
  }
  return known;
}

/** Lists the cards in play that have what some copies print in a field; nothing where no effect lends it. */
export function borrowersOf(
  c: Compiler,
  field: FieldSymbol,
  copies: readonly number[],
): ((m: Machine) => readonly number[]) | undefined {
  if (!isLent(c.game, field)) return undefined;
  const blank = isBlank(c, field);
  const { entered } = c.layout.state;
  return (m) => {
    const loans = m.responding!.loans.get(field)!;
    const { p, layout } = m;
    if (!loans.some(({ index }) => isPresent(p, layout, index))) return [];
    const found: number[] = [];
    for (let card = 0; card < layout.cards; card++) {
      if (entered < 0 || p[entered + card] === 0 || copies.includes(card) || blank?.(m, card)) continue;
      let has = false;
      modifiersOf(m, loans, card, (model) => (has ||= copies.includes(model)));
      if (has) found.push(card);
    }
    return found;
  };
}

/**
 * The card whose text is used: another one where an effect has given the card that one's text, the last of several; -1 for a
 * card on which the text is blank.
 */
export function withText(c: Compiler, of: Scalar, field: FieldSymbol): ValueClosure {
  const card = c.scalar(of);
  const blank = isBlank(c, field);
  const lent = isLent(c.game, field);
  if (!lent && !blank) return card;
  return (m) => {
    const used = card(m);
    if (used < 0 || blank?.(m, used)) return -1;
    if (!lent) return used;
    let text = used;
    modifiersOf(m, m.responding!.loans.get(field), used, (model) => {
      if (model >= 0) text = model;
    });
    return text;
  };
}
