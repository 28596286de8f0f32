/** Lines to choose from: who else chooses them, and those that are an offer, as one of them is *nothing*. */
import { plainOrder, isYou } from '../../language/syntax/phrase-parts.ts';
import { saySame } from '../../language/syntax/syntax-visit.ts';
import type { Block, Expression, Mode, NounPhrase, Order, Statement } from '../../language/syntax/ast.ts';
import type { Stance } from '../realiser.ts';
import type { Sentence, Speaker } from './paragraphs.ts';

type Choosing = Statement & { kind: 'choose-one' };

const nowhere = { start: 0, end: 0 };
const thatPlayer: NounPhrase = {
  kind: 'noun',
  determiner: 'that',
  heads: [{ isNew: false, words: [{ text: 'player', span: nowhere }], span: nowhere }],
  tails: [],
  span: nowhere,
};

/** That somebody else chooses, as an order without its object; undefined where it is you. */
export function chooserOf({ subject, span }: Choosing): Order | undefined {
  if (!subject || isYou(subject)) return undefined;
  return { ...choosingAt(span), subject };
}

/** That you may choose, as an order without its object. */
export const mayChoose = ({ span }: Choosing): Order => ({ ...choosingAt(span), may: true });

const choosingAt = (span: Choosing['span']): Order =>
  plainOrder({ text: 'choose', span }, { arguments: [], free: false }, span);

/** The lines, with the player who chooses named in them. */
export function modeLines(choosing: Choosing): readonly Mode[] {
  if (!chooserOf(choosing)) return choosing.modes;
  return choosing.modes.map((mode) => ({ ...mode, body: blockOf(mode.body) }));
}

const blockOf = (block: Block): Block => block.map(statementOf);

/** An order without a subject is done by who has chosen. */
function statementOf(s: Statement): Statement {
  switch (s.kind) {
    case 'order':
    case 'choose-one':
      return s.subject ? s : { ...s, subject: thatPlayer };
    case 'together':
      // The parts behind the first one have its subject.
      return { ...s, parts: s.parts.map((part, i) => (i === 0 ? statementOf(part) : part)) };
    case 'sequence':
      return { ...s, parts: blockOf(s.parts) };
    case 'if':
    case 'if-done':
      return { ...s, then: blockOf(s.then), ...(s.otherwise ? { otherwise: blockOf(s.otherwise) } : {}) };
    case 'unless':
      return { ...s, payment: statementOf(s.payment) as Order, body: blockOf(s.body) };
    case 'when-done':
    case 'for-each':
    case 'repeat':
    case 'delayed':
      return { ...s, body: blockOf(s.body) };
    case 'depending':
      return { ...s, arms: s.arms.map((arm) => ({ ...arm, body: blockOf(arm.body) })) };
    case 'modify':
    case 'becomes':
    case 'standing':
    case 'nothing':
    case 'let':
    case 'lasting':
      return s;
  }
}

type Modify = Statement & { readonly kind: 'modify' };

/** Lines of which one is *nothing happens*, as what you may do; undefined for other lines. */
export function offeredChoice(speaker: Speaker, s: Choosing, stance: Stance): Sentence | undefined {
  if (chooserOf(s) || s.minimum !== 1 || s.maximum !== 1 || s.unchosen) return undefined;
  if (s.possible) return offeredOrders(speaker, s, stance);
  const labelled = s.modes.some(({ label }) => label !== undefined);
  const taken = s.modes.filter(({ body }) => !body.every(({ kind }) => kind === 'nothing'));
  if (labelled || taken.length === 0 || taken.length !== s.modes.length - 1) return undefined;
  const bodies = taken.map(({ body }) => body);
  return (
    offeredChanges(speaker, bodies, stance) ??
    offeredOrder(speaker, bodies, stance) ??
    speaker.statement({ ...s, minimum: 0, modes: taken }, stance)
  );
}

/** `you may discard a card or pay 2 coins`: of lines that are on offer where they are possible, the last one is nothing. */
function offeredOrders({ t }: Speaker, { modes }: Choosing, stance: Stance): Sentence | undefined {
  const orders = modes.flatMap(({ label, body: [only, ...more] }) =>
    label === undefined && more.length === 0 && only?.kind === 'order' && isOwn(only) ? [only] : [],
  );
  const [first, second, ...rest] = orders.map((order): Order => ({ ...order, may: true }));
  const isNothing = modes.at(-1)?.body.every(({ kind }) => kind === 'nothing');
  if (!second || !isNothing || orders.length !== modes.length - 1) return undefined;
  const following = [second, ...rest].map((order) => t.order(order, { following: first }));
  return { text: t.list([t.order(first, stance), ...following], 'or') };
}

/** What one does oneself, in so many words. */
const isOwn = (order: Order): boolean =>
  (!order.subject || isYou(order.subject)) && !order.may && isBare(order);

/** `you may add +1 or -1 to that roll` */
function offeredChanges({ t }: Speaker, bodies: readonly Block[], stance: Stance): Sentence | undefined {
  const changes = bodies.flatMap((body) => (body.length === 1 && isPlainChange(body[0]) ? [body[0]] : []));
  const [first, ...rest] = changes;
  const alike = first && rest.every(({ target }) => saySame(target, first.target));
  return alike && changes.length === bodies.length
    ? { text: t.mayModify([first, ...rest], stance) }
    : undefined;
}

const isPlainChange = (s: Statement): s is Modify => s.kind === 'modify' && !s.duration && !s.forEach;

/** `you may draw a card`, `you may have that player discard a card` */
function offeredOrder(
  speaker: Speaker,
  [body, ...more]: readonly Block[],
  stance: Stance,
): Sentence | undefined {
  const [order, ...rest] = body;
  if (more.length > 0 || rest.length > 0 || order.kind !== 'order' || order.may) return undefined;
  if (!order.subject || isYou(order.subject))
    return speaker.statement({ ...order, subject: undefined, may: true }, stance);
  return isPlain(order) ? { text: speaker.t.letting(order, stance) } : undefined;
}

const isPlain = (order: Order): order is Order & { readonly subject: Expression } =>
  order.subject !== undefined && isBare(order);

/** Nothing follows what the verb is done with. */
const isBare = (order: Order): boolean =>
  !order.secretly && !order.asThis && !order.picked && !order.forEach && !order.duration;
