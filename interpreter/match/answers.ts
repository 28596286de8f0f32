import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { nearest } from '../../dsl/text/edit-distance.ts';
import { report } from '../../dsl/diagnostics/report.ts';
import { isLegal } from '../engine/choices/choice-domain.ts';
import { question, type Match, onlyAnswer, type Answer } from './match.ts';
import { PLUS } from './value-names.ts';
import { listOptions, optionsNamed, type Option, type Valued } from './options.ts';
import { sumAgainst } from './view/sum-view.ts';

export { listOptions, type Option, type Valued };

/** What an answer may be made of. */
interface AnswerWords {
  /** Cards that the seat does not see, as the log of the referee names them. */
  readonly referee?: boolean;
  /** The numbers of options as they are listed; not where nobody sees the list. */
  readonly numbers?: boolean;
}

/**
 * Reads an answer as a person writes it: names joined by ` + `, `none`, a pile by one of its cards or by all of them,
 * an option by its label, or the numbers of options as they are listed.
 */
export function readAnswer(
  match: Match,
  seat: number,
  text: string,
  { referee = false, numbers = true }: AnswerWords = {},
): { values: number[] } | { diagnostic: Diagnostic } {
  const asking = question(match, seat);
  const options = listOptions(match, seat, Number.MAX_SAFE_INTEGER);
  const said = text.trim();
  const known = referee && asking?.sort === 'card' ? [...options, ...named(match, options)] : options;
  const values = asking && optionsNamed(match, asking, known, said, numbers);
  if (values && isLegal(match.runner.m, asking.domain, values)) return { values };
  const place = { file: match.game.id, span: { start: 0, end: 0 } };
  const names = options.map((option) => option.name);
  const near = values
    ? []
    : said.split(PLUS).flatMap((part) => (names.includes(part) ? [] : nearest(part.trim(), names, 1)));
  const sum = sumAgainst(match, seat, said);
  const legal = asking ? [...names, ...(asking.domain.least === 0 ? ['none'] : [])] : [];
  return {
    diagnostic: report('run/illegal', place, {
      seat: match.names.seats[seat],
      answer: said,
      legal,
      near,
      ...(sum ? { sum } : {}),
    }),
  };
}

/** The same cards by their names. */
const named = (match: Match, options: readonly Valued[]): Valued[] =>
  options.map((option) => ({ ...option, name: match.names.card(option.value) }));

/**
 * The answer to the question what to do next, if only one is possible and everybody could know that: what
 * excludes the others does not depend on hidden cards. The game itself makes such a choice, unless it is to
 * do nothing: nobody's turn ends before it was theirs.
 */
export function forcedForAll(match: Match, seat: number): Answer | undefined {
  const asking = question(match, seat);
  const isOpen = asking?.instruction.op === 'menu' && asking.instruction.open?.(match.runner.m);
  return isOpen ? onlyAnswer(match, seat) : undefined;
}
