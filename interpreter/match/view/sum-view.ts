import { say, written, type Phrase } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { type Summing, isLegal } from '../../engine/choices/choice-domain.ts';
import { List } from '../../engine/state/int-list.ts';
import { optionsAmong, optionsNamed } from '../options.ts';
import { question, type Match } from '../match.ts';
import { asSeat, type Question } from '../question.ts';
import { seersOf, seersOfZones } from '../../engine/state/seat-visibility.ts';

/** What it is asked that all chosen add up to; nothing where that is not asked. */
export const summingOf = ({ instruction }: Question): Summing | undefined =>
  instruction.op === 'menu' ? undefined : instruction.choosing.together.find(({ sum }) => sum)?.sum;

/**
 * What an answer adds up to where that is not what is wanted; nothing where it is, where no sum is asked for, or where
 * the seat does not see all that it would choose. `as`: the answer as it was typed.
 */
export function sumAgainst(match: Match, seat: number, text: string, as = text): Phrase | undefined {
  const asking = question(match, seat);
  const summing = asking && summingOf(asking);
  if (!asking || !summing || asking.instruction.op === 'menu') return undefined;
  const { m } = match.runner;
  const { choosing } = asking.instruction;
  const bound = asking.domain.together;
  return asSeat(match.runner, asking.instruction, seat, () => {
    const all = new List();
    choosing.from(m, all);
    // Numbers are those of what is on offer.
    const values =
      optionsNamed(match, asking, optionsAmong(match, asking, asking.domain.candidates), text.trim()) ??
      optionsNamed(match, asking, optionsAmong(match, asking, all), text.trim());
    if (!values || isLegal(m, asking.domain, values)) return undefined;
    const chosen = new List();
    for (const value of values) chosen.push(value);
    if (!sees(match, asking, values) || bound.find(({ sum }) => sum)?.holds(m, chosen)) return undefined;
    const { low, high } = summing.over(m, chosen);
    const sum = low === high ? String(low) : `${low}..${high}`;
    return say('phrase/has-another-total', {
      what: as.trim() || 'none',
      field: summing.of,
      found: sum,
      wanted: written(summing.words),
    });
  });
}

function sees({ table, runner }: Match, { sort, seat }: Question, values: readonly number[]): boolean {
  if (sort !== 'card') return true;
  const seers = seersOfZones(table);
  return values.every((card) => ((seersOf(table, seers, runner.m.p, card) >> seat) & 1) === 1);
}
