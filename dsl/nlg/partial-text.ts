/** One ability of a text, or one statement, in the words that the whole text has for it. */
import type { Span } from '../text/source.ts';
import type { Ability, Statement } from '../language/syntax/ast.ts';
import { abilitySentence } from './realiser/ability-sentences.ts';
import { completeSentence, onOneLine, type Speaker } from './realiser/paragraphs.ts';

type Part = Ability | Statement;

/** Those of which a text says when, how long or whether something is: each can be looked for by its place. */
const kinds: Readonly<Record<string, 'ability' | 'statement'>> = {
  triggered: 'ability',
  at: 'ability',
  replacement: 'ability',
  activated: 'ability',
  continuous: 'ability',
  standing: 'ability',
  modify: 'statement',
  delayed: 'statement',
};

/** What stands at a place of a tree, on one line; undefined where neither an ability nor a change does. */
export function partText(speaker: Speaker, tree: unknown, span: Span): string | undefined {
  const part = partAt(tree, span);
  if (!part) return undefined;
  const said =
    kinds[part.kind] === 'ability'
      ? abilitySentence(speaker, part as Ability, false)
      : speaker.statement(part as Statement, {});
  return completeSentence(speaker, { text: onOneLine(said) }).text;
}

function partAt(tree: unknown, span: Span): Part | undefined {
  if (typeof tree !== 'object' || tree === null) return undefined;
  const part = tree as Part;
  if (Object.hasOwn(kinds, part.kind) && part.span.start === span.start && part.span.end === span.end)
    return part;
  for (const each of Object.values(tree)) {
    const found = partAt(each, span);
    if (found) return found;
  }
  return undefined;
}
