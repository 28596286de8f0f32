import type { Test } from '../meaning.ts';
import type { Complement, Expression } from '../tree.ts';
import type { Scope } from './scope.ts';

/** What may be said of several numbers or values taken together. */
const kinds: Readonly<Record<string, 'same' | 'different' | 'consecutive'>> = {
  same: 'same',
  different: 'different',
  consecutive: 'consecutive',
};

/** The kind that a complement names: `are the same`, `are different`, `are consecutive`. */
export function kindOfAlike(complement: Complement): 'same' | 'different' | 'consecutive' | undefined {
  const words =
    complement.kind === 'words' && complement.words.length === 1
      ? complement.words
      : complement.kind === 'phrase' && complement.phrase.kind === 'noun'
        ? complement.phrase.heads[0]?.words
        : undefined;
  return words && kinds[words.map((word) => word.text).join(' ')];
}

/** `that roll's dice are the same`: said of a list of numbers or values; nothing where no such list is spoken of. */
export function alikeTest(
  scope: Scope,
  subject: Expression,
  complement: Complement,
): { test: Test | undefined } | undefined {
  const kind = kindOfAlike(complement);
  if (!kind || subject.kind !== 'noun') return undefined;
  const found = scope.read.expression(scope, subject);
  if (!found) return { test: undefined };
  const { sort } = found.thing;
  if (found.scalar || found.choice || found.each || (sort !== 'number' && sort !== 'value')) return undefined;
  return { test: { op: 'alike', kind, of: found.set } };
}
