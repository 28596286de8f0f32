/** Orders, changes and lasting rules, as text on one line. */
import type {
  Duration,
  Expression,
  CountedUnit,
  Limit,
  Order,
  PickedOrder,
  Standing,
  Word,
} from '../syntax/ast.ts';
import { amount, inner, who, printCondition, printNoun, formOfHave, args } from './phrase-printer.ts';
import { words } from './line-joining.ts';

const isWord = (of: Expression | Word): of is Word => !('kind' in of);

export function duration(d: Duration): string {
  const of = isWord(d.of) ? d.of.text : inner(d.of);
  if (d.kind === 'this') return `this ${of}`;
  if (d.kind === 'leaves') return `until ${of} leaves play`;
  if (d.kind === 'rest') return `for the rest of ${of}`;
  return isWord(d.of) && d.edge === 'end' ? `until end of ${of}` : `until the ${d.edge} of ${of}`;
}

interface Trailer {
  readonly asThis?: unknown;
  readonly picked?: PickedOrder;
  readonly forEach?: CountedUnit;
  readonly duration?: Duration;
}

export const pickedOrder = ({ by }: PickedOrder): string =>
  by === 'chance' ? ' in random order' : ' in any order';

const unit = (each: CountedUnit): string =>
  each.kind === 'noun' ? printNoun(each) : `time ${printCondition(each.event)}`;

export const printTrailer = (t: Trailer): string =>
  `${t.asThis ? ' as this' : ''}${t.picked ? pickedOrder(t.picked) : ''}${t.forEach ? ` for each ${unit(t.forEach)}` : ''}${t.duration ? ` ${duration(t.duration)}` : ''}`;

export function printOrder(o: Order, followed = false): string {
  const acting = o.subject ? `${who(o.subject)} ${o.may ? 'may ' : ''}${o.secretly ? 'secretly ' : ''}` : '';
  return `${acting}${o.verb.text}${args(o.args, followed || printTrailer(o) !== '')}${printTrailer(o)}`;
}

export const printChange = (c: {
  readonly sign: string;
  readonly amount: Expression;
  readonly target: Expression;
}): string => `${c.sign}${amount(c.amount)} to ${inner(c.target)}`;

export function limit(l: Limit): string {
  const often = l.times === 1 ? 'once' : l.times === 2 ? 'twice' : `${l.times} times`;
  return l.per.length === 0 ? often : `${often} per ${words(l.per, ' per ')}`;
}

export function printStanding(s: Standing): string {
  const onlyIf = 'onlyIf' in s.says && s.says.onlyIf ? ` only if ${printCondition(s.says.onlyIf)}` : '';
  return `${who(s.subject)} ${says(s)}${s.duration ? ` ${duration(s.duration)}` : ''}${onlyIf}`;
}

function says({ subject, says: s }: Standing): string {
  switch (s.kind) {
    case 'cannot':
    case 'can':
    case 'must':
      return `${s.kind} ${s.passive ? 'be ' : ''}${words(s.verbs, ' or ')}${args(s.args)}${s.limit ? ` ${limit(s.limit)}` : ''}`;
    case 'sees':
      return `can see ${inner(s.what)}`;
    case 'counts-as':
      return `${s.also ? 'also ' : ''}counts as ${isWord(s.what) ? s.what.text : inner(s.what)}${s.for ? ` for ${inner(s.for)}` : ''}`;
    case 'has':
      return `${formOfHave(subject)} ${inner(s.what)}`;
    case 'costs':
      return `costs ${s.whom ? `${inner(s.whom)} ` : ''}${inner(s.amount)} ${s.direction}`;
  }
}
