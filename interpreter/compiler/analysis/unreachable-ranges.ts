import type { RollSymbol } from '../../../dsl/language/symbols/symbols.ts';
import { someNode } from '../../../dsl/ir/visit.ts';
import { entry, valueOf } from '../../../schemas/index.ts';
import { rangeFrom, rangeTo } from '../../game/printed-range.ts';
import { refer, section } from '../declare/declared-names.ts';
import { reportAtNode, textOf, type Sources } from '../loader/link-context.ts';
import type { WholeGame } from './whole-game.ts';

/**
 * Ranges that cards print and that the dice of their roll never show: `roll: luck roll` at a field of type
 * `range` says which dice it is compared with. A reader of such a card should know that luck alone is not
 * enough.
 */
export function checkReach(
  s: Sources,
  { vocabulary, data: game, nodeOf, abilities, texts }: WholeGame,
): void {
  const shifted = (): boolean =>
    [...texts, ...abilities.flatMap(({ program }) => program ?? [])].some(({ program }) =>
      someNode(program.acts, ({ op }) => op === 'shift'),
    );
  const changed = (roll: RollSymbol): boolean =>
    shifted() ||
    abilities.some(
      ({ ability }) =>
        ability.kind === 'modifier' &&
        ability.of.kind === 'roll' &&
        (ability.of.purpose === undefined || ability.of.purpose === roll),
    );
  for (const { node, index } of section(game, 'kinds')) {
    const kind = vocabulary.kinds[index];
    for (const field of kind.fields) {
      const said = valueOf(entry(valueOf(node, 'fields'), field.id)?.value, 'roll');
      const roll = said && refer(s, 'roll', said, vocabulary.rolls);
      if (!roll || field.type.type !== 'range') continue;
      const { dice: least, sides } = roll;
      const most = least * sides;
      for (const [card, cardNode] of nodeOf) {
        const packed = card.values[field.index];
        if (card.symbol.kind !== kind || packed < 0) continue;
        const [from, to] = [rangeFrom(packed), rangeTo(packed)];
        const printed = valueOf(cardNode, field.id);
        if (!printed || from > to || (from <= most && to >= least)) continue;
        const details = { range: textOf(printed) ?? '', roll: roll.names.en[0], least, most };
        const lacks = from > most ? from - most : to - least;
        reportAtNode(
          s,
          'game/out-of-reach',
          printed,
          { ...details, lacks, changed: changed(roll) },
          { severity: 'warning' },
        );
      }
    }
  }
}
