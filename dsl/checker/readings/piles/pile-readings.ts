/**
 * What people say of piles and of the cards in them: `a stall where no two fruits have the same colour`, `the biggest stall, but
 * nobody if there is a tie`, `everyone in a stall of 3 or more except whoever has the lowest value`.
 */
import { writtenNumbers } from '../../../language/lexer/number-words.ts';
import { plural } from '../../../text/english-inflection.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { KindSymbol, NounSymbol } from '../../../language/symbols/symbols.ts';
import type { Reading } from '../../../language/parser/errors/card-readings.ts';

/** A noun for piles, and the cards in them: of the one kind that they take, or `card`. */
interface PileNoun {
  readonly one: string;
  readonly many: string;
  readonly card: { readonly one: string; readonly many: string };
  /** The number that these cards have, if it is their only one. */
  readonly number: string | undefined;
}

/** Texts that differ from this one by such a reading of one of its lines. */
export function withPiles(text: string, vocabulary: Vocabulary): string[] {
  const lines = text.split('\n');
  const readings = readingsOf(vocabulary);
  return lines.flatMap((line, i) => {
    const [margin] = /^ */.exec(line)!;
    const said = line.slice(margin.length);
    return readings.flatMap(([from, to]) => {
      const put = typeof to === 'string' ? said.replace(from, to) : said.replace(from, to);
      if (put === said) return [];
      const read = put.split('\n').map((each) => margin + each);
      return [[...lines.slice(0, i), ...read, ...lines.slice(i + 1)].join('\n')];
    });
  });
}

/** What was made for the words of a game: it is asked for with every text that is wrong. */
const made = new WeakMap<Vocabulary, readonly Reading[]>();

function readingsOf(vocabulary: Vocabulary): readonly Reading[] {
  const known = made.get(vocabulary);
  if (known) return known;
  const piles = pileNouns(vocabulary);
  const readings =
    piles.length === 0
      ? []
      : [...piles.flatMap(ofPile), ...piles.map((pile) => withSecond(pile, vocabulary)), ...ofSeveral(piles)];
  made.set(vocabulary, readings);
  return readings;
}

function pileNouns({ zones, nouns }: Vocabulary, most = 8): PileNoun[] {
  return zones
    .flatMap(({ pile, takes }) => {
      if (!pile) return [];
      const kind = takes?.length === 1 ? takes[0] : undefined;
      const own = nouns.filter((noun) => isPile(noun, forms(pile).one));
      return [pile, ...own].map((symbol) => ({
        ...forms(symbol),
        card: kind ? forms(kind) : { one: 'card', many: 'cards' },
        number: numberOf(kind),
      }));
    })
    .slice(0, most);
}

/** Whether a noun of the game stands for piles of a sort. */
const isPile = ({ is }: NounSymbol, pile: string): boolean =>
  is.tree.heads.length === 1 && is.tree.heads[0].words.map(({ text }) => text).join(' ') === pile;

function numberOf(kind: KindSymbol | undefined): string | undefined {
  const numbers = kind?.fields.filter(({ type }) => type.type === 'number') ?? [];
  return numbers.length === 1 ? forms(numbers[0]).one : undefined;
}

const BOUND = '(?:at least|at most|more than|less than|fewer than|exactly)';
/** How much it is in all: `exactly 13`, `13 or more`. */
const AMOUNT = `((?:${BOUND} )?\\d+(?: or (?:more|less))?)`;
const amountOf = (said: string): string =>
  said
    .replace(/^exactly /, '')
    .replace(
      /^(\d+) or (more|less)$/,
      (_, number: string, more: string) => `at ${more === 'more' ? 'least' : 'most'} ${number}`,
    );

const HALF: Readonly<Record<string, string>> = {
  'more than': 'more than',
  'less than': 'less than',
  'fewer than': 'less than',
  'at least': 'at least',
  'at most': 'at most',
  exactly: '',
};

const NOBODY = '(?:nobody|no one|none|nothing|no [a-z-]+)';
const TIE =
  "(?:(?:there is|there's|it is|it's|that is) (?:a |any )?(?:tie|tied)|(?:several|they|two|2|any|some) (?:of them )?(?:are )?tied?|(?:on|in case of|with) a tie|tied)";
/** Only where one alone comes first. */
const UNLESS_TIED = `(?:,? (?:but |and |or )?(?:${NOBODY} (?:if |when |in case )?${TIE}|(?:if |when )?${TIE},? ${NOBODY})|,? unless ${TIE}|,? (?:but )?only if (?:there is|there's) no tie)`;

const SIZES: Readonly<Record<string, string>> = {
  biggest: 'most',
  largest: 'most',
  smallest: 'fewest',
};

/** Readings of phrases about one noun for piles. */
function ofPile({ one, many, card, number }: PileNoun): Reading[] {
  const cards = `(?:${[card.many, 'cards', 'of them'].join('|')})`;
  const its = '(?:(?:all|the|its|their) )*';
  const whole = `\\b(an?|each|every|the|all) (${one}|${many})`;
  const total = (article: string, noun: string, field: string, amount: string): string =>
    `${article} ${noun} where the total ${field} of all cards in that ${one} is ${amountOf(amount)}`;
  const readings: Reading[] = [
    // How many cards it has.
    [
      new RegExp(
        `\\b(${one}|${many}) of ((?:${BOUND} )?\\d+(?: or (?:more|less))?)(?= [^a-z]|[,:]|$| (?:where|with|other|except|and|in|to)\\b)`,
      ),
      `$1 with $2 ${card.many}`,
    ],
    [
      new RegExp(`\\bthe (${Object.keys(SIZES).join('|')}) (${one}|${many})\\b`),
      (_, size, noun) => `the ${noun} with the ${SIZES[size]} ${card.many}`,
    ],
    [
      new RegExp(`\\ball (?:of )?(?:the )?(${Object.keys(SIZES).join('|')}) ${many}\\b`),
      (_, size) => `all ${many} with the ${SIZES[size]} ${card.many}`,
    ],
    // What they add up to.
    [
      new RegExp(
        `${whole}((?: with (?:${BOUND} )?\\d+ ${cards})?) (?:and )?(?:where|in which) ${its}([a-z-]+?s) (?:add up to|adds up to|sum up to|sum to|total|come to) ${AMOUNT}`,
      ),
      (all, article, noun, size, field, amount) => {
        const [word] = field === `${number}s` || (number && plural(number) === field) ? [number] : [];
        return word === undefined ? all : total(article, noun + size, word, amount);
      },
    ],
    [
      new RegExp(
        `${whole}((?: with (?:${BOUND} )?\\d+ ${cards})?) (?:(?:and )?(?:where|in which|whose|with)|and) (?:the |a )?total ([a-z-]+?)(?: of ${its}${cards})?,? (?:is|of) ${AMOUNT}`,
      ),
      (_, article, noun, size, field, amount) => total(article, noun + size, field, amount),
    ],
    // More than half of them.
    [
      new RegExp(
        `${whole} (?:where|in which) (${Object.keys(HALF).join('|')}) half (?:of )?${its}(?:${cards})? (?:is|are) ([a-z-]+)(?=$|,| and )`,
      ),
      (_, article, noun, bound, quality) =>
        `${article} ${noun} where 2 times the number of ${quality} ${card.many} in that ${one} is ${`${HALF[bound]} `.trimStart()}the number of ${card.many} in that ${one}`,
    ],
    // All out of one.
    [
      new RegExp(
        `^([a-z-]+) ((?:exactly )?(\\d+) ${card.many})(?: both| all)? (?:in|from|out of) (?:the same|one|a single|one single|one and the same) (${one}) (in)?to (another .+)$`,
      ),
      (_, act, cards, count, noun, into: string | undefined, to) =>
        `choose a ${noun} with at least ${count} ${card.many}\n${act} ${cards} in that ${noun} ${into ?? ''}to ${to}`,
    ],
    [
      new RegExp(
        `\\b((?:exactly |at least |up to )?\\d+(?: or more)? ${card.many}|any number of ${card.many})(?: both| all)? (?:in|from|out of) (?:one|a single|one single|one and the same|any one) (${one})\\b`,
      ),
      '$1 in the same $2',
    ],
    // Each out of another one.
    [
      new RegExp(
        `\\b((?:exactly |at least |up to )?\\d+(?: or more)? ${card.many})(?: (?:of|with) the same ([a-z-]+))?,? (?:each|all|one|every one) (?:of them )?(?:from|in|out of) (?:an?(?:other)? (?:different )?${one}|different ${many}|its own ${one})(?: of (?:its|their) own)?`,
      ),
      (_, what, same?: string) =>
        `${what} in different ${many}${same === undefined ? '' : ` where ${plural(same)} are the same`}`,
    ],
    [
      new RegExp(
        `\\b((?:exactly )?(\\d+) ${card.many})(?: (?:of|with) the same ([a-z-]+))?,? (?:an?|one) (?:each )?(?:from|in) each of (\\d+|[a-z]+) (?:different )?${many}`,
      ),
      (all, what, count, same: string | undefined, apart) =>
        count === apart || writtenNumbers[Number(count)] === apart
          ? `${what} in different ${many}${same === undefined ? '' : ` where ${plural(same)} are the same`}`
          : all,
    ],
    // All in one that is chosen, but those that come first.
    [
      new RegExp(
        `^([a-z-]+) (?:everyone|everybody|each player|everything|(?:all|each|every) ${cards}|(?:each|every) ${card.one}) in (an? ${one}(?: (?:with|where) .+?)?|an? ${one} of ${AMOUNT}) ((?:other than|except)(?: for)? .+)$`,
      ),
      (_, verb, pile, _amount, but) => `choose ${pile}\n${verb} all ${card.many} in that ${one} ${but}`,
    ],
  ];
  if (number === undefined) return readings;
  return [
    ...readings,
    [
      new RegExp(
        `${whole} (?:with a (?:total|sum) of|adding up to|that adds? up to|worth|which adds? up to|(?:where|in which) (?:${its}${cards} (?:add up to|total|sum up to)|total is)) ${AMOUNT}(?: in total)?(?= (?:to|and|other|in)\\b|,|$)`,
      ),
      (_, article, noun, amount) => total(article, noun, number, amount),
    ],
  ];
}

/**
 * `sell a ripe stall, and all red fruits too`, with a verb of one object. A whole pile leaves the others as they are, so the
 * second is the same before and after it; which of several come first could be another one by then.
 */
const withSecond = ({ one, many }: PileNoun, { verbForms }: Vocabulary): Reading => [
  new RegExp(
    `^([a-z-]+) ((?:an?|the) (?:[a-z-]+ )?${one}|all (?:[a-z-]+ )?${many})((?: (?:with|where|in|of|whose) [^:]+?)?),? (?:and|plus|\\+|as well as|along with|together with)(?: also)? (all (?!.*\\b(?:most|fewest|highest|lowest|other|and|where)\\b)[^,:]+?)(?:,? (?:too|as well|also))?$`,
  ),
  (whole, verb, pile, which, second) =>
    verbForms.get(verb)?.verb.parameters.length === 1 ? `${verb} ${pile}${which}\n${verb} ${second}` : whole,
];

/** Whose number is the lowest: all of several who tie. */
const THOSE =
  '(?:whoever|whichever(?: ([a-z-]+))?|those(?: ([a-z-]+))?|(?:the |all |any )?(?:ones|([a-z-]+s))|everyone|anyone|any) (?:with|has|have|that have|who have|that has|who has)';

const different = (_: string, field: string): string => `where ${plural(field)} are different`;

/** Readings of phrases about several cards: about all of them, not about some. */
function ofSeveral(piles: readonly PileNoun[]): Reading[] {
  const cards = [{ one: 'card', many: 'cards' }, ...piles.map(({ card }) => card)];
  const ones = cards.map(({ one }) => one).join('|');
  const manies = cards.map(({ many }) => many).join('|');
  const all = `(?:(?:all |the )*(?:${manies})|(?:they )?all|everyone|everybody|each player|they)`;
  const each = `(?:(?:each|every) (?:${ones}|one)|everyone|everybody)`;
  const where = '\\b(?:where|in which)';
  return [
    // All the same, or all different.
    [
      new RegExp(
        `${where} no (?:two|2) (?:(?:${manies}) |of (?:them|its (?:${manies})) )?(?:have|share|are of|are) (?:the same|an?|one) ([a-z-]+)(?=$|,)`,
      ),
      different,
    ],
    [
      new RegExp(`${where} no (?:two|2) ([a-z-]+s) are (?:the same|equal|alike|identical)(?=$|,)`),
      'where $1 are different',
    ],
    [
      new RegExp(
        `\\bwith no (?:two|2) (?:${manies}) (?:of|with|sharing|that share) (?:the same|an?) ([a-z-]+)(?=$|,)`,
      ),
      different,
    ],
    [
      new RegExp(`${where} no ([a-z-]+) (?:appears|occurs|comes up) (?:twice|more than once|2 times)(?=$|,)`),
      different,
    ],
    [
      new RegExp(
        `${where} (?:${all} (?:have|share|are)|${each} (?:has|is)) (?:all )?(?:of )?(?:the )?same ([a-z-]+)(?=$|,)`,
      ),
      (_, field) => `where ${plural(field)} are the same`,
    ],
    [
      new RegExp(`${where} ${all} (?:have|are of) (?:all )?different ([a-z-]+s)(?=$|,)`),
      'where $1 are different',
    ],
    [new RegExp(`${where} ${each} (?:has|is of) a(?:nother| different) ([a-z-]+)(?=$|,)`), different],
    // All but those that come first, of the same noun.
    [
      new RegExp(
        `^((?:[^,:]+, )*[a-z-]+) (all ([a-z-]+s)(?: (?:in|of|on) [a-z' -]+?)?),? (?:other than|except|but not|but)(?: for)? ${THOSE} the (lowest|highest) ([a-z-]+)$`,
      ),
      (whole, verb, group, noun, whichever, those, many, most, field) => {
        const named = [whichever && plural(whichever), those, many].filter((each) => each !== undefined);
        if (named.some((each) => each !== noun)) return whole;
        return `${verb} ${group} where ${field} is ${most === 'lowest' ? 'more' : 'less'} than the ${most} ${field} of ${group}`;
      },
    ],
    // Nobody, unless one alone comes first.
    [
      new RegExp(
        `^([a-z-]+) (?:the|an?) ([a-z-]+) (with the (?:most|fewest|highest|lowest) [^,:]+?)${UNLESS_TIED}$`,
      ),
      (_, verb, what, best) => `if there is exactly 1 ${what} ${best}, ${verb} the ${what} ${best}`,
    ],
  ];
}
