/**
 * How many of several cards are such ones: `if at least 2 of those cards are ripe fruits` is `if there are at least 2 ripe fruits among
 * those cards`, and `if all of them are fruits` is `if those cards are fruits`.
 */
import { articleOf, plural } from '../../../text/english-inflection.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { firstNounSaid } from '../words/spoken-nouns.ts';

const SEVERAL = '(those [a-z]+|the (?:other )?[a-z]+|them|these(?: [a-z]+)?)';
const SHARE = new RegExp(
  `\\b(if|while|unless|and|or) ((?:at least|at most|exactly|more than|fewer than|less than|no more than) (?:\\d+|one|two|three)|\\d+(?: or (?:more|fewer))?|one|two|any|some|either|none|neither|no(?:t (?:one|any))?|all|both|each|every one) (?:of )?${SEVERAL} (?:is|are|was|were) (?:an? )?([a-z][a-z -]*?)(?=$|[,:\\n]| (?:and|or) )`,
  'g',
);
const NUMBERS: Readonly<Record<string, string>> = { one: '1', two: '2', three: '3' };

/** A text in which such conditions ask what there is among them. */
export function withSharesOfSeveral(text: string, vocabulary: Vocabulary): string[] {
  const put = text.replaceAll(SHARE, (all, joint: string, share: string, several: string, what: string) => {
    const found = firstNounSaid(vocabulary, what);
    if (found?.of === 'player') return all;
    const kind =
      found && forms(vocabulary.terms.get(found.said)?.[0]?.symbol ?? { names: { en: [] }, id: '' });
    const [one, many] = found
      ? [what.replace(found.said, found.one), what.replace(found.said, kind?.many || plural(found.one))]
      : [`${what} card`, `${what} cards`];
    const those = several === 'them' || several.startsWith('these') ? 'those cards' : several;
    if (/^(?:all|both|each|every one)$/.test(share)) return `${joint} ${those} are ${found ? many : what}`;
    if (/^(?:none|neither|no|not one|not any)$/.test(share))
      return `${joint} there is no ${one} among ${those}`;
    if (/^(?:any|some|one|either|at least (?:one|1))$/.test(share))
      return `${joint} there is ${articleOf(one)} ${one} among ${those}`;
    const bound = share
      .replace(/\b(?:one|two|three)\b/, (word) => NUMBERS[word]!)
      .replace(/^no more than/, 'at most')
      .replace(
        /^(\d+) or (more|fewer)$/,
        (_, number: string, more: string) => `at ${more === 'more' ? 'least' : 'most'} ${number}`,
      );
    return `${joint} there are ${bound} ${many} among ${those}`;
  });
  return put === text ? [] : [put];
}
