import { wrongSort, reportMeaningless } from '../expectations.ts';
import { say, written } from '../../diagnostics/catalogue/phrase.ts';
import type { Many, Scalar, Test } from '../../ir/expressions.ts';
import type { Expression, Head, NounPhrase, Tail } from '../../language/syntax/ast.ts';
import { choiceOf } from './definiteness.ts';
import { nounDomain } from '../domains/noun-domain.ts';
import { sameSort, several } from './noun-meanings.ts';
import { valueForCard } from '../suggestions/common-mistakes.ts';
import { lookedUp } from './closed-quantities.ts';
import { readNamed, pointedAt } from './references.ts';
import { checkNumber, readQualifiedNoun, type QualifiedNoun } from './qualified-noun.ts';
import { reattachedTails } from './modifier-attachment.ts';
import { knowsHosts, knowsPlay } from './possession.ts';
import {
  applyQuality,
  other,
  othersAmong,
  reportOtherThanSeveral,
  placedRest,
  reportSaidTwice,
} from './adjectives.ts';
import { isUnknownName, withScope, noEffect, errorSort, writtenWords } from '../scope.ts';
import type { PhraseMeaning, Scope, PhraseType, PhraseContext } from '../scope.ts';
import { summed } from '../values/sum-scope.ts';
import { isSide } from './locations.ts';
import { applyTail } from './modifiers.ts';
import { amongWhich, isNumber, numberAmong, numbersBetween, numbersOfRange } from '../values/field-values.ts';
import { latest, reportLatestGone, saysLatest } from '../values/latest-cards.ts';
import { wildly } from '../values/wildcards.ts';

/** Reads a noun phrase: where to look, what to keep, and whether somebody chooses among it. */
export function readPhrase(
  scope: Scope,
  said: NounPhrase,
  wanted: PhraseContext = {},
): PhraseMeaning | undefined {
  const np = summed(said);
  const known = readNamed(scope, np);
  if (known) return narrowed(scope, np, known);
  if (np.determiner === 'the' && np.heads.length === 1 && isUnknownName(scope, np.heads[0].words))
    return errorSort(scope);
  if (np.determiner === 'that' || np.determiner === 'those' || np.determiner === 'these') {
    const back = pointedAt(scope, np);
    return back && narrowed(scope, np, back);
  }
  if (np.heads.length === 0) return partOf(scope, np);
  const among = numberAmong(scope, np);
  if (among) return partOf(scope, among, isRandom(np));
  if (np.tails.at(0)?.kind === 'from-to' && isNumber(scope, np)) return numberBetween(scope, np);
  const bounds = np.tails.at(0)?.kind;
  if ((bounds === undefined || bounds === 'between') && isNumber(scope, np))
    return amongWhich(scope, np.span);
  const parts: PhraseMeaning[] = [];
  for (const head of np.heads) {
    const part = headOf(scope, np, head, wanted);
    if (!part) return undefined;
    parts.push(part);
  }
  const base = parts.length === 1 ? parts[0] : union(scope, np, parts);
  return base && choiceOf(scope, np, base);
}

/** A known referent with tails that narrow it (`those cards where ...`). */
function narrowed(scope: Scope, np: NounPhrase, known: PhraseMeaning): PhraseMeaning | undefined {
  const tails = reattachedTails(scope, np.tails);
  // A single referent cannot be narrowed.
  const idle =
    known.scalar &&
    tails.find(
      ({ kind, ...tail }) => kind === 'of' || ('preposition' in tail && tail.preposition === 'other than'),
    );
  if (idle) return reportMeaningless(scope, idle.span, say('phrase/only-one-thing-is-meant-ask'));
  const result = withTails(scope, known, tails);
  return result && keeping(scope, known, result);
}

/** What is described, narrowed by one tail after the other. */
const withTails = (scope: Scope, known: PhraseMeaning, tails: readonly Tail[]): PhraseMeaning | undefined =>
  tails.reduce<PhraseMeaning | undefined>((sofar, tail) => sofar && applyTail(scope, sofar, tail), known);

/** `2 of those cards`, `any number of them`: a quantity of referents that are known already. */
function partOf(scope: Scope, np: NounPhrase, random = false): PhraseMeaning | undefined {
  const [of, ...tails] = reattachedTails(scope, np.tails);
  const whole =
    of?.kind === 'of'
      ? of.phrase.kind === 'range'
        ? numbersOfRange(scope, of.phrase)
        : lookedUp(scope, of.phrase)
      : undefined;
  if (whole?.scalar && np.heads.length === 0 && of.kind === 'of' && isOneByItself(whole)) {
    const example = written(writtenWords(scope, of.phrase.span));
    return noEffect(scope, np.span, say('phrase/write', { example }));
  }
  return whole && someOf(scope, np, random ? { ...whole, random } : whole, tails);
}

/** One card or player, of which there are no several to take some of. */
const isOneByItself = ({ thing: { sort } }: PhraseMeaning): boolean => sort === 'card' || sort === 'player';

/** `a number from 1 to (your coins)`: one of all those numbers. */
function numberBetween(scope: Scope, np: NounPhrase): PhraseMeaning | undefined {
  const [bounds, ...tails] = reattachedTails(scope, np.tails);
  if (bounds.kind !== 'from-to') return noEffect(scope, np.span);
  const whole = numbersBetween(scope, bounds);
  return whole && someOf(scope, np, { ...whole, random: isRandom(np) }, tails);
}

const isRandom = ({ heads }: NounPhrase): boolean => heads[0]?.words[0]?.text === 'random';

/** A number of several referents, narrowed by tails. */
function someOf(
  scope: Scope,
  np: NounPhrase,
  whole: PhraseMeaning,
  tails: readonly Tail[],
): PhraseMeaning | undefined {
  return withScope(scope, { together: np.quantity ? [] : undefined }, () => {
    const all: PhraseMeaning = { ...whole, many: true, scalar: undefined };
    const result = withTails(scope, all, tails);
    return result && choiceOf(scope, np, { ...keeping(scope, all, result), together: scope.together ?? [] });
  });
}

/** `a card or token`: both must have the same sort. */
function union(scope: Scope, np: NounPhrase, parts: readonly PhraseMeaning[]): PhraseMeaning | undefined {
  const odd = parts.find((part) => !sameSort(part.thing, parts[0].thing));
  if (odd) {
    const { thing, span } = odd;
    const advice = say('phrase/say-the-noun-on-both-sides');
    return wrongSort(scope, { thing, span }, parts[0].thing, span, { advice });
  }
  const kinds = parts.every((part) => part.thing.kinds)
    ? parts.flatMap((part) => part.thing.kinds!)
    : undefined;
  const thing: PhraseType = { ...parts[0].thing, kinds };
  return several(thing, { op: 'union', parts: parts.map((part) => part.set) }, np.span, {
    placed: parts.every((part) => part.placed),
    // Each part was read with all tails behind them: the test applies once to all that are chosen.
    together: parts[0].together,
  });
}

const ends: readonly string[] = ['top', 'bottom'];

/** Whether the phrase refers to more than one card, player or value at once. */
const isMany = ({ determiner, quantity }: NounPhrase): boolean =>
  determiner === 'all' ||
  (quantity !== undefined && !(quantity.kind === 'count' && !quantity.orMore && isOne(quantity.amount)));

const isOne = (amount: Expression): boolean => amount.kind === 'number' && amount.value === 1;

/** One head with its qualities and all tails. */
function headOf(
  scope: Scope,
  written: NounPhrase,
  head: Head,
  wanted: PhraseContext,
): PhraseMeaning | undefined {
  const np = { ...written, tails: reattachedTails(scope, written.tails) };
  const noun = readQualifiedNoun(scope, head);
  if (!noun || valueForCard(scope, np, noun)) return undefined;
  checkNumber(scope, np, noun);
  if (np.determiner === 'this') return thisCard(scope, np, noun);
  if (reportSaidTwice(scope, np, noun.qualities, np.tails)) return undefined;
  if (!ownedRightly(scope, np, head, noun)) return undefined;
  const base = nounDomain(scope, np, head, noun, wanted);
  if (!base) return undefined;
  const isInRow = isSide(np.ordinal) && isOneRow(base.value);
  const isLatest = saysLatest(np, base.value);
  if (np.ordinal?.amount && !isInRow && !(base.value.placed && ends.includes(np.ordinal.which)))
    return noEffect(scope, np.span);
  return withScope(scope, { together: np.quantity || wanted.counted ? [] : undefined }, () => {
    let result: PhraseMeaning | undefined = base.value;
    if (np.determiner === 'another' && head.isNew && np.heads.length === 1) return noEffect(scope, np.span);
    if (np.determiner === 'another' && !head.isNew) result = other(scope, result, np.span);
    for (const word of base.qualities) {
      if ((isInRow || isLatest) && word.text === np.ordinal!.which) continue;
      // `the top card of ...` has already named the end.
      if (base.value.placed && word.text === np.ordinal?.which && ends.includes(word.text)) continue;
      const rest =
        word.text === 'other' && result ? othersAmong(scope, result, np.tails, word.span) : undefined;
      if (!rest && word.text === 'other' && reportOtherThanSeveral(scope, base.value, np, word))
        return undefined;
      result = rest ?? (result && applyQuality(scope, result, word, noun));
    }
    for (const tail of base.tails) result = result && applyTail(scope, result, tail, isMany(np));
    const isOther = base.qualities.some(({ text }) => text === 'other');
    result = result && placedRest(scope, result, np.tails, isOther);
    if (result && isInRow) result = furthest(scope, result, np.ordinal!.which === 'leftmost');
    if (result && isLatest) result = latest(scope, np, result);
    const kept = result && keeping(scope, base.value, result);
    if (kept && isLatest && reportLatestGone(scope, np, kept)) return undefined;
    return kept && { ...kept, together: scope.together ?? [] };
  });
}

/** Whether cards are looked for in one row. */
const isOneRow = ({ thing, set, placed }: PhraseMeaning): boolean =>
  placed === true && thing.zone?.order === 'row' && placesOf(set) === 1;

/** How many places a list names. */
function placesOf(set: Many): number {
  if (set.op === 'filter') return placesOf(set.of);
  return set.op === 'cards-in' ? 1 : 0;
}

/** Of cards in a row the one that is nearest to an end of it. */
function furthest(scope: Scope, described: PhraseMeaning, lowest: boolean): PhraseMeaning {
  const value: Scalar = { op: 'position', card: { op: 'it', depth: scope.depth + 1 } };
  return { ...described, best: [...(described.best ?? []), { value, lowest }] };
}

/** The set of the base kept to what qualities and tails demand of it, read together where wild cards are involved. */
function keeping(scope: Scope, base: PhraseMeaning, result: PhraseMeaning): PhraseMeaning {
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

/** `this card`: the card whose text it is. */
function thisCard(scope: Scope, np: NounPhrase, noun: QualifiedNoun): PhraseMeaning | undefined {
  const card = scope.read.expression(scope, { kind: 'pronoun', which: 'this', span: np.span });
  const { symbol } = noun.meaning;
  const fits = symbol === scope.thisKind || (symbol.sort === 'built-in' && symbol.id === 'card');
  if (card && (!fits || noun.qualities.length > 0 || np.tails.length > 0)) return noEffect(scope, np.span);
  return card;
}

const ownedWords: ReadonlySet<string> = new Set(
  'controller,choice,size,owner,host,card,roll,roller,total,die,next player,previous player,partner'.split(
    ',',
  ),
);

/** `your`, `their` and `X's` precede what a player or card has. */
function ownedRightly(
  scope: Scope,
  np: NounPhrase,
  head: Head,
  { meaning: { symbol } }: QualifiedNoun,
): boolean {
  const owned = np.owner !== undefined || np.determiner === 'your' || np.determiner === 'their';
  const can =
    symbol.sort === 'field' ||
    symbol.sort === 'function' ||
    (symbol.sort === 'cell' && symbol.of === 'player') ||
    (symbol.sort === 'zone' && symbol.of === 'player') ||
    (symbol.sort === 'counter' && symbol.of !== 'game') ||
    (symbol.sort === 'pile' && !head.isNew) ||
    (symbol.sort === 'built-in' && ownedWords.has(symbol.id)) ||
    // What a player has is what that player controls.
    symbol.sort === 'roll' ||
    (symbol.sort === 'kind' &&
      (knowsPlay(scope.vocabulary) || (np.owner !== undefined && knowsHosts(scope.vocabulary))));
  if (owned && !can) noEffect(scope, np.span);
  return !owned || can;
}
