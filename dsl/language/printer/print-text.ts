/** Writes a tree as text in the canonical layout, so that parsing the text gives the tree again (but for its spans). */
import { statementLines, abilityLines } from './block-printer.ts';
import { order } from './clause-printer.ts';
import { sum, conditionLines, args } from './phrase-printer.ts';
import type { Ability, Block, Condition, Entries, Entry, Expression, Order } from '../syntax/ast.ts';

/** The text of a tree; lines end in `\n`, but for the last. */
export function print<E extends Entry>(entry: E, tree: Entries[E]): string {
  return write(entry, tree).join('\n');
}

function write(entry: Entry, tree: Entries[Entry]): string[] {
  switch (entry) {
    case 'effect':
      return (tree as Block).flatMap((statement) => statementLines(statement));
    case 'abilities':
      return (tree as readonly Ability[]).flatMap((ability) => abilityLines(ability));
    case 'objects':
      return [args(tree as Entries['objects']).trimStart()];
    case 'condition':
      return conditionLines(tree as Condition);
    case 'phrase':
    case 'expression':
      return [sum(tree as Expression)];
    case 'cost':
      return [(tree as readonly Order[]).map((o) => order(o, true)).join(' and ')];
  }
}
