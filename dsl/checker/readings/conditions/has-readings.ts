/**
 * Who has how much of what: `an opponent has a fruit on the market`, `you have more fruits in your row than an opponent`. Of a
 * place that all players share, what is there is counted by whose it is; of one that each has, by what is in it.
 */
import { plural, thirdPerson } from '../../../text/english-inflection.ts';
import { handOf, isAnyCard, ofThatPlayer, ofYours } from '../places/cards-in-hands.ts';
import { forms, spelledForms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';

const COUNT =
  '(?:(?:at least|at most|exactly|more than|less than|fewer than|only) \\d+|\\d+ or (?:more|less|fewer)|\\d+|an?|no)';
const NOUN =
  '(?!(?:more|fewer|less|than|of|in|on|other)\\b)[a-z-]+(?: (?!(?:than|of|in|on|if|and|or)\\b)[a-z-]+)?';
const PLACE =
  "(?: (in|on) (?:(your|their|the|that player's|that opponent's) )?([a-z]+(?: (?!than\\b|and\\b|or\\b)[a-z]+)?))";
const OTHERS =
  'that (?:player|opponent)|(?:an?|any|some|another|one|your|each|every|all|no)(?: other)? (?:opponents?|players?)';
const START = '(?<=^|\\b(?:if|while|and|or|when) )';
const END = '(?=$|,|:| and | or )';

const HAS = new RegExp(
  `${START}(you|that player|that opponent|(?:an?|any|some|another|your|each|every|no)(?: other)? (?:opponent|player)) (?:has|have) (${COUNT}) (${NOUN})${PLACE}?${END}`,
  'gm',
);
/** How two numbers are compared, with the one and with the other in front. */
export const RELATIONS: Readonly<Record<string, readonly [of: string, turned: string, not?: string]>> = {
  more: ['more than ', 'less than ', 'at most '],
  fewer: ['less than ', 'more than ', 'at least '],
  less: ['less than ', 'more than ', 'at least '],
  'at least as many': ['at least ', 'at most ', 'less than '],
  'at most as many': ['at most ', 'at least ', 'more than '],
  'as many': ['', ''],
  'exactly as many': ['', ''],
  'just as many': ['', ''],
  'the same number of': ['', ''],
};
const HOW = 'more|fewer|less|(?:at least |at most |exactly |just )?as many|the same number of';
const MORE = new RegExp(
  `${START}(you|${OTHERS}) (?:has|have) (${HOW}) (${NOUN})${PLACE}? (?:than|as) (you|${OTHERS})(?: (?:has|have|does|do))?(?:${PLACE.replace('your|', 'your|yours|theirs|')}| in (?:yours|theirs))?${END}`,
  'gm',
);

/** The same as another reading has it, which does not know that cards are meant. */
const HELD =
  /\bthere is an opponent with (more|less) than \(your ([a-z-]+(?: [a-z-]+)?)\) \2(?=$|,|:| and | or )/gm;

/** What is somewhere, by whose it is: in the words behind a number or a noun. */
interface Place {
  /** Of the one who acts, of another player, and of those in a `with`. */
  readonly yours: string;
  readonly theirs: string;
  readonly own: string;
  /** All players share it, so that it does not tell whose it is. */
  readonly shared: boolean;
}

function placeOf(
  vocabulary: Vocabulary,
  what: string,
  at: string | undefined,
  zone: string | undefined,
): Place | undefined {
  const { terms, owners, zones } = vocabulary;
  const hand = zone === undefined && isAnyCard(what) ? handOf(vocabulary) : undefined;
  if (hand !== undefined) return placeOf(vocabulary, what, 'in', hand);
  if (zone === undefined)
    return owners || zones.some(({ of, inPlay }) => of === 'player' && inPlay)
      ? { yours: ' of yours', theirs: ' of that player', own: '', shared: true }
      : undefined;
  const symbol = terms.get(zone)?.[0]?.symbol;
  // Without owners nobody has what is in a place of all.
  if (symbol?.sort !== 'zone' || (symbol.of !== 'player' && !owners)) return undefined;
  return symbol.of === 'player'
    ? {
        yours: ` ${at} your ${zone}`,
        theirs: ` ${at} that player's ${zone}`,
        own: ` ${at} their ${zone}`,
        shared: false,
      }
    : {
        yours: ` of yours ${at} the ${zone}`,
        theirs: ` of that player ${at} the ${zone}`,
        own: ` ${at} the ${zone}`,
        shared: true,
      };
}

/** Players whom a text has given a name. */
const NAMED = /\bchoose an?(?:other)?(?: other)? (?:opponent|player)\b[^,:\n]*? as ([a-z-]+)$/gm;

/** A text in which each such sentence says that there is something, also where one of the players has a name. */
export function withOwned(text: string, vocabulary: Vocabulary): string[] {
  const [name, ...others] = [...text.matchAll(NAMED)].map(([, each]) => `the ${each}`);
  if (name === undefined || others.length > 0) return withOwn(text, vocabulary);
  const called = new RegExp(`\\b${name}(?= has\\b[^,:]* than you\\b|(?:$|[,:]))`, 'g');
  const lines = text.split('\n').map((line) => {
    const isOfTwo = / ha(?:s|ve) .* than /.test(line) && !/\bthat (?:player|opponent)\b/.test(line);
    const [put] = isOfTwo ? withOwn(line.replaceAll(called, 'that player'), vocabulary) : [];
    return put?.replaceAll('that player', name) ?? line;
  });
  const put = lines.join('\n');
  return put === text ? withOwn(text, vocabulary) : [put, ...withOwn(put, vocabulary)];
}

function withOwn(text: string, vocabulary: Vocabulary): string[] {
  if (!/\b(?:has|have|there is an opponent with)\b/.test(text)) return [];
  const put = text
    .replaceAll(HELD, (said, how: string, what: string) =>
      isOfCards(vocabulary, what)
        ? `there is an opponent where the number of ${ofThatPlayer(what, vocabulary)} is ${how} than the number of ${ofYours(what, vocabulary)}`
        : said,
    )
    .replaceAll(MORE, (said, who: string, more: string, what: string, ...rest: (string | undefined)[]) => {
      const [at, , zone, than = '', at2, , zone2] = rest;
      const place = placeOf(vocabulary, what, at ?? at2, zone ?? zone2);
      if (isOfPlayers(vocabulary, what))
        return at === undefined && /^(?:more|less|fewer)$/.test(more)
          ? (moreOf(vocabulary, who, more, what, than) ?? said)
          : said;
      return (
        (isOfCards(vocabulary, what) && place && compared(vocabulary, who, more, what, place, than)) || said
      );
    })
    .replaceAll(
      HAS,
      (said, who: string, count: string, what: string, at?: string, _whose?: string, zone?: string) => {
        const place = placeOf(vocabulary, what, at, zone);
        if (zone === undefined && isOfPlayers(vocabulary, what)) {
          const one = anyOf(vocabulary, who);
          return one ? `there is ${one} with ${countOf(count)} ${what}` : said;
        }
        return (place && isOfCards(vocabulary, what) && counted(vocabulary, who, count, what, place)) || said;
      },
    );
  return put === text ? [] : [put];
}

const WHO = '(?:you|that player|that opponent|(?:an|your) opponent|each (?:other )?(?:player|opponent))';
const CHANGES = new RegExp(
  `(^|, |then |\\band |^ *- )(${WHO} )?(gain|lose)(s?) (\\d+|an?|\\([^()]+\\)) ([a-z-]+)(?=$|,| (?:for each|and|then|until)\\b)`,
  'gm',
);
/** `when this loses life, ...`: how much does not matter. */
const ANY = /(\bwhen )([^,:]+) (gains?|loses?) ([a-z-]+)(?=[,:])/g;
const PAID = /\b(pays?) (\d+|an?|\([^()]+\)) ([a-z-]+)(?=$|[,:]| (?:to|and|then|for each|instead)\b)/gm;
const HELD_BY = new RegExp(
  `\\b(you|that player|that opponent|(?:an|your) opponent|each opponent) (?:have|has) ((?:at least |at most |exactly |less than |more than )?\\d+(?: or (?:more|less|fewer))?|no|more|less) ([a-z-]+)( than (?:you|(?:an|your|each) opponent|that player|that opponent))?(?=$|[,:]| (?:and|or)\\b)`,
  'gm',
);
const OWN =
  /\b(your|that player's|that opponent's|their|an opponent's) ([a-z-]+)(?=$|[,:]| (?:is|are|and|or)\b)/gm;

/**
 * A text in which what only one kind of card has is gained, lost, paid or counted of that card: where the game's own texts call
 * it `your ...`, so that each player has one.
 */
export function withBearers(text: string, vocabulary: Vocabulary): string[] {
  const put = text
    .replaceAll(ANY, (said, before: string, who: string, verb: string, what: string) => {
      const isCounted = vocabulary.counters.some((counter) => Object.values(forms(counter)).includes(what));
      const isPlayer = new RegExp(`^${WHO}$`).test(who);
      const one = isPlayer ? bearerOf(vocabulary, what) : undefined;
      if (!isCounted) return said;
      const subject = one === undefined ? who : ofPlayer(who, one);
      return `${before}${subject} ${one !== undefined && who === 'you' ? thirdPerson(verb) : verb} any ${what}`;
    })
    .replaceAll(
      CHANGES,
      (
        said,
        before: string,
        who: string | undefined,
        verb: string,
        s: string,
        count: string,
        what: string,
      ) => {
        const one = bearerOf(vocabulary, what);
        const player = who?.trim() ?? 'you';
        if (one === undefined || (s === '') !== (player === 'you')) return said;
        const [, each] = /^each (.*)$/.exec(player) ?? [];
        const bearer = each === undefined ? ofPlayer(player, one) : `that player's ${one}`;
        return `${before}${each === undefined ? '' : `for each ${each}, `}${bearer} ${verb}s ${count} ${what}`;
      },
    )
    .replaceAll(PAID, (said, pay: string, count: string, what: string) => {
      const one = bearerOf(vocabulary, what);
      return one === undefined
        ? said
        : `${pay} ${count} ${what} of ${pay === 'pay' ? 'your' : 'their'} ${one}`;
    })
    .replaceAll(OWN, (said, whose: string, what: string) => {
      const one = bearerOf(vocabulary, what);
      return one === undefined ? said : `${whose} ${one}'s ${what}`;
    })
    .replaceAll(HELD_BY, (said, who: string, count: string, what: string, than?: string) => {
      const one = bearerOf(vocabulary, what);
      if (one === undefined) return said;
      const bearer = ofPlayer(who, one);
      return than === undefined
        ? `${bearer} has ${count} ${what}`
        : `${bearer}'s ${what} is ${count} than ${ofPlayer(than.replace(' than ', ''), one)}'s ${what}`;
    });
  return put === text ? [] : [put];
}

const ofPlayer = (player: string, card: string): string =>
  player === 'you' ? `your ${card}` : `${player.replace(/^your /, 'an ')}'s ${card}`;

/** The card that has something, if only one kind has it and the game's own texts say `your ...` of it. */
export function bearerOf({ counters, verbs }: Vocabulary, what: string): string | undefined {
  const counter = counters.find((each) => each.of === 'card' && Object.values(forms(each)).includes(what));
  const [kind, ...others] = counter?.kinds ?? [];
  if (!kind || others.length > 0) return undefined;
  const { one } = forms(kind);
  const yours = new RegExp(`\\byour ${one}(?=[' ,]|$)`, 'm');
  return verbs.some(({ texts }) => texts?.some(({ snippet }) => yours.test(snippet.text))) ? one : undefined;
}

/** Whether cards are meant: only these have places. */
function isOfCards({ terms }: Vocabulary, what: string): boolean {
  const sorts = [what, what.split(' ').at(-1)!].map((term) => terms.get(term)?.[0]?.symbol.sort);
  return /^(?:.* )?cards?$/.test(what) || sorts.some((sort) => sort === 'kind' || sort === 'noun');
}

/** Whether players have so many of it. */
function isOfPlayers({ terms }: Vocabulary, what: string): boolean {
  const symbol = terms.get(what)?.[0]?.symbol;
  return symbol?.sort === 'counter' && symbol.of === 'player';
}

function moreOf(
  vocabulary: Vocabulary,
  who: string,
  more: string,
  what: string,
  than: string,
): string | undefined {
  const how = more === 'more' ? 'more' : 'less';
  // Of two that are known.
  if (than.startsWith('that ') && who === 'you')
    return `${than}'s ${what} is ${how === 'more' ? 'less' : 'more'} than your ${what}`;
  if (than !== 'you' || who === 'you') return undefined;
  if (who.startsWith('that ')) return `${who}'s ${what} is ${how} than your ${what}`;
  const one = anyOf(vocabulary, who);
  return one && `there is ${one} with ${how} than (your ${what}) ${what}`;
}

/** A number and its bound, as the language has it. */
const countOf = (said: string): string =>
  said
    .replace(/^(\d+) or more$/, 'at least $1')
    .replace(/^(\d+) or (?:less|fewer)$/, 'at most $1')
    .replace(/^only/, 'exactly')
    .replace(/^fewer/, 'less');

/** One of several players; in a game for two also `your opponent`. */
function anyOf({ seating }: Vocabulary, who: string): string | undefined {
  const [, which, other = '', noun] =
    /^(an?|any|some|another|one|your)( other)? (opponent|player)$/.exec(who) ?? [];
  if (which === undefined || (which === 'your' && !seating.two)) return undefined;
  return noun === 'opponent' || which === 'another' || other !== '' ? 'an opponent' : 'a player';
}

function counted(
  vocabulary: Vocabulary,
  who: string,
  said: string,
  what: string,
  place: Place,
): string | undefined {
  const count = countOf(said);
  const is = /^(?:an?|no|(?:at least |exactly )?1)$/.test(count) ? 'is' : 'are';
  const isHeld = isAnyCard(what) && !place.shared;
  if (isHeld && (who === 'you' || who.startsWith('that ')))
    return `${who} ${who === 'you' ? `have ${count} ${what}${place.yours}` : `has ${count} ${what}${place.own}`}`;
  if (who === 'you') return place.shared ? `there ${is} ${count} ${what}${place.yours}` : undefined;
  if (who.startsWith('that '))
    return place.shared ? `there ${is} ${count} ${what}${place.theirs}` : undefined;
  const [all] = /^(?:each|every|no)(?= )/.exec(who) ?? [];
  if (all !== undefined && !place.shared) return `${who} has ${count} ${what}${place.own}`;
  if (all !== undefined) return ofAll(vocabulary, who, count, what, place);
  const one = anyOf(vocabulary, who);
  if (one === undefined) return undefined;
  if (!place.shared) return `there is ${one} with ${count} ${what}${place.own}`;
  const number = /^an?$/.test(count) ? 'at least 1' : count === 'no' ? '0' : count;
  const many = /^an?$/.test(count) || count === 'no' ? pluralIn(vocabulary, what) : what;
  return `there is ${one} where the number of ${many}${place.theirs} is ${number}`;
}

/** What each has of what all share: nobody has less; or nobody has so many. */
function ofAll(
  vocabulary: Vocabulary,
  who: string,
  count: string,
  what: string,
  { theirs }: Place,
): string | undefined {
  const least = /^an?$/.test(count) ? '1' : /^at least (\d+)$/.exec(count)?.[1];
  if (least === undefined) return undefined;
  const many = /^an?$/.test(count) ? pluralIn(vocabulary, what) : what;
  // You are one of the players.
  const one = who.endsWith(' player') && !who.includes(' other ') ? 'player' : 'opponent';
  return `there is no ${one} where the number of ${many}${theirs} is ${who.startsWith('no ') ? 'at least' : 'less than'} ${least}`;
}

/** The plural of a noun of cards, as the game has it. */
function pluralIn({ terms }: Vocabulary, what: string): string {
  const words = what.split(' ');
  const symbol = terms.get(words.at(-1)!)?.[0]?.symbol;
  return [...words.slice(0, -1), symbol ? spelledForms(symbol).many : plural(words.at(-1)!)].join(' ');
}

function compared(
  vocabulary: Vocabulary,
  who: string,
  more: string,
  what: string,
  place: Place,
  than: string,
): string | undefined {
  const own = `the number of ${what}${place.yours}`;
  const other = `the number of ${what}${place.theirs}`;
  const [others, isYou] = who === 'you' ? [than, true] : [who, false];
  if ((isYou ? than : who) === 'you' || (!isYou && than !== 'you')) return undefined;
  // Turned round where the others are compared with you.
  const [of, turned, not] = RELATIONS[more];
  const how = isYou ? turned : of;
  if (others.startsWith('that ')) return `${other} is ${how}${own}`;
  const one = anyOf(vocabulary, others);
  const everybody = /^(?:each|every|all) /.test(others) || (isYou && others.startsWith('any '));
  if (everybody) {
    // Without a place, or with one that each has, other readings have it.
    if (isYou && !(place.shared && place.own !== '') && !isAnyCard(what) && !/ as /.test(` ${more} `))
      return undefined;
    const against = isYou ? opposite(turned) : not;
    return against && `there is no opponent where ${other} is ${against}${own}`;
  }
  if (one === undefined) return undefined;
  return `there is an opponent where ${other} is ${how}${own}`;
}

/** What is not so where that is. */
export const opposite = (how: string): string | undefined =>
  Object.values(RELATIONS).find(([of]) => of === how)?.[2];
