/** A header with what follows it: `if ..., draw a card. Otherwise, ...`. */
import type { Ability, Block, Condition, Order, Statement } from '../../language/syntax/ast.ts';
import { completeSentence, onOneLine, type Sentence, type Speaker } from './paragraphs.ts';
import type { ClauseHeader, Stance } from '../realiser.ts';
import { isYou, ordersOf } from '../../language/syntax/phrase-parts.ts';
import { byYou } from '../discourse/noun-heads.ts';
import { isLettered } from '../discourse/discourse-scope.ts';
import { capital } from './word-joining.ts';

/** The greatest number of short statements in a row behind a header. */
const MOST_IN_A_ROW = 3;

export interface SentenceExtras {
  readonly otherwise?: Block | undefined;
  /** *Instead*: a word inside the first clause, or in front of a list. */
  readonly adverb?: string | undefined;
  /** It holds also where somebody leaves the first part undone: the adverb is in front of a list then. */
  readonly always?: boolean;
  /** It is a part of a list in one sentence. */
  readonly inner?: boolean | undefined;
}

/** What follows a header: behind a comma where it is short, else behind a colon. */
export function headed(
  speaker: Speaker,
  header: ClauseHeader,
  block: Block,
  { otherwise, adverb, always = false, inner = false }: SentenceExtras = {},
): Sentence {
  if (always && mayOf(block[0])) return behind(speaker, header, block, adverb, inner, true);
  if (!otherwise) return behind(speaker, header, block, adverb, inner);
  const said = behind(speaker, header, block, adverb, inner, block.some(isOpen));
  return sentences(speaker, [said, otherwiseOf(speaker, otherwise, inner)], inner);
}

function otherwiseOf(speaker: Speaker, block: Block, inner: boolean): Sentence {
  const { say } = speaker.t;
  const [first] = block;
  if (block.length !== 1 || first.kind !== 'if')
    return behind(speaker, say.otherwise, block, undefined, inner);
  return headed(speaker, say.otherwiseIf(first.condition), first.then, { otherwise: first.otherwise, inner });
}

function behind(
  speaker: Speaker,
  header: ClauseHeader,
  block: Block,
  adverb: string | undefined,
  inner: boolean,
  /** An `otherwise` follows, which would be taken for one of a part of the block. */
  apart = false,
): Sentence {
  const { t } = speaker;
  const stance: Stance = { after: true, inner, ...(adverb === undefined ? {} : { adverb }) };
  const listed = apart || (adverb !== undefined && !holdsAdverb(speaker, block));
  if (!listed && block.length <= MOST_IN_A_ROW && block.every(isShort))
    return { text: t.attach(header, inARow(speaker, block, stance)) };
  const [first, ...rest] = block;
  if (!listed && !isForked(first) && (rest.length === 0 || (mayOf(first) && rest.every(goesOn)))) {
    const said = speaker.statement(first, stance);
    const opening = beginsWithClause(first) ? { ...header, clause: true } : header;
    const more = rest.map((each, i) => speaker.statement(each, { inner }, offeredBefore(block, i + 1)));
    return sentences(speaker, [{ ...said, text: t.attach(opening, said.text) }, ...more], inner);
  }
  const opening = `${adverb === undefined ? header.text : `${header.text}, ${t.say.thisInstead}`}${t.say.colon}`;
  if (apart && !inner) return { text: opening, points: [asSentences(speaker, block)] };
  const { text, points } = sentences(speaker, withoutBrackets(block, speaker.statements(block, true)), true);
  // In a list, where it ends must be seen.
  if (inner) return { text: `${opening} (${onOneLine({ text, ...(points ? { points } : {}) })})` };
  const list = t.say.largeAfterColon ? capital(text) : text;
  return { text: `${opening} ${list}`, ...(points ? { points } : {}) };
}

/** What only has numbers explained in front of it is no part of a list: where it ends is seen without brackets. */
function withoutBrackets(block: Block, parts: Sentence[]): Sentence[] {
  const last = parts.at(-1);
  if (!last || block.at(-1)?.kind !== 'lasting' || !block.slice(0, -1).every(({ kind }) => kind === 'let'))
    return parts;
  return [...parts.slice(0, -1), { ...last, text: last.text.replace(/^\((.*)\)$/s, '$1') }];
}

/** A block on one line. */
export const asSentences = (speaker: Speaker, body: Block): string =>
  speaker
    .statements(body)
    .filter(({ text }) => text !== '')
    .map((said) => completeSentence(speaker, { text: onOneLine(said) }).text)
    .join(' ');

/** A block as sentences, of which the last may end in a list. */
export const inSentences = (speaker: Speaker, body: Block): Sentence =>
  sentences(speaker, speaker.statements(body), false);

/** Whether the clause that a block begins with has a place for *instead*. */
function holdsAdverb({ scope }: Speaker, block: Block): boolean {
  const silent = (s: Statement): boolean => s.kind === 'let' && !isLettered(scope.names.get(s.name.text));
  const first = block.find((each) => !silent(each));
  return first !== undefined && beginsWithOrder(first);
}

function beginsWithOrder(s: Statement): boolean {
  if (s.kind === 'together' || s.kind === 'sequence') return beginsWithOrder(s.parts[0]);
  return s.kind === 'order' || s.kind === 'nothing';
}

/** Sentences, or parts of one, of which the last may end in a list. */
function sentences(speaker: Speaker, parts: readonly Sentence[], inner: boolean): Sentence {
  const { t } = speaker;
  const shown = parts.filter(({ text }) => text !== '');
  const listed = inner ? -1 : shown.findIndex(({ points }, i) => points && i < shown.length - 1);
  if (listed >= 0) {
    // The text behind a list is a new paragraph.
    const { points, next, ...rest } = sentences(speaker, shown.slice(0, listed + 1), inner);
    const behind = [...(next ? [next] : []), ...shown.slice(listed + 1)];
    return { ...rest, points, next: sentences(speaker, behind, inner) };
  }
  const { points, next } = shown.at(-1) ?? {};
  const text = shown
    .map((part, i) => (i === shown.length - 1 ? part.text : onOneLine(part)))
    .map((each, i) => (!inner && i > 0 ? capital(each) : each))
    .join(inner ? `${t.say.semicolon} ` : '. ');
  return { text, ...(points ? { points } : {}), ...(next ? { next } : {}) };
}

/** Whether a statement begins with a clause of its own, which a comma sets off. */
const beginsWithClause = (s: Statement): boolean =>
  ['if', 'if-done', 'when-done', 'unless', 'for-each', 'lasting', 'delayed'].includes(s.kind);

/** Whether an *otherwise* would be taken for one of the header in front. */
const isForked = (s: Statement): boolean =>
  (s.kind === 'if' || s.kind === 'if-done') && s.otherwise !== undefined;

/** Whether an *otherwise* behind it would be taken for one of its own, or of a part of it. */
function isOpen(s: Statement): boolean {
  switch (s.kind) {
    case 'if':
    case 'if-done':
    case 'lasting':
      return true;
    case 'together':
    case 'sequence':
      return s.parts.some(isOpen);
    case 'when-done':
    case 'unless':
    case 'for-each':
    case 'repeat':
    case 'delayed':
      return s.body.some(isOpen);
    default:
      return false;
  }
}

/** Statements that need no header of their own. */
const isShort = (s: Statement): boolean =>
  ['order', 'modify', 'becomes', 'standing', 'nothing', 'together', 'let'].includes(s.kind);

/** Whether somebody may refuse it. */
const mayOf = (s: Statement): boolean => s.kind === 'order' && s.may;
/** What follows a `may` and can be understood of nothing else. */
const goesOn = (s: Statement): boolean => s.kind === 'if-done' || s.kind === 'when-done';

/** The statement that an `if you do` is about, over others that are about it as well. */
export const offeredBefore = (block: readonly Statement[], at: number): Statement | undefined =>
  block.slice(0, at).findLast((each) => !goesOn(each));

/** `A, then B` */
export function inARow(speaker: Speaker, parts: readonly Statement[], stance: Stance): string {
  const { t } = speaker;
  let shown = 0;
  return parts
    .map((each, i) => {
      // Behind what somebody else does: `then you gain a coin`.
      const part = each.kind === 'order' && parts.slice(0, i).some(isOfOthers) ? byYou(each) : each;
      const said = onOneLine(speaker.statement(part, shown === 0 ? stance : { after: true }, parts[i - 1]));
      if (said !== '') shown++;
      return said;
    })
    .filter((text) => text !== '')
    .join(`, ${t.say.then} `);
}

/** Whether somebody else does it. */
const isOfOthers = (s: Statement): boolean =>
  s.kind === 'together' || s.kind === 'sequence'
    ? s.parts.some(isOfOthers)
    : s.kind === 'order' && s.subject !== undefined && !isYou(s.subject);

/** Whether an ability is used for what is paid, which says by itself that it is a price: `2 coins: draw a card`. */
export const isPriced = (a: Ability): boolean =>
  a.kind === 'activated' &&
  a.cost.length > 0 &&
  ordersOf(a.cost).orders.every(
    ({ verb, subject, args, forEach }) =>
      verb.text === 'pay' && subject === undefined && args.arguments.length === 0 && !forEach,
  );

/** A header in front of abilities; several are points of a list. */
export function headedAbilities(
  speaker: Speaker,
  header: ClauseHeader,
  abilities: readonly Ability[],
  ability: (a: Ability, after: boolean) => Sentence,
): Sentence {
  const { t } = speaker;
  if (abilities.length === 1) {
    const [a] = abilities;
    const leads = a.kind === 'triggered' || a.kind === 'at' || a.kind === 'replacement';
    const said = ability(a, !leads);
    const opening = isPriced(a) ? { ...header, clause: true } : header;
    return { ...said, text: leads ? t.say.nested(header, said.text) : t.attach(opening, said.text) };
  }
  const points = abilities.map(
    (each) => completeSentence(speaker, { text: onOneLine(ability(each, false)) }).text,
  );
  return { text: `${header.text}${t.say.colon}`, points };
}

/** What a player may pay for: `you may`, with what it brings behind it. */
export function asMay(order: Order): Order {
  return { ...order, may: true };
}

export const provisoOf = ({ t }: Speaker, condition: Condition | undefined, still: boolean): string =>
  condition ? `, ${t.say.proviso(condition, still)}` : '';
