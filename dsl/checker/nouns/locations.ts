import { reportMeaningless, wrongSort } from '../expectations.ts';
import type { Many, Scalar } from '../../ir/expressions.ts';
import type { Span } from '../../text/source.ts';
import type { Expression, NounPhrase, Tail } from '../../language/syntax/ast.ts';
import { longestTerm, playerWords } from '../../language/symbols/symbol-table.ts';
import { constant, several } from './noun-meanings.ts';
import { lookedUp, whichever } from './closed-quantities.ts';
import { speaksOfValue } from './references.ts';
import { say, written } from '../../diagnostics/catalogue/phrase.ts';
import {
  isUnknownName,
  noEffect,
  reportAt,
  writtenWords,
  type PhraseMeaning,
  type Scope,
  type PhraseType,
} from '../scope.ts';

/** The prepositions for the place of a card. */
export const plainPlaces: readonly string[] = ['in', 'on', 'among', 'at'];

/**
 * Where a phrase for cards says to look: in zones, in one known pile, among known cards, or at the top of a stack.
 * Gives the cards there and the tails that are left; other tails only narrow.
 */
export function readLocation(
  scope: Scope,
  np: NounPhrase,
  base: PhraseMeaning | undefined,
): [PhraseMeaning | undefined, readonly Tail[]] {
  const tail = np.tails.find(
    (each) =>
      (each.kind === 'of' || (each.kind === 'place' && plainPlaces.includes(each.preposition))) &&
      namesPlace(scope, each.phrase),
  );
  if (tail?.kind !== 'place' && tail?.kind !== 'of')
    return isEnd(np.ordinal) && np.tails.some((each) => isOfPiles(scope, each))
      ? [ofOnePile(scope, np), []]
      : [base, np.tails];
  const rest = np.tails.filter((each) => each !== tail);
  const each = isChosenHere(np) || isRanked(np) || np.ordinal ? eachOf(scope, tail.phrase) : undefined;
  if (each)
    return [oneOfEach(scope, tail.span, each === tail.phrase.span ? 'player' : saidOf(scope, each)), []];
  const place = lookedUp(scope, whichever(tail.phrase));
  if (!place) return [undefined, rest];
  if (tail.kind === 'place' && isNoPlace(place, tail))
    return [reportAt(scope, 'name/not-a-place', tail.span, { phrase: writtenWords(scope, tail.span) }), []];
  const found = cardsAt(scope, np, place);
  if (!found || !base) return [found, rest];
  const depth = scope.depth + 1;
  const set: Many = {
    op: 'filter',
    of: base.set,
    depth,
    test: { op: 'among', value: { op: 'it', depth }, of: found.set },
  };
  return [{ ...base, set }, rest];
}

/** Cards can be among several that are known (`in the seen`), and in none. */
export const isNoPlace = (
  { thing, scalar }: PhraseMeaning,
  { preposition, phrase }: { readonly preposition: string; readonly phrase: Expression },
): boolean =>
  thing.sort === 'card' &&
  preposition !== 'among' &&
  (scalar !== undefined ||
    (phrase.kind === 'noun' && !['the', 'those', 'these'].includes(phrase.determiner ?? '')));

/** Whether some are chosen, so that it is not clear whether of all of them or of each. */
export const isChosenHere = ({ determiner, quantity }: NounPhrase): boolean =>
  determiner === 'a' || determiner === 'another' || quantity !== undefined;

const saidOf = (scope: Scope, span: Span): string => writtenWords(scope, span).replace(/^\S+ /, '');

/** Reports that it is not clear whether one of all is meant or one of each. */
function oneOfEach(scope: Scope, span: Span, who: string): undefined {
  const example = written(`for each ${who}, ...`);
  return reportMeaningless(
    scope,
    span,
    say('phrase/one-in-each-is-said-with-for-each', { example, any: written('any') }),
  );
}

/** Whether one or some are looked for among the cards of each of several players; that is reported. */
export function isOneOfEachPlayer(
  scope: Scope,
  np: NounPhrase,
  { phrase, span }: Tail & { kind: 'of' },
): boolean {
  if (phrase.kind !== 'noun' || !isEach(phrase) || !(isChosenHere(np) || isRanked(np))) return false;
  oneOfEach(scope, span, saidOf(scope, phrase.span));
  return true;
}

const FIRST: readonly string[] = ['highest', 'lowest', 'most', 'fewest'];

/** Whether those are meant that come first by something, so that it is not clear whether of all or of each. */
const isRanked = ({ tails }: NounPhrase): boolean =>
  tails.some(
    (each) =>
      each.kind === 'with' &&
      each.phrase.determiner === 'the' &&
      FIRST.includes(each.phrase.heads[0]?.words[0]?.text ?? ''),
  );

const isEach = ({ determiner }: NounPhrase): boolean => determiner === 'each' || determiner === 'every';

/** `each opponent` of `each opponent's hand`; `each hand`, where each player has one. */
function eachOf({ vocabulary }: Scope, phrase: Expression): Span | undefined {
  if (phrase.kind !== 'noun') return undefined;
  const { owner } = phrase;
  if (owner?.kind === 'noun' && isEach(owner)) return owner.span;
  const symbol = phrase.heads[0] && longestTerm(vocabulary, phrase.heads[0].words)?.meanings[0].symbol;
  return isEach(phrase) && symbol?.sort === 'zone' && symbol.of === 'player' ? phrase.span : undefined;
}

/** Whether the words of a tail name a zone, a pile or cards that are already known, so that they say where to look. */
function namesPlace(scope: Scope, phrase: Expression): boolean {
  if (phrase.kind !== 'noun' || phrase.heads.length === 0) return false;
  if (speaksOfValue(scope, phrase)) return false;
  if (phrase.ordinal && isEnd(phrase.ordinal)) return true;
  const symbol = longestTerm(scope.vocabulary, phrase.heads[0].words)?.meanings[0].symbol;
  if (phrase.determiner === 'those' || phrase.determiner === 'that')
    return symbol?.sort !== 'built-in' || !playerWords.includes(symbol.id);
  const name = phrase.heads[0].words.map((word) => word.text).join(' ');
  if (
    phrase.determiner === 'the' &&
    scope.mentions.some((known) => known.name === name && known.thing.sort !== 'player')
  )
    return true;
  if (phrase.determiner === 'the' && isUnknownName(scope, phrase.heads[0].words)) return true;
  return (
    (symbol?.sort === 'built-in' && symbol.id === 'choice' && areChosenCards(scope)) ||
    symbol?.sort === 'zone' ||
    symbol?.sort === 'cell' ||
    (symbol?.sort === 'pile' && (phrase.owner !== undefined || symbol.zone.order === 'grid'))
  );
}

/** Whether each of several players has chosen several cards: `a card among their choices`. */
const areChosenCards = ({ mentions }: Scope): boolean =>
  mentions.some(({ bySeat }) => bySeat?.all !== undefined && bySeat.thing.sort === 'card');

/** The kinds of cards that can be in a zone: those that it takes, and those that can be attached to them. */
export function kindsIn({ vocabulary }: Scope, { zone }: PhraseType): PhraseType['kinds'] {
  if (!zone?.takes) return undefined;
  const { takes } = zone;
  return [...takes, ...vocabulary.kinds.filter((kind) => kind.goesOn && !takes.includes(kind))];
}

function cardsAt(scope: Scope, np: NounPhrase, place: PhraseMeaning): PhraseMeaning | undefined {
  const { thing, scalar, span } = place;
  const inside: PhraseType = {
    sort: 'card',
    kinds: kindsIn(scope, thing),
    zone: thing.zone,
    side: thing.side,
  };
  switch (thing.sort) {
    case 'zone': {
      if (place.set.op === 'zones' && place.set.of)
        return several(inside, { op: 'cards-in-each', zones: place.set }, span);
      if (!scalar) return several(inside, { op: 'cards-in-all', zone: thing.zone! }, span);
      const ordinal = np.ordinal;
      if (ordinal?.which === 'top' || ordinal?.which === 'bottom') {
        if (thing.zone!.order === 'set' || thing.zone!.order === 'piles') return noEffect(scope, np.span);
        const amount = ordinal.amount ? scope.read.number(scope, ordinal.amount) : constant(1);
        if (!amount) return undefined;
        return endsIn(inside, { op: 'end-cards', zone: scalar, amount, end: ordinal.which }, ordinal, span);
      }
      if (isSide(ordinal) && thing.zone!.order !== 'row') return noEffect(scope, np.span);
      return several(inside, { op: 'cards-in', zone: scalar }, span);
    }
    case 'pile':
      if (np.ordinal)
        return scalar ? endOfPile(scope, np, np.ordinal, inside, scalar) : noEffect(scope, np.span);
      if (!scalar && (thing.zone?.order === 'grid' || !(place.choice || place.each)))
        return several(inside, { op: 'cards-of-all', piles: place.set }, span);
      if (!scalar) break;
      return several(inside, { op: 'cards-of', pile: scalar }, span);
    case 'card':
      if (np.ordinal) return noEffect(scope, np.span);
      return place;
    default:
  }
  return wrongSort(scope, place, 'place with cards');
}

/** Whether a phrase means the first or the last of several cards in a row. */
export const isSide = (ordinal: NounPhrase['ordinal']): boolean =>
  ordinal?.which === 'leftmost' || ordinal?.which === 'rightmost';

const isEnd = (ordinal: NounPhrase['ordinal']): boolean =>
  ordinal?.which === 'top' || ordinal?.which === 'bottom';

/** `of a pile`, `of each pile` */
const isOfPiles = (scope: Scope, tail: Tail): tail is Tail & { kind: 'of' } =>
  tail.kind === 'of' &&
  tail.phrase.kind === 'noun' &&
  longestTerm(scope.vocabulary, tail.phrase.heads[0]?.words ?? [])?.meanings[0].symbol.sort === 'pile';

/** `the top card of a pile`: an earlier line must say which pile it is. */
function ofOnePile(scope: Scope, np: NounPhrase): undefined {
  const of = np.tails.find((each) => isOfPiles(scope, each))!.phrase;
  const which = np.ordinal!.which;
  const isEach = of.kind === 'noun' && of.determiner !== 'a';
  const noun = writtenWords(scope, of.kind === 'noun' ? of.heads[0].span : of.span);
  const choice = isEach ? `for each ${noun}, ...` : `choose a ${noun} as chosen`;
  const then = `the ${which} card of ${isEach ? `that ${noun}` : 'the chosen'}`;
  const advice = say('phrase/an-end-is-of-one-pile', { choice: written(choice), then: written(then) });
  return noEffect(scope, np.span, advice);
}

/** `the top card of that stall`: the last that was put there. */
function endOfPile(
  scope: Scope,
  np: NounPhrase,
  ordinal: NonNullable<NounPhrase['ordinal']>,
  inside: PhraseType,
  pile: Scalar,
): PhraseMeaning | undefined {
  const { which } = ordinal;
  if (which !== 'top' && which !== 'bottom') return noEffect(scope, np.span);
  const amount = ordinal.amount ? scope.read.number(scope, ordinal.amount) : constant(1);
  return amount && endsIn(inside, { op: 'pile-ends', pile, amount, end: which }, ordinal, np.span);
}

/** Cards from the end of a place: one that is known, or so many. */
function endsIn(
  inside: PhraseType,
  ends: Many,
  { amount }: NonNullable<NounPhrase['ordinal']>,
  span: Span,
): PhraseMeaning {
  const found = several(inside, ends, span);
  return amount ? found : { ...found, many: false, scalar: { op: 'only', of: ends } };
}
