/**
 * The phrases of declarations, checked once at their places. They are read again at every use, which reports
 * nothing: one that is wrong has the error sort.
 */
import { reportSeveral } from './expectations.ts';
import type { Scalar } from '../ir/expressions.ts';
import type { NounPhrase } from '../language/syntax/ast.ts';
import { eachSyntax, wordRuns } from '../language/syntax/syntax-visit.ts';
import { longestTerm, type PhraseFindings, type Vocabulary } from '../language/symbols/symbol-table.ts';
import type { KindSymbol, NounSymbol, PhraseText } from '../language/symbols/symbols.ts';
import { namesOne } from './nouns/definiteness.ts';
import { plainType } from './nouns/references.ts';
import { reportAt, countErrors, newScope, noEffect, typePhrase, errorSort, refuseNested } from './scope.ts';
import type { Reader, Scope } from './scope.ts';
import { refuseUnchosen } from './values/totals.ts';

/** The phrase of a declaration, and what it is for. */
type DeclaredPhrase = { readonly text: PhraseText } & (
  | { readonly use: 'place' | 'ranking' | 'argument' }
  | { readonly use: 'noun'; readonly noun: NounSymbol }
  | { readonly use: 'parameter'; readonly kind?: KindSymbol }
);

/** All phrases that a game declares. */
export const declaredPhrases = ({
  nouns,
  kinds,
  rankings,
  verbs,
  windows,
  functions,
}: Vocabulary): DeclaredPhrase[] => [
  ...functions.flatMap(({ parameters }) =>
    parameters.map(({ phrase }) => ({ text: phrase, use: 'argument' as const })),
  ),
  ...nouns.map((noun) => ({ text: noun.is, use: 'noun' as const, noun })),
  ...kinds.flatMap((kind) => [
    ...(kind.means ? [{ text: kind.means, use: 'place' as const }] : []),
    ...(kind.goesOn ? [{ text: kind.goesOn, use: 'parameter' as const, kind }] : []),
  ]),
  ...rankings.map(({ among }) => ({ text: among, use: 'ranking' as const })),
  ...[...verbs, ...windows].flatMap(({ parameters }) =>
    parameters.map(({ phrase }) => ({ text: phrase, use: 'parameter' as const })),
  ),
];

/** Whether a phrase is of the error sort where it is declared. */
export function isWrong({ read, vocabulary }: Scope, text: PhraseText): boolean {
  const declared = declaredPhrases(vocabulary).find((each) => each.text === text);
  return declared !== undefined && findingsIn(read, vocabulary, declared).wrong;
}

const you: Scalar = { op: 'you' };

/** The findings about the phrase of a declaration. */
export function findingsIn(read: Reader, vocabulary: Vocabulary, declared: DeclaredPhrase): PhraseFindings {
  const { text, use } = declared;
  const known = vocabulary.phrases.get(text);
  if (known) return known;
  // Phrases that come back to each other are of the error sort as long as they are read.
  vocabulary.phrases.set(text, { diagnostics: [], wrong: true });
  // A noun may use `you` if the text that uses it does, and need not say where: the phrase that uses it does.
  const acts = use === 'parameter' || use === 'noun';
  const scope = newScope(read, vocabulary, text.snippet, {
    you: acts ? you : undefined,
    everywhere: acts || use === 'argument',
    thisKind: use === 'parameter' ? declared.kind : undefined,
  });
  if (text.unread) errorSort(scope);
  else check(scope, declared);
  refuseNested(scope);
  const found = { diagnostics: scope.diagnostics, wrong: countErrors(scope) > 0 };
  vocabulary.phrases.set(text, found);
  return found;
}

function check(scope: Scope, declared: DeclaredPhrase): void {
  const { tree } = declared.text;
  const { determiner, quantity, span } = tree;
  const bare = { ...tree, determiner: undefined };
  const plain = determiner === undefined || determiner === 'a' || (determiner === 'the' && tree.ordinal);
  switch (declared.use) {
    case 'noun':
      if (comesBack(scope.vocabulary, declared.noun, declared.noun))
        reportAt(scope, 'game/circular', span, { noun: declared.noun.id });
      else if ((plain || namesOne(scope, tree)) && !quantity) scope.read.phrase(scope, bare);
      else noEffect(scope, span);
      break;
    case 'parameter':
      if (plainType(scope, declared.text)) return;
      if (plain) scope.read.phrase(scope, tree);
      else noEffect(scope, span);
      break;
    case 'argument': {
      if (plainType(scope, declared.text)) return;
      const found = scope.read.phrase(scope, bare);
      if (found && ((determiner !== undefined && determiner !== 'a') || quantity)) reportSeveral(scope, span);
      return;
    }
    case 'ranking': {
      const found = scope.read.phrase(scope, tree);
      if (found?.choice && !found.choice.chance)
        reportAt(scope, 'name/not-choosable', span, { phrase: typePhrase(found.thing) });
      if (!found && countErrors(scope) === 0) noEffect(scope, span);
      break;
    }
    case 'place':
      scope.read.phrase(scope, tree);
  }
  refuseUnchosen(scope);
}

/** The nouns of the game that a phrase is made of. */
function nounsIn(vocabulary: Vocabulary, tree: NounPhrase): Set<NounSymbol> {
  const found = new Set<NounSymbol>();
  eachSyntax(tree, (node) => {
    for (const words of wordRuns(node))
      for (const { symbol } of longestTerm(vocabulary, words)?.meanings ?? [])
        if (symbol.sort === 'noun') found.add(symbol);
  });
  return found;
}

/** Whether the definition of a noun uses another one, over any number of steps. */
function comesBack(
  vocabulary: Vocabulary,
  from: NounSymbol,
  to: NounSymbol,
  seen: Set<NounSymbol> = new Set(),
): boolean {
  for (const noun of nounsIn(vocabulary, from.is.tree)) {
    if (noun === to) return true;
    if (seen.has(noun)) continue;
    seen.add(noun);
    if (comesBack(vocabulary, noun, to, seen)) return true;
  }
  return false;
}
