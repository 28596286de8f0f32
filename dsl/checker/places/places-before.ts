/**
 * Where the cards of an event are before it happens: what happens instead, or before it, is done with them there. `if you would sell a
 * fruit, instead buy that fruit` names a card that is the doer's own, and a verb that takes what others have does nothing with it.
 */
import type { Many, Scalar, Test } from '../../ir/expressions.ts';
import type { EventPattern } from '../../ir/statements.ts';
import { isSameNode } from '../../ir/visit.ts';
import { parameterOf } from '../statements/verb-arguments.ts';
import { withScope, type Mention, type PhraseType, type Scope, type WhoseZones } from '../scope.ts';
import { placeOfOwn } from './card-places.ts';

/** Gives the mentions of an event the places from which its verb takes them. */
export function placeBeforehand(scope: Scope, found: readonly EventPattern[]): void {
  const [pattern, ...others] = found;
  if (!pattern || others.length > 0 || !scope.you) return;
  scope.mentions = scope.mentions.map((known) => {
    const at = pattern.arguments.indexOf(known.slot);
    const parameter = pattern.verb.parameters[at];
    if (!parameter || known.thing.sort !== 'card' || known.slot < 0) return known;
    return placedBefore(scope, pattern, known, parameter);
  });
}

function placedBefore(
  scope: Scope,
  { agent, test }: EventPattern,
  known: Mention,
  parameter: Parameters<typeof parameterOf>[1],
): Mention {
  const doer: Scalar = { op: 'local', slot: agent };
  const takes = withScope(scope, { acting: doer, actingIsNot: undefined, you: doer }, () =>
    parameterOf(scope, parameter),
  );
  const zone = takes?.placed ? takes.thing.zone : undefined;
  if (!takes || !zone) return known;
  const tests = test.op === 'and' ? test.parts : [test];
  const side = said(scope, tests, known) ?? ofDoer(scope, tests, takes.thing, agent);
  const thing: PhraseType = { ...known.thing, zone, inPlay: undefined, side };
  const everybodys = zone.of === 'player' && side === undefined ? ('event' as const) : undefined;
  return { ...known, thing, everybodys };
}

/** Whose it is, as the event says it: `a fruit of yours`, `the basket that carries this`. */
function said(scope: Scope, tests: readonly Test[], { slot, thing }: Mention): WhoseZones | undefined {
  const about = tests.filter((test) => isAbout(test, slot));
  for (const test of about)
    if (test.op === 'compare' && test.how === '=' && placeOfOwn(scope, test.right)) return { of: scope.you };
  const sides = about.flatMap((test) => (test.op === 'among' ? whoseIn(scope, test.of) : []));
  return sides[0] ?? thing.side;
}

const isAbout = (test: Test, slot: number): boolean =>
  test.op === 'among'
    ? test.value.op === 'local' && test.value.slot === slot
    : test.op === 'compare' && test.left.op === 'local' && test.left.slot === slot;

/** Whose cards a list holds by its place, or by who controls them. */
function whoseIn(scope: Scope, list: Many): WhoseZones[] {
  const you = scope.you!;
  if (list.op === 'cards-in')
    return list.zone.op === 'zone' && list.zone.of && isSameNode(list.zone.of, you) ? [{ of: you }] : [];
  if (list.op !== 'filter') return [];
  const { test } = list;
  if (test.op === 'compare' && test.left.op === 'controller' && isSameNode(test.right, you))
    return test.how === '=' ? [{ of: you }] : test.how === '<>' ? [{ notOf: you }] : [];
  if (test.op === 'among' && test.value.op === 'controller')
    return areOthers(test.of, you) ? [{ notOf: you }] : [];
  return whoseIn(scope, list.of);
}

/** Opponents and the like: all players but you. */
const areOthers = (players: Many, you: Scalar): boolean =>
  players.op === 'filter' &&
  ((players.test.op === 'compare' &&
    players.test.how === '<>' &&
    players.test.left.op === 'it' &&
    isSameNode(players.test.right, you)) ||
    areOthers(players.of, you));

/** Whose it is by who does it: a verb that takes what is the doer's own is done by you with what is yours. */
function ofDoer(
  scope: Scope,
  tests: readonly Test[],
  { side }: PhraseType,
  agent: number,
): WhoseZones | undefined {
  const you = scope.you!;
  const doer: Scalar = { op: 'local', slot: agent };
  const about = tests.filter((test) => isAbout(test, agent));
  const isYou = about.some(
    (test) => test.op === 'compare' && test.how === '=' && isSameNode(test.right, you),
  );
  const isOther = about.some((test) =>
    test.op === 'among'
      ? areOthers(test.of, you)
      : test.op === 'compare' && test.how === '<>' && isSameNode(test.right, you),
  );
  const isOwn = side?.of !== undefined && isSameNode(side.of, doer);
  const isOthers = side?.notOf !== undefined && isSameNode(side.notOf, doer);
  if (isYou) return isOwn ? { of: you } : isOthers ? { notOf: you } : undefined;
  return isOther && isOwn ? { notOf: you } : undefined;
}
