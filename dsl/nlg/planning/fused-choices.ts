/** A choice that only the next order uses is a part of that order: `choose a fruit`, `discard that fruit` is `discard a fruit`. */
import { isYou } from '../../language/syntax/phrase-parts.ts';
import type { Block, NounPhrase, Order, Statement } from '../../language/syntax/ast.ts';
import { mapSyntax, movedSyntax, syntaxOf } from '../../language/syntax/syntax-visit.ts';
import type { Vocabulary } from '../../language/symbols/symbol-table.ts';
import { antecedentOf, classOf, mayRefer, referencesIn } from './back-references.ts';
import type { BlockChange } from './statement-blocks.ts';

export const fusedChoices =
  (vocabulary: Vocabulary): BlockChange =>
  (block) => {
    let fused = block;
    // From the end, so that what a fused order refers to is seen.
    for (let i = block.length - 2; i >= 0; i--) fused = fusedAt(vocabulary, fused, i);
    return fused;
  };

function fusedAt(vocabulary: Vocabulary, block: Block, i: number): Block {
  const chosen = choiceIn(block[i]);
  const to = chosen && antecedentOf(vocabulary, chosen);
  if (!to) return block;
  const [next, ...rest] = block.slice(i + 1);
  const found = referencesIn(vocabulary, [next, ...rest], to);
  if (found.length !== 1 || mayRefer(vocabulary, [next, ...rest], to, found)) return block;
  const fused = withChoice(
    next,
    found[0],
    { ...chosen, name: undefined },
    classOf(vocabulary, to.symbol) === 'player',
  );
  return fused ? [...block.slice(0, i), fused, ...rest] : block;
}

/** What an order chooses that does nothing else. */
function choiceIn(s: Statement): NounPhrase | undefined {
  if (s.kind !== 'order' || s.verb.text !== 'choose' || s.may || s.secretly || s.forEach || s.duration)
    return undefined;
  const { object, arguments: more, time, free } = s.args;
  if ((s.subject && !isYou(s.subject)) || more.length > 0 || time || free) return undefined;
  if (object?.kind !== 'noun' || object.heads.length === 0) return undefined;
  const counted = object.quantity?.kind === 'count' || object.quantity?.kind === 'up-to';
  return object.determiner === 'a' || object.determiner === 'another' || counted ? object : undefined;
}

function withChoice(
  s: Statement,
  used: NounPhrase,
  chosen: NounPhrase,
  isPlayer: boolean,
): Statement | undefined {
  if (s.kind === 'order') return inOrder(s, used, chosen, isPlayer);
  if (s.kind !== 'together' && s.kind !== 'sequence') return undefined;
  const [first, ...rest] = s.parts;
  const changed = withChoice(first, used, chosen, isPlayer);
  return changed && { ...s, parts: [changed, ...rest] };
}

function inOrder(order: Order, used: NounPhrase, chosen: NounPhrase, isPlayer: boolean): Order | undefined {
  if (used.tails.length > 0) return undefined;
  // `one of your fruits gains 2 ripeness`, but a player is chosen first.
  if (order.subject === used && !isPlayer && !order.may)
    return { ...order, subject: movedSyntax(chosen, used.span) };
  const { subject } = order;
  if (subject?.kind === 'noun' && subject.owner === used && chosen.tails.length === 0 && !order.may)
    return { ...order, subject: { ...subject, owner: movedSyntax(chosen, used.span) } };
  if (subject && !isYou(subject)) return undefined;
  const phrases = syntaxOf(order.args, 'noun');
  if (!phrases.includes(used) || inCondition(order, used)) return undefined;
  // `all of up to 2 cards` would be another choice.
  const isWhole = ({ determiner, tails }: NounPhrase): boolean =>
    (determiner === 'all' || determiner === 'each') &&
    tails.some((tail) => (tail.kind === 'of' || tail.kind === 'place') && tail.phrase === used);
  if (phrases.some(isWhole)) return undefined;
  // `a fruit in an opponent's basket's worm` is nothing that one would say.
  if (phrases.some(({ owner }) => owner === used) && chosen.tails.length > 0) return undefined;
  const moved = movedSyntax(chosen, used.span);
  const key = used.span.start;
  // What was fused before has one place for all of it.
  const words = wordsOf(used);
  const args = mapSyntax(order.args, (node) =>
    node.kind === 'noun' &&
    node.span.start === key &&
    node.determiner === used.determiner &&
    wordsOf(node) === words &&
    node.tails.length === 0 &&
    !node.owner
      ? moved
      : node,
  );
  return { ...order, args };
}

const wordsOf = ({ heads }: NounPhrase): string =>
  heads.flatMap(({ words }) => words.map(({ text }) => text)).join(' ');

/** What a condition says of it is no choice. */
const inCondition = (order: Order, used: NounPhrase): boolean =>
  [
    ...syntaxOf(order.args, 'where'),
    ...syntaxOf(order.args, 'relative'),
    ...syntaxOf(order.args, 'number-of'),
  ].some((each) => syntaxOf(each, 'noun').includes(used));
