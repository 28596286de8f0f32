import type { Table } from '../../compiler/codegen/compile-game.ts';
import type { Instruction } from '../../engine/program/instruction.ts';
import type { Cause, Origin } from '../../engine/vm/events.ts';
import { cardsByOrder, namesJoined } from '../value-names.ts';
import { placeName } from '../view/hidden-places.ts';
import type { LineContext } from './event-lines.ts';
import type { LogEntry } from './log-entry.ts';
import type { DecisionLine } from './log-line.ts';

/** An answer that somebody gave, or that was taken because no other was possible. */
export interface Answered {
  readonly seat: number;
  readonly values: readonly number[];
  readonly sort: string;
  readonly forced: boolean;
}

/** What an answer was about when it was given: who saw each value, what stands for it where it was not seen. */
export interface SeenThen {
  readonly seers?: readonly number[] | undefined;
  readonly instead?: readonly string[];
  /** The cards of each pile. */
  readonly piles?: readonly (readonly number[])[];
}

/** What an answer is about now; nothing of values that are always called alike and that everybody sees. */
export function seenWith(context: LineContext, answered: Answered): SeenThen | undefined {
  switch (answered.sort) {
    case 'card':
      return cardsSeen(context, answered);
    case 'pile':
      return pilesSeen(context, answered.values);
    default:
      return undefined;
  }
}

/** Whether the values of a sort are called by what they are at the moment. */
export const isCalledByNow = (sort: string): boolean => sort === 'roll' || sort === 'ability';

/** The line of an answer, with what it was about when it was given. */
export function answerLine(
  context: LineContext,
  { seat, values, sort, forced }: Answered,
  cause: Cause,
  { seers, instead, piles }: SeenThen = {},
): LogEntry {
  const { table, names, m, because } = context;
  const named = (value: number, i: number): string =>
    piles && value >= table.layout.cells
      ? namesJoined(names, piles[i])
      : names.value(m.p, sort as never, value);
  const shown = values.map((value, i) =>
    sort === 'option' ? optionName(table, cause, value) : (askedName(table, cause, value) ?? named(value, i)),
  );
  const line: DecisionLine = {
    event: 'decision',
    decision: names.seats[seat],
    answer: shown,
    ...(forced ? { forced } : {}),
    ...because(cause),
  };
  if (isDiscreet(table, cause))
    return {
      line,
      hidden: { key: 'answer', seers: values.map(() => 1 << seat), instead: values.map(() => 'hidden') },
    };
  return { line, hidden: seers && { key: 'answer', seers, ...(instead ? { instead } : {}) } };
}

/** Who chose cards without seeing them chose places, and everybody may know which. */
function cardsSeen({ table, names, m, seenNow }: LineContext, { seat, values }: Answered): SeenThen {
  const seen = seenNow(values);
  const blind = values.some((_, i) => ((seen[i] >> seat) & 1) === 0);
  if (!blind) return { seers: seen.map((each) => each | (1 << seat)) };
  return { seers: seen, instead: values.map((card) => placeName(table, names, m.p, card)) };
}

/** Piles are called by their cards. */
function pilesSeen(context: LineContext, values: readonly number[]): SeenThen {
  const piles = values.map((pile) => cardsNaming(context, pile));
  const seers = piles.map((cards) =>
    cards.reduce((all, card) => all & context.seersNow(card), context.everyone),
  );
  return { piles, seers };
}

/** The cards by which a pile is called: none where it has a name. */
export const cardsNaming = ({ table: { layout }, m: { p } }: LineContext, pile: number): readonly number[] =>
  pile < layout.cells || pile >= layout.piles
    ? []
    : cardsByOrder(p, layout.pileFirst + pile, layout.pileNext);

/** Whether everybody sees the cards by which a pile is called. */
export function isOpenPile(
  { table: { layout }, m: { p }, everyone, seersNow }: LineContext,
  pile: number,
): boolean {
  if (pile < layout.cells || pile >= layout.piles) return true;
  for (let card = p[layout.pileFirst + pile]; card >= 0; card = p[layout.pileNext + card])
    if (seersNow(card) !== everyone) return false;
  return true;
}

const origins = new WeakMap<readonly Instruction[], Map<Origin, Instruction>>();

/** The first instruction of the statement of a cause. */
function instructionAt({ programs }: Table, { program, at }: Cause): Instruction | undefined {
  const { code } = programs[program];
  let known = origins.get(code);
  if (!known) {
    origins.set(code, (known = new Map()));
    for (const each of code) if (!known.has(each.at)) known.set(each.at, each);
  }
  return known.get(at);
}

/** The sort of what the statement of a cause asks for. */
export function sortAt(table: Table, cause: Cause): string {
  const at = instructionAt(table, cause);
  return at && 'choosing' in at ? at.choosing.sort : 'option';
}

/** Whether only the player who chooses learns what it is. */
function isDiscreet(table: Table, cause: Cause): boolean {
  const at = instructionAt(table, cause);
  return at !== undefined && 'choosing' in at && at.choosing.discreet === true;
}

/** The name of a value of a declared set, where the statement of a cause asks for one. */
export function askedName(table: Table, cause: Cause, value: number): string | undefined {
  const at = instructionAt(table, cause);
  return at && 'choosing' in at ? at.choosing.values?.[value] : undefined;
}

function optionName(table: Table, cause: Cause, option: number): string {
  const at = instructionAt(table, cause);
  return at?.op === 'menu' ? at.options[option].label : String(option);
}
