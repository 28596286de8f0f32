import type { Table } from '../../compiler/codegen/compile-game.ts';
import type { Instruction } from '../../engine/program/instruction.ts';
import type { Cause, Origin } from '../../engine/vm/events.ts';
import { cardsByOrder, namesJoined } from '../value-names.ts';
import { placeName } from '../view/hidden-places.ts';
import type { LineContext } from './event-lines.ts';
import { later, type WordEntry } from './late-entry.ts';
import type { LogEntry } from './log-entry.ts';
import type { DecisionLine } from './log-line.ts';

/** An answer that somebody gave, or that was taken because no other was possible. */
interface Answered {
  readonly seat: number;
  readonly values: readonly number[];
  readonly sort: string;
  readonly forced: boolean;
}

/** What an answer was about when it was given: who saw each value, what stands for it where it was not seen. */
interface Seen {
  readonly seers?: readonly number[];
  readonly instead?: readonly string[];
  /** The cards of each pile. */
  readonly piles?: readonly (readonly number[])[];
}

/** The line of an answer. */
export function answerEntry(context: LineContext, answered: Answered, cause: Cause): LogEntry {
  const { sort, values } = answered;
  switch (sort) {
    case 'card':
      return later(answerLine, context, answered, cause, cardsSeen(context, answered));
    case 'pile':
      return later(answerLine, context, answered, cause, pilesSeen(context, values));
    // These are called by what they are now.
    case 'roll':
    case 'ability':
      return answerLine(context, answered, cause, {});
    default:
      return later(answerLine, context, answered, cause, {});
  }
}

const answerLine: WordEntry<Answered, Seen> = (context, { seat, values, sort, forced }, cause, seen) => {
  const { table, names, m, because } = context;
  const { seers, instead, piles } = seen;
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
};

/** Who chose cards without seeing them chose places, and everybody may know which. */
function cardsSeen({ table, names, m, seenNow }: LineContext, { seat, values }: Answered): Seen {
  const seen = seenNow(values);
  const blind = values.some((_, i) => ((seen[i] >> seat) & 1) === 0);
  if (!blind) return { seers: seen.map((each) => each | (1 << seat)) };
  return { seers: seen, instead: values.map((card) => placeName(table, names, m.p, card)) };
}

/** Piles are called by their cards. */
function pilesSeen({ table, m, everyone, seersNow }: LineContext, values: readonly number[]): Seen {
  const { layout } = table;
  const piles = values.map((pile) =>
    pile < layout.cells || pile >= layout.piles
      ? []
      : cardsByOrder(m.p, layout.pileFirst + pile, layout.pileNext),
  );
  const seers = piles.map((cards) => {
    let all = everyone;
    for (const card of cards) all &= seersNow(card);
    return all;
  });
  return seers.every((each) => each === everyone) ? { piles } : { piles, seers };
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
