/**
 * `draw 2 cards` and `discard a card` in a game without these verbs. A game names its draw pile and its
 * discard pile. A verb with the name of a pile moves cards from a hidden one to a hand, or from a hand to an
 * open one.
 */
import { say, written } from '../../diagnostics/catalogue/phrase.ts';
import type { DiagnosticExtras } from '../../diagnostics/report.ts';
import { writeInstead } from '../../diagnostics/replacement-fixes.ts';
import type { NounPhrase, Order } from '../../language/syntax/ast.ts';
import { forms } from '../../language/symbols/symbol-table.ts';
import type { ZoneSymbol } from '../../language/symbols/symbols.ts';
import { thirdPerson } from '../../text/english-inflection.ts';
import { placeIn } from '../../text/source.ts';
import { writtenWords, type Scope } from '../scope.ts';

/** An order by a verb that the game does not have and by which one of its piles is called, as a move; only that can be meant. */
export function movedByPile(scope: Scope, order: Order): DiagnosticExtras | undefined {
  const { subject, verb, args } = order;
  const { object } = args;
  if (object?.kind !== 'noun' || object.heads.length !== 1 || object.name || order.forEach || order.duration)
    return undefined;
  if (args.arguments.length > 0 || args.free || args.again) return undefined;
  const piles = scope.vocabulary.zones.filter(
    (zone) => zone.order === 'stack' && callings(zone).some((called) => isCalledBy(called, verb.text)),
  );
  const [pile] = piles;
  const hand = pile && piles.length === 1 ? handFor(scope, pile) : undefined;
  if (!hand) return undefined;
  const own = subject && !(subject.kind === 'pronoun' && subject.which === 'you') ? 'their' : 'your';
  const names = { pile: ofPile(pile, own), hand: `${own} ${forms(hand).one}` };
  const moved = pile.seenBy === 'nobody' ? fromTop(scope, object, names) : toPile(scope, object, names);
  if (moved === undefined) return undefined;
  const base = !order.may && callings(pile).some((called) => called.startsWith(`${verb.text} `));
  const right = `${base || order.may ? 'move' : 'moves'} ${moved}`;
  const span = { start: verb.span.start, end: object.span.end };
  return {
    advice: say('phrase/write', { example: written(right) }),
    fixes: writeInstead(placeIn(scope.snippet, span), [right]),
    spoken: true,
  };
}

interface Places {
  readonly pile: string;
  readonly hand: string;
}

/** The top of a hidden pile: a phrase can only say how many cards. */
function fromTop(scope: Scope, object: NounPhrase, { pile, hand }: Places): string | undefined {
  const { determiner, quantity } = object;
  if (object.tails.length > 0 || object.owner || object.ordinal || !isAnyCard(object)) return undefined;
  if (object.heads[0].words.length > 1) return undefined;
  if (!quantity) return determiner === 'a' ? `the top card of ${pile} to ${hand}` : undefined;
  if (quantity.kind !== 'count' || quantity.orMore) return undefined;
  return `the top ${writtenWords(scope, quantity.amount.span)} cards of ${pile} to ${hand}`;
}

/** Cards are put on an open pile from the hand, unless the phrase names their place. */
function toPile(scope: Scope, object: NounPhrase, { pile, hand }: Places): string | undefined {
  const words = writtenWords(scope, object.span);
  const isKnown = object.determiner !== undefined && KNOWN.includes(object.determiner);
  if (object.tails.length > 0 || object.owner || isKnown) return `${words} to ${pile}`;
  return isAnyCard(object) ? `${words} in ${hand} to ${pile}` : undefined;
}

/** The words in front of cards that have a place already. */
const KNOWN: readonly string[] = ['the', 'your', 'their', 'this', 'that', 'these', 'those'];

const isAnyCard = ({ heads: [{ words }] }: NounPhrase): boolean =>
  /^(?:random )?cards?$/.test(words.map(({ text }) => text).join(' '));

const ofPile = (pile: ZoneSymbol, own: string): string =>
  `${pile.of === 'player' ? own : 'the'} ${forms(pile).one}`;

/** The one zone of a player that only the owner sees and that takes whatever the pile takes. */
function handFor({ vocabulary }: Scope, pile: ZoneSymbol): ZoneSymbol | undefined {
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
