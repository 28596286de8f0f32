/** Two places whose cards change places: `exchange your hand for that player's hand`; and two cards that change theirs. */
import { ownVerb } from '../../language/symbols/builtin-verb-forms.ts';
import { isYou } from '../../language/syntax/phrase-parts.ts';
import type { Block, Expression, NounPhrase, Order, Statement } from '../../language/syntax/ast.ts';
import { saySame } from '../../language/syntax/syntax-visit.ts';
import type { Vocabulary } from '../../language/symbols/symbol-table.ts';
import { termOf } from '../discourse/discourse-scope.ts';
import type { BlockChange } from './statement-blocks.ts';

export const exchangedPlaces =
  (vocabulary: Vocabulary): BlockChange =>
  (block: Block) =>
    block.map((each) => (each.kind === 'together' ? (exchanged(vocabulary, each.parts) ?? each) : each));

function exchanged(vocabulary: Vocabulary, parts: readonly Statement[]): Order | undefined {
  const crosswise = crossed(vocabulary, parts);
  if (crosswise) return crosswise;
  const moves = parts.map((each) => wholeMove(vocabulary, each));
  const [there, back, ...more] = moves;
  if (!there || !back || more.length > 0) return undefined;
  if (!saySame(there.from, back.to) || !saySame(there.to, back.from)) return undefined;
  const { order, from, to } = there;
  const args = {
    ...order.args,
    object: from,
    arguments: [{ preposition: 'for' as const, phrase: to, span: to.span }],
  };
  return { ...order, verb: { ...order.verb, text: 'exchange places' }, args };
}

/** `move all cards in your hand to the deck`, by you: from where to where. */
function wholeMove(
  vocabulary: Vocabulary,
  s: Statement,
): { readonly order: Order; readonly from: NounPhrase; readonly to: Expression } | undefined {
  if (s.kind !== 'order' || ownVerb(s.verb.text)?.verb !== 'move' || s.may || s.forEach || s.picked)
    return undefined;
  const {
    object,
    arguments: [to, ...more],
  } = s.args;
  if ((s.subject && !isYou(s.subject)) || more.length > 0 || to?.preposition !== 'to') return undefined;
  if (object?.kind !== 'noun' || object.determiner !== 'all' || object.heads.length !== 1) return undefined;
  const isCard =
    object.heads[0].words.length === 1 && termOf(vocabulary, object.heads[0].words)?.symbol.id === 'card';
  const [place, ...others] = object.tails;
  const from = place?.kind === 'place' && place.preposition === 'in' ? place.phrase : undefined;
  return isCard && others.length === 0 && from?.kind === 'noun'
    ? { order: s, from, to: to.phrase }
    : undefined;
}

/** `move this to that fruit's cell and move that fruit to this's cell` */
function crossed(vocabulary: Vocabulary, [there, back, ...more]: readonly Statement[]): Order | undefined {
  const [one, other] = [there, back].map((each) => moveToPlace(vocabulary, each));
  if (!one || !other || more.length > 0 || back.kind !== 'order' || back.may || back.subject)
    return undefined;
  if (!saySame(one.card, other.place) || !saySame(one.place, other.card)) return undefined;
  const { order, card } = one;
  const args = {
    ...order.args,
    object: card,
    arguments: [{ preposition: 'for' as const, phrase: other.card, span: card.span }],
  };
  return { ...order, verb: { ...order.verb, text: 'change places' }, args };
}

/** `move this to that fruit's cell`, on a board: the card that moves, and whose place it goes to. */
function moveToPlace(
  vocabulary: Vocabulary,
  s: Statement,
): { readonly order: Order; readonly card: Expression; readonly place: Expression } | undefined {
  if (s?.kind !== 'order' || ownVerb(s.verb.text)?.verb !== 'move' || s.forEach || s.picked) return undefined;
  const {
    object,
    arguments: [to, ...more],
  } = s.args;
  if ((s.subject && !isYou(s.subject)) || more.length > 0 || to?.preposition !== 'to' || !object)
    return undefined;
  const { phrase } = to;
  if (phrase.kind !== 'noun' || !phrase.owner || phrase.tails.length > 0 || phrase.heads.length !== 1)
    return undefined;
  const symbol = termOf(vocabulary, phrase.heads[0].words)?.symbol;
  return symbol?.sort === 'pile' && symbol.zone.grid
    ? { order: s, card: object, place: phrase.owner }
    : undefined;
}
