import { notChoosable } from '../common-findings.ts';
import type { Many, Test } from '../../ir/expressions.ts';
import type { NounPhrase } from '../../language/syntax/ast.ts';
import { ofCandidate } from '../nouns/noun-meanings.ts';
import { mentionValue } from '../nouns/references.ts';
import { noEffect, withScope, type Scope } from '../scope.ts';

/**
 * `there is a different card as filler for each slot of that card where the slot fits the filler`: each of the
 * second has one of the first, no two the same one; without `different`, they may share one.
 */
export function matched(scope: Scope, phrase: NounPhrase, forEach: NounPhrase): Test | undefined {
  const [first, ...rest] = phrase.heads;
  const different = first?.words[0]?.text === 'different' && first.words.length > 1;
  if (!first || phrase.determiner !== 'a' || phrase.quantity) return noEffect(scope, phrase.span);
  const heads = different ? [{ ...first, words: first.words.slice(1) }, ...rest] : phrase.heads;
  const of = scope.read.phrase(scope, { ...phrase, determiner: undefined, name: undefined, heads });
  const where = forEach.tails.find((tail) => tail.kind === 'where');
  const slots = scope.read.phrase(scope, {
    ...forEach,
    determiner: undefined,
    name: undefined,
    tails: forEach.tails.filter((tail) => tail !== where),
  });
  if (!of || !slots) return undefined;
  const open = [of, slots].find((each) => each.choice);
  if (open) return notChoosable(scope, open.span);
  return ofCandidate(scope, slots.thing, (slot, slotDepth) =>
    ofCandidate(scope, of.thing, (it, depth): Test | undefined =>
      withScope(scope, { mentions: scope.mentions, candidate: undefined }, () => {
        mentionValue(scope, slots.thing, slot, nameOf(forEach));
        mentionValue(scope, of.thing, it, nameOf(phrase));
        const edge = where?.kind === 'where' ? scope.read.condition(scope, where.condition) : always;
        if (!edge) return undefined;
        if (different) return { op: 'matching', of: of.set, slots: slots.set, depth, slotDepth, edge };
        const fitting: Many = { op: 'filter', of: of.set, depth, test: edge };
        return { op: 'every', of: slots.set, depth: slotDepth, test: { op: 'some', of: fitting } };
      }),
    ),
  );
}

/** What the element is called in the condition: the name that it is given, or its noun. */
const nameOf = (np: NounPhrase): string => np.name?.text ?? np.heads.at(-1)?.words.at(-1)?.text ?? '';

const always: Test = { op: 'and', parts: [] };
