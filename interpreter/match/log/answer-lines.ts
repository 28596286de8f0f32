import type { Table } from '../../compiler/codegen/compile-game.ts';
import type { Cause } from '../../engine/vm/events.ts';
import { pileCards } from '../value-names.ts';
import { placeName } from '../view/hidden-places.ts';
import type { LineContext } from './event-lines.ts';
import type { Hidden, LogEntry } from './log-entry.ts';
import type { DecisionLine } from './log-line.ts';

/** The line of an answer that somebody gave, or that was taken because no other was possible. */
export function answerEntry(
  context: LineContext,
  seat: number,
  values: readonly number[],
  sort: string,
  forced: boolean,
  cause: Cause,
): LogEntry {
  const { table, names, m, because } = context;
  const shown = values.map((value) =>
    sort === 'option'
      ? optionName(table, cause, value)
      : (askedName(table, cause, value) ?? names.value(m.p, sort as never, value)),
  );
  const line: DecisionLine = {
    event: 'decision',
    decision: names.seats[seat],
    answer: shown,
    ...(forced ? { forced } : {}),
    ...because(cause),
  };
  const hidden = isDiscreet(table, cause)
    ? { key: 'answer' as const, seers: values.map(() => 1 << seat), instead: values.map(() => 'hidden') }
    : sort === 'card'
      ? answerHidden(context, seat, values)
      : sort === 'pile' && values.some((pile) => pile >= table.layout.cells)
        ? pilesHidden(context, values)
        : undefined;
  return { line, hidden };
}

/** Who chose cards without seeing them chose places, and everybody may know which. */
function answerHidden(
  { table, names, m, seenNow }: LineContext,
  seat: number,
  values: readonly number[],
): Hidden {
  const seen = seenNow(values);
  const blind = values.some((_, i) => ((seen[i] >> seat) & 1) === 0);
  if (!blind) return { key: 'answer', seers: seen.map((each) => each | (1 << seat)) };
  return { key: 'answer', seers: seen, instead: values.map((card) => placeName(table, names, m.p, card)) };
}

/** Piles are called by their cards. */
function pilesHidden(
  { table, m, everyone, seenNow }: LineContext,
  piles: readonly number[],
): Hidden | undefined {
  const seen = piles.map((pile) =>
    seenNow(pileCards(table.layout, m.p, pile)).reduce((all, each) => all & each, everyone),
  );
  if (seen.every((each) => each === everyone)) return undefined;
  return { key: 'answer', seers: seen };
}

/** The sort of what the statement of a cause asks for. */
export function sortAt(table: Table, cause: Cause): string {
  const at = table.programs[cause.program].code.find((each) => each.at === cause.at);
  return at && 'choosing' in at ? at.choosing.sort : 'option';
}

/** Whether only the player who chooses learns what it is. */
function isDiscreet(table: Table, cause: Cause): boolean {
  const at = table.programs[cause.program].code.find((each) => each.at === cause.at);
  return at !== undefined && 'choosing' in at && at.choosing.discreet === true;
}

/** The name of a value of a declared set, where the statement of a cause asks for one. */
export function askedName(table: Table, cause: Cause, value: number): string | undefined {
  const at = table.programs[cause.program].code.find((each) => each.at === cause.at);
  return at && 'choosing' in at ? at.choosing.values?.[value] : undefined;
}

function optionName(table: Table, cause: Cause, option: number): string {
  const at = table.programs[cause.program].code.find((each) => each.at === cause.at);
  return at?.op === 'menu' ? at.options[option].label : String(option);
}
