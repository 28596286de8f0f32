import { reportMeaningless } from '../expectations.ts';
import { say, written, type Phrase } from '../../diagnostics/catalogue/phrase.ts';
import { withArticle } from '../../text/english-inflection.ts';
import { placeIn } from '../../text/source.ts';
import type { Expression, NounPhrase, Standing } from '../../language/syntax/ast.ts';
import { forms, longestTerm } from '../../language/symbols/symbol-table.ts';
import { readQualifiedNoun } from '../nouns/qualified-noun.ts';
import { writtenWords, type Scope, noEffect } from '../scope.ts';

/** Refuses what is read as a rule and is none, and says what would be one. */
export function noRule(scope: Scope, tree: Standing): undefined {
  return reportMeaningless(scope, tree.span, adviceFor(scope, tree));
}

function adviceFor(scope: Scope, { says, duration, span }: Standing): Phrase {
  switch (says.kind) {
    case 'can': {
      const right = forbidding(writtenWords(scope, span));
      if (right !== undefined) return say('phrase/write', { example: written(right) });
      return say('phrase/rules-forbid-with-cannot-what-can');
    }
    case 'must':
      return say('phrase/rules-forbid-with-cannot-what-must');
    case 'costs':
      return say('phrase/what-something-costs-is-said-where');
    default:
      return duration
        ? say('phrase/without-an-effect-it-stands-as')
        : say('phrase/write-it-with-cannot-counts-as');
  }
}

/** `no player can ...` and `nobody can ...` as what is forbidden. */
function forbidding(words: string): string | undefined {
  const [can, cannot] = [' can ', ' cannot '];
  if (!words.includes(can)) return undefined;
  if (words.startsWith('nobody ')) return words.replace('nobody', 'players').replace(can, cannot);
  return words.startsWith('no ')
    ? words.replace(/^no (\S+)/, (_, noun: string) => withArticle(noun)).replace(can, cannot)
    : undefined;
}

/** `any character` where nobody asks: each is meant, as `a character` says. */
export function anyOne(scope: Scope, np: NounPhrase): undefined {
  const words = writtenWords(scope, np.span);
  if (np.determiner !== 'any') return noEffect(scope, np.span, say('phrase/say-with-cannot-what-does-not'));
  const rest = words.replace(/^any\s+/, '');
  const many = longestTerm(scope.vocabulary, np.heads[0]?.words ?? [])?.meanings[0].form === 'many';
  const right = many ? rest : rest.replace(/^\S+/, (noun) => withArticle(noun));
  const title = say('phrase/write', { example: written(right) });
  return noEffect(scope, np.span, title, [
    { title, edits: [{ place: placeIn(scope.snippet, np.span), text: right }] },
  ]);
}

/** `2 characters` where each is asked about for itself. */
export function oneEach(scope: Scope, phrase: Expression): Phrase | undefined {
  const [head] = phrase.kind === 'noun' ? phrase.heads : [];
  // `one` alone has no noun.
  const symbol = head && readQualifiedNoun(scope, head)?.meaning.symbol;
  if (!symbol) return undefined;
  return say('phrase/each-of-them-is-asked-about', { example: written(withArticle(forms(symbol).one)) });
}
