/** Writes a tree as text in the canonical layout, so that parsing the text gives the tree again (but for its spans). */
import { printStatement, printAbility, printCost } from './block-printer.ts';
import { sum, printConditionLines, args } from './phrase-printer.ts';
import type { Ability, Block, Condition, Entries, EntryKind, Expression } from '../syntax/ast.ts';

/** The text of a tree; lines end in `\n`, but for the last. */
export function print<E extends EntryKind>(entry: E, tree: Entries[E]): string {
  return write(entry, tree).join('\n');
}

function write(entry: EntryKind, tree: Entries[EntryKind]): string[] {
  switch (entry) {
    case 'effect':
      return (tree as Block).flatMap((statement) => printStatement(statement));
    case 'abilities':
      return (tree as readonly Ability[]).flatMap((ability) => printAbility(ability));
    case 'objects':
      return [args(tree as Entries['objects']).trimStart()];
    case 'condition':
      return printConditionLines(tree as Condition);
    case 'phrase':
    case 'expression':
      return [sum(tree as Expression)];
    case 'cost':
      return [printCost(tree as Entries['cost'])];
  }
}
