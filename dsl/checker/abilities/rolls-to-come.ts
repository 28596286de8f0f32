/**
 * The verb that an ability waits for, and the rolls that it makes itself. When the ability happens none of them is there, or it is
 * over: `when you bargain, +2 to your bargain roll` adds nothing, unless it says until when.
 */
import type { Scalar } from '../../ir/expressions.ts';
import type { Act, CheckedAbility, EventPattern } from '../../ir/statements.ts';
import { nodesOf } from '../../ir/visit.ts';
import { longestTerm, type Vocabulary } from '../../language/symbols/symbol-table.ts';
import type { Ability, Block, Expression, NounPhrase } from '../../language/syntax/ast.ts';
import type { RollSymbol } from '../../language/symbols/symbols.ts';
import { placeIn, type Snippet, type Span } from '../../text/source.ts';
import { reportAt, writtenWords, type RollsToCome, type Scope, type VerbThatIsOver } from '../scope.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { writeInstead } from '../../diagnostics/replacement-fixes.ts';
import { say, written } from '../../diagnostics/catalogue/phrase.ts';

type TriggeredAbility = Ability & { readonly kind: 'triggered' };

/** The rolls that come with the events of an ability; `early`: it says `before`. */
export function rollsToCome(
  scope: Scope,
  found: readonly EventPattern[],
  { events, span }: TriggeredAbility,
  early: boolean,
): RollsToCome | undefined {
  const { vocabulary, snippet } = scope;
  for (const { verb } of found) {
    const at = verb.body.findIndex((each) => rollsIn(vocabulary, [each]).length > 0);
    if (at < 0) continue;
    const late = early || settles(verb.body.slice(0, at)) ? undefined : wordWhen(snippet, span);
    const whose = writtenWords(scope, events[0].subject.span) === 'you' ? 'your' : "that player's";
    return { verb, rolls: rollsIn(vocabulary, [verb.body[at]]), whose, late };
  }
  return undefined;
}

/** The verb that an ability waits for, where it is over when the ability happens: `when you bargain, ...` */
export function verbThatIsOver(
  { snippet }: Scope,
  found: readonly EventPattern[],
  { span }: TriggeredAbility,
  early: boolean,
): VerbThatIsOver | undefined {
  const verb = found[0]?.verb;
  const word = early ? undefined : wordWhen(snippet, span);
  if (!verb || !word || settles(verb.body) || found.some((each) => each.verb !== verb)) return undefined;
  return { verb, word };
}

/** Whether statements let the abilities happen that wait. */
const settles = (body: Block): boolean =>
  body.some((each) => each.kind === 'order' && each.verb.text === 'settle');

/** The word of an ability that would have to be `before`. */
function wordWhen({ text }: Snippet, { start, end }: Span): Span | undefined {
  const word = /\bwhen(?:ever)?\b/.exec(text.slice(start, end));
  if (!word) return undefined;
  const at = start + word.index;
  return { start: at, end: at + word[0].length };
}

/** The rolls that statements make, alone or in a contest. */
const rollsIn = (vocabulary: Vocabulary, body: Block): RollSymbol[] =>
  body.flatMap((each) => {
    const object = each.kind === 'order' && ['make', 'hold'].includes(each.verb.text) && each.args.object;
    if (!object || object.kind !== 'noun' || object.heads.length !== 1) return [];
    const symbol = longestTerm(vocabulary, object.heads[0].words)?.meanings[0].symbol;
    return symbol?.sort === 'roll' ? [symbol] : symbol?.sort === 'contest' ? [...symbol.rolls] : [];
  });

/** Whether a roll is over when the text happens: one of its event, or, in a text that waits for such an event, one without a name. */
export const isRollOver = ({ over, rollsOver = false }: Scope, roll: Scalar): boolean =>
  roll.op === 'local' ? over.has(roll.slot) : rollsOver;

/** Whether a phrase is about a roll of the verb that an ability waits for, which is not there when the ability happens. */
export function isAmongToCome(scope: Scope, target: Expression): boolean {
  const { toCome } = scope;
  if (!toCome || target.kind !== 'noun' || target.heads.length !== 1) return false;
  const of = target.tails.find(({ kind }) => kind === 'of');
  if (isDie(scope, target) && of?.kind === 'of') return isAmongToCome(scope, of.phrase);
  if (target.determiner === 'that' || target.determiner === 'the') return false;
  return isAmong(scope, toCome, target);
}

/** `a die of your roll` */
function isDie({ vocabulary }: Scope, { heads }: NounPhrase): boolean {
  const symbol = longestTerm(vocabulary, heads[0].words)?.meanings[0].symbol;
  return symbol?.sort === 'built-in' && symbol.id === 'die';
}

/**
 * Whether an ability with a price changes a roll that it has not made, and is used where none can be on the table: in a step, and not
 * in a window.
 */
export function changesNoRoll(
  { vocabulary }: Scope,
  during: CheckedAbility['during'],
  acts: readonly Act[],
): boolean {
  if (during.some(({ step }) => step.sort === 'window') || vocabulary.windows.some((each) => each.abilities))
    return false;
  const isThrown = ['make', 'hold', 'call'].some((op) => nodesOf(acts, op as 'make').length > 0);
  return !isThrown && [...nodesOf(acts, 'reroll'), ...nodesOf(acts, 'shift')].length > 0;
}

/** Whether something is added to a roll that is not there when the ability happens; this is reported. */
export function isToCome(scope: Scope, target: Expression, statement: Span): boolean {
  const { toCome, snippet } = scope;
  if (!toCome || !isAmongToCome(scope, target)) return false;
  const said = writtenWords(scope, statement);
  const text = `${said} until the end of the ${toCome.verb.id}`;
  const edits = [
    { place: placeIn(snippet, statement), text },
    ...(toCome.late ? [{ place: placeIn(snippet, toCome.late), text: 'before' }] : []),
  ];
  reportAt(
    scope,
    'name/not-here',
    statement,
    { what: say('phrase/here', { what: written(said) }) },
    {
      advice: say('phrase/no-such-roll-is-there-then', { example: written(text) }),
      fixes: [{ title: say('phrase/write', { example: written(text) }), edits }],
      spoken: true,
    },
  );
  return true;
}

/** Whether a phrase is about the rolls that come. */
function isAmong({ vocabulary }: Scope, { rolls }: RollsToCome, { heads }: NounPhrase): boolean {
  const symbol = longestTerm(vocabulary, heads[0].words)?.meanings[0].symbol;
  if (symbol?.sort === 'roll') return rolls.includes(symbol);
  return symbol?.sort === 'built-in' && symbol.id === 'roll';
}

/** So many rolls that are yet to be thrown, whichever come first, and the phrase of what they are. */
export interface RollsAhead {
  readonly times: number;
  readonly target: NounPhrase;
}

/** `your next wind roll`, `the next 2 rolls of that player`; undefined for any other phrase. */
export function rollsAhead({ vocabulary }: Scope, target: Expression): RollsAhead | undefined {
  if (target.kind !== 'noun' || target.heads.length !== 1 || target.ordinal?.which !== 'next')
    return undefined;
  const { amount } = target.ordinal;
  const [head] = target.heads;
  const words = amount ? head.words : head.words.slice(1);
  const symbol = longestTerm(vocabulary, words)?.meanings[0].symbol;
  const isRoll = symbol?.sort === 'roll' || (symbol?.sort === 'built-in' && symbol.id === 'roll');
  if (!isRoll || (amount && amount.kind !== 'number') || isOfSeveral(target)) return undefined;
  const { ordinal: _, determiner, ...phrase } = target;
  const plain: NounPhrase = {
    ...phrase,
    ...(determiner === 'the' || determiner === undefined ? {} : { determiner }),
    heads: [{ ...head, words }],
  };
  return { times: amount?.value ?? 1, target: plain };
}

const isAll = ({ determiner, quantity }: Pick<NounPhrase, 'determiner' | 'quantity'>): boolean =>
  ['each', 'every', 'all', 'no'].includes(determiner ?? '') || quantity !== undefined;

/** Whether a phrase is about several that have a roll each: one roll would be that of the first of them. */
function isOfSeveral({ determiner, quantity, owner, tails }: NounPhrase): boolean {
  const of = owner ?? tails.find((each) => each.kind === 'of')?.phrase;
  return (
    isAll({ determiner, quantity }) || (of?.kind === 'noun' && (isAll(of) || of.determiner === undefined))
  );
}

/** The roll that comes, with the words for whose it is: `your bargain roll` for `when you bargain, +2 to that bargain roll`. */
export function rollToCome(scope: Scope, phrase: NounPhrase): Pick<Diagnostic, 'fixes' | 'spoken'> {
  const { toCome, snippet } = scope;
  const [head] = phrase.heads;
  if (!toCome || phrase.determiner !== 'that' || phrase.heads.length !== 1) return {};
  if (!isAmong(scope, toCome, phrase)) return {};
  const place = placeIn(snippet, { start: phrase.span.start, end: head.span.end });
  const text = [toCome.whose, ...head.words.map((word) => word.text)].join(' ');
  return { fixes: writeInstead(place, [text]), spoken: true };
}
