import type { Many, Pick, ActionRequirement, Reason, Scalar, Test } from '../../ir/expressions.ts';
import { reserved } from '../../ir/registers.ts';
import type { Act } from '../../ir/statements.ts';
import { isOpenChoice } from '../../ir/choice-visibility.ts';
import { mayHide } from '../../ir/visibility.ts';
import { localReads } from '../../ir/bindings.ts';
import { demandsOf } from './demands.ts';
import { inserted } from './preconditions.ts';
import { narrowedChoices, picksIn, type LeadingStatement } from './costs.ts';
import { writtenWords, type Scope } from '../scope.ts';

export type CallAct = Act & { op: 'call' };

/** The calls that an action is, with what is worked out before each. */
export const callsIn = (act: Act): (CallAct & { prepare: readonly Act[] })[] =>
  act.op === 'attempt'
    ? act.acts.flatMap((each) => (each.op === 'call' ? [{ ...each, prepare: act.prepare }] : []))
    : [];

const directOf = ({ verb }: CallAct): number =>
  verb.parameters.findIndex((each) => each.preposition === undefined);

/** No rule forbids a call, by what is known of it; none if its object is not known. */
export function permittedOf(call: CallAct, valueOf: (slot: number) => Scalar | undefined): Test | undefined {
  const { verb, you, again } = call;
  const values = call.arguments.map(valueOf);
  const direct = directOf(call);
  if (direct >= 0 && !values[direct]) return undefined;
  return { op: 'permitted', verb, you, arguments: values, ...(again && { again }) };
}

/**
 * No rule forbids a call whatever it is done with; none where it may be done with nothing. What is not known before it is
 * drawn or chosen is not asked about.
 */
export function permittedAtAll(call: CallAct & { prepare: readonly Act[] }): Test | undefined {
  const object = call.arguments[directOf(call)];
  const takesSome = call.prepare.some(
    (each) =>
      (each.op === 'pick' && each.pick.slot === object && isOneAtLeast(each.pick.least)) ||
      (each.op === 'list' &&
        each.slot === object &&
        each.value.op === 'end-cards' &&
        isOneAtLeast(each.value.amount)),
  );
  const { verb, you, again } = call;
  if (!takesSome) return undefined;
  return {
    op: 'permitted',
    verb,
    you,
    arguments: call.arguments.map(() => undefined),
    ...(again && { again }),
  };
}

const isOneAtLeast = (amount: Scalar): boolean => amount.op === 'constant' && amount.value >= 1;

/**
 * What an order prepares, where its choices know all else that the verb is given by then: what a rule forbids to be done
 * using just this is left out of what it may be done with.
 */
export function askedOfAll(prepare: readonly Act[], call: CallAct): Act[] {
  const later = new Set(prepare.flatMap(filledBy));
  return prepare.map((act) => {
    for (const slot of filledBy(act)) later.delete(slot);
    if (act.op !== 'pick' || act.pick.from.op !== 'filter') return act;
    const { pick } = act;
    const { from } = act.pick;
    const known = (test: Test): Test =>
      test.op !== 'permitted' || test.verb !== call.verb
        ? test
        : {
            ...test,
            arguments: test.arguments.map((given, i): Scalar | undefined => {
              const slot = call.arguments[i];
              return given ?? (slot === pick.slot || later.has(slot) ? undefined : { op: 'local', slot });
            }),
          };
    const reasons = pick.reasons.map((reason) => ({ ...reason, test: known(reason.test) }));
    return { ...act, pick: { ...pick, from: { ...from, test: known(from.test) }, reasons } };
  });
}

/** The local that a statement fills before it is done. */
const filledBy = (act: Act): readonly number[] =>
  act.op === 'pick' ? [act.pick.slot] : act.op === 'let' || act.op === 'list' ? [act.slot] : [];

/**
 * That rules leave something of what the object of a call is chosen from, or that there was nothing from the start; none
 * where what there is depends on earlier choices or is not seen by all.
 */
export function leftToChoose(call: CallAct & { prepare: readonly Act[] }, given: number): Test | undefined {
  const chosen = call.prepare.find(
    (each) => each.op === 'pick' && each.pick.slot === call.arguments[directOf(call)],
  );
  if (chosen?.op !== 'pick' || !isOpenChoice(chosen.pick) || mayHide(chosen.pick.from)) return undefined;
  return leftOf(chosen.pick, (each) => each < given);
}

/** That rules leave something of what is chosen from, or that there was nothing from the start. */
function leftOf({ from, least }: Pick, isKnown: (slot: number) => boolean): Test | undefined {
  const optional = least.op === 'constant' && least.value === 0;
  if (optional || from.op !== 'filter' || from.test.op !== 'permitted') return undefined;
  if (![...localReads(from)].every(isKnown)) return undefined;
  const none: Test = { op: 'not', part: { op: 'some', of: from.of } };
  return { op: 'or', parts: [none, { op: 'some', of: from }] };
}

/** A choice of which is asked only what rules say of it whatever else is chosen. */
function whateverElse(pick: Pick, given: number): Pick {
  const { from } = pick;
  if (from.op !== 'filter' || from.test.op !== 'permitted') return pick;
  const known = from.test.arguments.map((each) =>
    each && [...localReads(each)].every((slot) => slot < given) ? each : undefined,
  );
  return { ...pick, from: { ...from, test: { ...from.test, arguments: known } } };
}

/** What a local of an action will hold, where that is known before anything is chosen. */
export function valueOfLocal(prepare: readonly Act[], slot: number, given: number): Scalar | undefined {
  if (slot < given) return { op: 'local', slot };
  const taking = prepare.find(
    (each) => each.op === 'takes' && 'into' in each.fits && each.fits.into === slot,
  );
  if (taking?.op === 'takes') return valueOfLocal(prepare, taking.slot, given);
  const told = prepare.find((each) => (each.op === 'let' || each.op === 'list') && each.slot === slot);
  // One card where a verb takes several.
  if (told?.op === 'list' && told.value.op === 'one') {
    const { value } = told.value;
    return value.op === 'local' ? valueOfLocal(prepare, value.slot, given) : value;
  }
  if (told?.op !== 'let') return undefined;
  return [...localReads(told.value)].every((each) => each < given) ? told.value : undefined;
}

/**
 * Choices of an action that come before another one: what leads to nothing but what rules forbid is left out. Gives what
 * must hold for the action to be on offer as well.
 */
export function leading(
  parts: readonly LeadingStatement[],
  later: readonly (LeadingStatement & { readonly calls: readonly CallAct[] })[],
  given: number,
): { parts: readonly LeadingStatement[]; allowed: readonly ActionRequirement[] } {
  const allowed: ActionRequirement[] = [];
  const before = parts.flatMap(({ acts }) => acts.flatMap(picksIn)).filter((pick) => !pick.many);
  const isKnown = (slot: number): boolean => slot < given || before.some((pick) => pick.slot === slot);
  const more = new Map<number, Reason[]>();
  for (const { words, chooses, acts, calls } of later)
    for (const pick of acts.flatMap(picksIn)) {
      const call = calls.find((one) => one.arguments[directOf(one)] === pick.slot);
      if (!call || pick.many || !isOpenChoice(pick) || mayHide(pick.from)) continue;
      const test = leftOf(pick, isKnown);
      const last = test && before.findLast(({ slot }) => localReads(test).has(slot));
      // What is forbidden whatever is chosen before it is not on offer at all, and everybody can see that.
      const always = last ? leftOf(whateverElse(pick, given), (slot) => slot < given) : test;
      if (always) allowed.push({ test: always, words, chooses, rule: call.verb });
      if (test && last) {
        const known = new Map<number, Scalar>([[last.slot, { op: 'it', depth: reserved.leading }]]);
        const reason = { test: inserted(test, known), words, depth: reserved.leading };
        more.set(last.slot, [...(more.get(last.slot) ?? []), reason]);
      }
    }
  return { parts: more.size === 0 ? parts : narrowedChoices(parts, more, reserved.leading), allowed };
}

/** That a call is permitted where something is paid before it, as far as that is known: by locals that `isKnown`. */
export function besides(
  test: Test & { op: 'permitted' },
  paid: readonly Act[],
  isKnown: (slot: number) => boolean,
): Test & { op: 'permitted' } {
  const demands = demandsOf(paid, isKnown);
  return demands.length > 0 ? { ...test, paid: demands } : test;
}

/** The single object of a call, if it is known before anything is chosen. */
function oneOf(
  scope: Scope,
  { prepare }: { readonly prepare: readonly Act[] },
  slot: number,
  given: number,
): Scalar | undefined {
  const value = valueOfLocal(prepare, slot, given);
  return value?.op === 'local' && scope.slots[value.slot].many ? undefined : value;
}

/** A choice of an action, from which is left out what a rule forbids the action to be done with. */
export function unforbidden(
  scope: Scope,
  act: Act,
  calls: readonly (CallAct & { readonly prepare: readonly Act[] })[],
  given: number,
  known: readonly number[] = [],
  paid: readonly Act[] = [],
): Act {
  if (act.op !== 'attempt') return act;
  const prepare = act.prepare.map((each): Act => {
    if (each.op !== 'pick' || each.pick.many) return each;
    const { pick } = each;
    // What an order chooses itself knows its rules already.
    const others = calls.filter(({ span }) => act.acts.every((one) => one.span !== span));
    const call =
      others.find((one) => one.arguments[directOf(one)] === pick.slot) ??
      others.find((one) => one.arguments.includes(pick.slot));
    if (!call) return each;
    const depth = pick.depth + 1;
    const it: Scalar = { op: 'it', depth };
    const arguments_ = call.arguments.map((slot): Scalar | undefined =>
      slot === pick.slot
        ? it
        : known.includes(slot)
          ? { op: 'local', slot }
          : oneOf(scope, call, slot, given),
    );
    const { verb, you, again } = call;
    const asked = { op: 'permitted', verb, you, arguments: arguments_, ...(again && { again }) } as const;
    const whole = besides(asked, paid, (slot) => slot < given || slot === pick.slot);
    const test = inserted(whole, new Map([[pick.slot, it]]));
    const words = `${call.verb.id} ${writtenWords(scope, pick.span)}`;
    const from: Many = { op: 'filter', of: pick.from, depth, test };
    return { ...each, pick: { ...pick, from, reasons: [...pick.reasons, { test, words, depth }] } };
  });
  return { ...act, prepare };
}
