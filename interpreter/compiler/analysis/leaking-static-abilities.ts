import { inOneLine } from '../../../dsl/text/source.ts';
import { asksWhereHidden, seenBy } from '../../../dsl/ir/visibility.ts';
import type { Many, Scalar, Test } from '../../../dsl/ir/expressions.ts';
import type { CheckedAbility } from '../../../dsl/ir/statements.ts';
import { reportInText, type Sources } from '../loader/link-context.ts';
import type { WholeGame } from './whole-game.ts';

/** Nobody: what this one sees everybody does. */
const EVERYBODY = -1;

type Asked = Test | Scalar | Many;

/** What of a lasting effect must be known to all; nothing of abilities that are no lasting effects. */
function askedOpenly(ability: CheckedAbility): readonly (Asked | undefined)[] | undefined {
  switch (ability.kind) {
    case 'rule':
      return [ability.guard, ability.wanted];
    case 'modifier':
      return [ability.guard, ability.amount, ability.models];
    case 'lower-price':
      return [ability.guard, ability.amount];
    case 'sight':
      return [ability.guard, ability.test];
    default:
      return undefined;
  }
}

/**
 * Refuses lasting effects that depend on hidden cards, before a game starts. Everybody can see such an
 * effect: a bonus in the numbers, a prohibition in what is on offer, a lower price where it is paid. So it
 * would reveal what the hidden cards are.
 */
export function checkOpenly(s: Sources, { abilities, cards }: WholeGame): void {
  const printed = (field: string): readonly Test[] =>
    cards.flatMap((card) => card.conditions.get(field) ?? []);
  for (const { ability, snippet } of abilities) {
    const asked = askedOpenly(ability);
    if (!asked) continue;
    const open = (each: Asked | undefined): boolean =>
      each === undefined || (seenBy(EVERYBODY, each, printed) && !asksWhereHidden(each));
    if (asked.every(open)) continue;
    const words = inOneLine(snippet.text.slice(ability.span.start, ability.span.end));
    reportInText(s, 'game/gives-away', { snippet, span: ability.span }, { words });
  }
}
