/**
 * Players and cards that are compared with another one: `each opponent with more fruits in their row than you`, `your fruit has more
 * weight than each opponent's fruit`; and what is done unless something is so.
 */
import { thirdPerson } from '../../../text/english-inflection.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { handOf, isAnyCard } from '../places/cards-in-hands.ts';
import { nounSaid } from '../words/spoken-nouns.ts';

const WHO = '(an?|another|each|every|all|any)( other)? (opponents?|players?)';
const HAVING = '(?:with|having|(?:who|that|which) (?:has|have))';
const NOUN = '(?!(?:more|fewer|less|than|of|in|on)\\b)[a-z-]+(?: (?!(?:than|of|in|on|as)\\b)[a-z-]+)?';
const PLACE = "(?: (in|on) (?:(?:their|the|that player's) )?([a-z]+(?: (?!than\\b|as\\b)[a-z]+)?))";
const THAN =
  '(?:than|as)(?: (?:the number of [a-z-]+ )?(?:in|on|of) (?:yours|your [a-z]+)| (you|that player|that opponent)(?: (?:do|does|have|has))?(?: (?:in|on) (?:yours|theirs|(?:your|their) [a-z]+))?)';

const BOUNDS: Readonly<Record<string, string>> = {
  more: 'more than ',
  fewer: 'less than ',
  less: 'less than ',
  'at least as many': 'at least ',
  'at most as many': 'at most ',
};

const COMPARED = new RegExp(
  `(?:\\b${WHO}|(?<=^|, |\\bthe number of )(opponents|players)) ${HAVING} (more|fewer|less|(?:at least |at most |exactly )?as many) (${NOUN})${PLACE}? ${THAN}(?=$|[ ,:)])`,
  'g',
);

/** The text with each such comparison in the words of the language. */
export function withComparisons(text: string, vocabulary: Vocabulary): string[] {
  if (!/\b(?:than|as many|unless|who|has|have|with)\b/.test(text)) return [];
  const put = text
    .split('\n')
    .map((line) => unlessSo(ofCounters(ofOthers(line, vocabulary), vocabulary)))
    .map((line) => eachWith(line, vocabulary))
    .join('\n');
  return put === text ? [] : [put];
}

/** `an opponent with more fruits in their row than you`: with more than so many there. */
function ofOthers(line: string, vocabulary: Vocabulary): string {
  return line.replaceAll(
    COMPARED,
    (
      said,
      which: string | undefined,
      other: string | undefined,
      who: string | undefined,
      several: string | undefined,
      more: string,
      what: string,
      at: string | undefined,
      zone: string | undefined,
      than: string | undefined,
      place: number,
    ) => {
      // Of those who are counted, and of those who pay as well, not all are meant.
      const some = /\bthe number of $/.test(line.slice(0, place)) || / also /.test(line.slice(place));
      const head =
        several === undefined ? `${which}${other ?? ''} ${who} with` : `${some ? '' : 'all '}${several} with`;
      const bound = BOUNDS[more] ?? 'exactly ';
      const whose = than === undefined || than === 'you' ? 'your' : `${than}'s`;
      if (zone !== undefined) {
        const there = vocabulary.terms.get(zone)?.[0]?.symbol;
        return nounSaid(vocabulary, what)?.of === 'card' && there?.sort === 'zone' && there.of === 'player'
          ? `${head} ${bound}(the number of ${what} ${at} ${whose} ${zone}) ${what} ${at} their ${zone}`
          : said;
      }
      const counter = vocabulary.counters.find((each) => each.of === 'player' && forms(each).many === what);
      if (counter) return `${head} ${bound}(${whose} ${what}) ${what}`;
      const home = placeInPlay(vocabulary, what);
      return home === undefined
        ? withoutPlace(vocabulary, said, head, bound, what, whose)
        : `${head} ${bound}(the number of ${what} ${home.at} ${whose} ${home.zone}) ${what} ${home.at} their ${home.zone}`;
    },
  );
}

/** The same where cards are counted by whose they are: `an opponent where the number of ships of that player is more`. */
function withoutPlace(
  vocabulary: Vocabulary,
  said: string,
  head: string,
  bound: string,
  what: string,
  whose: string,
): string {
  if (nounSaid(vocabulary, what)?.of !== 'card') return said;
  const hand = isAnyCard(what) ? handOf(vocabulary) : undefined;
  if (hand !== undefined)
    return `${head} ${bound}(the number of cards in ${whose} ${hand}) cards in their ${hand}`;
  const mine = whose === 'your' ? 'yours' : whose.replace(/'s$/, '');
  return `${head.replace(/ with$/, '')} where the number of ${what} of that player is ${bound.replace('exactly ', '')}the number of ${what} of ${mine}`;
}

const EACH_WHERE =
  /^(\s*(?:- )?)each( other)? (opponent|player) (where the number of .+? is (?:more than |less than )?the number of [a-z-]+(?: [a-z-]+)?? of (?:yours|that player|that opponent)) ([a-z-]+s)( [^,:]+)$/;

/** The one zone of players in which cards of a kind are in play. */
export function placeInPlay(
  vocabulary: Vocabulary,
  what: string,
): { readonly at: string; readonly zone: string } | undefined {
  if (nounSaid(vocabulary, what)?.of !== 'card') return undefined;
  const kind = vocabulary.kinds.find((each) => forms(each).many === what || forms(each).one === what);
  const zones = vocabulary.zones.filter(({ of, inPlay }) => of === 'player' && inPlay);
  const own = zones.filter(({ takes }) => !takes || (kind !== undefined && takes.includes(kind)));
  return own.length === 1 && zones.length === 1 && kind ? { at: 'in', zone: forms(own[0]).one } : undefined;
}

const EACH_WITH = new RegExp(
  `^(\\s*(?:- )?)(?:each|every)( other)? (opponent|player) ${HAVING} (\\d+ or (?:more|fewer|less)|(?:at least |at most |exactly |more than |less than )?\\d+|an?|no) (${NOUN}?) (must )?([a-z-]+)( [^,:]+)?$`,
);

/** `each player who has a fruit gains a coin`: a number of what is in play. */
function eachWith(line: string, vocabulary: Vocabulary): string {
  const compared = line.replace(EACH_WHERE, '$1for each$2 $3 $4, that player $5$6');
  if (compared !== line) return compared;
  const [, margin, other = '', who, count, what, must, said, rest = ''] = EACH_WITH.exec(line) ?? [];
  if (who === undefined || what === undefined || said === undefined || count === undefined) return line;
  const verb = must === undefined ? said : thirdPerson(said);
  const isVerb =
    vocabulary.verbForms.get(verb)?.form === 'third' ||
    /^(?:gains|loses|moves|reveals|chooses|pays)$/.test(verb);
  const noun = nounSaid(vocabulary, what);
  if (!isVerb || noun?.of !== 'card') return line;
  const many = vocabulary.terms.get(what)?.[0]?.symbol;
  const plural = many && (many.sort === 'kind' || many.sort === 'noun') ? forms(many).many : what;
  const bound = /^an?$/.test(count) ? 'at least 1' : count === 'no' ? '0' : boundOf(count);
  const hand = isAnyCard(what) ? handOf(vocabulary) : undefined;
  const held = hand === undefined ? 'of that player' : `in that player's ${hand}`;
  const cards = hand === undefined ? plural : 'cards';
  return `${margin}for each${other} ${who} where the number of ${cards} ${held} is ${bound}, that player ${verb}${rest}`;
}

/** `2 or more` is at least 2. */
const boundOf = (count: string): string =>
  count.replace(
    /^(\d+) or (more|fewer|less)$/,
    (_, number, more) => `at ${more === 'more' ? 'least' : 'most'} ${number}`,
  );

const MORE_OF = new RegExp(
  `\\b((?:your|that player's|that opponent's) ([a-z-]+)|this(?: card)?|the equipped [a-z-]+|that [a-z-]+) (?:has|have) (more|fewer|less) ([a-z-]+(?: [a-z-]+)?) than (?:(each|every|any|all|an?)(?: other)? (?:opponents?|players?)'s?|(any|every|each) other) ([a-z-]+?)(?:s)?(?=$|,| and | or )`,
  'g',
);

/** `your fruit has more weight than each opponent's fruit`: there is none with as much. */
function ofCounters(line: string, vocabulary: Vocabulary): string {
  return line.replaceAll(
    MORE_OF,
    (
      said,
      whose: string,
      _own: string | undefined,
      more: string,
      what: string,
      which: string | undefined,
      any: string | undefined,
      noun: string,
    ) => {
      if (nounSaid(vocabulary, noun)?.of !== 'card') return said;
      const all = which ?? any ?? '';
      // Of two of a kind of which each player has one, their numbers are compared.
      if (/^an?$/.test(all) && whose === `your ${noun}`) return said;
      const of = /^this(?: card)?$/.test(whose) ? "this card's" : `${whose}'s`;
      // Of those that are no opponents' alone, all are meant but the one itself.
      if (any !== undefined && !/^(?:your|that player's|that opponent's) /.test(whose)) {
        const isKind = vocabulary.kinds.some((each) => forms(each).one === noun);
        const others = `${noun} other than ${whose.replace(/^this card$/, 'this')}${isKind ? ' in play' : ''}`;
        return `there is no ${others} with ${more === 'more' ? 'at least' : 'at most'} (${of} ${what}) ${what}`;
      }
      const one = /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`;
      return /^an?$/.test(all)
        ? `there is ${one} of an opponent with ${more === 'more' ? 'less' : 'more'} than (${of} ${what}) ${what}`
        : `there is no ${noun} of an opponent with ${more === 'more' ? 'at least' : 'at most'} (${of} ${what}) ${what}`;
    },
  );
}

/** A sentence that says what is so: what somebody does to prevent it is another one. */
const STATE = /\b(?:is|are|was|were|has|have|had)\b/;
const UNLESS =
  /^(\s*(?:- )?)((?:(?:when|at|after|before|once|twice|each time|whenever) [^,:]*, )*)(?:unless ([^,:]+), ([^:]+)|([^,:]+(?:, [^,:]+)*?),? unless ([^,:]+))$/;

/** `unless you have a coin, draw a card`: nothing where it is so. */
function unlessSo(line: string): string {
  const [, margin, head, first, behind, act = behind, last = first] = UNLESS.exec(line) ?? [];
  if (margin === undefined || head === undefined || act === undefined || last === undefined) return line;
  if (!STATE.test(last) || /\bwould\b|^(?:to|while|if) |\bcannot\b|^[+-]\d/.test(`${head}${act}`))
    return line;
  if (head === '') return `${margin}if ${last}, nothing\n${' '.repeat(margin.length)}otherwise, ${act}`;
  if (margin.includes('-')) return line;
  return `${margin}${head.replace(/, $/, ':')}\n${margin}  if ${last}, nothing\n${margin}  otherwise, ${act}`;
}
