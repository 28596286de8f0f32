/** What cards have from other cards: `this has the skill of that card until end of turn`. */
import type { FieldSymbol } from '../../../../dsl/language/symbols/symbols.ts';
import type { AbilityData, Game } from '../../../game/linked-game.ts';
import { modifiersOf } from '../../../engine/effects/continuous-modifiers.ts';
import type { Machine } from '../../../engine/program/machine.ts';
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
      modifiersOf(m, loans, card, (model) => (has ||= copies.includes(model) && !blank?.(m, model)));
      if (has) found.push(card);
    }
    return found;
  };
}
