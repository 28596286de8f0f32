/** Statements and abilities, as lines. */
import type {
  Ability,
  Arm,
  Block,
  Condition,
  EventPhrase,
  Expression,
  LoopOrder,
  Mode,
  PricePart,
  Statement,
} from '../syntax/ast.ts';
import { ordersOf } from '../syntax/phrase-parts.ts';
import {
  duration,
  limit,
  pickedOrder,
  printTrailer,
  printOrder,
  printChange,
  printStanding,
} from './clause-printer.ts';
import {
  amount,
  inner,
  who,
  sum,
  range,
  printNoun,
  bulleted,
  printCondition,
  formOfBe,
  args,
} from './phrase-printer.ts';
import { indented, words, optional } from './line-joining.ts';

/** A statement that fits behind a comma without hiding where it ends. */
const fitsInline = (s: Statement): boolean =>
  ['order', 'modify', 'becomes', 'standing', 'nothing', 'let', 'together', 'sequence'].includes(s.kind);

/** A price: all of it is paid, or one of several. */
export function printCost(cost: readonly PricePart[]): string {
  const { orders, joint } = ordersOf(cost);
  return orders.map((each) => printOrder(each, true)).join(` ${joint} `);
}

/** A header with its body: behind a comma, or below. */
function headed(header: string, block: Block, comma = ', '): string[] {
  if (block.length === 1 && fitsInline(block[0])) return [`${header}${comma}${printStatement(block[0])[0]}`];
  return [`${header}:`, ...indented(block.flatMap(printStatement))];
}

function otherwise(block: Block | undefined): string[] {
  if (!block) return [];
  if (block.length === 1 && block[0].kind === 'if') {
    const [first, ...rest] = printStatement(block[0]);
    return [`otherwise ${first}`, ...rest];
  }
  return headed('otherwise', block);
}

function loopOrder(o: LoopOrder | undefined): string {
  if (!o) return '';
  if (o.kind === 'turn') return ` in turn order${o.from ? ` from ${inner(o.from)}` : ''}`;
  if (o.kind === 'picked') return pickedOrder(o);
  return ` in ${o.descending ? 'descending ' : ''}order of ${inner(o.key)}`;
}

export function printStatement(s: Statement): string[] {
  switch (s.kind) {
    case 'order':
      return [printOrder(s)];
    case 'modify':
      return [`${printChange(s)}${printTrailer(s)}`];
    case 'becomes':
      return [`${who(s.subject)} becomes ${s.value ? sum(s.value) : 'nothing'}`];
    case 'standing':
      return [printStanding(s)];
    case 'nothing':
      return ['nothing'];
    case 'let':
      return [`let ${s.name.text} be ${sum(s.value)}`];
    case 'together':
      return [
        s.parts
          .map((part, i) =>
            part.kind === 'order' ? printOrder(part, i < s.parts.length - 1) : printStatement(part)[0],
          )
          .join(' and '),
      ];
    case 'sequence':
      return [s.parts.map((part) => printStatement(part)[0]).join(', then ')];
    case 'if':
      return [...headed(`if ${printCondition(s.condition)}`, s.then), ...otherwise(s.otherwise)];
    case 'if-done':
      return [...headed(s.negated ? 'if you do not' : 'if you do', s.then), ...otherwise(s.otherwise)];
    case 'when-done':
      return headed('when you do', s.body);
    case 'unless':
      return headed(`unless ${printOrder(s.payment)}`, s.body);
    case 'for-each':
      return headed(`for each ${printNoun(s.item)}${loopOrder(s.order)}`, s.body);
    case 'repeat': {
      const stop = s.stop ? ` ${s.stop.when} ${printCondition(s.stop.condition)}` : '';
      return headed(
        `repeat ${s.mode === 'up-to' ? 'up to' : 'exactly'} ${amount(s.times)} times${stop}`,
        s.body,
      );
    }
    case 'choose-one':
      if (s.priced) return [printCost([s])];
      return [
        `${s.subject ? `${who(s.subject)} ${s.verb?.text ?? 'chooses'}` : 'choose'} ${choices(s.minimum, s.maximum)}${s.possible ? ' that is possible' : s.unchosen ? ' that was not chosen before' : ''}:`,
        ...indented(s.modes.flatMap(mode)),
      ];
    case 'depending':
      return [`depending on ${sum(s.on)}:`, ...indented(s.arms.flatMap(arm))];
    case 'lasting':
      return abilityBody(duration(s.duration), s.abilities);
    case 'delayed':
      return headed(`at the ${s.edge} of ${inner(s.of)}`, s.body);
  }
}

function choices(minimum: number, maximum: number): string {
  if (minimum === 0) return `up to ${maximum}`;
  if (minimum < maximum) return 'one or more';
  return minimum === 1 ? 'one' : String(minimum);
}

function mode(m: Mode): string[] {
  const lines = m.body.flatMap(printStatement);
  return bulleted(m.label === undefined ? lines : [`"${m.label}", ${lines[0]}`, ...lines.slice(1)]);
}

function arm(a: Arm): string[] {
  const { match } = a;
  if (match === 'otherwise') return headed('otherwise', a.body);
  if ('text' in match) return headed(match.text, a.body);
  return headed(
    match.from !== undefined && match.from === match.to ? String(match.from) : range(match),
    a.body,
  );
}

// ------------------------------------------------------------------------------------------ abilities

function event(e: EventPhrase, would: boolean): string {
  const verbs = words(e.verbs, ' or ');
  const middle = would
    ? `would ${e.passive ? 'be ' : ''}`
    : e.passive
      ? `${formOfBe(e.subject, false)} `
      : '';
  // Who does it keeps the name in front of the verb.
  const { subject, name } = e.passive ? unnamed(e.subject) : { subject: e.subject, name: '' };
  const by = e.agent ? ` by ${inner(e.agent)}` : '';
  // Of two objects behind `by` the first is the doer.
  const first = e.args.arguments.some(({ preposition }) => preposition === 'by') ? by : '';
  return `${who(subject)} ${middle}${verbs}${name}${first}${args(e.args, true)}${first === '' ? by : ''}`;
}

/** What is done to something is in front of its verb, and its name behind that. */
const unnamed = (subject: Expression): { readonly subject: Expression; readonly name: string } =>
  subject.kind === 'noun' && subject.name
    ? { subject: { ...subject, name: undefined }, name: ` as ${subject.name.text}` }
    : { subject, name: '' };

const events = (list: readonly EventPhrase[], would = false): string =>
  list.map((e) => event(e, would)).join(' or ');

function abilityBody(header: string, abilities: readonly Ability[]): string[] {
  if (abilities.length !== 1) return [`${header}:`, ...indented(abilities.flatMap(printAbility))];
  const [first, ...rest] = printAbility(abilities[0]);
  return [`${header}, ${first}`, ...rest];
}

function proviso(a: { readonly condition?: Condition; readonly still: boolean }): string {
  return a.condition ? ` if ${a.still ? 'still ' : ''}${printCondition(a.condition)}` : '';
}

export function printAbility(a: Ability): string[] {
  const [first, ...rest] = unlimited(a);
  return 'limit' in a && a.limit ? [`${limit(a.limit)}, ${first}`, ...rest] : [first, ...rest];
}

/** Whether `to` can precede it: an infinitive has no subject. */
function startsWithVerb(s: Statement): boolean {
  if (s.kind === 'together' || s.kind === 'sequence') return startsWithVerb(s.parts[0]);
  return s.kind === 'order' && s.subject === undefined;
}

function unlimited(a: Ability): string[] {
  switch (a.kind) {
    case 'triggered':
      return headed(`${a.timing} ${events(a.events)}${proviso(a)}`, a.body);
    case 'at':
      return headed(`at the ${a.edge} of ${inner(a.of)}${proviso(a)}`, a.body);
    case 'replacement':
      return headed(`if ${events(a.events, true)}, ${a.optional ? 'you may ' : ''}instead`, a.body, ' ');
    case 'activated': {
      if (a.cost.length === 0) return a.effect.flatMap(printStatement);
      const header = `${printCost(a.cost)} to`;
      if (!startsWithVerb(a.effect[0])) return [`${header}:`, ...indented(a.effect.flatMap(printStatement))];
      return headed(header, a.effect, ' ');
    }
    case 'price': {
      const payer = a.payer ? `${who(a.payer)} ` : '';
      const header = `to ${words(a.verbs, ' or ')}${args(a.args)}, ${payer}`;
      if (!a.less) return [`${header}also ${printCost(a.cost)}`];
      const [{ forEach, ...order }] = ordersOf(a.cost).orders;
      const less = a.nothing ? '' : ' less';
      return [`${header}${printOrder(order, true)}${less}${printTrailer({ forEach })}`];
    }
    case 'continuous':
      return [`${printChange(a)}${printTrailer(a)}`];
    case 'standing':
      return [printStanding(a)];
    case 'while':
      return abilityBody(`${a.isUnless ? 'unless' : 'while'} ${printCondition(a.condition)}`, a.abilities);
    case 'during':
      return abilityBody(`during ${a.steps.map(inner).join(' or ')}`, a.abilities);
    case 'keyword':
      return [`${a.word.text}${optional(a.amount && amount(a.amount))}`];
  }
}
