import { isOneOf } from '../conditions/existence.ts';
import { expectSort, wrongSort } from '../expectations.ts';
import { asksOf } from '../../ir/visibility.ts';
import { say } from '../../diagnostics/catalogue/phrase.ts';
import type { Scalar, Test } from '../../ir/expressions.ts';
import type { Condition, Expression, NounPhrase, Tail } from '../../language/syntax/ast.ts';
import { syntaxOf } from '../../language/syntax/syntax-visit.ts';
import { placeIn, type Span } from '../../text/source.ts';
import { forms, longestTerm } from '../../language/symbols/symbol-table.ts';
import { demanding, listOfOne, ofCandidate, sameSort, several } from './noun-meanings.ts';
import { chosenFirst, lookedUp, whichever } from './closed-quantities.ts';
import { apartBy, apartFrom } from './grid-cells.ts';
import { firstsApart, leastWhere, reportSameField } from '../conditions/same-values.ts';
import { hasTest, superlative } from '../conditions/has-conditions.ts';
import { mentionValue, rivalOf, speaksOfValue } from './references.ts';
import { asksForValue, ofValue } from '../values/cards-of-value.ts';
import { controlledBy, hostsOf, isInPlayPhrase, knowsPlay } from './possession.ts';
import { liesUnder } from './cards-beneath.ts';
import { isNoPlace, plainPlaces } from './locations.ts';
import { reportAt, noEffect, withScope, writtenWords, type PhraseMeaning, type Scope } from '../scope.ts';
import { unchosen } from '../values/field-values.ts';
import { looksLikeTotal, totalled } from '../values/totals.ts';

/** What follows a noun and narrows it: `in a pile`, `with 2 or more cards`, `where ...`, `other than this`. */
export function applyTail(
  scope: Scope,
  described: PhraseMeaning,
  tail: Tail,
  many = false,
): PhraseMeaning | undefined {
  switch (tail.kind) {
    case 'where': {
      const before = scope.diagnostics.length;
      const [tests, first] = firstsApart(tail.condition);
      if (tests && first) {
        const those = applyTail(scope, described, { ...tail, condition: tests }, many);
        return those && applyTail(scope, those, { ...tail, condition: first }, many);
      }
      const best = leastWhere(scope, described.thing, tail.condition);
      if (scope.diagnostics.length > before) return undefined;
      if (best === 'idle') return saysNothing(scope, described, tail);
      if (best) return { ...described, best: [...(described.best ?? []), best] };
      return ofCandidate(scope, described.thing, (it, depth) => {
        scope.candidate = { thing: described.thing, value: it };
        const before = scope.together?.length;
        const measured = described.thing.sort === 'card' ? scope.candidate : scope.measured;
        const test = withScope(scope, { measured, mentions: scope.mentions }, () => {
          // What is tested is `that number`, also of cards in the condition.
          if (described.thing.sort === 'number') mentionValue(scope, described.thing, it, 'number');
          return scope.read.condition(scope, tail.condition);
        });
        if (!test) return undefined;
        const idle = scope.together?.length === before && !asksOf(depth, test);
        return idle ? saysNothing(scope, described, tail) : demanding(scope, described, test, tail.span);
      });
    }
    case 'with': {
      const before = scope.diagnostics.length;
      if (reportSameField(scope, described, tail.phrase, tail.span)) return undefined;
      if (looksLikeTotal(scope, tail.phrase)) return undefined;
      const best = superlative(scope, described, tail.phrase);
      if (scope.diagnostics.length > before) return undefined;
      if (best) return { ...described, best: [...(described.best ?? []), best] };
      return ofCandidate(scope, described.thing, (it) => {
        const test = hasTest(scope, described.thing, it, tail.phrase);
        if (!test) return undefined;
        return demanding(scope, described, tail.negated ? { op: 'not', part: test } : test, tail.span);
      });
    }
    case 'place': {
      const apart = apartBy(tail.preposition);
      if (apart) return apartFrom(scope, described, tail, tail.phrase, apart);
      if (tail.preposition === 'for') return madeFor(scope, described, tail);
      return tail.preposition === 'other than'
        ? otherThan(scope, described, tail)
        : inside(scope, described, tail, many);
    }
    case 'of': {
      if (described.thing.sort === 'roll') return rollOf(scope, described, tail);
      if (described.thing.sort === 'card' && speaksOfValue(scope, tail.phrase))
        return ofValue(scope, described, tail);
      if (described.thing.sort === 'card' && asksForValue(scope, tail)) return undefined;
      const player = described.thing.sort === 'card' && (knowsPlay(scope.vocabulary) || scope.matching);
      const players = player ? lookedUp(scope, tail.phrase) : undefined;
      if (player) return players && controlledBy(scope, described, players, tail);
      return noEffect(scope, tail.span);
    }
    case 'within': {
      const amount = scope.read.number(scope, tail.amount);
      return amount && apartFrom(scope, described, tail, tail.of, { how: '<=', amount });
    }
    case 'total':
      return totalled(scope, described, tail);
    case 'between':
    case 'from-to':
    case 'relative':
      return noEffect(scope, tail.span);
  }
}

/** A condition that holds for all of what is described or for none of it. */
function saysNothing(
  scope: Scope,
  { thing }: PhraseMeaning,
  { condition, span }: Tail & { kind: 'where' },
): undefined {
  const [kind, ...others] = thing.kinds ?? [];
  const own = thing.sort === 'card' && kind && others.length === 0 ? forms(kind).one : undefined;
  const cell = thing.sort === 'pile' ? thing.zone?.pile?.names.en[0] : undefined;
  const noun = own ?? cell ?? thing.sort;
  const [rival] = pointers(condition).flatMap((phrase) => {
    const known = rivalOf(scope, thing, phrase);
    return known?.span ? [{ phrase: writtenWords(scope, phrase.span), span: known.span }] : [];
  });
  const details = { phrase: writtenWords(scope, span), noun };
  if (!rival) return reportAt(scope, 'name/where-idle', span, details);
  const said = writtenWords(scope, rival.span);
  const related = [{ place: placeIn(scope.snippet, rival.span), message: say('phrase/one-is-this') }];
  return reportAt(scope, 'name/where-idle', span, { ...details, rival: rival.phrase, said }, { related });
}

/** All phrases with `that` in a condition. */
const pointers = (condition: Condition): NounPhrase[] =>
  syntaxOf(condition, 'noun').filter(({ determiner }) => determiner === 'that');

/** `a roll of that player`: who made it. */
function rollOf(
  scope: Scope,
  described: PhraseMeaning,
  tail: { readonly phrase: Expression; readonly span: Span },
): PhraseMeaning | undefined {
  const who = lookedUp(scope, tail.phrase);
  if (!who) return undefined;
  if (who.thing.sort !== 'player') return noEffect(scope, tail.span);
  return ofCandidate(scope, described.thing, (it) => {
    const theirs: Scalar = { op: 'roller', roll: it };
    return demanding(scope, described, isOneOf(scope, theirs, who), tail.span);
  });
}

/** `a roll for a pear`: the card that the roll is about. */
function madeFor(
  scope: Scope,
  described: PhraseMeaning,
  tail: Tail & { kind: 'place' },
): PhraseMeaning | undefined {
  if (described.thing.sort !== 'roll') return noEffect(scope, tail.span);
  const card = lookedUp(scope, tail.phrase);
  if (!card || !expectSort(scope, card, 'card')) return undefined;
  return ofCandidate(scope, described.thing, (it) =>
    demanding(scope, described, isOneOf(scope, { op: 'roll-about', roll: it }, card), tail.span),
  );
}

function otherThan(
  scope: Scope,
  described: PhraseMeaning,
  tail: Tail & { kind: 'place' },
): PhraseMeaning | undefined {
  if (described.thing.sort === 'card' && isAnySuch(tail.phrase)) return otherThanSuch(scope, described, tail);
  const except = lookedUp(scope, tail.phrase);
  if (!except || unchosen(scope, except)) return undefined;
  if (!sameSort(except.thing, described.thing))
    return wrongSort(scope, { thing: except.thing, span: tail.span }, described.thing);
  const { set } = except;
  return ofCandidate(scope, described.thing, (it) => {
    // What is other than one is *another*, and means the same.
    const test: Test =
      set.op === 'one'
        ? { op: 'compare', how: '<>', left: it, right: set.value }
        : { op: 'not', part: { op: 'among', value: it, of: set } };
    return demanding(scope, described, test, tail.span);
  });
}

/** `knights`, `a red knight`: whichever there are, without somebody or something that is known. */
const isAnySuch = (phrase: Expression): phrase is NounPhrase =>
  phrase.kind === 'noun' &&
  !phrase.owner &&
  !phrase.quantity &&
  !phrase.ordinal &&
  phrase.heads.length > 0 &&
  (phrase.determiner === undefined || phrase.determiner === 'a');

/** `all cards in your hand other than knights`: what is asked of each card, wherever such cards are looked for otherwise. */
function otherThanSuch(
  scope: Scope,
  described: PhraseMeaning,
  { phrase, span }: Tail & { kind: 'place' },
): PhraseMeaning | undefined {
  return ofCandidate(scope, described.thing, (it) => {
    const domain = several(described.thing, listOfOne(described.thing, it), span);
    const except = scope.read.phrase(scope, phrase as NounPhrase, { domain });
    if (!except || chosenFirst(scope, except) || unchosen(scope, except)) return undefined;
    if (!sameSort(except.thing, described.thing))
      return wrongSort(scope, { thing: except.thing, span }, described.thing);
    return demanding(scope, described, { op: 'not', part: { op: 'among', value: it, of: except.set } }, span);
  });
}

/** `in a pile`, `in different piles`, `in the same pile`: the card's pile is one of these, or its place is known. */
function inside(
  scope: Scope,
  described: PhraseMeaning,
  tail: Tail & { kind: 'place' },
  many: boolean,
): PhraseMeaning | undefined {
  if (described.thing.sort !== 'card') return amongThose(scope, described, tail);
  if (tail.preposition === 'attached to') {
    const to = hostsOf(scope, tail.phrase);
    return (
      to &&
      ofCandidate(scope, described.thing, (it) => {
        const test = hostedBy(scope, it, to);
        return test && demanding(scope, described, test, tail.span);
      })
    );
  }
  if (tail.preposition === 'under')
    return ofCandidate(scope, described.thing, (it) => {
      const test = liesUnder(scope, it, tail);
      return test && demanding(scope, described, test, tail.span);
    });
  if (isInPlayPhrase(tail.phrase) && knowsPlay(scope.vocabulary))
    return ofCandidate(scope, described.thing, (it) =>
      demanding(scope, described, { op: 'in-play', card: it }, tail.span),
    );
  if (!plainPlaces.includes(tail.preposition)) return noEffect(scope, tail.span);
  const shared = pilesTogether(scope, tail);
  const place = shared?.place ?? tail.phrase;
  const where = lookedUp(scope, whichever(place));
  if (!where) return undefined;
  if (where.each) return noEffect(scope, tail.span);
  if (isNoPlace(where, tail))
    return reportAt(scope, 'name/not-a-place', tail.span, { phrase: writtenWords(scope, tail.span) });
  if (many && !shared && where.thing.sort === 'pile' && where.choice) {
    const pile = where.thing.zone?.pile?.names.en[0] ?? 'pile';
    return reportAt(scope, 'name/which-pile', tail.span, { phrase: writtenWords(scope, tail.span), pile });
  }
  return ofCandidate(scope, described.thing, (it, depth) => {
    const test = liesIn(scope, it, where);
    if (!test) return undefined;
    if (shared) scope.together?.push({ kind: shared.kind, depth, key: { op: 'pile-of', card: it } });
    return demanding(scope, described, test, tail.span);
  });
}

/** `a player among those players`: what is no card can only be one of several that are known. */
function amongThose(
  scope: Scope,
  described: PhraseMeaning,
  { preposition, phrase, span }: Tail & { kind: 'place' },
): PhraseMeaning | undefined {
  if (preposition !== 'among') return wrongSort(scope, { thing: described.thing, span }, 'card');
  const those = lookedUp(scope, phrase);
  if (!those) return undefined;
  if (!sameSort(those.thing, described.thing)) return wrongSort(scope, those, described.thing);
  // Among one there is nothing to tell apart.
  if (those.set.op === 'one') return noEffect(scope, span);
  return ofCandidate(scope, described.thing, (it) =>
    demanding(scope, described, { op: 'among', value: it, of: those.set }, span),
  );
}

/** `in different groups`: the groups, and that no two of the chosen share one; `in the same group`: that all of them do. */
function pilesTogether(
  scope: Scope,
  { phrase }: Tail & { kind: 'place' },
): { place: NounPhrase; kind: 'apart' | 'beside' } | undefined {
  if (phrase.kind !== 'noun' || scope.together === undefined || phrase.heads.length === 0) return undefined;
  const [first, ...rest] = phrase.heads[0].words;
  const isSame = first.text === 'same' && phrase.determiner === 'the';
  const term = isSame || first.text === 'different' ? longestTerm(scope.vocabulary, rest) : undefined;
  if (term === undefined) return undefined;
  const heads = [{ ...phrase.heads[0], words: rest }, ...phrase.heads.slice(1)];
  return isSame
    ? { place: { ...phrase, determiner: 'a', heads }, kind: 'beside' }
    : { place: { ...phrase, heads }, kind: 'apart' };
}

/** The test that a card is attached to one of these. */
export function hostedBy(scope: Scope, card: Scalar, to: PhraseMeaning): Test | undefined {
  if (!expectSort(scope, to, 'card')) return undefined;
  return { op: 'among', value: { op: 'host', card }, of: to.set };
}

/** The test that a card is in a zone, in a pile, or among cards. */
export function liesIn(scope: Scope, card: Scalar, where: PhraseMeaning): Test | undefined {
  switch (where.thing.sort) {
    case 'zone':
    case 'pile':
      return isOneOf(scope, { op: `${where.thing.sort}-of`, card }, where);
    case 'card':
      return { op: 'among', value: card, of: where.set };
    default:
      return reportAt(scope, 'name/not-a-place', where.span, { phrase: writtenWords(scope, where.span) });
  }
}
