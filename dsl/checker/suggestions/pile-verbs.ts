/**
 * `draw 2 cards` and `discard a card` in a game without these verbs. A game names its draw pile and its
 * discard pile. A verb with the name of a pile moves cards from a hidden one to a hand, or from a hand to an
 * open one.
 */
import { oneOf, say, written } from '../../diagnostics/catalogue/phrase.ts';
import type { DiagnosticExtras } from '../../diagnostics/report.ts';
import { writeInstead } from '../../diagnostics/replacement-fixes.ts';
import type { Head, NounPhrase, Order } from '../../language/syntax/ast.ts';
import { forms, type Vocabulary } from '../../language/symbols/symbol-table.ts';
import type { ZoneSymbol } from '../../language/symbols/symbols.ts';
import { thirdPerson } from '../../text/english-inflection.ts';
import { placeIn } from '../../text/source.ts';
import { writtenWords, type Scope } from '../scope.ts';

/** The pile that a verb is called by which the game does not have, and the hand that it feeds or is fed from. */
export interface PileVerb {
  readonly pile: ZoneSymbol;
  readonly hand: ZoneSymbol;
  /** Whether cards come from it. */
  readonly gives: boolean;
}

export function pileVerb(vocabulary: Vocabulary, verb: string): PileVerb | undefined {
  const piles = vocabulary.zones.filter(
    (zone) => zone.order === 'stack' && callings(zone).some((called) => isCalledBy(called, verb)),
  );
  const [pile] = piles;
  const hand = pile && piles.length === 1 ? handFor(vocabulary, pile) : undefined;
  return hand && { pile, hand, gives: pile.seenBy === 'nobody' };
}

/** An order by a verb that the game does not have and by which one of its piles is called, as a move; only that can be meant. */
export function movedByPile(scope: Scope, order: Order): DiagnosticExtras | undefined {
  const { subject, verb, args } = order;
  const { object } = args;
  if (object?.kind !== 'noun' || object.heads.length > 1 || order.duration) return undefined;
  const [from, ...more] = args.arguments;
  if (more.length > 0 || (from && from.preposition !== 'from') || args.free || args.again) return undefined;
  const known = pileVerb(scope.vocabulary, verb.text);
  if (!known) return undefined;
  const { pile, gives } = known;
  // What the text itself gives that name is no pile of the game.
  if (new RegExp(`\\bas ${forms(pile).one}\\b`).test(scope.snippet.text)) return undefined;
  const own = subject && !(subject.kind === 'pronoun' && subject.which === 'you') ? 'their' : 'your';
  const names = {
    pile: ofPile(pile, own),
    hand: `${own} ${forms(known.hand).one}`,
    from: from && writtenWords(scope, from.phrase.span),
  };
  const moved = gives ? fromTop(scope, object, names) : toPile(scope, object, names);
  // What is looked for in play may be there or in a hand.
  const open = gives || from || object.heads.length === 0 ? [] : bothPlaces(scope, object, names);
  if (moved === undefined && open.length === 0) return undefined;
  const base = !order.may && callings(pile).some((called) => called.startsWith(`${verb.text} `));
  const right = (moved === undefined ? open : [moved]).map(
    (each) => `${base || order.may ? 'move' : 'moves'} ${each}`,
  );
  const span = { start: verb.span.start, end: (from?.phrase ?? object).span.end };
  return {
    advice: say('phrase/write', { example: oneOf(right.map(written)) }),
    fixes: writeInstead(placeIn(scope.snippet, span), right),
    ...(moved !== undefined && { spoken: true }),
  };
}

interface Places {
  readonly pile: string;
  readonly hand: string;
  /** Where they come from, as it is written. */
  readonly from: string | undefined;
}

/** The top of a hidden pile: a phrase can only say how many cards. */
function fromTop(scope: Scope, object: NounPhrase, { pile, hand, from }: Places): string | undefined {
  const { determiner, quantity } = object;
  const isTop = object.ordinal?.which === 'top' && object.tails.every(({ kind }) => kind === 'of');
  if (isTop && from === undefined) return `${withoutName(scope, object)}${namedIn(object)} to ${hand}`;
  if (object.tails.length > 0 || object.owner || object.ordinal || !isAnyCard(object)) return undefined;
  if ((object.heads.at(0)?.words.length ?? 0) > 1 || (from !== undefined && from !== pile)) return undefined;
  const behind = `of ${pile}${namedIn(object)} to ${hand}`;
  if (!quantity) return determiner === 'a' ? `the top card ${behind}` : undefined;
  if (quantity.kind === 'that-many' && !quantity.much) return `the top (that many) cards ${behind}`;
  if (quantity.kind !== 'count' || quantity.orMore) return undefined;
  const count = writtenWords(scope, quantity.amount.span);
  return `the top ${/^[\da-z]+$/.test(count) ? count : `(${count})`} cards ${behind}`;
}

/** Cards are put on an open pile from the hand, unless the phrase names their place. */
function toPile(scope: Scope, object: NounPhrase, { pile, hand, from }: Places): string | undefined {
  const words = withoutName(scope, object);
  const called = namedIn(object);
  if (from !== undefined) return isHand(from, hand) ? `${words} in ${from}${called} to ${pile}` : undefined;
  const isKnown = object.determiner !== undefined && KNOWN.includes(object.determiner);
  if (object.tails.length > 0 || object.owner || isKnown) return `${words}${called} to ${pile}`;
  return isAnyCard(object) || isHeld(scope, object) ? `${words} in ${hand}${called} to ${pile}` : undefined;
}

function bothPlaces(scope: Scope, object: NounPhrase, { pile, hand }: Places): string[] {
  const called = namedIn(object);
  return [` in ${hand}`, ''].map((place) => `${withoutName(scope, object)}${place}${called} to ${pile}`);
}

/** Whether words are for somebody's hand: `their hand` is of the kind of `your hand`. */
const isHand = (said: string, hand: string): boolean => said.endsWith(hand.slice(hand.indexOf(' ')));

const withoutName = (scope: Scope, { name, span }: NounPhrase): string =>
  writtenWords(scope, span).replace(name ? new RegExp(` as ${name.text}$`) : '', '');

const namedIn = ({ name }: NounPhrase): string => (name ? ` as ${name.text}` : '');

/** The words in front of cards that have a place already. */
const KNOWN: readonly string[] = ['the', 'your', 'their', 'this', 'that', 'these', 'those'];

const isAnyCard = ({ heads }: NounPhrase): boolean => /^(?:random )?cards?$/.test(heads.map(wordsOf).join());

const wordsOf = ({ words }: Head): string => words.map(({ text }) => text).join(' ');

/** Whether a noun is for a kind of card that is not looked for in play, in a game that says where others are looked for. */
function isHeld({ vocabulary: { kinds } }: Scope, { heads }: NounPhrase): boolean {
  const noun = heads.map(wordsOf).join();
  const kind = kinds.find((each) => Object.values(forms(each)).includes(noun));
  return kind !== undefined && !kind.means && kinds.some(({ means }) => means);
}

const ofPile = (pile: ZoneSymbol, own: string): string =>
  `${pile.of === 'player' ? own : 'the'} ${forms(pile).one}`;

/** The one zone of a player that only the owner sees and that takes whatever the pile takes. */
function handFor(vocabulary: Vocabulary, pile: ZoneSymbol): ZoneSymbol | undefined {
  const taken = (zone: ZoneSymbol) => zone.takes ?? vocabulary.kinds;
  const hands = vocabulary.zones.filter(
    (zone) =>
      zone.of === 'player' &&
      zone.seenBy === 'owner' &&
      taken(pile).every((kind) => taken(zone).includes(kind)),
  );
  return hands.length === 1 ? hands[0] : undefined;
}

const callings = (zone: ZoneSymbol): readonly string[] => [forms(zone).one, ...(zone.names.also?.en ?? [])];

/** `discard pile` is called by `discard` and `discards`. */
function isCalledBy(called: string, verb: string): boolean {
  const [first, ...more] = called.split(' ');
  return more.length > 0 && (verb === first || verb === thirdPerson(first));
}
