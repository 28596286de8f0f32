import type { Act, Many, Scalar, Test } from '../meaning.ts';
import { mayHide } from '../openness.ts';
import { outerReads } from './kept.ts';
import { wordsOf, type Scope } from './scope.ts';

export type Call = Act & { op: 'call' };

/** The calls that an action is, with what is worked out before each. */
export const callsIn = (act: Act): (Call & { prepare: readonly Act[] })[] =>
  act.op === 'attempt'
    ? act.acts.flatMap((each) => (each.op === 'call' ? [{ ...each, prepare: act.prepare }] : []))
    : [];

const directOf = ({ verb }: Call): number =>
  verb.parameters.findIndex((each) => each.preposition === undefined);

/** That no rule stands against a call, by what is known of it; none where its object is not known. */
export function permittedOf(call: Call, valueOf: (slot: number) => Scalar | undefined): Test | undefined {
  const { verb, you } = call;
  const values = call.arguments.map(valueOf);
  const direct = directOf(call);
  if (direct >= 0 && !values[direct]) return undefined;
  return { op: 'permitted', verb, you, arguments: values };
}

/**
 * That rules leave something of what the object of a call is chosen from, or that there was nothing from the start; none
 * where what there is depends on earlier choices or is not seen by all.
 */
export function leftToChoose(call: Call & { prepare: readonly Act[] }, given: number): Test | undefined {
  const chosen = call.prepare.find(
    (each) => each.op === 'pick' && each.pick.slot === call.arguments[directOf(call)],
  );
  if (chosen?.op !== 'pick' || !chosen.pick.public || mayHide(chosen.pick.from)) return undefined;
  const { from, least } = chosen.pick;
  const optional = least.op === 'constant' && least.value === 0;
  if (optional || from.op !== 'filter' || from.test.op !== 'permitted') return undefined;
  if (outerReads(from, Number.MAX_SAFE_INTEGER).some((slot) => slot >= given)) return undefined;
  const none: Test = { op: 'not', part: { op: 'some', of: from.of } };
  return { op: 'or', parts: [none, { op: 'some', of: from }] };
}

/** What a local of an action will hold, where that is known before anything is chosen. */
export function valueIn(prepare: readonly Act[], slot: number, given: number): Scalar | undefined {
  if (slot < given) return { op: 'local', slot };
  const told = prepare.find((each) => (each.op === 'let' || each.op === 'list') && each.slot === slot);
  // One card where a verb takes several.
  if (told?.op === 'list' && told.value.op === 'one') {
    const { value } = told.value;
    return value.op === 'local' ? valueIn(prepare, value.slot, given) : value;
  }
  if (told?.op !== 'let') return undefined;
  return outerReads(told.value, Number.MAX_SAFE_INTEGER).every((each) => each < given)
    ? told.value
    : undefined;
}

/** A choice of an action, from which is left out what a rule forbids the action to be done with. */
export function unforbidden(scope: Scope, act: Act, calls: readonly Call[]): Act {
  if (act.op !== 'attempt') return act;
  const prepare = act.prepare.map((each): Act => {
    if (each.op !== 'pick' || each.pick.many) return each;
    const { pick } = each;
    const call = calls.find((one) => one.arguments[directOf(one)] === pick.slot);
    if (!call) return each;
    const depth = pick.depth + 1;
    const it: Scalar = { op: 'it', depth };
    const test = permittedOf(call, (slot) => (slot === pick.slot ? it : undefined))!;
    const words = `${call.verb.id} ${wordsOf(scope, pick.span)}`;
    const from: Many = { op: 'filter', of: pick.from, depth, test };
    return {
      ...each,
      pick: {
        ...pick,
        from,
        reasons: [...pick.reasons, { test, words, depth }],
      },
    };
  });
  return { ...act, prepare };
}
