/** All cards of a place by a name, and what holds for each of them: `let saved be all fruits in that stall`, and below it `the saved cannot be sold`. */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { firstNounSaid } from '../words/spoken-nouns.ts';

const CHOSEN = /^(\s*(?:- )?)choose (all [^,:\n]+) as ([a-z-]+)$/gm;
const LIST = /\blet ([a-z-]+) be all (?:other )?([^,:\n]+)$/gm;

/** The text with lists as the language has them; none where nothing changes. */
export function withListedCards(text: string, vocabulary: Vocabulary): string[] {
  const lists = text.replaceAll(CHOSEN, '$1let $3 be $2');
  const put = [...lists.matchAll(LIST)].reduce((said, [, name, what]) => {
    const one = firstNounSaid(vocabulary, what)?.one;
    if (one === undefined) return said;
    const each = `(?:(?:each|all|both|any|none) of |(?:all|each) [a-z-]+ (?:among|in|of) |all )?the ${name}`;
    return said
      .replaceAll(
        new RegExp(`^(\\s*(?:- )?(?:[^,:\\n]+, )*)${each} ((?:cannot|can|must) .+)$`, 'gm'),
        (_, head: string, rule: string) => `${head}for each ${one} among the ${name}, that ${one} ${rule}`,
      )
      .replaceAll(
        new RegExp(
          `^(\\s*(?:- )?(?:[^,:\\n]+, )*)([a-z-]+) each (?:of|${one} (?:in|among|of)) the ${name}((?: (?:to|into|by|face)\\b[^,:\\n]*)?)$`,
          'gm',
        ),
        (all, head: string, verb: string, rest: string) =>
          verb === 'for' ? all : `${head}for each ${one} among the ${name}, ${verb} that ${one}${rest}`,
      );
  }, lists);
  return put === text ? [] : [put];
}
