import type { Many, Scalar } from '../meaning.ts';
import type { NounPhrase } from '../tree.ts';
import { forms } from '../vocabulary.ts';
import type { Noun } from './noun.ts';
import { complain, wordsOf, type Described, type Scope } from './scope.ts';
import { holdsValuesOf } from './values.ts';

/** Slips that people make with words that are right by themselves: what they see is told with what they meant. */

/** `destroy a red`: a value alone is no card; the kinds of card that may have it are offered. */
export function valueForCard(scope: Scope, np: NounPhrase, noun: Noun): boolean {
  const { symbol } = noun.meaning;
  const counted = np.determiner !== undefined ? COUNTING.includes(np.determiner) : np.quantity !== undefined;
  if (symbol.sort !== 'value' || !counted || np.heads.length !== 1) return false;
  const { kinds, terms } = scope.vocabulary;
  const one = symbol.names.en[0] ?? symbol.id;
  const of = kinds.filter((kind) => kind.fields.some((field) => holdsValuesOf(field, symbol.of)));
  if (of.length === 0) return false;
  const longer = [...terms]
    .filter(([term, meanings]) => term.startsWith(`${one} `) && meanings.some(({ form }) => form === 'one'))
    .map(([term]) => term);
  const right = [...new Set([...longer, ...of.map((kind) => `${one} ${forms(kind).one}`)])].slice(0, 4);
  const found = `a value of \`${symbol.of.id}\``;
  const help = `say what card is meant: ${right.map((each) => `\`${each}\``).join(', ')}`;
  complain(scope, 'name/wrong-sort', np.span, { found, wanted: 'a card' }, { help });
  return true;
}

const COUNTING: readonly string[] = ['a', 'another', 'all', 'each', 'every', 'your', 'their'];

/**
 * Whether what a verb takes lies with the others of a player, and what it is given with that very player: `an opponent's
 * side` and `your side`.
 */
export function isApart(takes: Described, given: Described): boolean {
  const others = zonesOfOthers(takes.set);
  const own = zoneOf(given.set);
  return (
    others !== undefined &&
    own?.of !== undefined &&
    others.zone === own.zone &&
    JSON.stringify(others.than) === JSON.stringify(own.of)
  );
}

/** The zones of all players but one. */
function zonesOfOthers(list: Many): { zone: object; than: Scalar } | undefined {
  if (list.op === 'filter') return zonesOfOthers(list.of);
  if (list.op === 'union') return list.parts.length > 0 ? zonesOfOthers(list.parts[0]) : undefined;
  if (list.op !== 'cards-in-each' || list.zones.op !== 'zones') return undefined;
  const { zone, of } = list.zones;
  if (of?.op !== 'filter' || of.of.op !== 'players' || of.test.op !== 'compare' || of.test.how !== '<>')
    return undefined;
  return { zone, than: of.test.right };
}

/** The one zone that a list looks in. */
function zoneOf(list: Many): { readonly zone: object; readonly of?: Scalar | undefined } | undefined {
  if (list.op === 'filter' || list.op === 'sorted' || list.op === 'best') return zoneOf(list.of);
  return list.op === 'cards-in' && list.zone.op === 'zone' ? list.zone : undefined;
}

/** `draw a red card`, where a verb takes what lies on top: which card that is cannot be asked for. */
export function narrowsTheEnd(scope: Scope, np: NounPhrase, noun: Noun, takes: Described): boolean {
  const { symbol } = noun.meaning;
  const { kinds } = takes.thing;
  const all = symbol.sort === 'kind' && kinds?.length === 1 && kinds[0] === symbol;
  if (all || (symbol.sort === 'built-in' && symbol.id === 'card')) return false;
  const help = 'it takes what lies on top, whatever card that is';
  complain(
    scope,
    'name/wrong-sort',
    np.span,
    { found: `\`${wordsOf(scope, noun.span)}\``, wanted: 'a card of any kind' },
    { help },
  );
  return true;
}
