import { isCountOf } from '../values/multiple-cards.ts';
import { wrongSort, reportSeveral, reportMeaningless } from '../expectations.ts';
import { say, written } from '../../diagnostics/catalogue/phrase.ts';
import type { Many, Scalar } from '../../ir/expressions.ts';
import type { Span } from '../../text/source.ts';
import { sharedOption } from '../shared-options.ts';
import { jointMoves } from '../../ir/joint-moves.ts';
import type { Act } from '../../ir/statements.ts';
import type { Block, Order, Statement } from '../../language/syntax/ast.ts';
import { nameTaken } from '../common-findings.ts';
import { forgetEverybodys, noteChosenByAll, noteEverybodys } from '../places/everybodys-cards.ts';
import { forgetLeft, noteLeft, placeMoved } from '../places/card-places.ts';
import { unsetInEachTurn } from '../names-in-loops.ts';
import { movedFrom } from '../places/moved-from.ts';
import { forgetPlaces, mention } from '../nouns/references.ts';
import { modes } from './modes.ts';
import { readOrder } from './clauses.ts';
import { serialOrderOf } from '../../language/symbols/serial-order.ts';
import { lasts, modify, stands, waits } from '../abilities/lasting-effects.ts';
import { passesOn } from './passing-on.ts';
import { bindToLocal, gatheredInLoop, slotFor, UNCHOSEN } from './picks.ts';
import { oneByOne } from './picked-order.ts';
import {
  block,
  reportAt,
  countErrors,
  inItsFile,
  loopSlots,
  nameUnknown,
  newSlot,
  noEffect,
  withScope,
  writtenWords,
  behindFault,
} from '../scope.ts';
import type { Mention, PhraseMeaning, PhraseType, Scope } from '../scope.ts';
import { reportGone } from '../values/gone-cards.ts';
import { constant, kindsMeet, sameSort } from '../nouns/noun-meanings.ts';
import { saysHowMany } from '../nouns/qualified-noun.ts';
import { mayBeNone, requiring } from '../conditions/existence.ts';

/** Reads statements one after the other; what one of them names, the next may point back to. */
export function statements(scope: Scope, tree: Block): Act[] {
  let done: Done | undefined;
  return tree.flatMap((each) => {
    const before = countErrors(scope);
    const known = scope.mentions.length;
    const acts = inItsFile(scope, each.span, () => statement(scope, each, done));
    done = acts && { acts, known };
    // What means nothing and is not of the error sort would be skipped in silence.
    if (!acts && countErrors(scope) === before) noEffect(scope, each.span);
    if (!acts) nameUnknown(scope, writtenWords(scope, each.span));
    if (acts?.some(mayMove)) {
      forgetPlaces(scope, movedFrom(scope, acts));
      forgetLeft(scope, acts);
      placeMoved(scope, acts, known);
    }
    return acts ?? [];
  });
}

/** What was done in the line before, and how much was mentioned until then. */
interface Done {
  readonly acts: readonly Act[];
  readonly known: number;
}

/** What follows where something was done, which somebody may have done: it has moved what it moves. */
const afterDone = (scope: Scope, tree: Block, done: Done | undefined): Act[] =>
  block(scope, () => {
    const acts = done?.acts.flatMap((act) => (act.op === 'may' ? act.acts : [act])) ?? [];
    if (done) placeMoved(scope, acts, done.known);
    return statements(scope, tree);
  });

/** What leaves all cards where they are. */
const STAYING: ReadonlySet<Act['op']> = new Set([
  ...(['pick', 'chosen', 'let', 'list', 'supply', 'require'] as const),
  ...(['stand', 'say', 'reveal', 'look'] as const),
]);

/** Whether cards may be elsewhere after it. */
function mayMove(act: Act): boolean {
  if (act.op === 'attempt' || act.op === 'each' || act.op === 'secretly') return act.acts.some(mayMove);
  if (act.op === 'may') return act.acts.some(mayMove) || act.otherwise.some(mayMove);
  if (act.op === 'if') return act.then.some(mayMove) || act.otherwise.some(mayMove);
  return !STAYING.has(act.op);
}

/** What is done again and again may have moved what was named before it. */
const loop = (scope: Scope, tree: Block): Act[] =>
  block(scope, () => {
    forgetPlaces(scope);
    return statements(scope, tree);
  });

const inner = (scope: Scope, tree: Block | undefined): Act[] =>
  tree ? block(scope, () => statements(scope, tree)) : [];

function statement(scope: Scope, tree: Statement, done?: Done): Act[] | undefined {
  const { span } = tree;
  switch (tree.kind) {
    case 'order':
      return readOrder(scope, tree);
    case 'sequence':
      return statements(scope, tree.parts);
    case 'together':
      return together(scope, tree);
    case 'nothing':
      return [];
    case 'if': {
      const test = scope.read.condition(scope, tree.condition);
      forgetEverybodys(scope);
      const then = inner(scope, tree.then);
      const otherwise = inner(scope, tree.otherwise);
      return test && [{ op: 'if', test, then, otherwise, span }];
    }
    case 'if-done': {
      const then = tree.negated ? inner(scope, tree.then) : afterDone(scope, tree.then, done);
      const otherwise = inner(scope, tree.otherwise);
      return [{ op: 'if-done', negated: tree.negated, then, otherwise, span }];
    }
    case 'for-each':
      return forEach(scope, tree);
    case 'repeat': {
      if (tree.mode === 'up-to' && !tree.stop) {
        return reportMeaningless(scope, span, say('phrase/write-repeat-exactly-or-say-when'));
      }
      const times = scope.read.number(scope, tree.times);
      const stop = tree.stop && scope.read.condition(scope, tree.stop.condition);
      if (!times || (tree.stop && !stop)) return behindFault(scope, () => statements(scope, tree.body));
      const counter = newSlot(scope, `round of loop ${scope.slots.length}`, 'number', false);
      const until = stop && (tree.stop?.when === 'while' ? ({ op: 'not', part: stop } as const) : stop);
      return [
        {
          op: 'repeat',
          times,
          counter,
          stop: until,
          acts: unsetInEachTurn(scope, loop(scope, tree.body), counter + 1),
          span,
        },
      ];
    }
    case 'choose-one':
      return modes(scope, tree);
    case 'let': {
      const value = scope.read.expression(scope, tree.value);
      if (!value) return undefined;
      const prepare: Act[] = [];
      const named = { ...value, name: tree.name.text };
      if (named.scalar && !named.choice) {
        const again = givenOutside(scope, named.name);
        if (again && !holdsAgain(again.thing, named.thing))
          return nameTaken(scope, tree.name.span, named.name);
        if (again) return [{ op: 'let', slot: again.slot, value: named.scalar, span }];
        const slot = slotFor(scope, named, false, UNCHOSEN);
        scope.givenByLet.add(slot);
        if (mayBeNone(scope, named.scalar)) scope.maybeNone.add(slot);
        mention(scope, named.thing, slot, false, named.name);
        return [{ op: 'let', slot, value: named.scalar, span }];
      }
      return bindToLocal(scope, named, prepare) && [{ op: 'attempt', prepare, acts: [], span }];
    }
    case 'becomes':
      return becomes(scope, tree);
    case 'modify':
      return modify(scope, tree);
    case 'standing':
      return stands(scope, tree);
    case 'lasting':
      return lasts(scope, tree);
    case 'delayed':
      return waits(scope, tree);
    default:
      return reportMeaningless(scope, span);
  }
}

/** What has a name by a `let` in lines around these: a `let` of that name gives it another value, which it keeps behind them. */
function givenOutside(scope: Scope, name: string): Mention | undefined {
  const known = scope.mentions.findLast((each) => each.name === name);
  return known && known.level < scope.level && scope.givenByLet.has(known.slot) ? known : undefined;
}

/** Whether what is known of a name stays true with another value: of a card its place and its kind might not. */
const holdsAgain = (one: PhraseType, other: PhraseType): boolean =>
  one.sort === other.sort && one.of === other.of && ['number', 'player', 'value'].includes(one.sort);

/** `each player draws a card and discards a card`: a part without a subject has that of the first. */
function sameSubject(parts: readonly Statement[]): Statement[] {
  const [first, ...rest] = parts;
  if (first.kind !== 'order' || !first.subject) return [...parts];
  const { subject, may } = first;
  return [
    first,
    ...rest.map((part) => (part.kind === 'order' && !part.subject ? { ...part, subject, may } : part)),
  ];
}

/** `A and B`: everything is chosen first, then all of it happens. */
function together(scope: Scope, tree: Statement & { kind: 'together' }): Act[] | undefined {
  const theirs = withTheirChoice(scope, tree.parts);
  if (theirs) return readOrder(scope, ...theirs);
  const each = sameSubject(tree.parts);
  const read = each.map((part, i, parts) => {
    const known = scope.mentions.length;
    const acts = withScope(scope, { besideFrom: parts[i - 1]?.span.end }, () => statement(scope, part));
    // What is counted on it by the next part is counted behind this one.
    if (acts) noteLeft(scope, acts, known);
    return acts;
  });
  if (read.includes(undefined)) return undefined;
  const found = (read as Act[][]).map((acts) => acts.map(allChosenFirst));
  const option = sharedOption(each, found);
  if (!option) return [partsOf(scope, found.flat(), tree.span)];
  const { who, prepare, acts, rest } = option;
  const both = partsOf(scope, acts, tree.span);
  const may: Act = {
    op: 'may',
    who,
    acts: [{ op: 'attempt', prepare, acts: [both], span: tree.span }],
    otherwise: [],
    span: tree.span,
  };
  return rest.length === 0 ? [may] : [partsOf(scope, [may, ...rest], tree.span)];
}

/** All of it is chosen, and then happens; each part has a flag that says whether it is to be done, and then whether it was. */
const partsOf = (scope: Scope, acts: readonly Act[], span: Span): Act => ({
  op: 'together',
  parts: jointMoves(scope.vocabulary, acts).map((act, i) => {
    const flag = newSlot(scope, `part ${scope.slots.length + i}`, 'number', false);
    return act.op === 'attempt'
      ? { flag, prepare: act.prepare, acts: act.acts }
      : { flag, prepare: [], acts: [act] };
  }),
  span,
});

/** `each player chooses a number as bid and gains (the bid) points`: each does with their own what comes behind it. */
function withTheirChoice(
  scope: Scope,
  [first, ...rest]: readonly Statement[],
): readonly [first: Order, then: readonly Order[]] | undefined {
  if (first?.kind !== 'order' || first.verb.text.replace(/s$/, '') !== 'choose') return undefined;
  const { subject, args } = first;
  const isOfEach = subject?.kind === 'noun' && /^(?:each|every)$/.test(subject.determiner ?? '');
  const then = rest.flatMap((part) => (part.kind === 'order' && !part.subject ? [part] : []));
  if (!isOfEach || then.length < rest.length) return undefined;
  const name = args.object?.kind === 'noun' ? args.object.name?.text : undefined;
  const words = then.map(({ span }) => writtenWords(scope, span)).join('\n');
  const isUsed = new RegExp(`\\bthat (?:many|much)\\b${name === undefined ? '' : `|\\bthe ${name}\\b`}`);
  return isUsed.test(words) ? [first, then] : undefined;
}

/** Who does something is found first, and then what they choose: all of it before anything happens. */
function allChosenFirst(act: Act): Act {
  const [only, ...more] = act.op === 'attempt' ? act.acts : [];
  return act.op === 'attempt' && only?.op === 'attempt' && more.length === 0
    ? allChosenFirst({ ...only, prepare: [...act.prepare, ...only.prepare] })
    : act;
}

function forEach(scope: Scope, tree: Statement & { kind: 'for-each' }): Act[] | undefined {
  const of = scope.read.phrase(scope, { ...tree.item, determiner: undefined }, { inTurn: true });
  if (!of) return behindFault(scope, () => statements(scope, tree.body));
  if (tree.order?.kind === 'picked')
    return oneByOne(scope, of, tree.order, tree.span, () => statements(scope, tree.body));
  const set = ordered(scope, tree, of);
  if (!set || countsGone(scope, tree, of)) return undefined;
  const slot = slotFor(scope, of, false, UNCHOSEN);
  const counted = loopSlots(scope, of.thing.sort);
  const they: Scalar | undefined = of.thing.sort === 'player' ? { op: 'local', slot } : scope.they;
  let inside: readonly Mention[] = [];
  const acts = block(scope, () => {
    forgetPlaces(scope);
    mention(scope, of.thing, slot, false, of.name, of.span);
    noteEverybodys(scope, of, true);
    const done = withScope(scope, { they }, () => {
      const all = statements(scope, tree.body);
      inside = scope.mentions;
      return all;
    });
    return done;
  });
  const [order, ...more] = tree.body;
  if (order && more.length === 0 && passesOn(scope, acts, slot, { span: tree.span, order, who: tree.item }))
    return undefined;
  // What each player does in one order is written with `each player`.
  const isOfEach =
    of.thing.sort === 'player' && more.length === 0 && order?.kind === 'order' && order.subject;
  const gather = isOfEach ? undefined : gatheredInLoop(scope, acts, inside, tree.span.end);
  if (gather) noteChosenByAll(scope, of);
  const inTurn = unsetInEachTurn(scope, acts, slot + 1);
  return [
    {
      op: 'each',
      of: set,
      ...isCountOf(of.thing, inTurn, slot),
      ...counted,
      slot,
      acts: inTurn,
      ...(gather && { gather }),
      span: tree.span,
    },
  ];
}

/** Whether a loop is about cards that are elsewhere since what is asked of them; without them in its body, it is done as often. */
function countsGone(scope: Scope, tree: Statement & { kind: 'for-each' }, of: PhraseMeaning): boolean {
  const span = { start: tree.span.start, end: tree.item.span.end };
  const body = writtenWords(scope, { start: span.end, end: tree.span.end });
  const isAbout = /\b(?:that|those)\b/.test(body);
  const write = (event: string): string | undefined =>
    isAbout ? undefined : `repeat exactly (the number of times ${event}) times`;
  return reportGone(scope, tree.item, of, { span, write });
}

/** The order in which a loop goes: turn order from somebody, or by a key. */
function ordered(scope: Scope, tree: Statement & { kind: 'for-each' }, of: PhraseMeaning): Many | undefined {
  const by = tree.order;
  if (!by || by.kind === 'picked') return of.set;
  if (by.kind === 'turn') {
    if (!by.from) return of.set;
    const from = scope.read.expression(scope, by.from);
    if (!from) return undefined;
    if (from.thing.sort !== 'player' || !from.scalar) {
      return wrongSort(scope, from, 'player to start with', by.from.span);
    }
    const players = startingWith(of.set, from.scalar);
    if (players) return players;
    return wrongSort(scope, { ...of, many: true }, 'players in turn', tree.item.span);
  }
  const depth = scope.depth + 1;
  const candidate = { thing: of.thing, value: { op: 'it', depth } as const };
  const serial = of.thing.sort === 'card' ? serialOrderOf(by.key, scope.vocabulary) : undefined;
  const key: Scalar | undefined = serial
    ? { op: serial, card: candidate.value }
    : withScope(scope, { depth, candidate }, () => scope.read.number(scope, by.key));
  return key && { op: 'sorted', of: of.set, depth, key, descending: by.descending };
}

/** Players in turn order from one of them: all, or those that are looked for. Undefined of anything else. */
function startingWith(players: Many, from: Scalar): Many | undefined {
  if (players.op === 'players') return { op: 'players', from };
  const of = players.op === 'filter' ? startingWith(players.of, from) : undefined;
  return players.op === 'filter' && of ? { ...players, of } : undefined;
}

/** `the first player becomes a random player`, `that player's points become 0`. */
function becomes(scope: Scope, tree: Statement & { kind: 'becomes' }): Act[] | undefined {
  const subject = scope.read.expression(scope, tree.subject);
  if (tree.value && !saysHowMany(scope, tree.value)) return undefined;
  const value = tree.value && scope.read.expression(scope, tree.value);
  if (!subject || (tree.value && !value)) return undefined;
  // `that player becomes the first player` says the same as `the first player becomes that player`.
  const held = subject.scalar?.op === 'role' || subject.scalar?.op === 'counter';
  return value?.scalar?.op === 'role' && subject.thing.sort === 'player' && !held
    ? put(scope, { ...tree, subject: tree.value!, value: tree.subject }, value, subject)
    : put(scope, tree, subject, value);
}

function put(
  scope: Scope,
  tree: Statement & { kind: 'becomes' },
  subject: PhraseMeaning,
  value: PhraseMeaning | undefined,
): Act[] | undefined {
  const target = subject.scalar;
  if (target?.op !== 'role' && target?.op !== 'counter')
    return wrongSort(scope, subject, 'role or counter', tree.subject.span);
  if (target.op === 'counter' && target.counter.fixed)
    return reportAt(scope, 'name/wrong-sort', tree.subject.span, {
      found: say('phrase/a-setting'),
      wanted: say('phrase/a-role-or-a-counter'),
    });
  const role = target.op === 'role' ? scope.vocabulary.roles[target.index] : undefined;
  if (role?.seat !== undefined)
    return reportAt(scope, 'name/wrong-sort', tree.subject.span, {
      found: say(role.automatic ? 'phrase/a-seat-that-nobody-plays' : 'phrase/a-role-that-one-seat-keeps'),
      wanted: say('phrase/a-role-or-a-counter'),
    });
  if (!tree.value || !value) return cleared(scope, tree, subject);
  const meets = subject.thing.sort === 'card' ? kindsMeet : sameSort;
  if (!meets(value.thing, subject.thing)) return wrongSort(scope, value, subject.thing, tree.value.span);
  const prepare: Act[] = [];
  const settled = bindToLocal(scope, value, prepare);
  if (!settled?.scalar) return settled && reportSeveral(scope, tree.value.span);
  const { span } = tree;
  const { scalar: amount } = settled;
  // What is to be nobody's stays whose it is, and what is to hold what is not there keeps what it holds.
  if (target.op === 'role' || target.counter.holds) prepare.push(...requiring(scope, settled.scalar, span));
  const act: Act =
    target.op === 'role'
      ? { op: 'appoint', role: target.index, player: amount, span }
      : { op: 'count', counter: target.counter, owner: target.owner, change: 'set', amount, span };
  const secret = target.op === 'counter' && (target.counter.seenBy ?? 'everyone') !== 'everyone';
  return [{ op: 'attempt', prepare: secret ? prepare.map(discreet) : prepare, acts: [act], span }];
}

/** A choice for a state that not everybody sees is shown to nobody else. */
const discreet = (act: Act): Act =>
  act.op === 'pick' ? { ...act, pick: { ...act.pick, discreet: true } } : act;

/** `the claim becomes nothing`, of a state. */
function cleared(
  scope: Scope,
  { subject: { span: at }, span }: Statement & { kind: 'becomes' },
  { scalar }: PhraseMeaning,
): Act[] | undefined {
  if (scalar?.op !== 'counter' || !scalar.counter.holds)
    return reportAt(scope, 'name/wrong-sort', at, {
      found: written(writtenWords(scope, at)),
      wanted: say('phrase/a-state'),
    });
  const { counter, owner } = scalar;
  return [{ op: 'count', counter, owner, change: 'set', amount: constant(-1), span }];
}
