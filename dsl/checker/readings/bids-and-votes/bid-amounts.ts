/**
 * What players may bid of what they have: `a number of coins up to their coins`, `any number of their coins`; and what the one who bid the most
 * pays: `if exactly one player has the highest bid, that player loses that many coins`.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';

const EACH = '((?:each|every) (?:other )?(?:player|opponent) (?:secretly )?(?:chooses|picks|names|bids))';

/** The text with such amounts in the words of the language; none where there are none. */
export function withBidAmounts(text: string, vocabulary: Vocabulary): string[] {
  const { counters, verbForms } = vocabulary;
  const nouns = counters
    .flatMap(({ of, names: { en } }) => (of === 'player' ? [en[1] ?? en[0]] : []))
    .join('|');
  if (nouns === '') return [];
  const chosen = text.replaceAll(
    new RegExp(
      `\\b${EACH} (?:a number of (${nouns}) up to (?:(?:all )?(?:of )?their|the number of their) \\2|(?:any|a) number of (?:their )?(${nouns})|up to all (?:of )?their (${nouns}))(?: (?:that )?they have)?(?=$|[,\\n]| as | and )`,
      'g',
    ),
    (_, who: string, ...all: (string | undefined)[]) =>
      `${who.replace(/ (?:picks|names|bids)$/, ' chooses')} a number from 0 to (that player's ${all[0] ?? all[1] ?? all[2]!})`,
  );
  const name = / as ([a-z]+)(?=$|\n)/.exec(chosen)?.[1];
  const put =
    name === undefined
      ? chosen
      : chosen.replaceAll(
          new RegExp(
            `\\b((?:if (?:there is )?(?:exactly|only) (?:one|1) player (?:has|with) the (?:highest|lowest) ${name}(?:, |:\\n\\s*)(?=they|that)|(?=the player with the (?:highest|lowest) ${name})))(they|that player|the player with the (?:highest|lowest) ${name}) (loses?|gains?|pays?) (?:that many|that number of|\\(that player's ${name}\\)) (${nouns})\\b(?:,? and ([a-z]+) )?`,
            'g',
          ),
          (said, head: string, who: string, does: string, noun: string, next: string | undefined) => {
            const verb = next === undefined ? undefined : verbForms.get(next)?.verb;
            if (next !== undefined && !verb) return said;
            const whom = who === 'they' ? 'that player' : who;
            const also = verb ? ` and that player ${verbIn(vocabulary, verb.id, 'third')} ` : '';
            return `${head}${whom} ${does.replace(/s?$/, 's')} (that player's ${name}) ${noun}${also}`;
          },
        );
  return put === text ? [] : [put];
}
