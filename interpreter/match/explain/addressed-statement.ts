import { thirdPerson } from '../../../dsl/text/english-inflection.ts';
import { primitives } from '../../../dsl/language/symbols/builtin-verbs.ts';
import type { Order } from '../../../dsl/language/syntax/ast.ts';
import { mapSyntax, someSyntax } from '../../../dsl/language/syntax/syntax-visit.ts';
import type { SyntaxNode, SyntaxTree } from '../../../dsl/language/syntax/syntax-visit.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';

/**
 * A statement that asks a player, addressed to that player: `that player discards 2 cards in their hand` is
 * `discard 2 cards in your hand` for that player. Undefined where it stays as it is: what is no order, and
 * where the text calls somebody else `you`.
 */
export function addressed(vocabulary: Vocabulary, statement: SyntaxNode): Order | undefined {
  if (statement.kind !== 'order' || statement.subject?.kind !== 'noun') return undefined;
  const { subject, ...order } = statement;
  const verb = baseOf(vocabulary, statement.verb.text);
  if (verb === undefined || speaksToAnother(order.args)) return undefined;
  const you: Order['subject'] = { kind: 'pronoun', which: 'you', span: subject.span };
  return {
    ...order,
    ...(statement.may ? { subject: you } : {}),
    secretly: false,
    verb: { ...statement.verb, text: verb },
    args: theirsAsYours(order.args),
  };
}

/** `discards` -> `discard`; what is a bare form already stays. */
function baseOf(vocabulary: Vocabulary, word: string): string | undefined {
  const own = vocabulary.verbForms.get(word)?.verb.id;
  return own ?? Object.keys(primitives).find((verb) => verb === word || thirdPerson(verb) === word);
}

/** Whether a part of a tree refers to the player who uses the card. */
const speaksToAnother = (tree: SyntaxTree): boolean =>
  someSyntax(
    tree,
    (node) =>
      (node.kind === 'pronoun' && node.which === 'you') ||
      (node.kind === 'noun' && node.determiner === 'your'),
  );

/** `their` as `your`. */
export const theirsAsYours = <T extends SyntaxTree>(tree: T): T =>
  mapSyntax(tree, (node) =>
    node.kind === 'noun' && node.determiner === 'their' ? { ...node, determiner: 'your' } : node,
  );
