/** Plans a text: what belongs together is one clause, before any language puts it into words. */
import type { Statement } from '../../language/syntax/ast.ts';
import { mapSyntax, saySame, type SyntaxNode, type SyntaxTree } from '../../language/syntax/syntax-visit.ts';
import type { Vocabulary } from '../../language/symbols/symbol-table.ts';
import { distributedLoops } from './distributed-loops.ts';
import { exchangedPlaces } from './exchanged-places.ts';
import { filteredTrigger } from './filtered-triggers.ts';
import { changePerCard, orderPerCard } from './amounts-per-card.ts';
import { frontedConditions } from './fronted-conditions.ts';
import { furtherCards } from './further-cards.ts';
import { fusedChoices } from './fused-choices.ts';
import { withLastHolder } from './last-holders.ts';
import { plainly } from './plain-wording.ts';
import { spokenOrder } from './spoken-orders.ts';
import { wholeZones } from './whole-zones.ts';
import { mapBlocks } from './statement-blocks.ts';

/**
 * The same text with fewer clauses and the same meaning. All languages print this one, so
 * none of them repeats what the others do not.
 */
export function planned<T extends SyntaxTree>(vocabulary: Vocabulary, tree: T): T {
  const held = mapSyntax(tree, (node) =>
    node.kind === 'triggered' ? withLastHolder(vocabulary, node) : node,
  );
  const loops = mapBlocks(frontedConditions(vocabulary, held), distributedLoops(vocabulary));
  const places = mapBlocks(loops, exchangedPlaces(vocabulary));
  const choices = mapBlocks(places, fusedChoices(vocabulary));
  const others = mapBlocks(mapBlocks(choices, furtherCards(vocabulary)), wholeZones(vocabulary));
  return mapSyntax(others, (node) => plainly(vocabulary, inWords(vocabulary, node)));
}

/** `the passes become (the passes + 1)` is +1 to the passes. */
function increased(node: Statement & { readonly kind: 'becomes' }): Statement {
  const { subject, value, span } = node;
  if (value?.kind !== 'binary' || value.operator === 'times' || !saySame(value.left, subject)) return node;
  return value.right.kind === 'number'
    ? { kind: 'modify', sign: value.operator, amount: value.right, target: subject, span }
    : node;
}

function inWords(vocabulary: Vocabulary, node: SyntaxNode): SyntaxNode {
  if (node.kind === 'triggered') return filteredTrigger(vocabulary, node);
  if (node.kind === 'becomes') return increased(node);
  if (node.kind === 'modify' || node.kind === 'continuous') return changePerCard(vocabulary, node);
  return node.kind === 'order' ? orderPerCard(vocabulary, spokenOrder(vocabulary, node)) : node;
}
