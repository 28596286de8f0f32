import type { Scalar } from '../../../dsl/ir/expressions.ts';
import { Frame } from '../../engine/state/call-stack.ts';
import { rootOf, topOf, zoneOf } from '../../engine/state/card-columns.ts';
import { Header } from '../../engine/state/position-layout.ts';
import { neighbourOf } from '../../engine/state/turn-order.ts';
import { checkedInt } from '../../engine/program/machine.ts';
import { controllerReader } from '../codegen/expressions/scalar-expressions.ts';
import { hasRoots } from '../codegen/expressions/zone-lookups.ts';
import { isLowered } from '../codegen/expressions/permission-checks.ts';
import { countsSeveral } from '../codegen/values/multiplicities.ts';
import { emitCalled } from './emit-calls.ts';
import { emitCardCounter, emitField, isKnownText, known } from './emit-card-values.ts';
import { emitSize } from './emit-sizes.ts';
import type { Emitter } from './emitter.ts';

/** Writes a value; nothing where it is left to a closure. */
export type EmitValue<Op extends Scalar['op']> = (
  e: Emitter,
  tree: Scalar & { readonly op: Op },
) => string | undefined;

const arithmetic =
  (text: (left: string, right: string) => string): EmitValue<'+' | '-' | 'times' | 'greater' | 'lesser'> =>
  (e, { left, right }) =>
    text(e.value(left), e.value(right));

const checked =
  (operator: string): EmitValue<'+' | '-' | 'times'> =>
  (e, { left, right }) =>
    `${e.w.capture(checkedInt)}(${e.value(left)} ${operator} ${e.value(right)})`;

/** A card of a word of the frame; one that was covered since answers with what covers it. */
const frameCard = ({ c, w }: Emitter, at: number): string =>
  c.layout.state.above >= 0 ? `${w.capture(topOf)}(p, ${w.capture(c.layout)}, ${w.word(at)})` : w.word(at);

const aggregate: EmitValue<'total' | 'highest' | 'lowest'> = (e, { op, of, depth, value }) => {
  const { w } = e;
  const [result, count] = [w.name('r'), w.name('n')];
  w.line(`let ${result} = 0, ${count} = 0;`);
  const some = op === 'total' ? '' : w.name('s');
  if (some) w.line(`let ${some} = false;`);
  e.each(of, (element) => {
    w.line(`${count}++;`);
    const one = w.atom(w.under(depth, element, () => e.raw(value)));
    const takes =
      op === 'total'
        ? `${result} = ${w.capture(checkedInt)}(${result} + ${one});`
        : `if (!${some} || ${one} ${op === 'highest' ? '>' : '<'} ${result}) ${result} = ${one}; ${some} = true;`;
    w.line(`if (${isKnownText(one)}) { ${takes} }`);
  });
  w.spend(count);
  return result;
};

/** Reads a column of cards; nothing of no card. */
const ofCard = (e: Emitter, card: Scalar, at: number, none = '-1'): string => {
  if (at < 0) return none;
  const of = e.w.atom(e.value(card));
  return `(${of} < 0 ? ${none} : p[${at} + ${of}])`;
};

/** Values by their operations; those that are missing are left to closures. */
export const valueEmitters: { readonly [Op in Scalar['op']]?: EmitValue<Op> } = {
  constant: (_, { value }) => (value < 0 ? `(${value})` : `${value}`),
  local: (e, { slot }) =>
    e.c.slots?.[slot]?.sort === 'card' ? frameCard(e, Frame.locals + slot) : e.w.word(Frame.locals + slot),
  it: ({ w }, { depth }) => w.candidate(depth),
  you: ({ w }) => w.word(Frame.you),
  this: (e) => frameCard(e, Frame.this),
  active: () => `p[${Header.turn}]`,
  cycle: () => `p[${Header.cycle}]`,
  setting: ({ c }, { index }) => `p[${c.layout.settings + index}]`,
  role: ({ c }, { index }) => `p[${c.layout.roles + index}]`,
  counter: (e, tree) => {
    const { counter, owner } = tree;
    const { layout } = e.c;
    if (counter.holds) return undefined;
    if (counter.of === 'card') return known(e, emitCardCounter(e, tree));
    if (counter.of === 'game' || !owner) return `p[${layout.gameCounters + counter.index}]`;
    const player = e.w.atom(e.value(owner));
    return `(${player} < 0 ? 0 : p[${layout.playerCounters + counter.index * layout.seats} + ${player}])`;
  },
  field: (e, tree) => known(e, emitField(e, tree)),
  count: (e, { of, multiple }) => (multiple && countsSeveral(e.c.game) ? undefined : emitSize(e, of)),
  called: (e, tree) => emitCalled(e, tree, 'value'),
  total: aggregate,
  highest: aggregate,
  lowest: aggregate,
  '+': checked('+'),
  '-': checked('-'),
  times: checked('*'),
  greater: arithmetic((left, right) => `Math.max(${left}, ${right})`),
  lesser: arithmetic((left, right) => `Math.min(${left}, ${right})`),
  zone: (e, { zone, of }) => {
    const first = e.c.zoneIndex(zone);
    if (!of) return `${first}`;
    const seat = e.w.atom(e.value(of));
    return `(${seat} < 0 ? ${e.c.layout.nowhere} : ${first} + ${seat})`;
  },
  'zone-of': (e, { card }) => {
    const { layout } = e.c;
    if (!hasRoots(e.c)) return ofCard(e, card, layout.zone);
    return `${e.w.capture(zoneOf)}(p, ${e.w.capture(layout)}, ${e.value(card)})`;
  },
  'pile-of': (e, { card }) => {
    const { layout } = e.c;
    if (!hasRoots(e.c)) return ofCard(e, card, layout.pile);
    const of = e.w.atom(e.value(card));
    return `(${of} < 0 ? -1 : p[${layout.pile} + ${e.w.capture(rootOf)}(p, ${e.w.capture(layout)}, ${of})])`;
  },
  controller: (e, { card }) => `${e.w.capture(controllerReader(e.c))}(p, ${e.value(card)})`,
  neighbour: (e, { of, back }) => {
    const { layout } = e.c;
    if (layout.order < 0 && layout.reversed < 0 && layout.out < 0) {
      const seat = e.w.atom(e.value(of));
      const last = layout.seats - 1;
      return back
        ? `(${seat} > 0 ? ${seat} - 1 : ${seat} < 0 ? -1 : ${last})`
        : `(${seat} < ${last} ? (${seat} < 0 ? -1 : ${seat} + 1) : 0)`;
    }
    return `${e.w.capture(neighbourOf)}(${e.w.capture(e.c.layout)}, p, ${e.value(of)}, ${back})`;
  },
  history: (e, { question, subject, card, stay }) => {
    if (stay) return undefined;
    const { history, cards } = e.c.layout;
    const who = e.w.atom(e.value(subject));
    if (!card) return `(${who} < 0 ? 0 : p[${history[question]} + ${who}])`;
    const of = e.w.atom(e.value(card));
    return `(${who} < 0 || ${of} < 0 ? 0 : p[${history[question]} + ${who} * ${cards} + ${of}])`;
  },
  owner: (e, { card }) => {
    const { owners } = e.c.game;
    if (!owners) return '-1';
    const of = e.w.atom(e.value(card));
    return `(${of} < 0 ? -1 : ${e.w.capture(owners)}[${of}])`;
  },
  host: (e, { card }) => ofCard(e, card, e.c.layout.state.host),
  arrival: (e, { card }) => ofCard(e, card, e.c.layout.state.arrived, '0'),
  entry: (e, { card }) => ofCard(e, card, e.c.layout.state.entered, '0'),
  only: (e, { of }) => {
    const { w } = e;
    const [only, count] = [w.name('r'), w.name('n')];
    w.line(`let ${only} = -1, ${count} = 0;`);
    e.each(of, (element) => w.line(`${count}++; ${only} = ${element};`));
    w.spend(count);
    return `(${count} === 1 ? ${only} : -1)`;
  },
  price: (e, { verb, counter, usual }) => (isLowered(e.c.game, verb, counter) ? undefined : e.value(usual)),
};
