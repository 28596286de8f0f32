import { say } from '../messages/phrase.ts';
import type { Many } from '../meaning.ts';
import type { Expression, NounPhrase, Tail } from '../tree.ts';
import { longestTerm, type BuiltIn } from '../vocabulary.ts';
import { constant, several } from './described.ts';
import { speaksOfValue } from './mention.ts';
import { isInPlayPhrase } from './possession.ts';
import { complain, inWords, noEffect, type Described, type Scope, type Thing } from './scope.ts';

/** The prepositions that say where a card lies. */
export const plainPlaces: readonly string[] = ['in', 'on', 'among', 'at'];

/**
 * Where a phrase for cards says to look: in zones, in one known pile, among known cards, or at the top of a stack.
 * Gives the cards there and the tails that are left; other tails only narrow.
 */
export function placed(
  scope: Scope,
  np: NounPhrase,
  base: Described | undefined,
): [Described | undefined, readonly Tail[]] {
  const tail = np.tails.find(
    (each) => (each.kind === 'place' || each.kind === 'of') && namesPlace(scope, each.phrase),
  );
  if (!tail || (tail.kind !== 'place' && tail.kind !== 'of')) return [base, np.tails];
  if (tail.kind === 'place' && !plainPlaces.includes(tail.preposition))
    return [noEffect(scope, tail.span), []];
  const rest = np.tails.filter((each) => each !== tail);
  const place = scope.read.expression(scope, anyCell(tail.phrase));
  if (!place) return [undefined, rest];
  const found = cardsAt(scope, np, place);
  if (!found || !base) return [found, rest];
  const depth = scope.depth + 1;
  const set: Many = {
    op: 'filter',
    of: base.set,
    depth,
    test: { op: 'among', value: { op: 'it', depth }, of: found.set },
  };
  return [{ ...base, set, public: base.public && found.public }, rest];
}

/**
 * `a card in your hand other than this`: what no place can be stands beside the noun that is in the place, not beside
 * the place, where the grammar reads it.
 */
export function liftedTails(scope: Scope, tails: readonly Tail[]): readonly Tail[] {
  return tails.flatMap((tail) => {
    const lifted = liftedMeasure(scope, tail) ?? liftedValue(scope, tail);
    if (lifted) return lifted;
    if (tail.kind !== 'place' || tail.phrase.kind !== 'noun' || tail.preposition === 'other than')
      return [tail];
    const last = tail.phrase.tails.at(-1);
    const liftedFrom = { ...tail, phrase: { ...tail.phrase, tails: tail.phrase.tails.slice(0, -1) } };
    const isWhere = isZone(scope, tail.phrase) || isInPlayPhrase(liftedFrom.phrase);
    if (last && cardsOnly(last) && isWhere) return [liftedFrom, last];
    if (last?.kind !== 'place' || last.preposition !== 'other than') return [tail];
    if (!isPlace(scope, tail.phrase) || isPlace(scope, last.phrase)) return [tail];
    return [liftedFrom, last];
  });
}

/** What cards have and zones do not. */
const cardsOnly = (tail: Tail): boolean =>
  tail.kind === 'with' || (tail.kind === 'place' && tail.preposition === 'attached to');

const sortOf = (scope: Scope, phrase: Expression): string | undefined =>
  phrase.kind === 'noun' && phrase.heads.length > 0
    ? longestTerm(scope.vocabulary, phrase.heads[0].words)?.meanings[0].symbol.sort
    : undefined;

const isZone = (scope: Scope, phrase: Expression): boolean => sortOf(scope, phrase) === 'zone';
/** `a card on any cell`: whichever it is. */
const anyCell = (phrase: Expression): Expression =>
  phrase.kind === 'noun' && phrase.determiner === 'any' && !phrase.owner
    ? { ...phrase, determiner: undefined }
    : phrase;

const players: readonly BuiltIn['id'][] = [
  'player',
  'opponent',
  'active player',
  'controller',
  'owner',
  'roller',
];

/** `a card in a place within 2 of this`: how far the card is, not the board or the player. */
function liftedMeasure(scope: Scope, tail: Tail): readonly Tail[] | undefined {
  if ((tail.kind !== 'place' && tail.kind !== 'of') || tail.phrase.kind !== 'noun') return undefined;
  const last = tail.phrase.tails.at(-1);
  const measures = last?.kind === 'within' || (last?.kind === 'place' && last.preposition === 'adjacent to');
  if (!measures || tail.phrase.heads.length === 0) return undefined;
  const symbol = longestTerm(scope.vocabulary, tail.phrase.heads[0].words)?.meanings[0].symbol;
  const player = symbol?.sort === 'built-in' && players.includes(symbol.id);
  if (symbol?.sort !== 'zone' && symbol?.sort !== 'role' && !player) return undefined;
  return [{ ...tail, phrase: withoutLast(tail.phrase) }, last];
}

/**
 * `fruits in your hand of that colour`, `fruits of that colour in your hand`: the value is that of the fruits, and the
 * place is theirs too, where the grammar reads the one as a part of the other.
 */
function liftedValue(scope: Scope, tail: Tail): readonly Tail[] | undefined {
  if ((tail.kind !== 'place' && tail.kind !== 'of') || tail.phrase.kind !== 'noun') return undefined;
  const { phrase } = tail;
  if (tail.kind === 'of' && phrase.tails.length > 0 && speaksOfValue(scope, phrase)) {
    const { end } = phrase.heads[0].span;
    const value = { ...phrase, tails: [], span: { ...phrase.span, end } };
    return [{ ...tail, phrase: value, span: { ...tail.span, end } }, ...phrase.tails];
  }
  const last = phrase.tails.at(-1);
  if (last?.kind !== 'of' || phrase.heads.length === 0 || !speaksOfValue(scope, last.phrase))
    return undefined;
  return [{ ...tail, phrase: withoutLast(phrase) }, ...(liftedValue(scope, last) ?? [last])];
}

/** A phrase as it is before its last tail. */
export function withoutLast(phrase: NounPhrase): NounPhrase {
  const tails = phrase.tails.slice(0, -1);
  const end = tails.at(-1)?.span.end ?? phrase.heads.at(-1)?.span.end ?? phrase.span.end;
  return { ...phrase, tails, span: { ...phrase.span, end } };
}

/** Whether the noun of a phrase is one of a zone or a pile. */
const isPlace = (scope: Scope, phrase: Expression): boolean =>
  isZone(scope, phrase) || sortOf(scope, phrase) === 'pile';

/** Whether the words of a tail name a zone, a pile or cards that are already known, so that they say where to look. */
function namesPlace(scope: Scope, phrase: Expression): boolean {
  if (phrase.kind !== 'noun' || phrase.heads.length === 0) return false;
  if (speaksOfValue(scope, phrase)) return false;
  if (phrase.determiner === 'those' || phrase.determiner === 'that') return true;
  const name = phrase.heads[0].words.map((word) => word.text).join(' ');
  if (
    phrase.determiner === 'the' &&
    scope.mentions.some((known) => known.name === name && known.thing.sort !== 'player')
  )
    return true;
  const symbol = longestTerm(scope.vocabulary, phrase.heads[0].words)?.meanings[0].symbol;
  return (
    symbol?.sort === 'zone' ||
    symbol?.sort === 'cell' ||
    (symbol?.sort === 'pile' && (phrase.owner !== undefined || symbol.zone.order === 'grid'))
  );
}

/** The kinds of cards that can lie in a zone: those that it takes, and those that can be attached to them. */
export function kindsIn({ vocabulary }: Scope, { zone }: Thing): Thing['kinds'] {
  if (!zone?.takes) return undefined;
  const { takes } = zone;
  return [...takes, ...vocabulary.kinds.filter((kind) => kind.goesOn && !takes.includes(kind))];
}

function cardsAt(scope: Scope, np: NounPhrase, place: Described): Described | undefined {
  const { thing, scalar, span } = place;
  const inside: Thing = { sort: 'card', kinds: kindsIn(scope, thing), zone: thing.zone };
  const visible = thing.zone === undefined || thing.zone.seenBy === 'everyone';
  // How many cards a zone holds is public even where the cards are not.
  const more = { public: place.public };
  switch (thing.sort) {
    case 'zone': {
      if (place.set.op === 'zones' && place.set.of)
        return several(inside, { op: 'cards-in-each', zones: place.set }, span, more);
      if (!scalar) return several(inside, { op: 'cards-in-all', zone: thing.zone! }, span, more);
      const ordinal = np.ordinal;
      if (ordinal?.which === 'top' || ordinal?.which === 'bottom') {
        if (thing.zone!.order === 'set' || thing.zone!.order === 'piles') return noEffect(scope, np.span);
        const amount = ordinal.amount ? scope.read.number(scope, ordinal.amount) : constant(1);
        if (!amount) return undefined;
        const ends: Many = { op: 'end-cards', zone: scalar, amount, end: ordinal.which };
        const found = several(inside, ends, span, { ...more, public: visible });
        return ordinal.amount ? found : { ...found, many: false, scalar: { op: 'only', of: ends } };
      }
      return several(inside, { op: 'cards-in', zone: scalar }, span, more);
    }
    case 'pile':
      if (np.ordinal) return noEffect(scope, np.span);
      if (!scalar && thing.zone?.order === 'grid')
        return several(inside, { op: 'cards-of-all', piles: place.set }, span, more);
      if (!scalar) break;
      return several(inside, { op: 'cards-of', pile: scalar }, span, more);
    case 'card':
      if (np.ordinal) return noEffect(scope, np.span);
      return place;
    default:
  }
  return complain(scope, 'name/wrong-sort', span, {
    found: inWords(thing, place.many),
    wanted: say('a place with cards'),
  });
}
