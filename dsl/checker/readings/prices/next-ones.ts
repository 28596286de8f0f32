/**
 * What the next one costs that is done this turn: `the next fruit you sell this turn is free`, `your next sale this turn costs 1 coin
 * less`. How often it was done before is kept, and what holds ends as soon as it was done once more.
 */
import { withArticle } from '../../../text/english-inflection.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { EntryKind } from '../../../language/syntax/ast.ts';
import type { VerbSymbol } from '../../../language/symbols/symbols.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';
import { soleCounter } from '../nouns-and-verbs/noun-readings.ts';
import { nounSaid } from '../words/spoken-nouns.ts';

const TURN = '(?:this turn|(?:until|before) (?:the )?end of (?:the |this |your )?turn)';
const FREE = '(?:is|are) free(?: to [a-z]+)?';
const NONE = '(?:costs?|costs? you) (?:nothing|(?:no|0|zero) (?<none>[a-z]+(?: [a-z]+)?))';
const LESS =
  '(?:costs?|costs? you) (?:(?<count>an?|one|two|\\d+) (?<what>[a-z]+(?: [a-z]+)?) (?<less>less|fewer|more)|(?<number>\\d+) (?<by>less|more)(?: (?<of>[a-z]+(?: [a-z]+)?))?)';
const COSTS = `(?:${FREE}|${NONE}|${LESS})(?: to [a-z]+)?`;
const PAYS = 'you (?:pay|spend) (?:nothing|(?:no|0|zero) (?<unpaid>[a-z]+(?: [a-z]+)?))(?: for (?:it|that))?';
const HEAD = '^(?<margin> *)(?<head>(?:when|if|at|after) [^,:\\n]+, )?';

const FORMS: readonly RegExp[] = [
  `${HEAD}(?<front>${TURN},? )?the next (?<noun>[a-z-]+(?: card)?) (?:that )?you (?<verb>[a-z]+)(?<turn> ${TURN})? ${COSTS}(?<end> ${TURN})?$`,
  `${HEAD}(?<front>${TURN},? )?your next (?<act>[a-z]+)(?<turn> ${TURN})? ${COSTS}(?<end> ${TURN})?$`,
  `${HEAD}the next time (?:that )?you (?<verb>[a-z]+)(?: (?:an?|one) (?<noun>[a-z-]+(?: card)?))?(?<turn> ${TURN})?, (?:it |that )?(?:${COSTS}|${PAYS})(?<end> ${TURN})?$`,
  `${HEAD}you (?:may|can) (?<verb>[a-z]+) (?:your|the) next (?<noun>[a-z-]+(?: card)?)(?<turn> ${TURN})? (?:for free|without paying (?:any )?(?<unpaid>[a-z]+(?: [a-z]+)?))(?<end> ${TURN})?$`,
  `${HEAD}(?<front>${TURN},? )?to (?<verb>[a-z]+) (?:the|your) next (?<noun>[a-z-]+(?: card)?)(?<turn> ${TURN})?, you (?:pay|spend) (?:nothing|(?:no|0|zero) (?<unpaid>[a-z]+(?: [a-z]+)?)|(?<count>an?|one|two|\\d+) (?<what>[a-z]+(?: [a-z]+)?) (?<less>less|fewer|more))(?<end> ${TURN})?$`,
].map((form) => new RegExp(form));

type Groups = Readonly<Record<string, string | undefined>>;

/** A text with each such line as what holds until it was done; none where there is none. */
export function withNextOnes(text: string, words: Vocabulary, entry: EntryKind): string[] {
  if (!/\bnext\b/.test(text) || /\bso-far\b/.test(text)) return [];
  const put = text.split('\n').map((line) => {
    const groups = FORMS.map((form) => form.exec(line)?.groups).find((each) => each);
    return (groups && ruled(groups, words, entry)) ?? line;
  });
  const said = put.join('\n');
  return said === text ? [] : [said];
}

function ruled(groups: Groups, words: Vocabulary, entry: EntryKind): string | undefined {
  const { margin = '', head, front, turn, end, noun, verb, act } = groups;
  // It needs a time for which it waits; and only a text that is carried out knows what was done before.
  if ((front ?? turn ?? end) === undefined || (entry !== 'effect' && head === undefined && margin === ''))
    return undefined;
  const known = words.verbForms.get(verb ?? act ?? '')?.verb;
  const one = known && objectOf(known, noun, words);
  const price = priceOf(groups, words);
  if (!known || one === undefined || price === undefined) return undefined;
  const times = `the number of times you ${verbIn(words, known.id, 'participle')} ${withArticle(one)} this turn`;
  const lines = [
    `let so-far be ${times}`,
    `until end of turn, while ${times} is the so-far, to ${known.id} ${withArticle(one)}, you ${price}`,
  ];
  return head === undefined
    ? lines.map((line) => margin + line).join('\n')
    : [`${margin}${head.replace(/, $/, ':')}`, ...lines.map((line) => `${margin}  ${line}`)].join('\n');
}

/** What the verb is done with: the noun of the text, or else what the verb takes. */
function objectOf(
  { parameters }: VerbSymbol,
  noun: string | undefined,
  words: Vocabulary,
): string | undefined {
  const [object] = parameters;
  if (!object || object.preposition || object.phrase.tree.determiner !== 'a') return undefined;
  const said = noun ?? /^an? ([a-z-]+)/.exec(object.phrase.snippet.text.trim())?.[1];
  const found = said === undefined ? undefined : nounSaid(words, said);
  return found?.of === 'card' && found.form === 'one' ? found.one : undefined;
}

function priceOf(
  { none, unpaid, count, what, less, number, by, of }: Groups,
  words: Vocabulary,
): string | undefined {
  const many = count ?? number;
  if (many === undefined) return `pay no ${none ?? unpaid ?? 'price'}`;
  const amount = many === 'two' ? '2' : /\d/.test(many) ? many : '1';
  const coins = soleCounter(words);
  const paid = what ?? of ?? (coins && forms(coins)[amount === '1' ? 'one' : 'many']);
  if (paid === undefined) return undefined;
  return (less ?? by) === 'more' ? `also pay ${amount} ${paid}` : `pay ${amount} ${paid} less`;
}
