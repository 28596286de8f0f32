import { verbOfEvent, type EventName } from '../language/symbols/events/built-in-events.ts';
import { verbOfContest } from '../language/symbols/events/contest-events.ts';
import { verbOfCrossing } from '../language/symbols/events/crossing-events.ts';
import { verbOfMove } from '../language/symbols/events/move-events.ts';
import { verbOfOrder, type OrderEventName } from '../language/symbols/events/order-events.ts';
import type { Vocabulary } from '../language/symbols/symbol-table.ts';
import type { VerbSymbol } from '../language/symbols/symbols.ts';
import type { Act } from './statements.ts';

const told: { readonly [op in Act['op']]?: readonly EventName[] } = {
  make: ['throw', 'settle'],
  hold: ['throw', 'settle'],
  open: ['settle'],
  reroll: ['throw', 'settle'],
  shift: ['change', 'raise', 'lower'],
};

/** The verbs of the events of a statement, whether or not an ability waits for them. */
export const eventVerbsOf = (vocabulary: Vocabulary, act: Act): readonly VerbSymbol[] => [
  ...(told[act.op] ?? []).flatMap((name) => verbOfEvent(vocabulary, name) ?? []),
  ...(act.op === 'hold'
    ? (['win', 'lose'] as const).flatMap((how) => verbOfContest(vocabulary, how, act.contest) ?? [])
    : []),
  ...(act.op === 'move' && act.by && act.to.kind === 'pile'
    ? [verbOfMove(vocabulary, act.to.zone) ?? []].flat()
    : []),
  ...[verbOfOrder(vocabulary, act.op as OrderEventName) ?? []].flat(),
  ...(['move', 'attach', 'cover', 'uncover'].includes(act.op)
    ? [verbOfCrossing(vocabulary) ?? []].flat()
    : []),
];
