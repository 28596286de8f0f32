import { either, quote } from '../messages/message.ts';
import { placeIn } from '../source.ts';
import type { NounPhrase } from '../tree.ts';
import { forms, type EnumValueSymbol } from '../vocabulary.ts';
import type { Noun } from './noun.ts';
import { complain, inWords, type Scope } from './scope.ts';
import { holdsValuesOf } from './values.ts';

const ofThings: readonly string[] = ['a', 'another', 'each', 'every', 'all', 'any', 'no', 'your', 'their'];

/**
 * Complains of a value that stands where cards are spoken of: `a red`, `all reds in your hand` for `a red fruit`. Gives
 * whether it did; a value by itself (`is red`) is right.
 */
export function speaksOfCards(scope: Scope, np: NounPhrase, noun: Noun): boolean {
  const { symbol, form } = noun.meaning;
  if (symbol.sort !== 'value') return false;
  const counted = np.quantity !== undefined || np.owner !== undefined || np.tails.length > 0;
  if (!counted && !ofThings.includes(np.determiner ?? '')) return false;
  const right = cardsWith(scope, symbol, form);
  const fixes = right.map((text) => ({
    title: `write ${quote(text)}`,
    edits: [{ place: placeIn(scope.snippet, noun.span), text }],
  }));
  const found = inWords({ sort: 'value', of: symbol.of });
  const help = right.length > 0 ? { help: `write ${either(right.map(quote))}`, fixes } : {};
  complain(scope, 'name/wrong-sort', noun.span, { found, wanted: 'a card' }, help);
  return true;
}

/** How cards with a value are called: the value in front of each kind that has it, and terms that begin with it. */
function cardsWith(scope: Scope, value: EnumValueSymbol, form: 'one' | 'many'): string[] {
  const { kinds, nouns } = scope.vocabulary;
  const having = kinds.filter((kind) => kind.fields.some((field) => holdsValuesOf(field, value.of)));
  const word = forms(value).one;
  const named = nouns.map((noun) => forms(noun)[form]).filter((term) => term.startsWith(`${word} `));
  return [...having.map((kind) => `${word} ${forms(kind)[form]}`), ...named];
}
