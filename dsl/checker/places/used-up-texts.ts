/** Texts that a verb uses up: `when you play a spell, that spell has no effect this turn` takes nothing away any more. */
import type { EventPattern } from '../../ir/statements.ts';
import type { Block, Statement } from '../../language/syntax/ast.ts';
import type { Scope } from '../scope.ts';
import { neverInPlay } from '../suggestions/own-uses.ts';

/** Where a verb puts its object once the text of that has been carried out. */
export function placeAfterUse(block: Block, object: string): string | undefined {
  for (const [i, each] of block.entries()) {
    const [next] = block.slice(i + 1);
    if (orderOf(each) === 'use' && isOf(each, object) && next?.kind === 'order' && orderOf(next) === 'move') {
      const to = next.args.arguments.find(({ preposition }) => preposition === 'to')?.phrase;
      if (to?.kind === 'noun' && to.heads.length === 1 && to.tails.length === 0 && to.determiner === 'the')
        return `the ${to.heads[0].words.map(({ text }) => text).join(' ')}`;
    }
    if (each.kind === 'if' || each.kind === 'if-done') {
      const inside = placeAfterUse(each.then, object) ?? placeAfterUse(each.otherwise ?? [], object);
      if (inside !== undefined) return inside;
    }
  }
  return undefined;
}

const orderOf = (each: Statement): string | undefined => (each.kind === 'order' ? each.verb.text : undefined);

/** Whether what is used is a text of a parameter: `the card's effect`. */
function isOf(each: Statement, name: string): boolean {
  const used = each.kind === 'order' ? each.args.object : undefined;
  const owner = used?.kind === 'noun' ? used.owner : undefined;
  return owner?.kind === 'noun' && owner.heads[0]?.words.map(({ text }) => text).join(' ') === name;
}

/** The locals of an event with cards whose text the verb has used, and which are never in play, so that nothing asks for it again. */
export function usedUpBy(
  { mentions, vocabulary }: Scope,
  found: readonly EventPattern[],
): ReadonlySet<number> {
  return new Set(
    found.flatMap(({ verb, arguments: given }) => {
      const at = verb.parameters.findIndex(({ preposition }) => preposition === undefined);
      if (at < 0 || placeAfterUse(verb.body, verb.parameters[at].name) === undefined) return [];
      const kinds = mentions.find(({ slot }) => slot === given[at])?.thing.kinds;
      return kinds?.some((kind) => neverInPlay(vocabulary, kind)) ? [given[at]] : [];
    }),
  );
}
