import { fixes } from '../complaints.ts';
import type { DiagnosticExtras } from '../../diagnostics/report.ts';
import { wrongSort } from '../expectations.ts';
import { say, written } from '../../diagnostics/catalogue/phrase.ts';
import type { Many, Scalar } from '../../ir/expressions.ts';
import type { Head, NounPhrase, Tail } from '../../language/syntax/ast.ts';
import type { BuiltIn, CounterSymbol, FieldSymbol, ZoneSymbol } from '../../language/symbols/symbols.ts';
import { counts } from './counter-applies.ts';
import {
  constant,
  oneCard,
  definite,
  filtered,
  kindsMeet,
  kindTest,
  ofCandidate,
  several,
  setOf,
} from './noun-meanings.ts';
import { opponentsOf, partnersOf, playersTakingPart } from './taking-part.ts';
import { chosenFirst } from './closed-quantities.ts';
import { callIn } from '../values/function-meanings.ts';
import { distanceIn, namedCell } from './grid-cells.ts';
import { readQualifiedNoun, type QualifiedNoun, type Base } from './qualified-noun.ts';
import { candidateAs, namesOwner, ownerOf, single } from './possessives.ts';
import { kindsIn, readLocation } from './locations.ts';
import { readDice, rollOrRolls } from '../values/rolls.ts';
import {
  attachedPlace,
  equipped,
  cardsInPlay,
  isInPlayPhrase,
  knowsHosts,
  knowsPlay,
  ofPlayer,
  possessed,
} from './possession.ts';
import { placeIn } from '../../text/source.ts';
import { writeInstead } from '../../diagnostics/replacement-fixes.ts';
import { complain, readDeclared, thingPhrase, noEffect, withScope, writtenWords } from '../scope.ts';
import type { Described, Scope, Thing, Wanted } from '../scope.ts';
import { choosesParts, measureIn } from '../values/sum-scope.ts';
import { printedIn, someValues } from '../values/field-values.ts';

/** The things that a noun speaks of before its qualities and its remaining tails narrow them. */
export function nounDomain(
  scope: Scope,
  np: NounPhrase,
  head: Head,
  noun: QualifiedNoun,
  wanted: Wanted,
): Base | undefined {
  const { symbol } = noun.meaning;
  const rest = (
    value: Described | undefined,
    tails = np.tails,
    qualities = noun.qualities,
  ): Base | undefined => value && { value, tails, qualities };
  switch (symbol.sort) {
    case 'kind':
      if (noun.qualities.length === 1 && noun.qualities[0].text === 'equipped' && np.determiner === 'the')
        return rest(equipped(scope, np, { sort: 'card', kinds: [symbol] }), np.tails, []);
      return rest(...cards(scope, np, { sort: 'card', kinds: [symbol] }, noun, wanted));
    case 'card': {
      const thing: Thing = { sort: 'card', kinds: [symbol.kind] };
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
    case 'noun': {
      const read = (where: Wanted): Described | undefined =>
        readDeclared(scope, symbol.is, (tree) =>
          scope.read.phrase(scope, { ...tree, determiner: undefined }, where),
        );
      const before = scope.errors.touched;
      const inner = read(wanted);
      if (!inner && scope.errors.touched > before) return undefined;
      if (!inner) {
        // A noun that names no place is looked for where the phrase says.
        const [domain, tails] = readLocation(scope, np, undefined);
        const there = domain && read({ domain });
        if (there) return rest({ ...there, placed: true }, tails);
        const lacksPlace =
          !domain && tails === np.tails && inScopeOfAll(scope, () => read(wanted)) !== undefined;
        if (lacksPlace)
          return complain(scope, 'name/no-place', noun.span, { noun: writtenWords(scope, noun.span) });
        // It was checked where it is declared, as somebody who acts would say it.
        return scope.you
          ? undefined
          : complain(scope, 'name/no-you', noun.span, { word: writtenWords(scope, noun.span) });
      }
      const [value, tails] = inner.thing.sort === 'card' ? readLocation(scope, np, inner) : [inner, np.tails];
      return rest(value, tails);
    }
    case 'pile': {
      const thing: Thing = { sort: 'pile', zone: symbol.zone };
      if (head.isNew && symbol.zone.grid) return noEffect(scope, np.span);
      if (head.isNew) return rest(several(thing, { op: 'new-pile', zone: symbol.zone }, np.span));
      const owner = ownerOf(scope, np);
      if (owner) {
        const card = single(scope, owner.value, 'card');
        return rest(card && definite(thing, { op: 'pile-of', card }, np.span), owner.tails);
      }
      if (np.owner) return undefined;
      return rest(several(thing, { op: 'piles', zone: symbol.zone }, np.span));
    }
    case 'zone':
      return zone(scope, np, symbol, noun);
    case 'field':
    case 'counter':
      return measure(scope, np, symbol, noun, wanted);
    case 'function':
      return callIn(scope, np, symbol, noun);
    case 'metric':
    case 'cell': {
      const found = symbol.sort === 'cell' ? namedCell(scope, np, symbol) : distanceIn(scope, np, symbol);
      return rest(found?.value, found?.tails);
    }
    case 'setting':
      return rest(definite({ sort: 'number' }, { op: 'setting', index: symbol.index }, np.span));
    case 'cycle':
      return rest(definite({ sort: 'number' }, { op: 'cycle' }, np.span));
    case 'role':
      return rest(definite({ sort: 'player' }, { op: 'role', index: symbol.index }, np.span));
    case 'ranking': {
      const among = readDeclared(scope, symbol.among, (tree) => scope.read.phrase(scope, tree));
      if (!among) return undefined;
      const depth = scope.depth + 1;
      const keys = symbol.by.map((counter) => ({
        value: { op: 'counter', counter, owner: { op: 'it', depth } } as Scalar,
        lowest: false,
      }));
      const best = several(among.thing, { op: 'best', of: among.set, depth, keys }, np.span);
      const one = constant(1);
      const choice = { least: one, most: one, notAll: false, exact: true, chance: true };
      return rest(symbol.ties === 'random' ? { ...best, many: false, choice } : best);
    }
    case 'value':
      return rest(definite({ sort: 'value', of: symbol.of }, constant(symbol.index), np.span));
    case 'built-in':
      return builtIn(scope, np, symbol.id, noun, wanted);
    case 'roll':
      return rest(...rollOrRolls(scope, np, symbol, noun.meaning));
    case 'enum':
    case 'contest':
    case 'window':
    case 'step': {
      const isSet = symbol.sort === 'enum';
      const values = isSet ? someValues(np, symbol, noun.qualities, wanted) : undefined;
      if (values) return { ...values, tails: np.tails };
      const found = say(isSet ? 'phrase/the-name-of-a-set-of' : `phrase/the-name-of-a-${symbol.sort}`);
      return complain(scope, 'name/wrong-sort', noun.span, {
        found,
        wanted: say('phrase/a-thing-of-the-game'),
      });
    }
  }
}

/** Reads something as if cards were looked for everywhere. */
const inScopeOfAll = <T>(scope: Scope, run: () => T): T => withScope(scope, { everywhere: true }, run);

/** Cards of a kind: in the place that the phrase, the verb or the kind names. */
function cards(
  scope: Scope,
  np: NounPhrase,
  thing: Thing,
  noun: QualifiedNoun,
  wanted: Wanted,
): [Described | undefined, readonly Tail[]] {
  const narrowTo = (found: Described): Described | undefined =>
    ofCandidate(scope, found.thing, (it, depth) => {
      if (!kindsMeet(found.thing, thing)) {
        // The zone may hold it, and what is done there is done with other cards.
        const holds =
          found.thing.zone && kindsMeet({ sort: 'card', kinds: kindsIn(scope, found.thing) }, thing);
        if (holds) return wrongSort(scope, { thing, span: noun.span }, found.thing);
        const place = found.thing.zone?.names.en[0] ?? writtenWords(scope, found.span);
        return complain(scope, 'name/never', noun.span, { place, noun: thingPhrase(thing) });
      }
      const test = sameKinds(found.thing, thing) ? undefined : kindTest(it, thing);
      const all = test ? filtered(found, depth, test, writtenWords(scope, noun.span)) : found;
      const both: Thing = {
        ...thing,
        kinds: thing.kinds ?? found.thing.kinds,
        zone: found.thing.zone,
        side: found.thing.side,
      };
      return { ...all, thing: both };
    });
  const attached = attachedPlace(scope, np) ?? possessed(scope, np, thing, noun);
  if (attached) {
    const { cards: found, tails } = attached;
    return [found?.scalar ? found : found && narrowTo(found), tails];
  }
  const inPlayTail = np.tails.find((tail) => tail.kind === 'place' && isInPlayPhrase(tail.phrase));
  if (inPlayTail && knowsPlay(scope.vocabulary))
    return [narrowTo(cardsInPlay(np)), np.tails.filter((tail) => tail !== inPlayTail)];
  const whose = knowsPlay(scope.vocabulary) ? ofPlayer(scope, np.tails) : undefined;
  const other = whose ? { ...np, tails: np.tails.filter((tail) => tail !== whose) } : np;
  const [place, tails] = readLocation(scope, other, undefined);
  if (place) return [narrowTo(place), whose ? [...tails, whose] : tails];
  if (tails !== other.tails) return [undefined, tails];
  if (wanted.domain && wanted.domain.thing.sort === 'card')
    return [atHome(narrowTo(wanted.domain)), np.tails];
  // What an event speaks of may be anywhere.
  if (scope.matching) return [narrowTo(several({ sort: 'card' }, { op: 'all-cards' }, np.span)), np.tails];
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
  return [complain(scope, 'name/no-place', noun.span, { noun: words }, inPlay(scope, thing, noun)), np.tails];
}

/** `a card in play`, where such cards are put into play: what people mean who name no place. */
function inPlay(scope: Scope, { kinds }: Thing, noun: QualifiedNoun): DiagnosticExtras {
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
const atHome = (found: Described | undefined): Described | undefined => found && { ...found, placed: false };

const sameKinds = (a: Thing, b: Thing): boolean =>
  a.kinds !== undefined && b.kinds !== undefined && a.kinds.every((kind) => b.kinds!.includes(kind));

function zone(scope: Scope, np: NounPhrase, symbol: ZoneSymbol, noun: QualifiedNoun): Base | undefined {
  const thing: Thing = { sort: 'zone', zone: symbol };
  const rest = (value: Described, tails = np.tails): Base => ({ value, tails, qualities: noun.qualities });
  if (symbol.of === 'table') return rest(definite(thing, { op: 'zone', zone: symbol }, np.span));
  const owner = ownerOf(scope, np);
  if (owner) {
    const { value } = owner;
    if (value.thing.sort === 'player' && chosenFirst(scope, value)) return undefined;
    const { side } = value.thing;
    // `an opponent's hand`: any of theirs.
    if (value.thing.sort === 'player' && !value.scalar && !value.choice?.chance)
      return rest(
        several({ ...thing, side }, { op: 'zones', zone: symbol, of: value.set }, np.span),
        owner.tails,
      );
    const player = single(scope, value, 'player');
    return (
      player &&
      rest(
        definite(
          { ...thing, side: { ...side, of: player } },
          { op: 'zone', zone: symbol, of: player },
          np.span,
        ),
        owner.tails,
      )
    );
  }
  if (namesOwner(np)) return undefined;
  if (np.determiner === 'the' || np.determiner === 'a') {
    return complain(scope, 'name/whose', noun.span, {
      zone: writtenWords(scope, noun.span),
      neighbour: false,
    });
  }
  return rest(several(thing, { op: 'zones', zone: symbol }, np.span));
}

/** A field or counter of a thing (`that card's value`), or the total, highest or lowest of several. */
function measure(
  scope: Scope,
  np: NounPhrase,
  symbol: FieldSymbol | CounterSymbol,
  noun: QualifiedNoun,
  wanted: Wanted,
): Base | undefined {
  const held = symbol.sort === 'counter' ? symbol.holds : undefined;
  const thing: Thing =
    held ??
    (symbol.sort === 'field' && symbol.type.type === 'value'
      ? { sort: 'value', of: symbol.type.of }
      : { sort: 'number' });
  const read = (owner: Scalar): Scalar =>
    symbol.sort === 'field'
      ? { op: 'field', field: symbol, card: owner }
      : { op: 'counter', counter: symbol, owner: symbol.of === 'game' ? undefined : owner };
  const value = (scalar: Scalar, tails: readonly Tail[], qualities = noun.qualities): Base => ({
    value: definite(thing, scalar, np.span),
    tails,
    qualities,
  });
  if (symbol.sort === 'counter' && symbol.of === 'game') return value(read(constant(0)), np.tails);
  const owner = ownerOf(scope, np);
  const sort = symbol.sort === 'field' || symbol.of === 'card' ? 'card' : 'player';
  if (!owner && namesOwner(np)) return undefined;
  if (!owner) {
    if (scope.candidate?.thing.sort === sort) {
      const of = scope.candidate.value;
      const printed = symbol.sort === 'field' && printedIn(symbol, of, np.span);
      return printed
        ? { value: printed, tails: np.tails, qualities: noun.qualities }
        : value(read(of), np.tails);
    }
    const values = symbol.sort === 'field' && someValues(np, setOf(symbol), noun.qualities, wanted);
    if (values) return { ...values, tails: np.tails };
    return complain(scope, 'name/missing-object', noun.span, {
      verb: writtenWords(scope, noun.span),
      wanted: say(`phrase/to-be-said-of-which-${sort}-for-instance`, {
        example: written(`that ${sort}'s ${writtenWords(scope, noun.span)}`),
      }),
    });
  }
  const measured = held ? undefined : measureIn(noun.qualities);
  if (measured && owner.value.thing.sort === sort) {
    if (!counts(scope, symbol, owner.value.thing, noun)) return undefined;
    if (choosesParts(scope, owner.value)) return undefined;
    const depth = scope.depth + 1;
    const { how: op, others } = measured;
    const each = read({ op: 'it', depth });
    return value({ op, of: owner.value.set, depth, value: each }, owner.tails, others);
  }
  const card = single(scope, owner.value, sort);
  const printed = card && symbol.sort === 'field' && printedIn(symbol, card, np.span);
  if (printed) return { value: printed, tails: owner.tails, qualities: noun.qualities };
  return card && counts(scope, symbol, owner.value.thing, noun) ? value(read(card), owner.tails) : undefined;
}

/** What one thing of a sort has: `that card's owner`, or without an owner what is spoken of has. */
function ofOne(
  scope: Scope,
  np: NounPhrase,
  sort: Thing['sort'],
  { qualities }: QualifiedNoun,
  read: (one: Scalar) => Pick<Base, 'value'> & Partial<Base>,
): Base | undefined {
  const owner = ownerOf(scope, np) ?? candidateAs(scope, np, sort);
  const one = owner && single(scope, owner.value, sort);
  return one && { qualities, ...read(one), tails: owner.tails };
}

/**
 * Whose neighbour `the next player` is: of who acts, so that each of several players has their own. Where another player
 * is only named, it could be theirs or yours.
 */
function whoseNeighbour(scope: Scope, np: NounPhrase): Scalar | undefined {
  const { you, acting = you, they = acting } = scope;
  if (!acting || !they || !isSameLocal(acting, you) || isSameLocal(they, you)) return acting;
  const noun = writtenWords(scope, np.span).replace(/^the /, '');
  const right = [`their ${noun}`, `your ${noun}`];
  return complain(
    scope,
    'name/whose',
    np.span,
    { zone: noun, neighbour: true },
    { fixes: writeInstead(placeIn(scope.snippet, np.span), right) },
  );
}

/** Whether two values are the same local, the same candidate, or the player who acts. */
const isSameLocal = (one: Scalar, other: Scalar | undefined): boolean =>
  one.op === other?.op &&
  (one.op === 'local' && other.op === 'local' ? one.slot === other.slot : one.op === 'you' || one === other);

function builtIn(
  scope: Scope,
  np: NounPhrase,
  id: BuiltIn['id'],
  noun: QualifiedNoun,
  wanted: Wanted,
): Base | undefined {
  const rest = (value: Described | undefined, tails = np.tails): Base | undefined =>
    value && { value, tails, qualities: noun.qualities };
  const of = (owner: Thing['sort'], sort: Thing['sort'], read: (one: Scalar) => Scalar): Base | undefined =>
    ofOne(scope, np, owner, noun, (one) => ({ value: definite({ sort }, read(one), np.span) }));
  switch (id) {
    case 'player':
      return rest(playersTakingPart(scope, np.span));
    case 'partner': {
      const ofYou = scope.you && !namesOwner(np) && np.determiner !== 'your' && np.determiner !== 'their';
      const owner = ofYou
        ? { value: definite({ sort: 'player' }, scope.you!, np.span), tails: np.tails }
        : (ownerOf(scope, np) ?? candidateAs(scope, np, 'player'));
      const one = owner && single(scope, owner.value, 'player');
      if (!one) return undefined;
      const all = partnersOf(scope, one, noun.span);
      const isOne = noun.meaning.form === 'one' && (!ofYou || np.determiner === 'the');
      return rest(
        isOne ? definite({ sort: 'player' }, { op: 'only', of: all.set }, np.span) : all,
        owner.tails,
      );
    }
    case 'seated player':
      return rest(several({ sort: 'player' }, { op: 'players' }, np.span));
    case 'next player':
    case 'previous player': {
      const back = id === 'previous player';
      if (!(scope.you ?? scope.acting) || np.determiner !== 'the' || namesOwner(np))
        return of('player', 'player', (one) => ({ op: 'neighbour', of: one, back }));
      const beside = whoseNeighbour(scope, np);
      return rest(beside && definite({ sort: 'player' }, { op: 'neighbour', of: beside, back }, np.span));
    }
    case 'opponent': {
      if (!scope.you) return complain(scope, 'name/no-you', noun.span, { word: 'an opponent' });
      return rest(opponentsOf(scope, scope.you, noun.span));
    }
    case 'active player':
      return rest(definite({ sort: 'player' }, { op: 'active' }, np.span));
    case 'owner':
      if (!scope.vocabulary.owners) return complain(scope, 'name/no-owner', noun.span, undefined);
      return of('card', 'player', (card) => ({ op: 'owner', card }));
    case 'host':
      if (!knowsHosts(scope.vocabulary)) return noEffect(scope, noun.span);
      return of('card', 'card', (card) => ({ op: 'host', card }));
    case 'controller':
      return of('card', 'player', (card) => ({ op: 'controller', card }));
    case 'roll':
      return rest(...rollOrRolls(scope, np, undefined, noun.meaning));
    case 'roller':
      return of('roll', 'player', (roll) => ({ op: 'roller', roll }));
    case 'total':
      return of('roll', 'number', (roll) => ({ op: 'total-of', roll }));
    case 'die':
      return ofOne(scope, np, 'roll', noun, (roll) => readDice(scope, np, roll, noun.qualities));
    case 'size':
      return of('pile', 'number', (pile) => ({ op: 'count', of: { op: 'cards-of', pile } }));
    default:
      return rest(...cards(scope, np, { sort: 'card' }, noun, wanted));
  }
}
