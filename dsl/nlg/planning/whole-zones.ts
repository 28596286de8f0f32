/** `look at your hand`: at all cards in it. */
import type { Block, Expression, NounPhrase, Statement } from '../../language/syntax/ast.ts';
import { ownVerb } from '../../language/symbols/builtin-verb-forms.ts';
import type { Vocabulary } from '../../language/symbols/symbol-table.ts';
import { headOf, termOf } from '../discourse/discourse-scope.ts';
import { antecedentOf, referencesIn } from './back-references.ts';
import type { BlockChange } from './statement-blocks.ts';

export const wholeZones =
  (vocabulary: Vocabulary): BlockChange =>
  (block: Block) =>
    block.map((each, i) => looked(vocabulary, each, block.slice(i + 1)));

function looked(vocabulary: Vocabulary, s: Statement, rest: readonly Statement[]): Statement {
  if (s.kind !== 'order' || ownVerb(s.verb.text)?.verb !== 'look') return s;
  const at = s.args.arguments.find(({ preposition }) => preposition === 'at');
  const to = at && antecedentOf(vocabulary, at.phrase as NounPhrase);
  const place = zoneOfAll(vocabulary, at?.phrase);
  // `one of those cards` needs the cards.
  if (!at || !place || (to && referencesIn(vocabulary, rest, to).length > 0)) return s;
  const put = { ...at, phrase: place };
  return { ...s, args: { ...s.args, arguments: s.args.arguments.with(s.args.arguments.indexOf(at), put) } };
}

function zoneOfAll(vocabulary: Vocabulary, e: Expression | undefined): NounPhrase | undefined {
  if (e?.kind !== 'noun' || e.determiner !== 'all' || e.name || e.heads.length !== 1) return undefined;
  const [tail, ...more] = e.tails;
  const isCard = e.heads[0].words.length === 1 && termOf(vocabulary, e.heads[0].words)?.symbol.id === 'card';
  if (!isCard || more.length > 0 || tail?.kind !== 'place' || tail.phrase.kind !== 'noun') return undefined;
  const { phrase } = tail;
  const isOne = phrase.determiner !== 'any' && phrase.determiner !== 'all' && !phrase.quantity;
  const symbol = headOf(vocabulary, phrase)?.symbol;
  // A stack is not looked at as a whole.
  return isOne && symbol?.sort === 'zone' && symbol.order === 'set' ? phrase : undefined;
}
