import { allVerbs } from '../../../../dsl/language/symbols/counter-verbs.ts';
import type { Sort } from '../../../../dsl/ir/expressions.ts';
import type { Slot } from '../../../../dsl/ir/statements.ts';
import type { VerbSymbol } from '../../../../dsl/language/symbols/symbols.ts';
import type { Game } from '../../../game/linked-game.ts';
import { Frame } from '../../../engine/state/call-stack.ts';
import { listFrom, release } from '../../../engine/program/machine.ts';
import type { Machine, Listening, Responding } from '../../../engine/program/machine.ts';
import type { List } from '../../../engine/state/int-list.ts';
import { beforehand } from '../../../engine/triggers/event-history.ts';
import {
  proposedObjects,
  proposalOf,
  type Proposal,
} from '../../../engine/triggers/replacements-and-triggers.ts';
import type { Origin } from '../../../engine/vm/events.ts';
import { Assembler, nowhere, slotsOf } from '../codegen-context.ts';

const nothing: Listening = {
  rules: [],
  prices: [],
  discounts: [],
  replacements: [],
  before: [],
  when: [],
  history: [],
  ends: false,
};

/** Locals of a proposing frame behind the parameters. */
const more: readonly (readonly [
  'since' | 'changes' | 'object' | 'replacement' | 'declined',
  Sort,
  boolean,
])[] = [
  ['since', 'number', false],
  ['changes', 'number', false],
  ['object', 'number', false],
  ['replacement', 'ability', false],
  ['declined', 'ability', true],
];

/** Locals behind these where something is paid besides: how many objects are paid for, and what is paid of the next. */
const paying: readonly (readonly ['done with' | 'price' | 'paid', Sort, boolean])[] = [
  ['done with', 'number', false],
  ['price', 'ability', false],
  ['paid', 'ability', true],
];

/** The last one where a question about the past asks what the objects were before: how many each counts. */
const foreseen: readonly (readonly ['foreseen', Sort, boolean])[] = [['foreseen', 'number', true]];

/** Where the locals of a proposing frame are. */
interface ProposalLocals {
  readonly since: number;
  readonly changes: number;
  readonly object: number;
  readonly replacement: number;
  readonly declined: number;
  readonly doneWith: number;
  readonly price: number;
  readonly paid: number;
  readonly foreseen: number;
}

/** A proposed verb whose program is being made. */
export interface ProposedEvent {
  readonly asm: Assembler;
  readonly at: (what: string) => Origin;
  readonly symbol: VerbSymbol;
  readonly listening: Listening;
  readonly parameters: readonly Slot[];
  /** The parameter of the direct object, -1 without one. */
  readonly direct: number;
  readonly many: boolean;
  readonly slots: readonly Slot[];
  readonly locals: ProposalLocals;
  readonly proposal: (m: Machine) => Proposal;
  readonly objects: (m: Machine, out: List) => void;
}

export function proposedEvent(game: Game, responding: Responding, verb: number): ProposedEvent {
  const symbol = allVerbs(game.vocabulary)[verb];
  const parameters = slotsOf(game, symbol);
  const direct = symbol.parameters.findIndex((each) => each.preposition === undefined);
  const many = direct >= 0 && parameters[direct].many;
  const listening = responding.verbs[verb] ?? nothing;
  const own = [
    ...more,
    ...(listening.prices.length > 0 ? paying : []),
    ...(beforehand(listening).length > 0 ? foreseen : []),
  ];
  const [since, changes, object, replacement, declined, doneWith, price, paid] = own.map(
    (_, i) => Frame.locals + parameters.length + i,
  );
  const proposal = (m: Machine): Proposal => proposalOf(m, parameters.length, direct);
  const asm = new Assembler();
  const slots: Slot[] = [
    ...parameters,
    ...own.map(([name, sort, list]): Slot => ({
      name: `its ${name}`,
      sort: name === 'object' && direct >= 0 ? parameters[direct].sort : sort,
      many: list,
      ...(name === 'since' ? { use: name } : {}),
    })),
  ];
  return {
    asm,
    at: (what) => asm.origin('event', what, nowhere),
    symbol,
    listening,
    parameters,
    direct,
    many,
    slots,
    locals: {
      since,
      changes,
      object,
      replacement,
      declined,
      doneWith,
      price,
      paid,
      foreseen: Frame.locals + parameters.length + own.length - 1,
    },
    proposal,
    objects: (m, out) => proposedObjects(m, proposal(m), many, out),
  };
}

/** Goes on where objects are left; gives the jump for when nothing is left to do. */
export function unlessNoneLeft({ asm, direct, many, objects, locals }: ProposedEvent, at: Origin): number {
  const { object } = locals;
  return asm.native(at, ({ next, to }) => ({ m }, p, frame) => {
    const list = listFrom(m, objects);
    release(m);
    const none = direct < 0 ? p[frame + object] === -2 : many ? list.length === 0 : list.items[0] < 0;
    return none ? to : next;
  });
}
