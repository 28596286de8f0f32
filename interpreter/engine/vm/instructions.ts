import { startOfSeat } from '../../../dsl/language/symbols/counter-bounds.ts';
import {
  type ValueClosure,
  listFrom,
  release,
  type Machine,
  fixedValue,
  wordOf,
  causeOf,
} from '../program/machine.ts';
import type { Instruction, Make } from '../program/instruction.ts';
import { thenNext } from '../program/instruction.ts';
import { Header, Status } from '../state/position-layout.ts';
import { ALL_SETTLED, BESIDES_CYCLE, BESIDES_TURN, NOT_QUIET, StatePart } from '../state/dirty-flags.ts';
import { Frame } from '../state/call-stack.ts';
import {
  endOfList,
  gatherAll,
  gatherFrom,
  makeRoom,
  makeRoomOfSeats,
  openGathering,
} from './gathered-choices.ts';
import { call, store } from './program-calls.ts';
import { attach, cover, look, NO_PILE, turn, uncover } from '../effects/card-changes.ts';
import {
  appoint,
  changeCounter,
  move,
  moveOne,
  reveal,
  shuffle,
  publishEvent,
} from '../effects/state-changes.ts';
import {
  answeredAtOnce,
  answeredSealed,
  chooseOption,
  isForced,
  offer,
  pick,
  logSealedAnswers,
  wait,
} from '../choices/asking.ts';
import { enterSeat, seal, sealedAnswer, stillOpen } from '../choices/sealed-choices.ts';
import { TooDeep } from './game-fault.ts';
import { fitsOf } from '../effects/taken-objects.ts';
import { eventAround, isDue } from '../triggers/trigger-queue.ts';

export const LEAVE = -1;
export const RETURN = -2;

const nowhere: ValueClosure = () => -1;

/** Goes on at a counter as soon as the instruction that left the frame is done. */
function leave(p: Int32Array, frame: number, counter: number): number {
  p[frame + Frame.counter] = counter;
  return LEAVE;
}

/** What makes the function of an instruction, for each of them. */
export const makers: { readonly [Op in Instruction['op']]: Make<Op> } = {
  return: () => () => RETURN,
  pick:
    (at, { here, next, to }) =>
    (r, p, frame) => {
      // Who answers at once asks what comes behind.
      if (r.answering) p[frame + Frame.counter] = here;
      const asked = pick(r, at);
      return asked === 'chosen'
        ? next
        : asked === 'nothing'
          ? to
          : asked === 'answered'
            ? LEAVE
            : leave(p, frame, here);
    },
  set: ({ slot, value, constant }, { next }) => {
    const local = Frame.locals + slot;
    if (constant !== undefined)
      return (_, p, frame) => {
        p[frame + local] = constant;
        return next;
      };
    return ({ m }, p, frame) => {
      p[frame + local] = value(m);
      return next;
    };
  },
  list: ({ slot, value }, { next }) => {
    const local = Frame.locals + slot;
    return (r, p, frame) => {
      const list = listFrom(r.m, value);
      release(r.m);
      p[frame + local] = store(r, list);
      return next;
    };
  },
  jump:
    (_, { to }) =>
    () =>
      to,
  unless:
    ({ test }, { next, to }) =>
    ({ m }) =>
      test(m) ? next : to,
  require:
    ({ test }, { next, to }) =>
    ({ m }) =>
      test(m) ? next : to,
  takes: (at, { next, to }) => {
    const { fits } = at;
    return (r, p, frame) => (fitsOf(r, p, frame, at, fits) ? next : to);
  },
  recheck:
    ({ slot, contains }, { next, to }) =>
    ({ m }, p, frame) => {
      const chosen = p[frame + Frame.locals + slot];
      return chosen >= 0 && contains(m, chosen) ? next : to;
    },
  done:
    ({ value }, { next }) =>
    (_, p, frame) => {
      p[frame + Frame.done] = value;
      return next;
    },
  'unless-done':
    ({ negated }, { next, to }) =>
    (_, p, frame) =>
      (p[frame + Frame.done] === 1) === negated ? to : next,
  'unless-flag':
    ({ slot }, { next, to }) =>
    (_, p, frame) =>
      p[frame + Frame.locals + slot] === 0 ? to : next,
  call: ({ program, you, arguments: given, teller, ofNoCard = false }, { here, programs }) => {
    const { slots, parameters } = programs[program].source.program;
    const locals = slots.length;
    const from = given.map((slot) => Frame.locals + slot);
    const into = given.map((_, i) => Frame.locals + parameters[i]);
    const word = wordOf(you);
    return (r, p, frame) => {
      const who = word >= 0 ? p[frame + word] : you(r.m);
      // The beginning of a text is logged, so state checks that begin one are not quiet.
      p[Header.settled] &= NOT_QUIET;
      p[frame + Frame.counter] = here + 1;
      const told = teller && r.m.listener ? teller(r.m) : undefined;
      call(r, program, locals, who, ofNoCard ? -1 : p[frame + Frame.this], told);
      const begun = p[Header.frame];
      for (let i = 0; i < from.length; i++) p[begun + into[i]] = p[frame + from[i]];
      return LEAVE;
    };
  },
  use: ({ card, programs, as, you }, { here, next }) => {
    const cardWord = wordOf(card);
    const youWord = wordOf(you);
    return (r, p, frame) => {
      const used = cardWord >= 0 ? p[frame + cardWord] : card(r.m);
      const text = used < 0 ? -1 : programs[used];
      if (text < 0) return next;
      const who = youWord >= 0 ? p[frame + youWord] : you(r.m);
      const self = as ? as(r.m) : used;
      // The beginning of a text is logged, so state checks that begin one are not quiet.
      p[Header.settled] &= NOT_QUIET;
      p[frame + Frame.counter] = here + 1;
      call(r, text, r.programs[text].source.program.slots.length, who, self);
      return LEAVE;
    };
  },
  move: (at, place) => {
    const { cards, card, zone, pile, atEnd } = at;
    const { done, next } = place.after();
    const zoneWord = wordOf(zone);
    const pileWord = wordOf(pile);
    const cardWord = wordOf(card);
    if (card)
      return ({ m }, p, frame) => {
        const one = cardWord >= 0 ? p[frame + cardWord] : card(m);
        const to = zoneWord >= 0 ? p[frame + zoneWord] : zone(m);
        const into = pileWord >= 0 ? p[frame + pileWord] : pile ? pile(m) : NO_PILE;
        moveOne(m, one, to, into, atEnd, at);
        if (done) p[frame + Frame.done] = 1;
        return next;
      };
    return ({ m }, p, frame) => {
      const list = listFrom(m, cards);
      move(m, list, zone(m), pile ? pile(m) : NO_PILE, atEnd, at);
      release(m);
      if (done) p[frame + Frame.done] = 1;
      return next;
    };
  },
  shuffle: thenNext((at, { m }) => {
    shuffle(m, at.zone(m), at);
  }),
  reveal: thenNext((at, { m }) => {
    const list = listFrom(m, at.cards);
    reveal(m, list, at);
    release(m);
  }),
  say: thenNext(({ verb, things, sorts, ...at }, { m }) => {
    const said = things.map((collect) => {
      const list = listFrom(m, collect);
      const values = list.toArray();
      release(m);
      return values;
    });
    publishEvent(m, verb, said, sorts, { ...at });
  }),
  look: thenNext((at, { m }) => {
    const list = listFrom(m, at.cards);
    look(m, list, at.you(m), at);
    release(m);
  }),
  face: thenNext((at, { m }) => {
    const list = listFrom(m, at.cards);
    turn(m, list, at.face, at);
    release(m);
  }),
  attach: thenNext((at, { m }) => {
    const list = listFrom(m, at.cards);
    for (let i = 0; i < list.length; i++) attach(m, list.items[i], at.to(m), at.you(m), at);
    release(m);
  }),
  cover: thenNext((at, { m }) => {
    cover(m, at.base(m), at.form(m), at);
  }),
  uncover: thenNext((at, { m }) => {
    uncover(m, at.card(m), at.zone(m), at);
  }),
  count: (at, { next }) => {
    const { counter, owner = nowhere, change, amount, teller } = at;
    const fixed = fixedValue(amount);
    return ({ m }) => {
      const told = teller && m.listener ? teller(m) : undefined;
      changeCounter(m, counter, owner(m), change, fixed ?? amount(m), at, told);
      return next;
    };
  },
  appoint: thenNext((at, { m }) => {
    appoint(m, at.role, at.player(m), at);
  }),
  each:
    ({ of, list, index, gather }, { next }) =>
    (r, p, frame) => {
      const found = listFrom(r.m, of);
      if (gather?.many) makeRoomOfSeats(r, p, frame + Frame.locals, gather);
      else if (gather) makeRoom(r, p, frame + Frame.locals, gather, found.length);
      release(r.m);
      p[frame + Frame.locals + list] = store(r, found);
      if (gather?.many) openGathering(r, p, frame + Frame.locals, gather);
      p[frame + Frame.locals + index] = 0;
      return next;
    },
  'each-next': (at, { next, to }) => {
    const list = Frame.locals + at.list;
    const index = Frame.locals + at.index;
    const slot = Frame.locals + at.slot;
    const { gather } = at;
    return (_, p, frame) => {
      const items = p[frame + list];
      const done = p[frame + index];
      if (gather) gatherFrom(p, frame + Frame.locals, gather, done);
      if (done >= p[items]) {
        p[Header.top] = items;
        if (gather) gatherAll(p, frame + Frame.locals, gather, items);
        p[frame + list] = -1;
        return to;
      }
      p[Header.top] = endOfList(p, gather?.many ? p[frame + Frame.locals + gather.slot] : items);
      p[frame + slot] = p[items + 1 + done];
      p[frame + index] = done + 1;
      return next;
    };
  },
  repeat:
    ({ times, counter }, { next }) =>
    ({ m }, p, frame) => {
      p[frame + Frame.locals + counter] = times(m);
      return next;
    },
  'repeat-next':
    ({ counter, stop }, { next, to }) =>
    ({ m }, p, frame) => {
      const left = p[frame + Frame.locals + counter];
      if (left <= 0 || stop?.(m)) return to;
      p[frame + Frame.locals + counter] = left - 1;
      return next;
    },
  menu: (at, { here, end }) => {
    const none = end(at.none);
    const ends = at.options.map((option) => end(option.to));
    return (r, p, frame) => {
      if (!offer(r, at)) return none;
      if (at.options.length > 1) {
        const seat = at.who(r.m);
        // Nobody can say.
        if (seat < 0) return none;
        if (!isForced(r, at, seat)) {
          // Who answers at once asks what comes behind.
          if (r.answering) p[frame + Frame.counter] = here;
          if (answeredAtOnce(r, at, seat)) return LEAVE;
          wait(r, at, seat);
          return leave(p, frame, here);
        }
      }
      const only = r.open.domain.candidates.items[0];
      chooseOption(r, at, only);
      return ends[only];
    };
  },
  seal: thenNext((at, r, p, frame) => {
    if (at.gather && !at.gather.many) {
      const players = listFrom(r.m, at.of).length;
      release(r.m);
      makeRoom(r, p, frame + Frame.locals, at.gather, players);
    }
    if (at.gather?.many) makeRoomOfSeats(r, p, frame + Frame.locals, at.gather);
    if (!seal(r.m, at)) throw new TooDeep();
    if (at.gather?.many) openGathering(r, p, frame + Frame.locals, at.gather);
    r.sealing = at.choosing;
  }),
  sealed:
    (at, { here, next }) =>
    (r, p, frame) => {
      p[Header.settled] &= NOT_QUIET;
      const isNew = r.sealing === at.choosing;
      r.sealing = undefined;
      if (stillOpen(r.m, at) && !answeredSealed(r, at, isNew)) {
        wait(r, at, -1);
        return leave(p, frame, here);
      }
      if (r.m.listener) logSealedAnswers(r.m, at);
      return next;
    },
  'sealed-next': (at, { next, to }) => {
    const { slot, many } = at.choosing;
    const { gather } = at;
    return (r, p, frame) => {
      const locals = frame + Frame.locals;
      const index = p[locals + at.index];
      const list = p[locals + at.list];
      const rows = p[locals + at.sealed];
      p[Header.top] = rows + 2 + p[list] * p[rows + 1];
      if (gather) gatherFrom(p, locals, gather, index);
      if (gather?.many) p[Header.top] = endOfList(p, p[locals + gather.slot]);
      if (index === p[list]) {
        p[Header.top] = list;
        if (gather) gatherAll(p, locals, gather, list);
        p[locals + at.list] = -1;
        p[locals + at.sealed] = -1;
        return to;
      }
      enterSeat(r.m, at, index);
      p[locals + at.index] = index + 1;
      const answer = sealedAnswer(r.m, at, index);
      p[locals + slot] = many ? store(r, answer) : answer.length > 0 ? answer.items[0] : -1;
      return next;
    };
  },
  step: thenNext((at, r, p) => {
    const { m } = r;
    r.rests++;
    p[Header.step] = at.step.symbol.index;
    m.listener?.happened({ kind: 'step', step: at.step.symbol.index }, causeOf(m, at));
  }),
  part: thenNext((at, r, p) => {
    const { m } = r;
    r.rests++;
    p[Header.step] = at.step;
    m.listener?.happened({ kind: 'step', step: at.step }, causeOf(m, at));
  }),
  turn: (at, { next }) => {
    const word = wordOf(at.player);
    return (r, p, frame) => {
      const { m } = r;
      r.rests++;
      r.turns++;
      p[Header.turn] = word >= 0 ? p[frame + word] : at.player(m);
      p[Header.settled] &= BESIDES_TURN;
      // Conditions of actions say `you`.
      p[frame + Frame.you] = p[Header.turn];
      m.listener?.happened({ kind: 'turn', player: p[Header.turn] }, causeOf(m, at));
      return next;
    };
  },
  'end-turn': thenNext((_, r, p, frame) => {
    r.rests++;
    r.turns++;
    p[Header.turn] = -1;
    p[Header.settled] &= BESIDES_TURN;
    p[frame + Frame.you] = -1;
  }),
  cycle: thenNext((at, r, p) => {
    const { m } = r;
    r.rests++;
    p[Header.cycle]++;
    p[Header.settled] &= BESIDES_CYCLE;
    m.listener?.happened({ kind: 'cycle', number: p[Header.cycle] }, causeOf(m, at));
    for (const each of at.resets) resetCounter(m, at, each);
  }),
  ending:
    (at, { here, next }) =>
    ({ m }, p, frame) => {
      if (!at.test(m)) return next;
      finish(m, at);
      return leave(p, frame, here);
    },
  native: ({ make }, place) => make(place),
  settle: ({ program, since, always }, { here, next, programs }) => {
    const locals = programs[program].source.program.slots.length;
    return (r, p, frame) => {
      const from = since >= 0 ? p[frame + since] : since === -2 ? eventAround(r, frame) : 0;
      if (!always && !isDue(r.m, from)) return next;
      p[frame + Frame.counter] = here + 1;
      call(r, program, locals, -1, -1);
      p[p[Header.frame] + Frame.locals] = from;
      return LEAVE;
    };
  },
  rest: ({ program, reads }, { here, next, programs }) => {
    const locals = programs[program].source.program.slots.length;
    return (r, p, frame) => {
      r.rests++;
      if (reads !== undefined && (reads & ~p[Header.settled]) === 0) return next;
      p[frame + Frame.counter] = here + 1;
      call(r, program, locals, -1, p[frame + Frame.this]);
      return LEAVE;
    };
  },
  checks: ({ slot }, { next }) => {
    const local = Frame.locals + slot;
    return (_, p, frame) => {
      p[frame + local] = p[Header.changes];
      p[Header.settled] |= StatePart.quiet;
      return next;
    };
  },
  check: ({ program }, { here, programs }) => {
    const locals = programs[program].source.program.slots.length;
    return (r, p, frame) => {
      p[frame + Frame.counter] = here + 1;
      call(r, program, locals, -1, p[frame + Frame.this]);
      return LEAVE;
    };
  },
  'checks-done': ({ slot, again }, { next }) => {
    const local = Frame.locals + slot;
    return (_, p, frame) => {
      if (p[Header.changes] !== p[frame + local]) {
        p[frame + local] = p[Header.changes];
        p[Header.settled] |= StatePart.quiet;
        return again;
      }
      if ((p[Header.settled] & StatePart.quiet) !== 0) p[Header.settled] |= ALL_SETTLED;
      return next;
    };
  },
};

function resetCounter(
  m: Machine,
  at: Instruction & { op: 'cycle' },
  counter: (typeof at.resets)[number],
): void {
  const { layout, state } = m;
  const owners = { game: 1, player: layout.seats, card: layout.cards }[counter.of];
  const starts = counter.of === 'card' ? state?.starts[counter.index] : undefined;
  for (let owner = 0; owner < owners; owner++)
    changeCounter(m, counter, owner, 'set', starts?.[owner] ?? startOfSeat(counter, owner), at);
}

function finish(m: Machine, at: Instruction & { op: 'ending' }): void {
  const list = listFrom(m, at.winners);
  release(m);
  const winners = list.toArray().toSorted((a, b) => a - b);
  m.p[Header.winners] = winners.reduce((bits, seat) => bits | (1 << seat), 0);
  m.p[Header.status] = Status.over;
  m.p[Header.ending] = at.index;
  m.listener?.happened({ kind: 'over', ending: at.ending.id, winners }, causeOf(m, at));
}
