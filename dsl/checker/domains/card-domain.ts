import { fixes } from '../common-findings.ts';
import type { DiagnosticExtras } from '../../diagnostics/report.ts';
import { whatVerbTakes, wrongSort } from '../expectations.ts';
import type { Many } from '../../ir/expressions.ts';
import type { NounPhrase, Tail } from '../../language/syntax/ast.ts';
import {
  oneCard,
  definite,
  filtered,
  kindsMeet,
  kindTest,
  ofCandidate,
  several,
} from '../nouns/noun-meanings.ts';
import { isLatestOfPast } from '../values/latest-cards.ts';
import { domainBase, readQualifiedNoun, type QualifiedNoun, type Base } from '../nouns/qualified-noun.ts';
import { placeBeneath } from '../nouns/cards-beneath.ts';
import { isChosenHere, isOneOfEachPlayer, kindsIn, readLocation } from '../nouns/locations.ts';
import {
  attachedPlace,
  cardsInPlay,
  isInPlayPhrase,
  knowsPlay,
  ofPlayer,
  possessed,
} from '../nouns/possession.ts';
import {
  reportAt,
  readDeclared,
  typePhrase,
  writtenWords,
  type PhraseMeaning,
  type Scope,
  type PhraseType,
  type PhraseContext,
} from '../scope.ts';
import { cardOfRoll } from '../values/rolls.ts';
import type { CardSymbol, ZoneSymbol } from '../../language/symbols/symbols.ts';

/** Cards of a kind: in the place that the phrase, the verb or the kind names. */
export function cardDomain(
  scope: Scope,
  np: NounPhrase,
  thing: PhraseType,
  noun: QualifiedNoun,
  wanted: PhraseContext,
): [PhraseMeaning | undefined, readonly Tail[]] {
  const narrowTo = (found: PhraseMeaning): PhraseMeaning | undefined =>
    ofCandidate(scope, found.thing, (it, depth) => {
      if (!kindsMeet(found.thing, thing)) {
        // The zone may hold it, and what is done there is done with other cards.
        const holds =
          found.thing.zone && kindsMeet({ sort: 'card', kinds: kindsIn(scope, found.thing) }, thing);
        if (holds) {
          const advice = wanted.takenBy && { advice: whatVerbTakes(wanted.takenBy) };
          return wrongSort(scope, { thing, span: noun.span }, found.thing, noun.span, advice);
        }
        const place = found.thing.zone?.names.en[0] ?? writtenWords(scope, found.span);
        return reportAt(scope, 'name/never', noun.span, { place, noun: typePhrase(thing) });
      }
      const test = sameKinds(found.thing, thing) ? undefined : kindTest(it, thing);
      const all = test ? filtered(found, depth, test, writtenWords(scope, noun.span)) : found;
      const both: PhraseType = {
        ...thing,
        kinds: thing.kinds ?? found.thing.kinds,
        zone: found.thing.zone,
        inPlay: found.thing.inPlay,
        side: found.thing.side,
      };
      return { ...all, thing: both };
    });
  const rolledFor = cardOfRoll(scope, np, thing);
  if (rolledFor) return [rolledFor.card, rolledFor.tails];
  const attached = attachedPlace(scope, np) ?? placeBeneath(scope, np) ?? possessed(scope, np, thing, noun);
  if (attached) {
    const { cards: found, tails } = attached;
    return [found?.scalar ? found : found && narrowTo(found), tails];
  }
  const inPlayTail = np.tails.find((tail) => tail.kind === 'place' && isInPlayPhrase(tail.phrase));
  if (inPlayTail && knowsPlay(scope.vocabulary))
    return [narrowTo(cardsInPlay(np)), np.tails.filter((tail) => tail !== inPlayTail)];
  const whose = knowsPlay(scope.vocabulary) ? ofPlayer(scope, np.tails) : undefined;
  if (whose?.kind === 'of' && isOneOfEachPlayer(scope, np, whose)) return [undefined, []];
  const other = whose ? { ...np, tails: np.tails.filter((tail) => tail !== whose) } : np;
  const [place, tails] = readLocation(scope, other, undefined);
  if (place) return [narrowTo(place), whose ? [...tails, whose] : tails];
  if (tails !== other.tails) return [undefined, tails];
  const isAnywhere =
    scope.thisKind !== undefined &&
    isFree(wanted.domain?.set) &&
    isChosenHere(np) &&
    scope.vocabulary.zones.some(isOwnDeck);
  if (wanted.domain?.thing.sort === 'card' && !isAnywhere) return [atHome(narrowTo(wanted.domain)), np.tails];
  // What an event is about may be anywhere, and so may be what something has happened to.
  if (scope.matching || (isLatestOfPast(np) && !whose))
    return [narrowTo(several({ sort: 'card' }, { op: 'all-cards' }, np.span)), np.tails];
  const home = thing.kinds?.length === 1 ? thing.kinds[0].means : undefined;
  if (home) {
    const found = readDeclared(scope, home, (phrase) => {
      const tails: Tail[] = [{ kind: 'place', preposition: 'in', phrase, span: phrase.span }];
      return readLocation(scope, { ...phrase, tails }, undefined)[0];
    });
    return [found && atHome(narrowTo(found)), np.tails];
  }
  if (whose) return [narrowTo(cardsInPlay(np)), np.tails];
  if (scope.everywhere || np.determiner === 'all' || np.determiner === 'every') {
    return [narrowTo(several({ sort: 'card' }, { op: 'all-cards' }, np.span)), np.tails];
  }
  if (saysUnknown(scope, np)) return [undefined, np.tails];
  const words = writtenWords(scope, noun.span);
  const offered = inPlay(scope, thing, noun);
  // What is on another card is in play with it.
  const isOn = np.tails.some((tail) => tail.kind === 'place' && tail.preposition === 'on');
  const more = isOn && offered.fixes ? { ...offered, spoken: true } : offered;
  return [reportAt(scope, 'name/no-place', noun.span, { noun: words }, more), np.tails];
}

/** Whether a set is of cards in any place, in a deck and in the hand of somebody else as well. */
const isFree = (set: Many | undefined): boolean =>
  set?.op === 'all-cards' || (set?.op === 'filter' && isFree(set.of));

/** Where each player has a deck of their own, no card of a text is looked for in all of them. */
const isOwnDeck = ({ of, seenBy, order }: ZoneSymbol): boolean =>
  of === 'player' && seenBy === 'nobody' && order === 'stack';

/** `a card in play`, where such cards are put into play: what people mean who name no place. */
function inPlay(scope: Scope, { kinds }: PhraseType, noun: QualifiedNoun): DiagnosticExtras {
  const { zones } = scope.vocabulary;
  const isThere = zones.some(
    (zone) => zone.inPlay && (!zone.takes || kinds?.some((kind) => zone.takes!.includes(kind))),
  );
  // `the object in play's level` is none: whose it is stands behind.
  const { end } = noun.span;
  const owns = /^['’]/.test(writtenWords(scope, { start: end, end: end + 1 }));
  return kinds && isThere && !owns ? fixes(scope, noun, [`${writtenWords(scope, noun.span)} in play`]) : {};
}

/** Whether a place is said by a word that the game does not know; complains about that word. */
const saysUnknown = (scope: Scope, { tails }: NounPhrase): boolean =>
  tails.some(
    (tail) =>
      tail.kind === 'place' &&
      tail.phrase.kind === 'noun' &&
      tail.phrase.heads.length > 0 &&
      readQualifiedNoun(scope, tail.phrase.heads[0]) === undefined,
  );

/** Looked for where it is at home, not where the phrase says. */
const atHome = (found: PhraseMeaning | undefined): PhraseMeaning | undefined =>
  found && { ...found, placed: false };

const sameKinds = (a: PhraseType, b: PhraseType): boolean =>
  a.kinds !== undefined && b.kinds !== undefined && a.kinds.every((kind) => b.kinds!.includes(kind));

/** The copies of a card that is called by its name. */
export function copyDomain(
  scope: Scope,
  np: NounPhrase,
  symbol: CardSymbol,
  noun: QualifiedNoun,
  wanted: PhraseContext,
): Base | undefined {
  const rest = domainBase(np, noun);
  const thing: PhraseType = { sort: 'card', kinds: [symbol.kind] };
  const parts: Many[] = symbol.copies.map((copy) => ({ op: 'one', value: oneCard(copy) }));
  if (wanted.domain) {
    // Those of its copies that are there.
    const among = { op: 'union', parts } as const;
    const found = ofCandidate(scope, thing, (value, depth) =>
      filtered(wanted.domain!, depth, { op: 'among', value, of: among }, writtenWords(scope, noun.span)),
    );
    return rest({ ...found, thing, placed: false });
  }
  if (parts.length === 1) return rest(definite(thing, oneCard(symbol.copies[0]), np.span));
  return rest(several(thing, { op: 'union', parts }, np.span));
}
