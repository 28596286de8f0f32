import { checkCapacity, checkPhrase, nounsIn, type PhraseUse } from '../../../dsl/checker/check.ts';
import { report } from '../../../dsl/diagnostics/report.ts';
import { placeIn } from '../../../dsl/text/source.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import type { NounSymbol, PhraseText } from '../../../dsl/language/symbols/symbols.ts';
import type { Sources } from '../loader/link-context.ts';

/** Checks the phrases of all declarations where they stand, once every word of the game is known. */
export function checkDeclaredPhrases(s: Sources, vocabulary: Vocabulary): void {
  const check = ({ tree, snippet }: PhraseText, use: PhraseUse): void => {
    // A noun may speak of `you` where the text that uses it does, and need not say where: the phrase that uses it does.
    const acting = use === 'parameter' || use === 'noun';
    const everywhere = acting;
    s.diagnostics.push(...checkPhrase({ vocabulary, snippet, acting, everywhere }, tree, use));
  };
  for (const noun of vocabulary.nouns) {
    if (comesBack(vocabulary, noun, noun)) {
      const { tree, snippet } = noun.is;
      s.diagnostics.push(report('game/circular', placeIn(snippet, tree.span), { noun: noun.id }));
    } else check(noun.is, 'noun');
  }
  for (const kind of vocabulary.kinds) {
    if (kind.means) check(kind.means, 'place');
    if (kind.goesOn) {
      const { tree, snippet } = kind.goesOn;
      const context = { vocabulary, snippet, acting: true, everywhere: true, kind };
      s.diagnostics.push(...checkPhrase(context, tree, 'parameter'));
    }
  }
  for (const zone of vocabulary.zones) s.diagnostics.push(...checkCapacity(vocabulary, zone));
  for (const ranking of vocabulary.rankings) check(ranking.among, 'ranking');
  for (const { parameters } of [...vocabulary.verbs, ...vocabulary.windows])
    for (const parameter of parameters) check(parameter.phrase, 'parameter');
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
