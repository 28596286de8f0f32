/**
 * A card that comes first by a value: `if that fruit has the highest price among all fruits in your shed`, `if its price is the lowest of
 * them`. It is one of those with the highest price there.
 */
import { withArticle } from '../../../../text/english-inflection.ts';
import { forms, type Vocabulary } from '../../../../language/symbols/symbol-table.ts';
import { firstNounSaid } from '../../words/spoken-nouns.ts';

const ASKED = '\\b(if|while|unless|and|or) ';
const CARD = '((?:the|that|this) [a-z-]+|this|it)';
const BEST = '(highest|lowest|greatest|smallest|biggest|least)';
const AMONG = '(?: (among|of|in) ((?:all |the )?[^,:\\n]+?))?';
const ENDS = '(?=$|[,:]| and | or )';

/** The text with each such condition; none where there is none. */
export function withFirstOfAll(text: string, vocabulary: Vocabulary): string[] {
  if (!new RegExp(`\\b${BEST}\\b`).test(text)) return [];
  const numbers = vocabulary.fields
    .filter(({ type }) => type.type === 'number')
    .map((field) => forms(field).one)
    .join('|');
  if (numbers === '') return [];
  const put = text
    .replaceAll(
      new RegExp(`${ASKED}${CARD} (?:has|had) the ${BEST} (${numbers})${AMONG}${ENDS}`, 'gm'),
      (said, asked: string, card: string, best: string, value: string, among?: string, all?: string) =>
        first(vocabulary, { asked, card, best, value, among, all }) ?? said,
    )
    .replaceAll(
      new RegExp(
        `${ASKED}(its|that [a-z-]+'s|the [a-z-]+'s|this card's) (${numbers}) is the ${BEST}${AMONG}${ENDS}`,
        'gm',
      ),
      (said, asked: string, whose: string, value: string, best: string, among?: string, all?: string) =>
        first(vocabulary, {
          asked,
          card: whose === 'its' ? 'it' : whose.slice(0, -2),
          best,
          value,
          among,
          all,
        }) ?? said,
    );
  return put === text ? [] : [put];
}

interface Asked {
  readonly asked: string;
  readonly card: string;
  readonly best: string;
  readonly value: string;
  readonly among: string | undefined;
  readonly all: string | undefined;
}

function first(vocabulary: Vocabulary, { asked, card, best, value, among, all }: Asked): string | undefined {
  const withBest = `with the ${/high|great|big/.test(best) ? 'highest' : 'lowest'} ${value}`;
  if (all === undefined) return undefined;
  const those = all.replace(/^(?:all|the other|the) (?=[a-z-]+ (?:in|on|of)\b|[a-z-]+s$)/, '');
  const named = /^(?:them|those(?: [a-z-]+)?|the [a-z-]+)$/.test(all) && among !== 'in';
  if (named) return `${asked} ${card} is a card among ${all === 'them' ? 'those cards' : all} ${withBest}`;
  const noun = firstNounSaid(vocabulary, those.replace(/^all /, '').split(/ (?:in|on|of|with|where) /)[0]);
  if (noun?.of !== 'card') return undefined;
  const one = those.replace(/^all /, '').replace(noun.said, noun.one);
  return `${asked} ${card} is ${withArticle(one)} ${withBest}`;
}
