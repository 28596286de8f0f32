/** A choice between something and nothing is an offer: *you may*. */
import { isYou } from '../../language/syntax/phrase-parts.ts';
import { saySame } from '../../language/syntax/syntax-visit.ts';
import type { Block, Expression, Order, Statement } from '../../language/syntax/ast.ts';
import type { Stance } from '../realiser.ts';
import { chooserOf } from './chooser-lines.ts';
import type { Sentence, Speaker } from './paragraphs.ts';

type Choosing = Statement & { readonly kind: 'choose-one' };
type Modify = Statement & { readonly kind: 'modify' };

/** Lines of which one is *nothing happens*, as what you may do; undefined for other lines. */
export function offeredChoice(speaker: Speaker, s: Choosing, stance: Stance): Sentence | undefined {
  if (chooserOf(s) || s.minimum !== 1 || s.maximum !== 1 || s.possible) return undefined;
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
  order.subject !== undefined &&
  !order.secretly &&
  !order.asThis &&
  !order.picked &&
  !order.forEach &&
  !order.duration;
