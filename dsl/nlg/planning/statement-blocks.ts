/** The blocks of a tree: statements that are carried out one after the other. */
import type { Block, Statement } from '../../language/syntax/ast.ts';
import { mapSyntax, type SyntaxNode, type SyntaxTree } from '../../language/syntax/syntax-visit.ts';

export type BlockChange = (block: Block) => Block;

/** The same tree with other blocks in it, inner ones first. */
export function mapBlocks<T extends SyntaxTree>(tree: T, change: BlockChange): T {
  const mapped = mapSyntax(tree, (node) => withBlocks(node, change));
  return Array.isArray(mapped) && isBlock(mapped as readonly SyntaxTree[])
    ? (change(mapped as Block) as unknown as T)
    : mapped;
}

const statementKinds: ReadonlySet<string> = new Set<Statement['kind']>([
  'order',
  'together',
  'sequence',
  'if',
  'if-done',
  'when-done',
  'unless',
  'for-each',
  'repeat',
  'choose-one',
  'depending',
  'let',
  'modify',
  'becomes',
  'standing',
  'lasting',
  'delayed',
  'nothing',
]);

/** Abilities are no block: none of them comes after another. */
const isBlock = (tree: readonly SyntaxTree[]): boolean =>
  tree.every((each) => each !== undefined && 'kind' in each && statementKinds.has(each.kind));

function withBlocks(node: SyntaxNode, change: BlockChange): SyntaxNode {
  switch (node.kind) {
    case 'if':
    case 'if-done':
      return {
        ...node,
        then: change(node.then),
        ...(node.otherwise ? { otherwise: change(node.otherwise) } : {}),
      };
    case 'when-done':
    case 'unless':
    case 'for-each':
    case 'repeat':
    case 'delayed':
    case 'triggered':
    case 'at':
    case 'replacement':
      return { ...node, body: change(node.body) };
    case 'activated':
      return { ...node, effect: change(node.effect) };
    case 'choose-one':
      return { ...node, modes: node.modes.map((mode) => ({ ...mode, body: change(mode.body) })) };
    case 'depending':
      return { ...node, arms: node.arms.map((arm) => ({ ...arm, body: change(arm.body) })) };
    case 'sequence':
      return { ...node, parts: change(node.parts) };
    default:
      return node;
  }
}
