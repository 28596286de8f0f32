/**
 * The rules by which a line has one reading although the grammar, taken as a plain context-free one, has several.
 * Each is a rule that a writer can know; `docs/decisions/0002-language.md` lists them.
 */
import type { IToken, TokenType } from 'chevrotain';
import * as T from '../../../dsl/language/lexer/tokens.ts';

interface Place {
  readonly tokens: readonly IToken[];
  readonly start: number;
  /** Whether a `where` is open around the place. */
  readonly inWhere: boolean;
}

/** Where an option or an alternative would begin, and where the rule began that it stands in. */
export interface Entrance extends Place {
  readonly from: number;
}

export interface Stop extends Place {
  readonly end: number;
}

const is = (tokens: readonly IToken[], at: number, ...types: readonly TokenType[]): boolean =>
  tokens[at] !== undefined && types.includes(tokens[at].tokenType);
const isWord = (tokens: readonly IToken[], at: number): boolean =>
  tokens[at] !== undefined && T.isWord(tokens[at]);

const COMPARING = [T.Exactly, T.AtLeast, T.AtMost, T.MoreThan, T.LessThan];
const TAILS = [
  T.Of,
  T.In,
  T.On,
  T.Among,
  T.Under,
  T.AttachedTo,
  T.AdjacentTo,
  T.InLineWith,
  T.OtherThan,
  T.With,
  T.Without,
  T.Within,
  T.Between,
];
const PREPOSITIONS = [T.To, T.From, T.Into, T.Onto, T.For, T.By, T.Using, T.Against, T.At];
const STANDING = [T.Cannot, T.Can, T.CanSee, T.Must, T.CountsAs, T.Also, T.Costs, T.Has];

const timeAt = ({ tokens }: Place, at: number): boolean =>
  (is(tokens, at, T.This) && is(tokens, at + 1, T.TimeUnit)) || is(tokens, at, T.SinceThen);
const isKeyword = (tokens: readonly IToken[], at: number): boolean =>
  isWord(tokens, at) && (at + 1 === tokens.length || (is(tokens, at + 1, T.Num) && at + 2 === tokens.length));
const lasts = (p: Entrance): boolean =>
  is(p.tokens, p.start, T.This) && timeAt(p, p.start) && is(p.tokens, p.start + 2, T.Comma, T.Colon);
/** `to` and a bare word, or `to:`, begins what a cost buys. */
function notInfinitive({ tokens, start }: Place): boolean {
  return !(is(tokens, start, T.To) && (isWord(tokens, start + 1) || is(tokens, start + 1, T.Colon)));
}
const seesBareRule = ({ tokens, start }: Place): boolean => {
  let at = start;
  while (isWord(tokens, at)) at++;
  return at > start && is(tokens, at, ...STANDING);
};
const seesBareClause = (tokens: readonly IToken[], from: number): boolean => {
  let at = from;
  while (isWord(tokens, at) || (at > from && is(tokens, at, T.Possessive) && isWord(tokens, at + 1))) at++;
  return at > from && is(tokens, at, T.Is, T.Was, T.Has, T.Had, T.DoesNot);
};

/** A phrase that is no noun (`you`, `2d6`, a bare number, a bracket that has closed) has nothing behind it. */
function nounBefore({ tokens, from, start }: Entrance): boolean {
  const last = start - 1;
  // What has happened ends with the time.
  if (is(tokens, from, T.TheNumberOfTimes)) return false;
  if (is(tokens, last, T.Close)) return is(tokens, from, T.ANumberFrom) || isTotalled(tokens, from, start);
  if (last > from) return true;
  if (is(tokens, last, T.Num, T.ThatMany)) return is(tokens, start, T.Of);
  return !is(tokens, last, T.You, T.Name, T.Text, T.Dice, T.RangeUp, T.RangeDown, T.RangeBetween, T.This);
}

/** The bracket of an amount closes that, and not the phrase. */
function isTotalled(tokens: readonly IToken[], from: number, start: number): boolean {
  let depth = 0;
  for (let at = from; at < start; at++) {
    if (is(tokens, at, T.Open)) depth++;
    if (is(tokens, at, T.Close)) depth--;
    // Behind `where` the total is that of a noun in the condition.
    if (depth === 0 && is(tokens, at, T.Where)) return false;
    if (depth === 0 && is(tokens, at, T.WithATotal)) return true;
  }
  return false;
}

/** What follows `one of those cards` belongs to the cards. */
const notPart: Check<Entrance> = ({ tokens, from }) =>
  !is(tokens, from, T.OneOf, T.TheNumberOfTimes) &&
  !(is(tokens, from, T.AnyNumberOf) && !isWord(tokens, from + 1) && !is(tokens, from + 1, T.New));
/** A second tail stands behind a word that takes none. */
const firstTail: Check<Entrance> = ({ tokens, from, start }) =>
  is(tokens, start - 1, T.This, T.Name, T.Yours, T.Theirs) || !tailsIn(tokens, from, start, TAILS);
const ownTail: Check<Entrance> = (p) => notPart(p) && nounBefore(p) && firstTail(p);

/** Whether one of the words stands in a part of a line, outside of brackets. */
function tailsIn(tokens: readonly IToken[], from: number, to: number, types: readonly TokenType[]): boolean {
  let depth = 0;
  for (let at = from; at < to; at++) {
    if (is(tokens, at, T.Open)) depth++;
    else if (is(tokens, at, T.Close)) depth--;
    else if (depth === 0 && is(tokens, at, ...types)) return true;
  }
  return false;
}

const LIKES = [[T.OtherThan], [T.With, T.Without]];

/** `other than the first and other than the second` */
const alike: Check<Entrance> = ({ tokens, from, start }) =>
  LIKES.some((types) => is(tokens, from, ...types) && is(tokens, start + 1, ...types));
const goesOnAlike: Check<Stop> = ({ tokens, start, end }) =>
  is(tokens, end, T.And) &&
  LIKES.some((types) => is(tokens, end + 1, ...types) && tailsIn(tokens, start, end, types));

function relates(place: Entrance): boolean {
  const { tokens, start } = place;
  return is(tokens, start, T.You, T.Name) && isWord(tokens, start + 1) && nounBefore(place);
}

/** Inside a `where` a name belongs to the noun outside. */
function named(place: Entrance): boolean {
  return !place.inWhere && nounBefore(place);
}

const goesOnWithRelative: Check<Stop> = (p) => !relates({ ...p, from: p.start, start: p.end });

const contains = ({ tokens, from, start }: Entrance, type: TokenType): boolean =>
  tokens.slice(from, start).some(({ tokenType }) => tokenType === type);

/** Behind a verb's objects `this turn` is the verb's; behind `for each …` and other ends it is how long. A half ends what is halved. */
const timeAfterEach: Check<Entrance> = ({ tokens, from, start }) => {
  if (!is(tokens, start, T.This)) return true;
  if (is(tokens, start - 1, T.AsThis, T.InAnyOrder, T.InRandomOrder)) return true;
  let depth = 0;
  for (let at = start - 1; at >= from; at--) {
    if (is(tokens, at, T.Close)) depth++;
    if (is(tokens, at, T.Open)) depth--;
    if (depth === 0 && is(tokens, at, T.RoundedUp, T.RoundedDown)) return false;
    if (depth === 0 && is(tokens, at, T.ForEach, T.ForEachTime)) return true;
  }
  return false;
};

const goesOnAfter = (tokens: readonly IToken[], at: number): boolean =>
  !isWord(tokens, at) || seesBareClause(tokens, at);
function goesOn({ tokens, start }: Place): boolean {
  return goesOnAfter(tokens, start + 1);
}

/** `+ 2 is ...` */
function sumIsAt({ tokens, start }: Entrance): boolean {
  if (!is(tokens, start, T.Plus, T.Minus, T.Times, T.DividedBy)) return false;
  let depth = 0;
  for (let at = start + 1; at < tokens.length; at++) {
    if (is(tokens, at, T.Open)) depth++;
    if (is(tokens, at, T.Close) && --depth < 0) return false;
    if (depth > 0) continue;
    if (is(tokens, at, T.Is, T.Was)) return true;
    if (is(tokens, at, T.Comma, T.Colon, T.Where)) return false;
  }
  return false;
}

/** `to 3 cards` behind a number */
function secondBoundAt(tokens: readonly IToken[], start: number): boolean {
  if (!is(tokens, start, T.To)) return false;
  let at = start + 2;
  if (is(tokens, start + 1, T.Open))
    for (let depth = 1; depth > 0 && at < tokens.length; at++) {
      if (is(tokens, at, T.Open)) depth++;
      if (is(tokens, at, T.Close)) depth--;
    }
  else if (!is(tokens, start + 1, T.Num)) return false;
  return isWord(tokens, at) || is(tokens, at, T.New, T.Of);
}

/** Whether a part of a line is one number or one bracket. */
function isAmount({ tokens, start, end }: Stop): boolean {
  if (end === start + 1) return is(tokens, start, T.Num);
  if (!is(tokens, start, T.Open)) return false;
  let depth = 0;
  for (let at = start; at < end; at++) {
    if (is(tokens, at, T.Open)) depth++;
    if (is(tokens, at, T.Close) && --depth === 0) return at === end - 1;
  }
  return false;
}

const orNoun: Check<Stop> = ({ tokens, end }) =>
  is(tokens, end, T.Or) &&
  ((isWord(tokens, end + 1) && !(is(tokens, end + 1, T.Ordinal) && is(tokens, end + 2, T.Num, T.Open))) ||
    is(tokens, end + 1, T.New) ||
    (is(tokens, end + 1, T.A) && is(tokens, end + 2, T.New)));

const isOrdinal: Check<Stop> = ({ tokens, start, end }) =>
  end === start + 1 && is(tokens, start, T.Ordinal) && is(tokens, end, T.Num, T.Open);

const ownsMore: Check<Stop> = ({ tokens, end }) =>
  is(tokens, end, T.Possessive) && !is(tokens, end - 1, T.Yours, T.Theirs);

/** `of yours` stands once. */
const hasMore: Check<Stop> = ({ tokens, end }) =>
  is(tokens, end, ...TAILS) &&
  !(is(tokens, end - 1, T.Yours, T.Theirs) && is(tokens, end + 1, T.Yours, T.Theirs));

function notBeforeNoun({ tokens, end }: Stop): boolean {
  return !isWord(tokens, end) && !is(tokens, end, T.New);
}

const hasTime = (p: Stop): boolean => {
  for (let at = p.start; at < p.end; at++) if (timeAt(p, at)) return true;
  return false;
};

function notBeforeAdjunct(p: Stop): boolean {
  return (
    !(is(p.tokens, p.end, ...PREPOSITIONS) && notInfinitive({ ...p, start: p.end })) &&
    !is(p.tokens, p.end, T.ForFree, T.OnceAgain) &&
    !(timeAt(p, p.end) && !hasTime(p))
  );
}

/** `3 times per turn` */
const oftenAt = ({ tokens }: { readonly tokens: Stop['tokens'] }, at: number): boolean =>
  is(tokens, at, T.Num) && is(tokens, at + 1, T.TimesPer);

type Check<P> = (place: P) => boolean;

const BEYOND = [T.Comma, T.Colon, T.Or, T.And, T.If, T.Where, T.For, T.Would];
function purposeAt({ tokens, start }: Entrance): boolean {
  let at = start + 1;
  while (at < tokens.length && !is(tokens, at, T.Is, ...BEYOND)) at++;
  return is(tokens, at, T.Is) || (is(tokens, at, T.Would) && is(tokens, at + 1, T.Be));
}

/** When an option is taken, or an alternative may be: by rule, then by what it begins with. */
const entrances: Readonly<Record<string, Readonly<Record<string, Check<Entrance>>>>> = {
  // a name alone, or with a number, is a keyword; behind a limit it is an order
  ability: {
    keyword: ({ tokens, from, start }) => from === start && isKeyword(tokens, start),
    bareRule: seesBareRule,
    activated: ({ tokens, from, start }) => from !== start || !isKeyword(tokens, start),
  },
  simple: { bareRule: seesBareRule },
  // `this turn, …` and `this turn:` begin with a duration
  statement: {
    lastingStatement: (p) => !is(p.tokens, p.start, T.This) || lasts(p),
    chain: (p) => !lasts(p),
  },
  // directly behind a verb `this turn` is when, never what
  args: { value: (p) => !timeAt(p, p.start) && !oftenAt(p, p.start), argument: notInfinitive },
  bareArgs: {
    barePhrase: ({ tokens, start }) => isWord(tokens, start),
    value: (p) => !timeAt(p, p.start) && !oftenAt(p, p.start),
    argument: notInfinitive,
  },
  participleArgs: { argument: notInfinitive },
  imperative: { duration: timeAfterEach },
  trailing: { duration: timeAfterEach },
  standing: {
    // what it forbids or makes of something, and not what it does
    Where: ({ tokens, start }) => {
      const end = tokens.findIndex((_, i) => i > start && is(tokens, i, T.Comma, T.Cannot, T.CountsAs));
      return is(tokens, end, T.Cannot, T.CountsAs);
    },
    // how often is said of what can be done
    limit: ({ tokens, from }) => is(tokens, from, T.Can),
    duration: ({ tokens, from, start }) =>
      !is(tokens, start, T.This) || !is(tokens, from, T.Cannot, T.Can, T.Must),
  },
  condition: { And: goesOn, Or: goesOn },
  // `you` and a seat's name begin `you played`; other literals do nothing
  phrase: { relative: relates, total: nounBefore, Where: nounBefore, As: named },
  barePhrase: { relative: relates, total: nounBefore, Where: nounBefore, As: named },
  // what a roll is for stands in front of `is`
  event: { quality: nounBefore, purpose: (p) => nounBefore(p) && purposeAt(p) },
  subject: { relative: relates },
  bareSubject: { relative: relates },
  innerPhrase: { Possessive: notPart, ofYours: ownTail, alike: ownTail },
  innerBare: { alike: firstTail },
  definiteNumber: { Possessive: notPart, ofYours: ownTail, alike: ownTail },
  alike: { And: alike },
  // `top 3` is a place in an order, as in `the top 3 cards`
  nounRest: {
    Or: (p) => orNoun({ ...p, end: p.start }),
    Ordinal: ({ tokens, start }) => is(tokens, start + 1, T.Num, T.Open),
  },
  counted: { To: ({ tokens, start }) => secondBoundAt(tokens, start) },
  conditionClause: {
    sumIs: sumIsAt,
    conditionPredicate: (p) => !sumIsAt(p),
  },
  complement: {
    innerBare: ({ tokens, start }) => is(tokens, start + 1, T.Possessive),
    Word: ({ tokens, start }) => !is(tokens, start + 1, T.Possessive),
    sum: ({ tokens, start }) => !is(tokens, start, ...COMPARING),
  },
};

/** Where a rule may stop. Almost all say: not where it could go on. */
const ends: Readonly<Record<string, Check<Stop>>> = {
  head: (p) => !isWord(p.tokens, p.end) && !isOrdinal(p),
  nounRest: (p) => !orNoun(p),
  // of the words behind `is` in an event the last one is its verb
  complement: ({ tokens, start, end }) =>
    !isWord(tokens, end) || !tokens.slice(start, end).every((_, i) => isWord(tokens, start + i)),
  productAfter: ({ tokens, end }) => !is(tokens, end, T.Times, T.DividedBy),
  sumAfter: ({ tokens, end }) => !is(tokens, end, T.Plus, T.Minus),
  verbs: ({ tokens, end }) => !(is(tokens, end, T.Or) && isWord(tokens, end + 1)),
  // `the 2 cards` are those that come first
  determined: (p) =>
    notBeforeNoun(p) && !(is(p.tokens, p.end - 1, T.The) && is(p.tokens, p.end, T.Num, T.Open)),
  thisPhrase: notBeforeNoun,
  counted: (p) => notBeforeNoun(p) && !(isAmount(p) && secondBoundAt(p.tokens, p.end)),
  quantified: notBeforeNoun,
  thatMany: notBeforeNoun,
  innerPhrase: (p) =>
    !ownsMore(p) && !goesOnAlike(p) && !(hasMore(p) && ownTail({ ...p, from: p.start, start: p.end })),
  definiteNumber: (p) =>
    !ownsMore(p) && !goesOnAlike(p) && !(hasMore(p) && ownTail({ ...p, from: p.start, start: p.end })),
  innerBare: (p) => !ownsMore(p) && !goesOnAlike(p) && !hasMore(p),
  relative: (p) => p.end > p.start + 2 || !timeAt(p, p.end),
  phrase: goesOnWithRelative,
  barePhrase: goesOnWithRelative,
  subject: goesOnWithRelative,
  bareSubject: goesOnWithRelative,
  args: notBeforeAdjunct,
  bareArgs: notBeforeAdjunct,
  participleArgs: notBeforeAdjunct,
  condition: ({ tokens, end }) => !(is(tokens, end, T.And, T.Or) && goesOnAfter(tokens, end + 1)),
  thereIs: (p) =>
    !is(p.tokens, p.end, T.ForEach) || contains({ ...p, from: p.start, start: p.end }, T.ForEach),
};

export function enters(rule: string, first: string, place: Entrance): boolean {
  return entrances[rule]?.[first]?.(place) ?? true;
}

export function stops(rule: string, place: Stop): boolean {
  return ends[rule]?.(place) ?? true;
}

/** What each reading rule says, and a line that would have several readings without it. */
export const examples: readonly (readonly [what: string, rule: string, text: string])[] = [
  ['a run of words is one; its last word is the verb', 'statement', 'each opponent discards a card'],
  ['so it is behind `is`', 'ability', 'when a card where colour is red moves, draw a card'],
  ['`or` between two words joins these two words', 'ability', 'when you draw or discard a card, draw a card'],
  ['a word alone, or with a number, is a keyword', 'ability', 'piercing 2'],
  [
    'a preposition belongs to the nearest verb before it',
    'statement',
    'move a hero where that hero is red to the deck',
  ],
  [
    '`to` and a determiner is an object, `to` and a word is an effect',
    'ability',
    'pay 2 coins to that player',
  ],
  ['`this turn` belongs to the nearest verb before it', 'statement', 'choose the cards you played this turn'],
  ['`this turn` is when, not what', 'objectsEntry', 'this turn'],
  [
    '`for each` belongs to the nearest verb before it',
    'statement',
    'draw a card where there is a hero for each item',
  ],
  [
    'behind `where`, `and` goes on with the condition',
    'statement',
    'choose a hero where that hero is red and each player draws a card',
  ],
  [
    '`where` in front of `cannot` or `counts as` belongs to what the rule is about',
    'ability',
    'a hero where that hero is red cannot be moved',
  ],
  [
    'a name belongs to the outermost noun',
    'statement',
    'choose a hero where the owner is a player as victim',
  ],
  [
    'what follows `one of those cards` belongs to the cards',
    'phraseEntry',
    'one of those cards in your hand',
  ],
  [
    'behind a word that takes no tail, the next one belongs to the nearest noun in front',
    'phraseEntry',
    'a hero on a square other than this with no wounds',
  ],
  [
    'what `and` joins to its like belongs to the nearest noun that has one',
    'phraseEntry',
    'a hero other than a hero other than this and other than Ann',
  ],
  ['a sum goes on as far as it can', 'expressionEntry', 'the greater of 0 and 3 - 1'],
  ['`is at least` compares', 'conditionTop', 'the value is at least 3'],
];
