import type { VerbPreposition } from '../../../dsl/language/syntax/ast.ts';
import type { Parameter } from '../../../dsl/language/symbols/symbols.ts';
import { valueOf, type Node } from '../../../schemas/index.ts';
import { phraseText } from './checked-texts.ts';
import { entries, type Sources } from '../loader/link-context.ts';

const prepositions: Readonly<Record<VerbPreposition, true>> = {
  to: true,
  from: true,
  into: true,
  onto: true,
  for: true,
  by: true,
  using: true,
  against: true,
  at: true,
};

/** `to receiver`: the preposition and the name of what is taken. */
export function parameterKey(key: string): Pick<Parameter, 'name' | 'preposition'> {
  const [first, ...rest] = key.split(' ');
  return rest.length > 0 && isPreposition(first)
    ? { name: rest.join(' '), preposition: first }
    : { name: key, preposition: undefined };
}

const isPreposition = (word: string): word is VerbPreposition => Object.hasOwn(prepositions, word);

/** The parameters under `takes`: the preposition and name of each, and what it takes. */
export function parametersOf(s: Sources, node: Node): Parameter[] {
  return entries(valueOf(node, 'takes')).map(({ key, value }) => ({
    ...parameterKey(key.text),
    phrase: phraseText(s, value),
  }));
}
