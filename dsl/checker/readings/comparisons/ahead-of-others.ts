/**
 * Who is ahead of all others, and by how much: `the stall that has more fruits than each other stall`, `draw a card for each fruit your opponent
 * has more than you`, `if your opponent has 5 fruits, they discard one`.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { thirdPerson } from '../../../text/english-inflection.ts';
import { nounSaid } from '../words/spoken-nouns.ts';
import { handOf, isAnyCard } from '../places/cards-in-hands.ts';

const THAN_OTHERS = '(more|fewer|less) ([a-z-]+) than (?:each|every|any|all) other(?: ([a-z-]+))?';
const PILE = new RegExp(
  `\\b(?:the|a|each) ([a-z-]+) (?:(?:that|which) (?:has|have)|with|having) ${THAN_OTHERS}(?![\\w-])`,
  'g',
);
const IF_PILE = new RegExp(`\\bif (?:a|any|one) ([a-z-]+) has ${THAN_OTHERS}, ([^\\n]+)$`, 'gm');
const MORE =
  /^(\s*(?:- )?(?:[^,:\n]+, )*)(?:([a-z]+) (an?|\d+) ([a-z-]+(?: [a-z-]+)?)|([+-])(\d+) (to [^,:\n]+?)) for (?:each|every) (?:additional |extra )?([a-z-]+) (they have|that player has|your opponent has|the opponent has|an opponent has) more than you(?: (?:do|have))?( until [^,:\n]+)?$/gm;
const IF_THEY =
  /^(\s*)if (?:your|the|an) opponent has ([^,:\n]+), (?:they|that player|that opponent) (may )?([a-z]+)( [^\n]+)?$/gm;

/** The text with such sentences as the language has them. */
export function withThoseAhead(text: string, vocabulary: Vocabulary): string[] {
  const put = text
    .replaceAll(
      IF_PILE,
      (said, pile: string, how: string, what: string, other: string | undefined, act: string) =>
        isPile(vocabulary, pile, what, other)
          ? `if there is exactly 1 ${pile} with the ${most(how)} ${what}, ${act.replaceAll(new RegExp(`\\b(?:that ${pile}|it)\\b`, 'g'), `the ${pile} with the ${most(how)} ${what}`)}`
          : said,
    )
    .replaceAll(PILE, (said, pile: string, how: string, what: string, other?: string) =>
      isPile(vocabulary, pile, what, other) ? `the only ${pile} with the ${most(how)} ${what}` : said,
    )
    .replaceAll(MORE, (said, ...parts: (string | undefined)[]) => byHowMuch(vocabulary, parts) ?? said)
    .replaceAll(
      IF_THEY,
      (said, margin: string, what: string, may: string | undefined, verb: string, rest = '') =>
        vocabulary.seating.two === true
          ? `${margin}each opponent with ${what} ${may === undefined ? thirdPerson(verb) : `may ${verb}`}${rest}`
          : said,
    );
  return put === text ? [] : [put];
}

const most = (how: string): string => (how === 'more' ? 'most' : 'fewest');

function isPile(vocabulary: Vocabulary, pile: string, what: string, other: string | undefined): boolean {
  return (
    nounSaid(vocabulary, pile)?.of === 'pile' &&
    nounSaid(vocabulary, what)?.of === 'card' &&
    (other === undefined || other === pile)
  );
}

function byHowMuch(vocabulary: Vocabulary, parts: readonly (string | undefined)[]): string | undefined {
  const [head = '', verb, count, unit, sign, by, to, noun = '', who = '', span = ''] = parts;
  const symbol = vocabulary.terms.get(noun)?.[0]?.symbol;
  const hand = isAnyCard(noun) ? handOf(vocabulary) : undefined;
  const many =
    hand === undefined
      ? symbol && (symbol.sort === 'kind' || symbol.sort === 'noun') && forms(symbol).many
      : 'cards';
  const isKnown = who.startsWith('they') || who.startsWith('that');
  // Of several opponents it would not be clear which.
  if (!many || (!isKnown && vocabulary.seating.two !== true)) return undefined;
  const theirs =
    hand === undefined
      ? isKnown
        ? 'of that player'
        : 'of all opponents'
      : isKnown
        ? `in that player's ${hand}`
        : `in the ${hand}s of all opponents`;
  const yours = hand === undefined ? 'of yours' : `in your ${hand}`;
  const lead = `the greater of 0 and the number of ${many} ${theirs} - the number of ${many} ${yours}`;
  const times = (number: string): string =>
    number === '1' || /^an?$/.test(number) ? `(${lead})` : `(${number} times (${lead}))`;
  if (sign !== undefined) return `${head}${sign}${times(by!)} ${to}${span}`;
  const all = nounSaid(vocabulary, unit!);
  const plural = all?.form === 'one' && /^an?$/.test(count!) ? (unit === 'card' ? 'cards' : unit) : unit;
  return `${head}${verb} ${times(count!)} ${plural}${span}`;
}
