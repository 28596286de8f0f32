/** The actions of a step or window in words. */
import { nameIn } from '../../../dsl/nlg/index.ts';
import type { Block, Expression, NounPhrase, Order, PricePart } from '../../../dsl/language/syntax/ast.ts';
import { syntaxOf, type SyntaxTree } from '../../../dsl/language/syntax/syntax-visit.ts';
import { valueOf, type Node } from '../../../schemas/index.ts';
import { namesOf } from '../../compiler/declare/declared-names.ts';
import { entries } from '../../compiler/loader/link-context.ts';
import type { GivenNames } from '../../game/localized-pieces.ts';
import { noteOf, treeOf, type GameTextRenderer } from './game-texts.ts';

const none = { start: 0, end: 0 };

export type ActionText = ReturnType<typeof actionOf>;

export const actionsOf = (
  teller: GameTextRenderer,
  node: Node,
  given: GivenNames = new Map(),
): ActionText[] =>
  entries(valueOf(node, 'actions')).map(({ key, value }) => actionOf(teller, key.text, value, given));

/**
 * One action. Its choice is named in its order, if it is used once and in what the action does: `play a card
 * in your hand`; else it comes first.
 */
function actionOf(teller: GameTextRenderer, id: string, node: Node, given: GivenNames) {
  const chosen = treeOf('phrase', valueOf(node, 'choose'));
  const cost = treeOf('cost', valueOf(node, 'cost')) ?? [];
  const body = treeOf('effect', valueOf(node, 'do')) ?? [];
  const name = chosen?.name?.text;
  const said = {
    name: nameIn({ id, names: namesOf(node, id) }, teller.language),
    note: noteOf(teller, node),
    if: teller.joint('onlyIf', treeOf('condition', valueOf(node, 'if')), given),
  };
  const whole = name === undefined ? undefined : within(body, cost, name, chosen!);
  const names = new Map(given);
  if (chosen && name !== undefined && !whole) names.set(name, chosen);
  const first = chosen && !whole ? teller.tree('effect', [choosing(chosen)], given) : [];
  return {
    ...said,
    /** What is chosen before the cost is paid, where the rest does not say so. */
    chooses: first,
    cost: cost.length > 0 ? teller.tree('cost', cost, names) : [],
    does: teller.tree('effect', whole ?? body, new Map([...names, ...namesIn(cost)])),
  };
}

/** What a cost gives names: an effect that it announces. */
const namesIn = (cost: readonly PricePart[]): [string, NounPhrase][] =>
  syntaxOf(cost, 'noun').flatMap((np) => (np.name ? [[np.name.text, np]] : []));

const choosing = (object: NounPhrase): Order => ({
  kind: 'order',
  secretly: false,
  may: false,
  verb: { text: 'choose', span: none },
  args: { object, arguments: [], free: false },
  span: none,
});

/**
 * One order with the phrase in place of its name; undefined if the name occurs elsewhere, or more than once.
 */
function within(
  body: Block,
  cost: readonly PricePart[],
  name: string,
  chosen: NounPhrase,
): Block | undefined {
  const [order] = body;
  if (body.length !== 1 || order.kind !== 'order') return undefined;
  if (mentions(cost, name) > 0 || mentions(body, name) !== 1) return undefined;
  const { name: _name, ...phrase } = chosen;
  const put = (each: Expression): Expression => (isMention(each, name) ? phrase : each);
  const { subject } = order;
  const { object } = order.args;
  const args = {
    ...order.args,
    ...(object ? { object: put(object) } : {}),
    arguments: order.args.arguments.map((each) => ({ ...each, phrase: put(each.phrase) })),
  };
  const said: Order = { ...order, ...(subject ? { subject: put(subject) } : {}), args };
  return mentions(said, name) === 0 ? [said] : undefined;
}

const isMention = (e: Expression, name: string): boolean =>
  e.kind === 'noun' &&
  e.determiner === 'the' &&
  !e.ordinal &&
  e.tails.length === 0 &&
  e.heads.length === 1 &&
  e.heads[0].words.map(({ text }) => text).join(' ') === name;

/** How often a tree refers to something by its name. */
const mentions = (tree: SyntaxTree, name: string): number =>
  syntaxOf(tree, 'noun').filter(
    ({ determiner, heads }) =>
      determiner === 'the' && heads[0]?.words.map(({ text }) => text).join(' ') === name,
  ).length;
