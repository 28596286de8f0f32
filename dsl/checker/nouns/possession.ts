import { isOneOf } from '../conditions/existence.ts';
import { say, written } from '../../diagnostics/catalogue/phrase.ts';
import { placeIn, type Span } from '../../text/source.ts';
import { expectSort, reportMeaningless } from '../expectations.ts';
import { isApart } from '../suggestions/common-mistakes.ts';
import type { Many, Scalar } from '../../ir/expressions.ts';
import { nodesOf } from '../../ir/visit.ts';
import type { Expression, NounPhrase, Tail } from '../../language/syntax/ast.ts';
import type { Vocabulary } from '../../language/symbols/symbol-table.ts';
import { definite, demanding, kindTest, ofCandidate, several } from './noun-meanings.ts';
import { lookedUp, whichever } from './closed-quantities.ts';
import type { QualifiedNoun } from './qualified-noun.ts';
import { ownerOf } from './possessives.ts';
import {
  asking,
  reportAt,
  withScope,
  writtenWords,
  type PhraseMeaning,
  type Scope,
  type PhraseType,
  type WhoseZones,
} from '../scope.ts';
import type { ZoneSymbol } from '../../language/symbols/symbols.ts';

/**
 * Cards that belong to something: `your items` and `an item of yours` to a player, `that card's item` and
 * `an item attached to that card` to a card.
 */

/** Whether cards of this game can be in play, so that players have cards. */
export const knowsPlay = ({ zones }: Vocabulary): boolean => zones.some((zone) => zone.inPlay);

/** Whether cards of this game can be attached. */
export const knowsHosts = ({ kinds }: Vocabulary): boolean => kinds.some((kind) => kind.goesOn);

/** Cards wherever they are in play. */
export const cardsInPlay = (np: NounPhrase): PhraseMeaning =>
  several({ sort: 'card', inPlay: true }, { op: 'in-play' }, np.span);

/** `in play`: no zone, but all of those that are in play. */
export const isInPlayPhrase = (phrase: Expression): boolean =>
  phrase.kind === 'noun' &&
  !phrase.determiner &&
  !phrase.quantity &&
  !phrase.owner &&
  phrase.tails.length === 0 &&
  phrase.heads.length === 1 &&
  phrase.heads[0].words.length === 1 &&
  phrase.heads[0].words[0].text === 'play';

/** `of yours`, `of that player`: whose cards are meant. */
export function ofPlayer(scope: Scope, tails: readonly Tail[]): Tail | undefined {
  return tails.find((tail) => {
    if (tail.kind !== 'of') return false;
    // Reports nothing: the phrase is checked again when it is read.
    const described = asking(scope, {}, () => scope.read.expression(scope, tail.phrase));
    return described?.thing.sort === 'player';
  });
}

/** Only those cards that players control; the players are one or any of several. */
export function controlledBy(
  scope: Scope,
  cards: PhraseMeaning,
  players: PhraseMeaning,
  tail: { readonly span: NounPhrase['span'] },
): PhraseMeaning | undefined {
  if (!expectSort(scope, players, 'player')) return undefined;
  const { zone } = cards.thing;
  if (zone && isNobodys(scope, zone))
    return reportAt(scope, 'name/nobodys', tail.span, {
      place: zone.names.en[0],
      phrase: writtenWords(scope, tail.span),
    });
  const said = sidedWith(cards, players);
  return ofCandidate(scope, said.thing, (it) => {
    return demanding(scope, said, isOneOf(scope, { op: 'controller', card: it }, players), tail.span);
  });
}

/** Cards that are in play, or looked for among those of somebody else, are on the side of the players that are named. */
function sidedWith(cards: PhraseMeaning, { scalar, thing }: PhraseMeaning): PhraseMeaning {
  const side: WhoseZones = { of: scalar, notOf: thing.side?.notOf };
  if (!side.of && !side.notOf) return cards;
  const named = { ...cards, thing: { ...cards.thing, side } };
  return (cards.thing.inPlay && !cards.thing.side) || isApart(cards, named) ? named : cards;
}

/** The cards attached to cards. */
function attachedCards(scope: Scope, to: PhraseMeaning, np: NounPhrase): PhraseMeaning | undefined {
  if (!expectSort(scope, to, 'card')) return undefined;
  const kinds = scope.vocabulary.kinds.filter((kind) => kind.goesOn);
  const thing: PhraseType = { sort: 'card', kinds: kinds.length > 0 ? kinds : undefined };
  return several(thing, { op: 'attached', to: to.set }, np.span);
}

/** `attached to X`, about cards. */
export function attachedPlace(
  scope: Scope,
  np: NounPhrase,
): { cards: PhraseMeaning | undefined; tails: readonly Tail[] } | undefined {
  const tail = np.tails.find((each) => each.kind === 'place' && each.preposition === 'attached to');
  if (tail?.kind !== 'place') return undefined;
  const to = hostsOf(scope, tail.phrase);
  if (to && reportNothingAttached(scope, to.scalar, tail.span)) return { cards: undefined, tails: [] };
  return { cards: to && attachedCards(scope, to, np), tails: np.tails.filter((each) => each !== tail) };
}

/** Whether a card was brought out of play by a line before, or by what the text waits for, so that nothing is attached to it; reported. */
export function reportNothingAttached(scope: Scope, card: Scalar | undefined, span: Span): boolean {
  if ((card?.op === 'this' && scope.thisHasLeft) || (scope.hostHasLeft && isHostOf(card))) {
    reportMeaningless(scope, span, say('phrase/nothing-is-attached-behind-it'));
    return true;
  }
  if (card?.op !== 'local') return false;
  const known = scope.mentions.findLast(({ slot }) => slot === card.slot);
  const isGone = known?.hasLeft ?? known?.thing.zone?.inPlay === false;
  if (!isGone && !scope.left?.has(card.slot)) return false;
  const how =
    (known?.moved ?? known?.hasLeft)
      ? 'phrase/nothing-is-attached-by-then'
      : 'phrase/nothing-is-attached-behind-it';
  reportMeaningless(scope, span, say(how));
  return true;
}

/** The cards that something is attached to, wherever they are: `attached to a card` means any of them. */
export const hostsOf = (scope: Scope, phrase: Expression): PhraseMeaning | undefined =>
  withScope(scope, { everywhere: true }, () => lookedUp(scope, whichever(phrase, 'a', 'any')));

/** Cards of an owner in front: `your items`, `that player's items`, `that card's item`. */
export function possessed(
  scope: Scope,
  np: NounPhrase,
  thing: PhraseType,
  noun: QualifiedNoun,
): { cards: PhraseMeaning | undefined; tails: readonly Tail[] } | undefined {
  if (!np.owner && np.determiner !== 'your' && np.determiner !== 'their') return undefined;
  const owner = ownerOf(scope, np);
  if (!owner) return { cards: undefined, tails: np.tails };
  if (owner.value.thing.sort === 'player') {
    if (!knowsPlay(scope.vocabulary))
      return {
        cards: reportAt(scope, 'name/no-place', noun.span, { noun: writtenWords(scope, noun.span) }),
        tails: owner.tails,
      };
    const home = cardsInPlay(np);
    const cards = controlledBy(scope, home, owner.value, { span: np.span });
    const test = cards?.reasons.at(-1)?.test;
    const set: Many | undefined = test && { op: 'filter', of: home.set, depth: scope.depth + 1, test };
    const kept = set && { ...cards!, set };
    if (!kept || noun.meaning.form === 'many') return { cards: kept, tails: owner.tails };
    // `your captain`: the one that there is.
    return { cards: { ...onlyOf(scope, np, kept.set, thing), oneOf: true }, tails: owner.tails };
  }
  if (reportNothingAttached(scope, owner.value.scalar, np.span))
    return { cards: undefined, tails: owner.tails };
  const all = attachedCards(scope, owner.value, np);
  if (!all) return { cards: undefined, tails: owner.tails };
  const only = onlyOf(scope, np, all.set, thing);
  const isOne = noun.meaning.form === 'one';
  return { cards: isOne ? { ...only, oneOf: true } : { ...all, thing, set: only.set }, tails: owner.tails };
}

/** The only one of a kind in a list. */
function onlyOf(scope: Scope, np: NounPhrase, of: Many, thing: PhraseType): PhraseMeaning {
  const depth = scope.depth + 1;
  const test = kindTest({ op: 'it', depth }, thing);
  const set: Many = test ? { op: 'filter', of, depth, test } : of;
  return { ...definite(thing, { op: 'only', of: set }, np.span), set };
}

/** `the equipped card`: the card that this one is attached to, if it is of that kind. */
export function equipped(scope: Scope, np: NounPhrase, thing: PhraseType): PhraseMeaning | undefined {
  if (scope.isDetached) return reportDetached(scope, np, 'phrase/nobody-has-it-by-then');
  const { thisKind: own } = scope;
  if (own && !own.goesOn) return reportMeaningless(scope, np.span, say('phrase/attached-to-nothing'));
  const self = scope.read.expression(scope, { kind: 'pronoun', which: 'this', span: np.span });
  if (!self?.scalar) return undefined;
  return onlyOf(scope, np, { op: 'one', value: { op: 'host', card: self.scalar } }, thing);
}

/** `when this is destroyed, ... the equipped card`, `... the cards under this`: they are known before that happens. */
export function reportDetached(
  scope: Scope,
  { span }: Pick<NounPhrase, 'span'>,
  why: 'phrase/nobody-has-it-by-then' | 'phrase/nothing-lies-under-it-by-then',
): undefined {
  const { ended, snippet } = scope;
  const title = say('phrase/write', { example: written('before') });
  const fixes = ended && [{ title, edits: [{ place: placeIn(snippet, ended.word), text: 'before' }] }];
  return reportMeaningless(scope, span, say(why), fixes && { fixes, spoken: true });
}

/** Whether a value is the card that another one is attached to, whatever is asked of it besides. */
export const isHostOf = (value: Scalar | undefined): boolean =>
  (value?.op === 'host' || value?.op === 'only') && nodesOf(value, 'host').length > 0;

/** Whether what is in a zone belongs to no player: it is the table's, and its cards are nobody's who has put them into play. */
const isNobodys = ({ vocabulary }: Scope, { of, inPlay }: ZoneSymbol): boolean =>
  of === 'table' && !(vocabulary.owners && inPlay);
