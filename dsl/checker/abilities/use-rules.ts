import type { EventPattern, CheckedAbility } from '../../ir/statements.ts';
import type { Scalar } from '../../ir/expressions.ts';
import type { Condition, EventPhrase, Expression, Standing } from '../../language/syntax/ast.ts';
import { someSyntax, type SyntaxTree } from '../../language/syntax/syntax-visit.ts';
import type { Span } from '../../text/source.ts';
import { say, written } from '../../diagnostics/catalogue/phrase.ts';
import { behindFault, complain, withScope, writtenWords, type Scope } from '../scope.ts';
import { localReads } from '../../ir/bindings.ts';
import { existsTest } from '../conditions/existence.ts';
import { unspoken } from '../values/event-amounts.ts';
import { isThis } from './event-context.ts';
import { patterns } from './event-patterns.ts';

/** What abilities say about the use of cards: under which condition something can be done with them. */

export type UseRule = Omit<
  CheckedAbility & { kind: 'rule' },
  'span' | 'guard' | 'during' | 'limit' | 'slots' | 'event' | 'outer'
>;

type Modal = Standing['says'] & { readonly kind: 'cannot' | 'can' | 'must' };

/** `opponents can attack this only if ...`: forbidden to those of whom it does not hold. */
export function conditional(
  scope: Scope,
  tree: Standing,
  { passive, verbs, args }: Modal,
  onlyIf: Condition,
): UseRule | undefined {
  const event: EventPhrase = { subject: tree.subject, passive, verbs, args, span: tree.span };
  const found = patternsOfUse(scope, event);
  if (!found) return behindFault(scope, () => scope.read.condition(scope, onlyIf));
  const { patterns: of, you, unnamed } = found;
  const said = unnamed ? ofYou(onlyIf) : undefined;
  if (said) {
    const example = `you can ${of[0].verb.id} this only if ${writtenWords(scope, onlyIf.span)}`;
    const advice = say('phrase/say-who-uses-it', { example: written(example) });
    return complain(scope, 'name/no-you', said, { word: writtenWords(scope, said) }, { advice });
  }
  const wanted = withScope(scope, { you, acting: you }, () => scope.read.condition(scope, onlyIf));
  if (!wanted) return undefined;
  const asked = localReads(wanted);
  const forbids = of.map((each): EventPattern => {
    // What is not chosen yet stands against nothing.
    const known = each.arguments
      .filter((slot) => asked.has(slot) && scope.slots[slot].sort !== 'number')
      .map((slot) => existsTest({ op: 'local', slot }));
    return { ...each, test: { op: 'and', parts: [each.test, ...known, { op: 'not', part: wanted }] } };
  });
  const anywhere = of.every(({ itself }) => itself);
  return { kind: 'rule', says: 'cannot', patterns: forbids, wanted, ...(anywhere ? { anywhere } : {}) };
}

interface UsePatterns {
  readonly patterns: readonly EventPattern[];
  readonly you: Scalar | undefined;
  /** It is done with this card, and nothing says by whom. */
  readonly unnamed: boolean;
}

/**
 * Reads what is done with what. Where it is done with this card, `you` is whoever does it: the card may lie where it is
 * nobody's.
 */
function patternsOfUse(scope: Scope, event: EventPhrase): UsePatterns | undefined {
  const isUser = usesThis(event) && isYou(event.subject);
  const phrase = isUser ? { ...event, subject: anybody(event.subject) } : event;
  const found = patterns(scope, [phrase], false);
  unspoken(scope, [phrase], event.span);
  if (!found) return undefined;
  const user: Scalar = { op: 'local', slot: found[0].agent };
  const unnamed = usesThis(event) && event.passive && !event.agent;
  return { patterns: found, you: isUser ? user : scope.you, unnamed };
}

/** Where a text speaks of `you`. */
function ofYou(tree: SyntaxTree): Span | undefined {
  let found: Span | undefined;
  someSyntax(tree, (node) => {
    const isOfYou =
      node.kind === 'pronoun' ? isYou(node) : node.kind === 'noun' && node.determiner === 'your';
    if (isOfYou && 'span' in node) found = node.span;
    return isOfYou;
  });
  return found;
}

const isYou = (phrase: Expression): boolean => phrase.kind === 'pronoun' && phrase.which === 'you';

/** Whether this card is one of the things that something is done with. */
const usesThis = ({ subject, passive, args }: EventPhrase): boolean =>
  (passive && isThis(subject)) ||
  (args.object !== undefined && isThis(args.object)) ||
  args.arguments.some(({ phrase }) => isThis(phrase));

/** `a player` */
const anybody = ({ span }: Expression): Expression => ({
  kind: 'noun',
  determiner: 'a',
  heads: [{ isNew: false, words: [{ text: 'player', span }], span }],
  tails: [],
  span,
});
