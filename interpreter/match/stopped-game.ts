import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { report } from '../../dsl/diagnostics/report.ts';
import { placeIn, type Place } from '../../dsl/text/source.ts';
import type { Table } from '../compiler/codegen/compile-game.ts';
import { Header } from '../engine/state/position-layout.ts';
import { Record, recordAt } from '../engine/state/effect-records.ts';
import type { GameFault } from '../engine/vm/game-fault.ts';
import { WORK_EACH } from '../engine/program/work-budget.ts';
import type { RunningMatch } from './running-match.ts';
import { type NamedProgram, rootOfProgram } from '../game/linked-game.ts';

/** The youngest of the texts that were running, with that of a card where one was. */
function namedIn(programs: readonly NamedProgram[]): string[] {
  const all = [...new Set(programs.map(({ name }) => name))];
  const card = programs.find(({ role }) => rootOfProgram(role).kind === 'card')?.name;
  const first = all.slice(0, 4);
  return card === undefined || first.includes(card) ? first : [...first.slice(0, 3), card];
}

/** The text that has the most abilities that last or wait. */
function mostOf({ game, layout }: Table, p: Int32Array): { text: string; times: number; where: Place } {
  const times = new Map<number, number>();
  for (let record = 0; record < p[Header.records]; record++) {
    const ability = p[recordAt(layout, record) + Record.ability];
    times.set(ability, (times.get(ability) ?? 0) + 1);
  }
  const [[index, count]] = [...times].sort(([, a], [, b]) => b - a);
  const { snippet, ability, name } = game.abilities[index];
  return { text: name, times: count, where: placeIn(snippet, ability.span) };
}

/** Why a game was stopped, at the text that did it. */
export function describeFault({ table, names, runner }: RunningMatch, fault: GameFault): Diagnostic {
  const [{ name, snippet }] = fault.programs;
  const place = placeIn(snippet, fault.span);
  if (fault.kind === 'work') return tooMuchWork(fault, place, runner.budget);
  const texts = namedIn(fault.programs);
  if (fault.kind === 'overflow') return report('run/overflow', place, { text: name });
  if (fault.missing) {
    const { roll, roller, about, die, said } = fault.missing;
    const details = {
      roll: roll.id,
      seat: names.seats[roller],
      about: about < 0 ? undefined : names.card(about),
      die,
      dice: roll.dice,
      sides: roll.sides,
      said,
    };
    return report('run/dice', place, { text: name, ...details });
  }
  if (fault.kind === 'piled up') {
    const { text, times, where } = mostOf(table, runner.m.p);
    return report('run/piled-up', where, { text, times });
  }
  if (fault.kind === 'depth') return report('run/depth', place, { texts });
  return report('run/budget', place, { texts, budget: runner.budget });
}

/** What was being worked out for too long: what changes a value, or else the statement itself. */
function tooMuchWork({ ability, programs }: GameFault, place: Place, budget: number): Diagnostic {
  const texts = [...new Set([...(ability ? [ability] : []), ...programs].map(({ name }) => name))].slice(
    0,
    4,
  );
  const where = ability ? placeIn(ability.snippet, ability.ability.span) : place;
  return report('run/work', where, { texts, work: budget * WORK_EACH });
}
