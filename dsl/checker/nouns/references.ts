import { say } from '../../diagnostics/catalogue/phrase.ts';
import type { Details } from '../../diagnostics/codes.ts';
import type { DiagnosticExtras } from '../../diagnostics/report.ts';
import { rollToCome } from '../abilities/rolls-to-come.ts';
import type { Scalar } from '../../ir/expressions.ts';
import { placeIn, type Span } from '../../text/source.ts';
import type { Expression, NounPhrase } from '../../language/syntax/ast.ts';
import { longestTerm, playerWords } from '../../language/symbols/symbol-table.ts';
import type { NounLike, Parameter, PhraseText, ZoneSymbol } from '../../language/symbols/symbols.ts';
import { definite, kindsMeet, setOf, several } from './noun-meanings.ts';
import { reportAt, noEffect, errorSort, writtenWords } from '../scope.ts';
import type { PhraseMeaning, Mention, Scope, PhraseType } from '../scope.ts';

/** Makes something known to `that ...` and, with a name, to `the <name>`. */
export function mention(
  scope: Scope,
  thing: PhraseType,
  slot: number,
  many: boolean,
  name?: string,
  span?: Span,
): void {
  const place = span && placeIn(scope.snippet, span);
  scope.mentions = [...scope.mentions, { thing, slot, many, name, level: scope.level, span, place }];
}

/** Makes a parameter known by its name. */
export function mentionParameter(
  scope: Scope,
  { name, phrase }: Parameter,
  known: Pick<Mention, 'thing' | 'slot' | 'value' | 'many'>,
): void {
  const place = placeIn(phrase.snippet, phrase.tree.span);
  scope.mentions = [...scope.mentions, { ...known, name, level: scope.level, place }];
}

/**
 * Forgets the places of the cards that were named; of several those that nothing is done with are still there. `from`: the only places
 * that cards were taken from; what was somewhere else is still there, if that is a place of the table.
 */
export function forgetPlaces(scope: Scope, from?: ReadonlySet<ZoneSymbol>): void {
  const mayBeGone = ({ zone, inPlay }: PhraseType): boolean =>
    zone ? from === undefined || from.has(zone) || zone.of === 'player' : inPlay !== undefined;
  scope.mentions = scope.mentions.map((known) =>
    known.thing.sort === 'card' && mayBeGone(known.thing)
      ? {
          ...known,
          ...(known.many && { rest: known.thing }),
          moved: undefined,
          thing: { ...known.thing, zone: undefined, inPlay: undefined, side: undefined },
        }
      : known,
  );
}

/** Where the card in a local is, if a verb has brought it there. */
export function broughtTo({ mentions }: Scope, slot: number): PhraseType | undefined {
  const known = mentions.findLast((each) => each.slot === slot);
  return known?.moved && known.thing;
}

/** Makes a value known that is in no local. */
export function mentionValue(scope: Scope, thing: PhraseType, value: Scalar, name: string): void {
  scope.mentions = [...scope.mentions, { thing, slot: -1, value, many: false, name, level: scope.level }];
}

/** The value of what was mentioned. */
export const valueOfMention = ({ value, slot }: Mention): Scalar => value ?? { op: 'local', slot };

const describe = (found: Mention, phrase: NounPhrase): PhraseMeaning =>
  found.many
    ? several(found.thing, { op: 'list', slot: found.slot }, phrase.span)
    : definite(found.thing, valueOfMention(found), phrase.span);

/** What `the chosen` names, if something bears that name. */
export function readNamed(scope: Scope, phrase: NounPhrase): PhraseMeaning | undefined {
  if (phrase.heads.length !== 1 || phrase.owner || phrase.quantity) return undefined;
  const name = phrase.heads[0].words.map((word) => word.text).join(' ');
  // Of pairs one may say `left` and `right` alone.
  const bare = phrase.determiner === undefined && (name === 'left' || name === 'right');
  if (phrase.determiner !== 'the' && !bare) return undefined;
  const found = scope.mentions.findLast((known) => known.name === name);
  if (!found && name === 'card' && scope.thisIs && scope.thisKind)
    return definite({ sort: 'card', kinds: [scope.thisKind] }, scope.thisIs, phrase.span);
  return found && describe(found, phrase);
}

const isOwner = (symbol?: NounLike): boolean => symbol?.sort === 'built-in' && symbol.id === 'owner';

/**
 * What `that card` or `those cards` points back to: the referent of that sort named in the nearest block; two
 * there are an error, where neither is surer than the other.
 */
export function pointedAt(scope: Scope, phrase: NounPhrase): PhraseMeaning | undefined {
  const words = phrase.heads[0]?.words ?? [];
  const many = phrase.determiner === 'those' || phrase.determiner === 'these';
  const wanted = typeOfNoun(scope, phrase);
  const known = scope.mentions.filter(
    (other) =>
      other.many === many && (wanted ? kindsMeet(other.thing, wanted) : other.name === words.at(-1)?.text),
  );
  const nearest = surestOf(
    withoutHost(
      scope,
      known.filter((other) => other.level === known.at(-1)?.level),
    ),
    wanted,
  );
  const [found] = nearest;
  const noun = longestTerm(scope.vocabulary, words);
  if (isOwner(noun?.meanings[0].symbol) && !scope.vocabulary.owners)
    return reportAt(scope, 'name/no-owner', phrase.heads[0].span, undefined);
  if (phrase.heads.length > 1 || (noun && noun.before.length > 0)) return noEffect(scope, phrase.span);
  // `a cell where the steps between that cell and this ...`: what the condition is about. What has a name is
  // referred to by it.
  const { candidate } = scope;
  const about = candidate && wanted && !many && kindsMeet(candidate.thing, wanted) ? candidate : undefined;
  if (about && nearest.every((other) => other.name !== undefined))
    return definite(about.thing, about.value, phrase.span);
  if (nearest.length > 1) {
    const span = { start: phrase.span.start, end: phrase.heads.at(-1)?.span.end ?? phrase.span.end };
    const noun = words.at(-1)?.text ?? 'card';
    const are = nearest.map((other) => wordsOfMention(scope, other));
    const named = nearest.every((other) => other.name !== undefined);
    const related = nearest.flatMap((other) =>
      other.span ? [{ place: placeIn(scope.snippet, other.span), message: say('phrase/one-is-this') }] : [],
    );
    return reportAt(
      scope,
      'name/two-candidates',
      span,
      { phrase: writtenWords(scope, span), noun, are, named },
      { related },
    );
  }
  if (found) return describe(found, phrase);
  const details = {
    phrase: writtenWords(scope, phrase.span),
    known: scope.mentions.filter(({ amount }) => !amount?.value).map(spokenAs),
  };
  return unbound(scope, phrase.span, details, rollToCome(scope, phrase));
}

/** Where one was named as just that, `that fruit` is it, and not the card that could be a fruit as well. */
function surestOf(nearest: readonly Mention[], wanted: PhraseType | undefined): readonly Mention[] {
  const kinds = wanted?.kinds;
  if (nearest.length < 2 || !kinds) return nearest;
  const sure = nearest.filter(({ thing }) => thing.kinds?.every((kind) => kinds.includes(kind)));
  return sure.length === 1 ? sure : nearest;
}

/** `when the equipped fruit outweighs a fruit`: that fruit is the other one, as the equipped one is called so again. */
function withoutHost(scope: Scope, nearest: readonly Mention[]): readonly Mention[] {
  const others = nearest.filter(
    ({ name, span }) => name !== undefined || !span || !/^the equipped\b/i.test(writtenWords(scope, span)),
  );
  return others.length === 1 ? others : nearest;
}

/** What points back to nothing; where something of the error sort was to be named, to that. */
export const unbound = (
  scope: Scope,
  span: Span,
  details: Details<'name/unbound'>,
  more: DiagnosticExtras = {},
): undefined => (scope.unknown ? errorSort(scope) : reportAt(scope, 'name/unbound', span, details, more));

/** What was brought up before without a name, and takes `that ...` away from what is looked for. */
export function rivalOf(scope: Scope, sought: PhraseType, phrase: NounPhrase): Mention | undefined {
  const wanted = typeOfNoun(scope, phrase);
  if (!wanted || !kindsMeet(sought, wanted)) return undefined;
  return scope.mentions.findLast(
    ({ thing, many, name, span }) => !many && name === undefined && span && kindsMeet(thing, wanted),
  );
}

/** How messages refer to what was named before. */
const spokenAs = ({ name, amount, thing }: Mention): string =>
  name ? `the ${name}` : amount ? 'that many' : `that ${thing.sort}`;

/** How what was named before is identified: by its name, or by the words that introduced it. */
export const wordsOfMention = (scope: Scope, known: Mention): string =>
  known.name === undefined && known.span ? writtenWords(scope, known.span) : spokenAs(known);

/** The sort that a noun after `that` asks for. */
export function typeOfNoun(scope: Scope, phrase: NounPhrase): PhraseType | undefined {
  const found = longestTerm(scope.vocabulary, phrase.heads[0]?.words ?? []);
  const symbol = found?.meanings[0].symbol;
  switch (symbol?.sort) {
    case 'kind':
      return { sort: 'card', kinds: [symbol] };
    case 'pile':
      return { sort: 'pile' };
    case 'noun': {
      const inner = longestTerm(scope.vocabulary, symbol.is.tree.heads[0]?.words ?? [])?.meanings[0].symbol;
      if (inner?.sort === 'pile') return { sort: 'pile' };
      return inner?.sort === 'kind' ? { sort: 'card', kinds: [inner] } : { sort: 'card' };
    }
    case 'roll':
      return { sort: 'roll' };
    case 'enum':
      return { sort: 'value', of: symbol };
    case 'field': {
      const of = setOf(symbol);
      return of && { sort: 'value', of };
    }
    case 'built-in':
      if (symbol.id === 'card' || symbol.id === 'host') return { sort: 'card' };
      if (symbol.id === 'roll') return { sort: 'roll' };
      return playerWords.includes(symbol.id) ? { sort: 'player' } : undefined;
    default:
      return undefined;
  }
}

/** Whether a phrase points back to a value, or to several: `that colour`, `the hue`. */
export function speaksOfValue(scope: Scope, phrase: Expression): boolean {
  if (phrase.kind !== 'noun' || phrase.heads.length !== 1 || phrase.owner) return false;
  const name = phrase.heads[0].words.map((word) => word.text).join(' ');
  if (phrase.determiner === 'the')
    return scope.mentions.findLast((known) => known.name === name)?.thing.sort === 'value';
  return (
    (phrase.determiner === 'that' || phrase.determiner === 'those') &&
    typeOfNoun(scope, phrase)?.sort === 'value'
  );
}

/** What a phrase for a parameter takes that is not on the table: `a number`, or one of a set of values. */
export function plainType(scope: Scope, { tree }: PhraseText): PhraseType | undefined {
  const words = tree.heads.length === 1 ? tree.heads[0].words : [];
  const text = words.map((word) => word.text).join(' ');
  if (tree.tails.length > 0) return undefined;
  const of = scope.vocabulary.enums.find((each) => each.id === text || each.names.en[0] === text);
  if (of) return { sort: 'value', of };
  return text === 'number' && !scope.vocabulary.terms.has(text) ? { sort: 'number' } : undefined;
}
