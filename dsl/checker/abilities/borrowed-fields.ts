/** What a card has from another one for a while: `this has the skill of that card until end of turn`. */
import { unknownField } from '../common-findings.ts';
import { say, written } from '../../diagnostics/catalogue/phrase.ts';
import type { CheckedAbility } from '../../ir/statements.ts';
import type { Many, Scalar } from '../../ir/expressions.ts';
import type { Expression, NounPhrase } from '../../language/syntax/ast.ts';
import type { FieldSymbol } from '../../language/symbols/symbols.ts';
import { isOpen, mayHide } from '../../ir/visibility.ts';
import { matchTest } from './event-context.ts';
import { expectSort, wrongSort } from '../expectations.ts';
import { openIn } from '../places/seen-cards.ts';
import { constant } from '../nouns/noun-meanings.ts';
import { ownerOf } from '../nouns/possessives.ts';
import { readQualifiedNoun } from '../nouns/qualified-noun.ts';
import {
  noEffect,
  reportAt,
  withScope,
  writtenWords,
  type PhraseMeaning,
  type PhraseType,
  type Scope,
  readMatching,
} from '../scope.ts';

type Borrowed = Pick<
  CheckedAbility & { kind: 'modifier' },
  'kind' | 'of' | 'test' | 'change' | 'amount' | 'models'
>;

const it: Scalar = { op: 'it', depth: 1 };

/** `the skill of that card`, `that card's skill` */
export const isOfAnother = ({ determiner, quantity, owner, tails, heads }: NounPhrase): boolean =>
  heads.length === 1 &&
  !quantity &&
  (owner !== undefined
    ? tails.length === 0
    : determiner === 'the' && tails.length === 1 && tails[0].kind === 'of');

/**
 * Reads who has what of which card. Everybody knows which card it is: for a time the one that was chosen before, and as long as a card
 * says so (`stands`) the one that is where all see it.
 */
export function borrowed(
  scope: Scope,
  subject: Expression,
  what: NounPhrase,
  stands: boolean,
): Borrowed | undefined {
  return withScope(scope, { depth: Math.max(scope.depth, 1) }, () => {
    const described = readMatching(scope, subject);
    const owner = described && ownerOf(scope, what);
    if (!described || !owner || !expectSort(scope, owner.value, 'card')) return undefined;
    // Out of play a card has no abilities.
    const { zone } = described.thing;
    if (stands && zone && !zone.inPlay && scope.vocabulary.zones.some(({ inPlay }) => inPlay))
      return noEffect(scope, subject.span);
    const noun = readQualifiedNoun(scope, what.heads[0], owner.value.thing.kinds);
    if (!noun) return undefined;
    const { symbol } = noun.meaning;
    if (symbol.sort !== 'field')
      return noEffect(scope, what.span, say('phrase/what-cards-have-is-what-they'));
    const kinds = owner.value.thing.kinds ?? scope.vocabulary.kinds;
    const lendable = kinds.flatMap((kind) => kind.fields.filter(canBeLent));
    const field = lendable.find(({ id }) => id === symbol.id);
    if (!field)
      return unknownField(scope, noun.span, owner.value.thing, [...new Set(lendable.map(({ id }) => id))]);
    if (isEffect(field) && !isSameKind(described, owner.value))
      return wrongSort(scope, owner.value, 'card of the same kind', what.span);
    const test = matchTest(scope, subject, it, { sort: 'card' });
    const models = stands && !isEffect(field) ? knownCards(owner.value) : undefined;
    const open = models && openIn(what);
    if (open)
      return reportAt(scope, 'name/who-chooses', open.span, { phrase: writtenWords(scope, open.span) });
    const amount = models ? constant(0) : knownCard(scope, owner.value, what, stands, isEffect(field));
    if (!test || !amount) return undefined;
    return {
      kind: 'modifier',
      of: { kind: 'text', field },
      test: test.test ?? { op: 'and', parts: [] },
      change: 'also',
      amount,
      ...(models && { models }),
    };
  });
}

const isEffect = ({ type }: FieldSymbol): boolean => type.type === 'language' && type.entry === 'effect';

/** Texts that are done once know what the cards of their kind have. */
function isSameKind(one: PhraseMeaning, other: PhraseMeaning): boolean {
  const [kind, ...more] = one.thing.kinds ?? [];
  return (
    kind !== undefined && more.length === 0 && other.thing.kinds?.every((each) => each === kind) === true
  );
}

/** Abilities come besides those of the card; an effect comes in place of its own, wherever that is used. */
const canBeLent = (field: FieldSymbol): boolean =>
  isEffect(field) || (field.type.type === 'language' && field.type.entry === 'abilities');

/** How a text that is done once, and one that lasts, is had from another card. */
const LENT_ONCE = 'phrase/lent-by-one-card';
const LENT = 'phrase/lent-by-one-card-or-all';

/**
 * The card that was chosen in a line before, in a place that everybody sees, or the one whose text this is; of an ability, the one that
 * is in such a place.
 */
function knownCard(
  scope: Scope,
  { scalar, thing, many }: PhraseMeaning,
  what: NounPhrase,
  stands: boolean,
  isOnce: boolean,
): Scalar | undefined {
  const noun = writtenWords(scope, what.heads[0].span);
  const isSeen = !stands
    ? !thing.zone || thing.zone.seenBy === 'everyone'
    : thing.zone
      ? thing.zone.seenBy === 'everyone'
      : isInPlay(thing, scalar);
  if (scalar && isSeen && (stands || scalar.op === 'local' || scalar.op === 'this')) return scalar;
  if (stands && !isSeen && (scalar || many))
    return noEffect(scope, what.span, say('phrase/lent-where-all-see', { field: noun }));
  const example = written(
    stands
      ? `the ${noun} of the top card of the ...`
      : `this has the ${noun} of the chosen until end of turn`,
  );
  return noEffect(
    scope,
    what.span,
    say(stands ? (isOnce ? LENT_ONCE : LENT) : 'phrase/lent-by-a-card-that-all-see', { example }),
  );
}

/** All of a description, where everybody sees them and nobody chooses. */
function knownCards({ set, scalar, thing, ...said }: PhraseMeaning): Many | undefined {
  if (scalar || !said.many || said.choice || said.random || said.best || said.oneOf) return undefined;
  if (said.together.length > 0 || mayHide(set) || !isOpen(set)) return undefined;
  return thing.inPlay === true || thing.zone?.seenBy === 'everyone' ? set : undefined;
}

/** The card that carries this one, this one, and one by its name. */
const KNOWN: ReadonlySet<Scalar['op']> = new Set<Scalar['op']>(['host', 'this', 'constant']);

/** What is in play, what carries a card or is carried by one, and the one card in a place that everybody sees. */
function isInPlay({ inPlay }: PhraseType, scalar: Scalar | undefined): boolean {
  if (inPlay === true || (scalar && KNOWN.has(scalar.op))) return true;
  return scalar?.op === 'only' && !mayHide(scalar.of) && isOpen(scalar.of);
}
