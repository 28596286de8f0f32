import { writeInstead } from '../../diagnostics/replacement-fixes.ts';
import { say, written } from '../../diagnostics/catalogue/phrase.ts';
import type { Many, Scalar } from '../../ir/expressions.ts';
import { placeIn } from '../../text/source.ts';
import type { NounPhrase } from '../../language/syntax/ast.ts';
import { forms } from '../../language/symbols/symbol-table.ts';
import type { QualifiedNoun } from '../nouns/qualified-noun.ts';
import { isSameNode } from '../../ir/visit.ts';
import {
  reportAt,
  typePhrase,
  writtenWords,
  type PhraseMeaning,
  type Scope,
  type WhoseZones,
} from '../scope.ts';
import { holdsValuesOf } from '../values/field-values.ts';

/** Slips that people make with words that are right by themselves: the report has what they meant. */

/** `destroy a red`: a value is no card, and what the cards that may have it are called is offered. By itself a value is right. */
export function valueForCard(scope: Scope, np: NounPhrase, noun: QualifiedNoun): boolean {
  const { symbol, form } = noun.meaning;
  if (symbol.sort !== 'value' || np.heads.length !== 1) return false;
  const counted = np.quantity !== undefined || np.owner !== undefined || np.tails.length > 0;
  if (!counted && !COUNTING.includes(np.determiner ?? '')) return false;
  const { kinds, nouns } = scope.vocabulary;
  const { one } = forms(symbol);
  const of = kinds.filter((kind) => kind.fields.some((field) => holdsValuesOf(field, symbol.of)));
  if (of.length === 0) return false;
  const longer = nouns.map((each) => forms(each)[form]).filter((term) => term.startsWith(`${one} `));
  const right = [...longer, ...of.map((kind) => `${one} ${forms(kind)[form]}`)].slice(0, 4);
  const advice = say('phrase/say-what-card-is-meant', {
    example: right.map((word) => `\`${word}\``).join(', '),
  });
  const fixes = writeInstead(placeIn(scope.snippet, noun.span), right);
  const found = typePhrase({ sort: 'value', of: symbol.of });
  reportAt(scope, 'name/wrong-sort', noun.span, { found, wanted: say('phrase/a-card') }, { advice, fixes });
  return true;
}

const COUNTING: readonly string[] = ['a', 'another', 'each', 'every', 'all', 'any', 'no', 'your', 'their'];

/** Whether two referents belong to two players: one is known to belong to somebody else. */
export const isApart = (
  { thing: { side: one } }: PhraseMeaning,
  { thing: { side: other } }: PhraseMeaning,
): boolean => isNotOf(one, other) || isNotOf(other, one);

const isNotOf = (one: WhoseZones | undefined, other: WhoseZones | undefined): boolean =>
  other?.of !== undefined &&
  (one?.several === true || (one?.notOf !== undefined && isSameNode(one.notOf, other.of)));

/** The one zone that a list looks in, or none; of whom it is, where it belongs to a player. */
export function zoneLookedIn(
  list: Many,
): { readonly zone: object; readonly of?: Scalar | undefined } | undefined {
  if (list.op === 'filter' || list.op === 'sorted' || list.op === 'best') return zoneLookedIn(list.of);
  return list.op === 'cards-in' && list.zone.op === 'zone' ? list.zone : undefined;
}

/** `draw a red card`, with a verb that takes the card on top: the order cannot ask for a certain card. */
export function narrowsTheEnd(
  scope: Scope,
  np: NounPhrase,
  noun: QualifiedNoun,
  takes: PhraseMeaning,
): boolean {
  const { symbol } = noun.meaning;
  const { kinds } = takes.thing;
  const all = symbol.sort === 'kind' && kinds?.length === 1 && kinds[0] === symbol;
  if (all || (symbol.sort === 'built-in' && symbol.id === 'card')) return false;
  const advice = say('phrase/it-takes-what-lies-on-top');
  reportAt(
    scope,
    'name/wrong-sort',
    np.span,
    { found: written(writtenWords(scope, noun.span)), wanted: say('phrase/a-card-of-any-kind') },
    { advice },
  );
  return true;
}
