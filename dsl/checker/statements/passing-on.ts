import type { Scalar } from '../../ir/expressions.ts';
import type { Act } from '../../ir/statements.ts';
import { localReads } from '../../ir/bindings.ts';
import { writeInstead } from '../../diagnostics/replacement-fixes.ts';
import type { NounPhrase, Statement } from '../../language/syntax/ast.ts';
import { spelledForms } from '../../language/symbols/symbol-table.ts';
import { placeIn, type Span } from '../../text/source.ts';
import { readQualifiedNoun } from '../nouns/qualified-noun.ts';
import { zoneLookedIn } from '../suggestions/common-mistakes.ts';
import { reportAt, writtenWords, type Scope } from '../scope.ts';

/**
 * `each player moves all cards in their hand to the next player's hand`, one after the other: what the first has moved
 * is among the cards of the second, and would be moved on. Complains about it; false where it is all right.
 */
export function passesOn(scope: Scope, acts: readonly Act[], slot: number, whole: Whole): boolean {
  const found = acts.find((act) => act.op === 'attempt' && movesAmongThem(act, slot));
  if (!found) return false;
  const right = rightFor(scope, whole);
  const phrase = writtenWords(scope, whole.order.span);
  const fixes =
    right && isAlone(scope, whole.span) ? writeInstead(placeIn(scope.snippet, whole.span), [right]) : [];
  reportAt(scope, 'name/passed-on', whole.order.span, { phrase, right }, { fixes });
  return true;
}

interface Whole {
  /** All that is to be written in another way, and the order in it. */
  readonly span: Span;
  readonly order: Statement;
  readonly who: NounPhrase;
}

/** Whether all of what somebody has in a zone goes into the same zone of somebody who depends on them. */
function movesAmongThem({ prepare, acts }: Act & { op: 'attempt' }, slot: number): boolean {
  const [moved, ...more] = acts;
  if (moved?.op !== 'move' || more.length > 0 || moved.cards.op !== 'list' || moved.to.kind !== 'zone')
    return false;
  const cards = moved.cards.slot;
  const list = prepare.find((act) => act.op === 'list' && act.slot === cards);
  const from = list?.op === 'list' ? zoneLookedIn(list.value) : undefined;
  const to = known(prepare, moved.to.zone);
  if (to.op !== 'zone' || !to.of || to.zone !== from?.zone) return false;
  const owner = known(prepare, to.of);
  return isLocal(from.of, slot) && !isLocal(owner, slot) && localReads(owner).has(slot);
}

/** What is in a local that was filled just before. */
function known(prepare: readonly Act[], value: Scalar): Scalar {
  const filled = prepare.find((act) => act.op === 'let' && value.op === 'local' && act.slot === value.slot);
  return filled?.op === 'let' ? filled.value : value;
}

const isLocal = (value: Scalar | undefined, slot: number): boolean =>
  value?.op === 'local' && value.slot === slot;

/** The loop over the cards: which those are is fixed before it begins, so that each moves once. */
function rightFor(scope: Scope, { order, who }: Whole): string | undefined {
  const { text } = scope.snippet;
  const symbol = readQualifiedNoun(scope, who.heads[0])?.meaning.symbol;
  const whose = symbol?.sort === 'built-in' && who.tails.length === 0 ? OWNERS[symbol.id] : undefined;
  const cards = order.kind === 'order' ? order.args.object : undefined;
  if (!whose || order.kind !== 'order' || cards?.kind !== 'noun' || cards.determiner !== 'all')
    return undefined;
  const noun = readQualifiedNoun(scope, cards.heads[0]);
  const [to] = order.args.arguments;
  if (!noun || !to) return undefined;
  const { one } = spelledForms(noun.meaning.symbol);
  const behind = text.slice(noun.span.end, cards.span.end);
  const from = behind.replace(/ (?:their|that player's) /, ` ${whose} `);
  const adjectives = text.slice(cards.span.start, noun.span.start).replace(/^all /, '');
  const beside = writtenWords(scope, to.phrase.span).replace(/^(?:the|their|that player's) /, '');
  if (from === behind || !from.trimStart().startsWith('in ') || /\bthe[iy]\b/.test(from)) return undefined;
  return `for each ${adjectives}${one}${from}, move that ${one} to that ${one}'s controller's ${beside}`;
}

const OWNERS: Readonly<Record<string, string>> = { player: 'any', opponent: "an opponent's" };

/** Whether nothing else is on its lines. */
const isAlone = ({ snippet: { text } }: Scope, { start, end }: Span): boolean =>
  /(?:^|\n)\s*$/.test(text.slice(0, start)) && /^\s*(?:\n|$)/.test(text.slice(end));
