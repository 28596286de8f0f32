/** What hurts and heals cards whose number is what they have left: `heal that fruit by 2`, `deal 2 damage to it`. */
import type { CounterSymbol } from '../../../language/symbols/symbols.ts';
import { bearerOf } from '../conditions/has-readings.ts';
import {
  asSubject,
  type CounterRewrite,
  DEALS,
  END,
  GETS,
  HEALS,
  NUM,
  amountIn,
  START,
  SUFFERS,
  WHOM,
} from './change-words.ts';
import { kindOf, allNamesOf, type SpokenWords } from '../words/spoken-words.ts';

/** Names of what a card has as long as it is not beaten. */
const LIFE = /^(?:life|lives|health|hit points?|hp|vitality|stamina)$/;

/** The numbers of a game that are lost by what hurts a card, where its cards print no other words for it. */
export const livesIn = ({ vocabulary }: SpokenWords): CounterSymbol[] =>
  vocabulary.counters.filter(
    ({ of, said, names }) => of === 'card' && !said?.gain && names.en.some((name) => LIFE.test(name)),
  );

/** An order with what its number depends on behind it. */
const also = (order: string | undefined, rest: string): string | undefined =>
  order === undefined ? undefined : order + rest.replace(/^ for every /, ' for each ');

/** What hurts and heals the cards that have such a number. */
export function ofLives(counter: CounterSymbol, words: SpokenWords, change: CounterRewrite): void {
  const [one, many = one] = counter.names.en;
  const of = (much: string): string => (/^(?:1|an?)$/.test(much) ? one : many);
  const own = `(?:points? of )?(?:${[...new Set([...allNamesOf(counter.names), ...(counter.names.also?.en ?? [])])].toSorted((a, b) => b.length - a.length).join('|')})(?: points?)?`;
  const harm = '(?:points? of )?damage(?: points?)?';
  const isOf = (whom: string): boolean => {
    const kind = kindOf(words, whom);
    return kind !== undefined && counter.kinds?.includes(kind) === true;
  };
  const order =
    (verb: string) =>
    (whom: string, much: string): string | undefined =>
      isOf(whom) ? `${asSubject(words, whom)} ${verb} ${amountIn(much)} ${of(much)}` : undefined;
  const [worse, better] = [order('loses'), order('gains')];
  const behind = '((?: for (?:each|every) [^,:]+)?)(?=$|,|:| and| until)';
  change(`${START}${DEALS} ${NUM} ${harm} (?:to|on) ${WHOM}${behind}`, (much, whom, rest) =>
    also(worse(whom, much), rest),
  );
  change(
    `${START}(?:damage|hurt|wound|injure|hit)s? ${WHOM} (?:for|by) ${NUM}(?: ${harm})?${behind}`,
    (whom, much, rest) => also(worse(whom, much), rest),
  );
  change(`${START}${WHOM} (?:takes?|${SUFFERS.slice(3)} ${NUM} ${harm}${behind}`, (whom, much, rest) =>
    also(worse(whom, much), rest),
  );
  change(`${START}${WHOM} (?:loses?|takes?) ${NUM} ${own}${behind}`, (whom, much, rest) =>
    also(worse(whom, much), rest),
  );
  change(
    `${START}(?:reduce|lower|decrease) (?:the ${one} of ${WHOM}|${WHOM}'s ${one}) by ${NUM}${END}`,
    (whom, whose, much) => worse(whom ?? whose, much),
  );
  change(
    `${START}(?:increase|raise) (?:the ${one} of ${WHOM}|${WHOM}'s ${one}) by ${NUM}${END}`,
    (whom, whose, much) => better(whom ?? whose, much),
  );
  change(`${START}heals? ${WHOM} (?:for|by) ${NUM}${behind}`, (whom, much, rest) =>
    also(better(whom, much), rest),
  );
  change(`${START}${WHOM} heals? ${NUM}(?: ${own}| ${harm})?${behind}`, (whom, much, rest) =>
    also(better(whom, much), rest),
  );
  change(
    `${START}(?:heal|restore|give) ${NUM} ${own} (?:back )?(?:to|of|on) ${WHOM}${behind}`,
    (much, whom, rest) => also(better(whom, much), rest),
  );
  change(`${START}give ${WHOM} ${NUM} ${own}${behind}`, (whom, much, rest) => also(better(whom, much), rest));
  change(`${START}${WHOM} (?:${HEALS}|${GETS}) ${NUM} ${own}(?: back)?${behind}`, (whom, much, rest) =>
    also(better(whom, much), rest),
  );
  const bearer = bearerOf(words.vocabulary, one) ?? bearerOf(words.vocabulary, many);
  if (bearer === undefined || !words.vocabulary.seating.two) return;
  change(
    `${START}(each opponent|an opponent) (loses|gains|takes) ${NUM} (?:${own}|${harm})${behind}`,
    (_who, verb, much, rest) =>
      `an opponent's ${bearer} ${verb === 'gains' ? verb : 'loses'} ${amountIn(much)} ${of(much)}${rest}`,
  );
  change(
    `${START}(?:you )?(lose|gain|heal|take) ${NUM} (?:${own}|${harm})${behind}`,
    (verb, much, rest) =>
      `your ${bearer} ${/^(?:gain|heal)$/.test(verb) ? 'gains' : 'loses'} ${amountIn(much)} ${of(much)}${rest}`,
  );
}
