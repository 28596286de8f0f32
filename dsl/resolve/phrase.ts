import type { Many, Scalar, Test } from '../meaning.ts';
import type { Expression, Head, NounPhrase, Tail } from '../tree.ts';
import type { CounterSymbol, FieldSymbol, ZoneSymbol } from '../vocabulary.ts';
import { choiceOf } from './choice.ts';
import { constant, definite, filtered, kindsMeet, kindTest, ofCandidate, several } from './described.ts';
import { named, pointedAt } from './mention.ts';
import { checkNumber, nounOf, type Noun } from './noun.ts';
import { liftedTails, placed } from './place.ts';
import { applyQuality, other } from './quality.ts';
import {
  complain,
  inWords,
  within,
  wordsOf,
  type Described,
  type Scope,
  type Thing,
  type Wanted,
  noEffect,
  declared,
} from './scope.ts';
import { applyTail } from './tail.ts';
import { wildly } from './wild.ts';

/** Reads a noun phrase: where to look, what to keep, and whether somebody chooses among it. */
export function phrase(scope: Scope, np: NounPhrase, wanted: Wanted = {}): Described | undefined {
  const known = named(scope, np);
  if (known) return narrowed(scope, np, known);
  if (np.determiner === 'that' || np.determiner === 'those' || np.determiner === 'these') {
    const back = pointedAt(scope, np);
    return back && narrowed(scope, np, back);
  }
  if (np.heads.length === 0) return partOf(scope, np);
  const parts: Described[] = [];
  for (const head of np.heads) {
    const part = headOf(scope, np, head, wanted);
    if (!part) return undefined;
    parts.push(part);
  }
  const base = parts.length === 1 ? parts[0] : union(scope, np, parts);
  return base && choiceOf(scope, np, base);
}

/** A known thing with tails that narrow it (`those cards where ...`). */
function narrowed(scope: Scope, np: NounPhrase, known: Described): Described | undefined {
  const result = np.tails.reduce<Described | undefined>(
    (sofar, tail) => sofar && applyTail(scope, sofar, tail),
    known,
  );
  return result && keeping(scope, known, result);
}

/** `2 of those cards`, `any number of them`: a quantity of things that are known already. */
function partOf(scope: Scope, np: NounPhrase): Described | undefined {
  const [of, ...tails] = np.tails;
  const whole = of?.kind === 'of' ? scope.read.expression(scope, of.phrase) : undefined;
  if (!whole) return undefined;
  return within(scope, { together: np.quantity ? [] : undefined }, () => {
    const all: Described = { ...whole, many: true, scalar: undefined };
    const result = tails.reduce<Described | undefined>(
      (sofar, tail) => sofar && applyTail(scope, sofar, tail),
      all,
    );
    return result && choiceOf(scope, np, { ...keeping(scope, all, result), together: scope.together ?? [] });
  });
}

/** `a hero or item`: both must be the same sort of thing. */
function union(scope: Scope, np: NounPhrase, parts: readonly Described[]): Described | undefined {
  const odd = parts.find((part) => part.thing.sort !== parts[0].thing.sort);
  if (odd) {
    return complain(
      scope,
      'name/wrong-sort',
      odd.span,
      {
        found: inWords(odd.thing),
        wanted: inWords(parts[0].thing),
      },
      { help: 'say the noun on both sides of `or`: `a red card or green card`' },
    );
  }
  const kinds = parts.every((part) => part.thing.kinds)
    ? parts.flatMap((part) => part.thing.kinds!)
    : undefined;
  const thing: Thing = { ...parts[0].thing, kinds };
  return several(thing, { op: 'union', parts: parts.map((part) => part.set) }, np.span, {
    placed: parts.every((part) => part.placed),
    public: parts.every((part) => part.public),
  });
}

const ends: readonly string[] = ['top', 'bottom'];

/** Whether the phrase speaks of more than one thing at once. */
const isMany = ({ determiner, quantity }: NounPhrase): boolean =>
  determiner === 'all' ||
  (quantity !== undefined && !(quantity.kind === 'count' && !quantity.orMore && isOne(quantity.amount)));

const isOne = (amount: Expression): boolean => amount.kind === 'number' && amount.value === 1;

/** One head with its qualities and all tails. */
function headOf(scope: Scope, written: NounPhrase, head: Head, wanted: Wanted): Described | undefined {
  const np = { ...written, tails: liftedTails(scope, written.tails) };
  const noun = nounOf(scope, head);
  if (!noun) return undefined;
  checkNumber(scope, np, noun);
  if (np.determiner === 'this') return thisCard(scope, np, noun);
  if (!ownedRightly(scope, np, head, noun)) return undefined;
  const base = described(scope, np, head, noun, wanted);
  if (!base) return undefined;
  if (np.ordinal?.amount && !(base.value.placed && ends.includes(np.ordinal.which)))
    return noEffect(scope, np.span);
  return within(scope, { together: np.quantity ? [] : undefined }, () => {
    let result: Described | undefined = base.value;
    if (np.determiner === 'another' && head.isNew && np.heads.length === 1) return noEffect(scope, np.span);
    if (np.determiner === 'another' && !head.isNew) result = other(scope, result, np.span);
    for (const word of base.qualities) {
      // `the top card of ...` has said its place already.
      if (base.value.placed && word.text === np.ordinal?.which && ends.includes(word.text)) continue;
      result = result && applyQuality(scope, result, word, noun);
    }
    for (const tail of base.tails) result = result && applyTail(scope, result, tail, isMany(np));
    return result && { ...keeping(scope, base.value, result), together: scope.together ?? [] };
  });
}

/** The set of the base kept to what qualities and tails demand of it, read together where wild cards are involved. */
function keeping(scope: Scope, base: Described, result: Described): Described {
  const depth = scope.depth + 1;
  const tests = result.reasons.slice(base.reasons.length).map((reason) => reason.test);
  let set = result.set;
  if (tests.length > 0) {
    const test: Test = tests.length === 1 ? tests[0] : { op: 'and', parts: tests };
    set = { op: 'filter', of: set, depth, test: wildly(test, result.thing, { op: 'it', depth }) };
  }
  if (result.best) set = { op: 'best', of: set, depth, keys: result.best };
  const narrower = tests.length > 0 || result.best !== undefined;
  return {
    ...result,
    set,
    depth: narrower ? depth : result.depth,
    ...(narrower ? { scalar: undefined, many: true } : {}),
  };
}

/** `this monster`: the card whose text it is. */
function thisCard(scope: Scope, np: NounPhrase, noun: Noun): Described | undefined {
  const card = scope.read.expression(scope, { kind: 'pronoun', which: 'this', span: np.span });
  const { symbol } = noun.meaning;
  const fits = symbol === scope.thisKind || (symbol.sort === 'built-in' && symbol.id === 'card');
  if (card && (!fits || noun.qualities.length > 0 || np.tails.length > 0)) return noEffect(scope, np.span);
  return card;
}

/** `your`, `their` and `X's` stand before something that a player or card has. */
function ownedRightly(scope: Scope, np: NounPhrase, head: Head, { meaning: { symbol } }: Noun): boolean {
  const owned = np.owner !== undefined || np.determiner === 'your' || np.determiner === 'their';
  const can =
    symbol.sort === 'field' ||
    (symbol.sort === 'zone' && symbol.of === 'player') ||
    (symbol.sort === 'counter' && symbol.of === 'player') ||
    (symbol.sort === 'pile' && !head.isNew) ||
    (symbol.sort === 'built-in' && (symbol.id === 'controller' || symbol.id === 'size'));
  if (owned && !can) noEffect(scope, np.span);
  return !owned || can;
}

interface Base {
  readonly value: Described;
  readonly qualities: Noun['qualities'];
  readonly tails: readonly Tail[];
}

/** The things that a noun speaks of before its qualities and its remaining tails narrow them. */
function described(scope: Scope, np: NounPhrase, head: Head, noun: Noun, wanted: Wanted): Base | undefined {
  const { symbol } = noun.meaning;
  const rest = (
    value: Described | undefined,
    tails = np.tails,
    qualities = noun.qualities,
  ): Base | undefined => value && { value, tails, qualities };
  switch (symbol.sort) {
    case 'kind':
      return rest(...cards(scope, np, { sort: 'card', kinds: [symbol] }, noun, wanted));
    case 'card': {
      const thing: Thing = { sort: 'card', kinds: [symbol.kind] };
      const parts: Many[] = symbol.copies.map((copy) => ({ op: 'one', value: constant(copy) }));
      if (wanted.domain) {
        // Those of its copies that are there.
        const among = { op: 'union', parts } as const;
        const found = ofCandidate(scope, thing, (value, depth) =>
          filtered(wanted.domain!, depth, { op: 'among', value, of: among }, wordsOf(scope, noun.span)),
        );
        return rest({ ...found, thing, placed: false });
      }
      if (parts.length === 1) return rest(definite(thing, constant(symbol.copies[0]), np.span));
      return rest(several(thing, { op: 'union', parts }, np.span));
    }
    case 'noun': {
      const inner = declared(scope, symbol.is, (tree) =>
        scope.read.phrase(scope, { ...tree, determiner: undefined }, wanted),
      );
      if (!inner) return undefined;
      const [value, tails] = inner.thing.sort === 'card' ? placed(scope, np, inner) : [inner, np.tails];
      return rest(value, tails);
    }
    case 'pile': {
      const thing: Thing = { sort: 'pile', zone: symbol.zone };
      if (head.isNew) return rest(several(thing, { op: 'new-pile', zone: symbol.zone }, np.span));
      const owner = ownerOf(scope, np);
      if (owner) {
        const card = single(scope, owner.value, 'card');
        return rest(card && definite(thing, { op: 'pile-of', card }, np.span), owner.tails);
      }
      return rest(several(thing, { op: 'piles', zone: symbol.zone }, np.span));
    }
    case 'zone':
      return zone(scope, np, symbol, noun);
    case 'field':
    case 'counter':
      return measure(scope, np, symbol, noun);
    case 'setting':
      return rest(definite({ sort: 'number' }, { op: 'setting', index: symbol.index }, np.span));
    case 'cycle':
      return rest(definite({ sort: 'number' }, { op: 'cycle' }, np.span));
    case 'role':
      return rest(definite({ sort: 'player' }, { op: 'role', index: symbol.index }, np.span));
    case 'ranking': {
      const among = declared(scope, symbol.among, (tree) => scope.read.phrase(scope, tree));
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
    case 'enum':
    case 'step':
      return complain(scope, 'name/wrong-sort', noun.span, {
        found: `the name of ${symbol.sort === 'step' ? 'a step' : 'a set of values'}`,
        wanted: 'a thing of the game',
      });
  }
}

/** Cards of a kind: in the place that the phrase, the verb or the kind names. */
function cards(
  scope: Scope,
  np: NounPhrase,
  thing: Thing,
  noun: Noun,
  wanted: Wanted,
): [Described | undefined, readonly Tail[]] {
  const narrowTo = (found: Described): Described | undefined =>
    ofCandidate(scope, found.thing, (it, depth) => {
      if (!kindsMeet(found.thing, thing)) {
        const place = found.thing.zone?.names.en[0] ?? wordsOf(scope, found.span);
        return complain(scope, 'name/never', noun.span, { place, noun: inWords(thing) });
      }
      const test = sameKinds(found.thing, thing) ? undefined : kindTest(it, thing);
      const all = test ? filtered(found, depth, test, wordsOf(scope, noun.span)) : found;
      const both: Thing = { ...thing, kinds: thing.kinds ?? found.thing.kinds, zone: found.thing.zone };
      return { ...all, thing: both, public: found.public && (test === undefined || allPublic(found)) };
    });
  const [place, tails] = placed(scope, np, undefined);
  if (place) return [narrowTo(place), tails];
  if (tails !== np.tails) return [undefined, tails];
  if (wanted.domain && wanted.domain.thing.sort === 'card')
    return [atHome(narrowTo(wanted.domain)), np.tails];
  const home = thing.kinds?.length === 1 ? thing.kinds[0].means : undefined;
  if (home) {
    const found = declared(scope, home, (phrase) => {
      const tails: Tail[] = [{ kind: 'place', preposition: 'in', phrase, span: phrase.span }];
      return placed(scope, { ...phrase, tails }, undefined)[0];
    });
    return [found && atHome(narrowTo(found)), np.tails];
  }
  if (scope.everywhere || np.determiner === 'all' || np.determiner === 'every') {
    return [narrowTo(several({ sort: 'card' }, { op: 'all-cards' }, np.span)), np.tails];
  }
  return [complain(scope, 'name/no-place', noun.span, { noun: wordsOf(scope, noun.span) }), np.tails];
}

/** Looked for where it is at home, not where the phrase says. */
const atHome = (found: Described | undefined): Described | undefined => found && { ...found, placed: false };

const sameKinds = (a: Thing, b: Thing): boolean =>
  a.kinds !== undefined && b.kinds !== undefined && a.kinds.every((kind) => b.kinds!.includes(kind));

/** Reading the kind of cards that not everybody sees makes a choice depend on hidden things. */
const allPublic = (place: Described): boolean => place.public && place.thing.zone?.seenBy === 'everyone';

function zone(scope: Scope, np: NounPhrase, symbol: ZoneSymbol, noun: Noun): Base | undefined {
  const thing: Thing = { sort: 'zone', zone: symbol };
  const rest = (value: Described, tails = np.tails): Base => ({ value, tails, qualities: noun.qualities });
  if (symbol.of === 'table') return rest(definite(thing, { op: 'zone', zone: symbol }, np.span));
  const owner = ownerOf(scope, np);
  if (owner) {
    const player = single(scope, owner.value, 'player');
    return player && rest(definite(thing, { op: 'zone', zone: symbol, of: player }, np.span), owner.tails);
  }
  if (np.determiner === 'the' || np.determiner === 'a') {
    return complain(scope, 'name/whose', noun.span, { zone: wordsOf(scope, noun.span) });
  }
  return rest(several(thing, { op: 'zones', zone: symbol }, np.span));
}

/** A field or counter of a thing (`that card's value`), or the total, highest or lowest of several. */
function measure(
  scope: Scope,
  np: NounPhrase,
  symbol: FieldSymbol | CounterSymbol,
  noun: Noun,
): Base | undefined {
  const thing: Thing =
    symbol.sort === 'field' && symbol.type.type === 'value'
      ? { sort: 'value', of: symbol.type.of }
      : { sort: 'number' };
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
  const sort = symbol.sort === 'field' ? 'card' : 'player';
  if (!owner) {
    if (scope.candidate?.thing.sort === sort) return value(read(scope.candidate.value), np.tails);
    return complain(scope, 'name/missing-object', noun.span, {
      verb: wordsOf(scope, noun.span),
      wanted: `to be said of which ${sort}, for instance \`that ${sort}'s ${wordsOf(scope, noun.span)}\``,
    });
  }
  const how = noun.qualities.find(
    (word) => word.text === 'total' || word.text === 'highest' || word.text === 'lowest',
  );
  if (how && owner.value.thing.sort === sort) {
    const depth = scope.depth + 1;
    const of = owner.value.set;
    const scalar: Scalar = {
      op: how.text as 'total' | 'highest' | 'lowest',
      of,
      depth,
      value: read({ op: 'it', depth }),
    };
    return value(
      scalar,
      owner.tails,
      noun.qualities.filter((word) => word !== how),
    );
  }
  const card = single(scope, owner.value, sort);
  return card && value(read(card), owner.tails);
}

function builtIn(
  scope: Scope,
  np: NounPhrase,
  id: 'player' | 'opponent' | 'card' | 'controller' | 'active player' | 'size' | 'place',
  noun: Noun,
  wanted: Wanted,
): Base | undefined {
  const rest = (value: Described | undefined, tails = np.tails): Base | undefined =>
    value && { value, tails, qualities: noun.qualities };
  switch (id) {
    case 'player':
      return rest(several({ sort: 'player' }, { op: 'players' }, np.span));
    case 'opponent': {
      if (!scope.you) return complain(scope, 'name/no-you', noun.span, { word: 'an opponent' });
      const all = several({ sort: 'player' }, { op: 'players' }, np.span);
      const depth = scope.depth + 1;
      const left: Scalar = { op: 'it', depth };
      return rest(
        filtered(all, depth, { op: 'compare', how: '<>', left, right: scope.you }, wordsOf(scope, noun.span)),
      );
    }
    case 'active player':
      return rest(definite({ sort: 'player' }, { op: 'active' }, np.span));
    case 'controller': {
      const owner = ownerOf(scope, np) ?? candidateAs(scope, np, 'card');
      const card = owner && single(scope, owner.value, 'card');
      return rest(card && definite({ sort: 'player' }, { op: 'controller', card }, np.span), owner?.tails);
    }
    case 'size': {
      const owner = ownerOf(scope, np) ?? candidateAs(scope, np, 'pile');
      const pile = owner && single(scope, owner.value, 'pile');
      return rest(
        pile && definite({ sort: 'number' }, { op: 'count', of: { op: 'cards-of', pile } }, np.span),
        owner?.tails,
      );
    }
    default:
      return rest(...cards(scope, np, { sort: 'card' }, noun, wanted));
  }
}

/** Without an owner, what is spoken of: `where size is 2`. */
function candidateAs(
  scope: Scope,
  np: NounPhrase,
  sort: Thing['sort'],
): { value: Described; tails: readonly Tail[] } | undefined {
  const { candidate } = scope;
  if (candidate?.thing.sort === sort)
    return { value: definite(candidate.thing, candidate.value, np.span), tails: np.tails };
  const wanted = `to be said of which ${sort}`;
  return complain(scope, 'name/missing-object', np.span, { verb: wordsOf(scope, np.span), wanted });
}

/** Whose: `X's F`, `your F`, `their F`, `the F of X`; with the tails that are left. */
export function ownerOf(
  scope: Scope,
  np: NounPhrase,
): { value: Described; tails: readonly Tail[] } | undefined {
  if (np.owner) {
    const value = scope.read.expression(scope, np.owner);
    return value && { value, tails: np.tails };
  }
  const who = np.determiner === 'your' ? scope.you : np.determiner === 'their' ? scope.they : undefined;
  if (who) return { value: definite({ sort: 'player' }, who, np.span), tails: np.tails };
  if (np.determiner === 'your' || np.determiner === 'their') {
    return complain(scope, 'name/no-you', np.span, { word: np.determiner });
  }
  const of = np.tails.find((tail) => tail.kind === 'of');
  if (!of) return undefined;
  const value = scope.read.expression(scope, of.phrase);
  return value && { value, tails: np.tails.filter((tail) => tail !== of) };
}

/** The one thing of a sort that a description names, or a complaint. */
export function single(scope: Scope, described: Described, sort: Thing['sort']): Scalar | undefined {
  if (described.thing.sort !== sort) {
    return complain(scope, 'name/wrong-sort', described.span, {
      found: inWords(described.thing, described.many),
      wanted: `a ${sort}`,
    });
  }
  if (described.scalar) return described.scalar;
  return complain(scope, 'name/one-wanted', described.span, { phrase: wordsOf(scope, described.span) });
}
