/**
 * A card of one of several values, where it may be of a kind without that value: `if that card is a pear or a plum`, in a game that has a
 * noun for each, `pear card` and `plum card`.
 */
import { withArticle } from '../../../text/english-inflection.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';

const IS =
  /\b(is (?:not |neither |either )?)an? ([a-z-]+(?:(?:, (?:or )?| or | nor )(?:an? )?[a-z-]+)+)(?=$|[,:\n]| and\b)/g;

/** A text with the noun in place of each such value; none where the game has no such nouns. */
export function withAlternativeNouns(text: string, { terms }: Vocabulary): string[] {
  const put = text.replaceAll(IS, (said, is: string, list: string) => {
    const names = list.split(/, (?:or )?(?:an? )?| (?:or|nor) (?:an? )?/);
    const isNamed = names.map((name) => terms.get(`${name} card`)?.[0]?.symbol.sort === 'noun');
    const isOther = names.map((name) => terms.get(name)?.[0]?.symbol.sort === 'kind');
    if (!isNamed.includes(true) || !names.every((_, i) => isNamed[i] || isOther[i])) return said;
    const nouns = names.map((name, i) => (isNamed[i] ? `${name} card` : name));
    return `${is.replace(/neither /, 'not ').replace(/either /, '')}${withArticle(nouns.join(' or '))}`;
  });
  return put === text ? [] : [put];
}
