import { endTaken } from '../../../../dsl/language/symbols/end-taken.ts';
import type { ZoneSymbol } from '../../../../dsl/language/symbols/symbols.ts';
import type { Vocabulary } from '../../../../dsl/language/symbols/symbol-table.ts';
import { Frame } from '../../../engine/state/call-stack.ts';
import { begin } from '../../../engine/vm/program-calls.ts';
import type { Machine } from '../../../engine/program/machine.ts';
import type { ProposedEvent } from './proposed-event.ts';

/** What is needed to find cards at the end of zones. */
export interface Ends {
  readonly vocabulary: Vocabulary;
  /** The first zone of a symbol, by its number in positions. */
  readonly zoneIndex: (zone: ZoneSymbol) => number;
  /** The program for a zone that runs out, -1 without one. */
  readonly runsOut: (zone: number) => number;
}

/**
 * Several cards are taken from the end of a zone, and something else has happened in the place of one of them: the others
 * are those that are there by then, because what happened instead may have taken them. Such cards are taken one by one.
 */
export function addTakenAgain(
  { asm, at, symbol, direct, many }: ProposedEvent,
  { vocabulary, zoneIndex, runsOut }: Ends,
): void {
  const taken = direct >= 0 && many ? endTaken(vocabulary, symbol.parameters[direct]!) : undefined;
  if (!taken) return;
  const { zone, end, whose } = taken;
  const local = Frame.locals + direct;
  const first = zoneIndex(zone);
  const placeIn = ({ p, layout }: Machine, frame: number): number => {
    const seat = whose === 'all' ? 0 : p[frame + Frame.you];
    return seat < 0 ? layout.nowhere : first + seat;
  };
  asm.native(at('supply'), ({ here, next }) => (r, p, frame) => {
    const { m } = r;
    const list = p[frame + local];
    const place = placeIn(m, frame);
    const program = runsOut(zone.index);
    if (program < 0 || list <= 0 || p[m.layout.zoneCount + place] >= p[list]) return next;
    p[frame + Frame.counter] = here + 1;
    begin(r, program, whose === 'all' ? -1 : p[frame + Frame.you], -1);
    return -1;
  });
  asm.step(at('taken again'), ({ m }, p, frame) => {
    const { layout } = m;
    const list = p[frame + local];
    if (list <= 0) return;
    const [start, step] =
      end === 'top' ? [layout.zoneLast, layout.previous] : [layout.zoneFirst, layout.next];
    let count = 0;
    for (let card = p[start + placeIn(m, frame)]; card >= 0 && count < p[list]; card = p[step + card])
      p[list + ++count] = card;
    p[list] = count;
  });
}
