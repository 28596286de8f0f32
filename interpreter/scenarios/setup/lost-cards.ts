import { reportAtNode } from '../../compiler/loader/link-context.ts';
import { startZoneOf } from '../../match/begin-match.ts';
import { entriesOf, type Match } from '../../match/match.ts';
import { Header } from '../../engine/state/position-layout.ts';
import type { LogLine } from '../../match/log/log-line.ts';
import type { PlacedZone, GivenPosition } from './given-position.ts';
import type { ScenarioSheet } from '../findings-sheet.ts';

/** Begins a match with what is given, without noting what happens. */
type Begin = (given: GivenPosition) => Match;

/** Complains about what is given and done over before anybody chooses, so that it makes no difference. */
export function refuseLost(
  sheet: ScenarioSheet,
  match: Match,
  from: number,
  given: GivenPosition,
  begin: Begin,
): void {
  const lines = entriesOf(match)
    .slice(from)
    .map(({ line }) => line);
  for (const zone of given.zones)
    if (!zone.exactly && isShuffled(match, lines, zone))
      reportAtNode(sheet, 'scenario/given-lost', zone.node, { what: zone.node.text, shuffled: true });
  const { roles } = match.game.vocabulary;
  given.roles.forEach((each, i) => {
    const isSet = lines.some((line) => line.event === 'appoint' && line.role === roles[each.role].id);
    const others = match.names.seats.map((_, seat) => seat).filter((seat) => seat !== each.seat);
    const instead = others.map((seat) => ({ ...given, roles: given.roles.with(i, { ...each, seat }) }));
    if (isSet) refuseSame(sheet, match, each.node, instead, begin);
  });
  given.counters.forEach((each, i) => {
    const { id, of } = each.counter;
    const owner = of === 'player' ? match.names.seats[each.seat] : undefined;
    const instead = otherValues(each).map((value) => ({
      ...given,
      counters: given.counters.with(i, { ...each, value }),
    }));
    if (isSetFirst(lines, id, owner)) refuseSame(sheet, match, each.node, instead, begin, isNote);
  });
}

/** Values that are tried instead of a number: the smallest ones, one far away, and those next to it. */
const SMALLEST = 24;

function otherValues({
  value,
  counter: { from = 0, to = Infinity, holds },
}: GivenPosition['counters'][number]): number[] {
  // What else it could hold has no bounds here; that it held nothing is enough to tell.
  if (holds) return value === -1 ? [] : [-1];
  const first = Array.from({ length: SMALLEST }, (_, i) => from + i);
  const others = new Set([...first, value - 1, value + 1, Math.min(to, value + 1000)]);
  others.delete(value);
  return [...others].filter((other) => other >= from && other <= to);
}

/** Complains where the first question comes in the same position whatever is given. */
function refuseSame(
  sheet: ScenarioSheet,
  match: Match,
  node: PlacedZone['node'],
  instead: readonly GivenPosition[],
  begin: Begin,
  isLeftOut: (at: number) => boolean = () => false,
): void {
  const same = instead.every((each) => isSame(match, begin(each), isLeftOut));
  if (same && instead.length > 0)
    reportAtNode(sheet, 'scenario/given-lost', node, { what: node.text, shuffled: false });
}

/** What is noted of changes: there is one less where a number becomes what it is already. */
const notes: ReadonlySet<number> = new Set([Header.changes, Header.asked, Header.settled]);

const isNote = (at: number): boolean => notes.has(at);

/**
 * Whether a number is set before anything happens for which it could be given: only steps and turns begin, and the same
 * number of others is set.
 */
function isSetFirst(lines: readonly LogLine[], counter: string, owner: string | undefined): boolean {
  const isNumber = (line: LogLine): line is Extract<LogLine, { event: 'count' | 'become' }> =>
    (line.event === 'count' && line.counter === counter) ||
    (line.event === 'become' && line.state === counter);
  const before = lines.findIndex(
    (line) => !isNumber(line) && !/^(?:cycle|step|turn|begin)$/.test(line.event),
  );
  return (before < 0 ? lines : lines.slice(0, before)).some((line) => isNumber(line) && line.of === owner);
}

function isSame(match: Match, other: Match, isLeftOut: (at: number) => boolean): boolean {
  const [p, q] = [match.runner.m.p, other.runner.m.p];
  const top = p[Header.top];
  if (other.fault || q[Header.top] !== top) return false;
  for (let i = 0; i < top; i++) if (p[i] !== q[i] && !isLeftOut(i)) return false;
  return true;
}

/** Whether cards that are put on top of those that start in a zone are shuffled there. */
function isShuffled(
  { table, names, game }: Match,
  lines: readonly LogLine[],
  { zone, groups }: PlacedZone,
): boolean {
  const listed = groups.flat().filter((card) => startZoneOf(table, card) === zone);
  const at = lines.findIndex((line) => line.event === 'shuffle' && line.zone === names.zone(zone));
  if (at < 0 || listed.length === 0) return false;
  const moved = new Set(lines.slice(0, at).flatMap((line) => (line.event === 'move' ? line.cards : [])));
  return listed.some((card) => !moved.has(game.copyNames[card]));
}
