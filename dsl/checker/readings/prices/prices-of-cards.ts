/**
 * What cards cost that somebody does something with: `until end of turn, fruits you sell are free`, `items opponents buy cost 1 coin more`, and
 * what others cannot do about them: `fruits you sell are free and cannot be outbid`.
 */
import { withArticle } from '../../../text/english-inflection.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { aboutCards } from '../limits/contests-about-cards.ts';
import { soleCounter } from '../nouns-and-verbs/noun-readings.ts';
import { nounSaid } from '../words/spoken-nouns.ts';

const TURN = '(?:this turn|until (?:the )?end of (?:the |this |your )?turn)';
const CARDS =
  '(?<cards>(?:all |each |every |any )?(?:the )?(?<noun>[a-z]+(?: cards?)?) (?:that |which )?(?<who>you|opponents|your opponents|an opponent|each opponent|players|other players) (?<verb>[a-z]+))';
const COSTS =
  '(?:(?:is|are) (?<free>free)|costs? (?:you |them )?(?:(?<nothing>nothing|(?:no|0|zero) (?<none>[a-z]+(?: [a-z]+)?))|(?<number>\\d+)(?: (?<coin>[a-z]+(?: [a-z]+)??))? (?<how>more|less|extra|fewer)(?: (?<behind>[a-z]+(?: [a-z]+)?))?))';
const FORM = new RegExp(
  `^(?<head>\\s*(?:(?:until|while) [^,:\\n]+, )*)${CARDS}(?<early> ${TURN})? ${COSTS}(?<late> ${TURN})?(?<cannot> and cannot be [a-z]+(?: by [a-z]+)?)?(?<last> ${TURN})?$`,
);

/** The text with the price of the act; none where nothing changes. */
export function withPricesOfCards(text: string, vocabulary: Vocabulary): string[] {
  const put = text.replaceAll(/^.*$/gm, (line) => {
    const found = FORM.exec(line)?.groups;
    return (found && priced(found, vocabulary)) ?? line;
  });
  return put === text ? [] : [put];
}

function priced(
  groups: Readonly<Record<string, string | undefined>>,
  vocabulary: Vocabulary,
): string | undefined {
  const { head = '', cards, noun = '', who = '', verb = '', early, late, last, cannot } = groups;
  const found = nounSaid(vocabulary, noun);
  const form = vocabulary.verbForms.get(verb);
  const price = priceOf(groups, vocabulary);
  if (found?.of !== 'card' || !form || form.participle === true || price === undefined) return undefined;
  const kind = [...vocabulary.kinds, ...vocabulary.nouns].find((each) => forms(each).one === found.one);
  const many = found.one === 'card' ? 'cards' : kind && forms(kind).many;
  if (many === undefined) return undefined;
  const isTurn = early !== undefined || late !== undefined || last !== undefined;
  // A time of its own has the line already.
  if (isTurn && /\buntil\b/.test(head)) return undefined;
  const [margin] = /^\s*/.exec(head)!;
  const span = isTurn ? `${margin}until end of turn, ${head.slice(margin.length)}` : head;
  const payer = who === 'you' ? 'you' : who === 'players' ? 'players' : 'opponents';
  const line = `${span}to ${form.verb.id} ${many}, ${payer} ${price}`;
  if (cannot === undefined) return line;
  const [, done = ''] = /^ and cannot be ([a-z]+)$/.exec(cannot) ?? [];
  const rival = vocabulary.verbForms.get(done)?.verb;
  const about = rival && aboutCards(rival);
  const rule =
    about === undefined || payer !== 'you'
      ? `${cards}${cannot.replace(' and', '')}`
      : `opponents cannot ${rival!.id} you ${about} ${withArticle(found.one)}`;
  return `${line}\n${span}${rule}`;
}

function priceOf(
  { free, nothing, none, number, coin, how, behind }: Readonly<Record<string, string | undefined>>,
  vocabulary: Vocabulary,
): string | undefined {
  const coins = soleCounter(vocabulary);
  const unpaid = none ?? (coins && forms(coins).many) ?? 'price';
  if (free !== undefined || nothing !== undefined) return `pay no ${unpaid}`;
  const paid = coin ?? behind ?? (coins && forms(coins)[number === '1' ? 'one' : 'many']);
  if (paid === undefined || number === undefined) return undefined;
  return /^(?:more|extra)$/.test(how ?? '') ? `also pay ${number} ${paid}` : `pay ${number} ${paid} less`;
}
