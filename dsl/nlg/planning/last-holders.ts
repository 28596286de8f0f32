/**
 * Whose a card was that is gone: what is asked before something happens, and used when it has happened, is one sentence. `before a
 * fruit is sold`, with `let buyer be that fruit's controller` and `until the end of the sell, once, when that fruit is sold, the buyer
 * draws a card` below it, is `when a fruit is sold, that fruit's controller draws a card`.
 */
import type { Ability, Block, Expression, NounPhrase, Statement } from '../../language/syntax/ast.ts';
import { mapSyntax, saySame } from '../../language/syntax/syntax-visit.ts';
import type { Vocabulary } from '../../language/symbols/symbol-table.ts';

type Triggered = Ability & { readonly kind: 'triggered' };

export function withLastHolder(vocabulary: Vocabulary, outer: Triggered): Triggered {
  const [asked, lasting, ...more] = outer.body;
  if (outer.timing !== 'before' || outer.condition || asked?.kind !== 'let' || more.length > 0) return outer;
  const inner = lasting?.kind === 'lasting' ? onlyOnce(lasting) : undefined;
  const { name, value } = asked;
  if (!inner || value.kind !== 'noun' || !value.owner || !isSameEvent(vocabulary, outer, inner, value.owner))
    return outer;
  const body: Block = mapSyntax(inner.body, (node) =>
    node.kind === 'noun' && isCalled(node, name.text) ? { ...value, span: node.span } : node,
  );
  return { ...outer, timing: 'when', body };
}

/** What waits once, and for the end of a verb at most. */
function onlyOnce({ abilities, duration }: Statement & { readonly kind: 'lasting' }): Triggered | undefined {
  const [only, ...more] = abilities;
  if (only?.kind !== 'triggered' || more.length > 0 || duration.edge !== 'end') return undefined;
  const isOnce = only.limit?.times === 1 && only.limit.per.length === 0;
  return only.timing === 'when' && !only.condition && isOnce ? only : undefined;
}

/** Whether both wait for the same verb, the second one of the card that is asked about. */
function isSameEvent(
  { verbForms }: Vocabulary,
  outer: Triggered,
  inner: Triggered,
  card: Expression,
): boolean {
  const [first, ...others] = outer.events;
  const [then, ...more] = inner.events;
  if (!first || !then?.passive || others.length > 0 || more.length > 0) return false;
  const verbs = [first, then].map((event) => event.verbs.map(({ text }) => verbForms.get(text)?.verb));
  const isSame = verbs.every((each) => each.length === 1) && verbs[0][0] === verbs[1][0];
  return isSame && saySame(then.subject, card);
}

const isCalled = ({ determiner, heads, tails, owner }: NounPhrase, name: string): boolean =>
  determiner === 'the' &&
  !owner &&
  tails.length === 0 &&
  heads.length === 1 &&
  heads[0].words.map(({ text }) => text).join(' ') === name;
