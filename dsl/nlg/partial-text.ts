/** One ability of a text, or one statement, in the words that the whole text has for it. */
import type { Span } from '../text/source.ts';
import type { Ability, Statement } from '../language/syntax/ast.ts';
import { someSyntax, type SyntaxNode, type SyntaxTree } from '../language/syntax/syntax-visit.ts';
import { abilitySentence } from './realiser/ability-sentences.ts';
import { completeSentence, onOneLine, type Speaker } from './realiser/paragraphs.ts';

type Part = Ability | Statement;

/** Those of which a text says when, how long or whether something is: each can be looked for by its place. */
const kinds: Readonly<Partial<Record<SyntaxNode['kind'], 'ability' | 'statement'>>> = {
  triggered: 'ability',
  at: 'ability',
  replacement: 'ability',
  activated: 'ability',
  continuous: 'ability',
  standing: 'ability',
  modify: 'statement',
  delayed: 'statement',
};

/** The text of a part of a tree, on one line; undefined if the part is neither an ability nor a change. */
export function partText(speaker: Speaker, tree: SyntaxTree, span: Span): string | undefined {
  const part = partAt(tree, span);
  if (!part) return undefined;
  const said =
    kinds[part.kind] === 'ability'
      ? abilitySentence(speaker, part as Ability, false)
      : speaker.statement(part as Statement, {});
  return completeSentence(speaker, { text: onOneLine(said) }).text;
}

const isPart = (node: SyntaxNode): node is Part => kinds[node.kind] !== undefined;

function partAt(tree: SyntaxTree, { start, end }: Span): Part | undefined {
  let part: Part | undefined;
  someSyntax(tree, (node) => {
    if (!isPart(node) || node.span.start !== start || node.span.end !== end) return false;
    part = node;
    return true;
  });
  return part;
}
