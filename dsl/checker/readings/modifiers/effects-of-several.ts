/**
 * Texts of several cards, one after the other: `use the taste of each of your fruits`, `copy the tastes of two other fruits in your shed`. The language
 * uses the text of one card: for each, or for each of those that are chosen.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { writtenNumbers } from '../../../language/lexer/number-words.ts';
import { firstNounSaid } from '../words/spoken-nouns.ts';

const USED =
  /^( *(?:- )?)((?:[^,:\n]+, )*)(?:use|copy|perform|carry out|resolve) the ([a-z ]+?) of (each|every|all|any|both|\d+|any \d+|two|three|any two|any three) (?:of )?(?:the )?(your )?(other )?([a-z-]+(?: [a-z-]+)?)((?: (?:in|on) [^,:\n]+)?)$/gm;

/** The text with a line for each such card; none where there is none. */
export function withEffectsOfSeveral(text: string, vocabulary: Vocabulary): string[] {
  const put = text.replaceAll(USED, (said, margin: string, head: string, ...rest: (string | undefined)[]) => {
    const [what = '', which = '', your, other = '', noun = '', place = ''] = rest;
    const field = textField(vocabulary, what);
    const cards = firstNounSaid(vocabulary, noun);
    const symbol = cards && vocabulary.terms.get(cards.said)?.[0]?.symbol;
    if (field === undefined || cards?.of !== 'card' || /\bmay\b/.test(head)) return said;
    const where = `${your === undefined ? '' : ' of yours'}${place}`;
    const [one, many] = [cards.one, symbol ? forms(symbol).many : `${cards.one}s`];
    if (/^(?:each|every|all)$/.test(which))
      return `${margin}${head}for each ${other}${one}${where}, use that ${one}'s ${field}`;
    const use = `use that ${one}'s ${field}`;
    if (which === 'any' && your === undefined && cards.form === 'one')
      return below(margin, head, [`choose ${other === '' ? 'a' : 'another'} ${one}${where}`, use]);
    const count = which.replace(/^any /, '');
    const number = Number(count) || writtenNumbers.indexOf(count);
    if (!(number > 1) || cards.form !== 'many') return said;
    return below(margin, head, [
      `choose ${number} ${other}${many}${where}`,
      `for each of those ${many}, ${use}`,
    ]);
  });
  return put === text ? [] : [put];
}

/** Lines of their own, or a block behind an occasion. */
const below = (margin: string, head: string, lines: readonly string[]): string =>
  head === ''
    ? lines.map((line, i) => (i === 0 ? margin : margin.replace('-', ' ')) + line).join('\n')
    : [`${margin}${head.replace(/, $/, ':')}`, ...lines.map((line) => `${margin}  ${line}`)].join('\n');

/** A field of texts that are carried out, by either form of its name. */
function textField({ fields }: Vocabulary, said: string): string | undefined {
  const field = fields.find(
    (each) =>
      each.type.type === 'language' &&
      each.type.entry === 'effect' &&
      Object.values(forms(each)).includes(said),
  );
  return field && forms(field).one;
}
