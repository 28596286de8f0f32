import { startOfSeat } from '../../dsl/language/symbols/counter-bounds.ts';
import { inTurnOrder, takesPart } from './seats.ts';
import type { CounterSymbol } from '../../dsl/language/symbols/symbols.ts';
import type { Ending, Step, TurnPart } from '../../interpreter/game/linked-game.ts';
import { count, layAside, startOf } from './changes.ts';
import { type Asks, inFrame, newFrame, NOTHING, Over, type Frame, type Noted, type Play } from './state.ts';
import { ageForTurnOf, expire, forget, forgetTurnOf } from './standing.ts';
import { carryOut } from './texts.ts';
import { checks, edge } from './triggers.ts';
import { offer } from './windows.ts';

/** The flow of a game: set-up once, then the steps of the cycle again and again, until an ending holds. */

/** What happens between two statements of the flow: state checks and triggers. */
export function* rest(g: Play, frame: Frame): Asks<void> {
  yield* checks(g, frame);
  yield* g.doing.settle(g, frame, 0);
}

/** As between statements; the dice leave the table too. */
function* restOfActions(g: Play, frame: Frame): Asks<void> {
  yield* rest(g, frame);
  layAside(g);
}

/** The first of some endings that holds, with its winners. */
function endingOf(g: Play, wanted: (ending: Ending) => boolean): Noted | undefined {
  const env = inFrame(newFrame('game', [], undefined, NOTHING, undefined));
  const ending = g.game.endings.find((each) => wanted(each) && g.holds(env, each.test));
  return ending && { ending, winners: (g.list(env, ending.winners) as number[]).sort((a, b) => a - b) };
}

function end(g: Play, { ending, winners }: Noted): never {
  g.winners = winners;
  g.lines.push({ event: 'over', ending: ending.id, winners: winners.map((seat) => g.seats[seat]) });
  throw new Over();
}

/**
 * The endings that are due as soon as they hold; asked behind each statement that changed something, and before others
 * come `between`. In the middle of what a verb does they are noted.
 */
export function endingsAtOnce(g: Play, frame: Frame, between = false): void {
  if (g.asked === g.changes && !g.noted) return;
  g.asked = g.changes;
  const complete = between || !inTheMiddle(frame);
  if (!complete && g.noted) return;
  if (!g.noted?.ending.said) g.noted = endingOf(g, ({ at }) => at === 'once') ?? g.noted;
  if (complete && g.noted) end(g, g.noted);
}

/** Whether a verb is being done, and not only what others do in the middle of one. */
function inTheMiddle(frame: Frame): boolean {
  for (let each: Frame | undefined = frame; each; each = each.caller) {
    if (/^verbs\/[^/]*$/.test(each.name)) return true;
    if (each.name.startsWith('windows/')) return false;
    if (each.name === 'triggers' && !each.caller?.name.startsWith('events/')) return false;
  }
  return false;
}

function endingsAfter(g: Play, of: string): void {
  const found = endingOf(g, (ending) => ending.after?.id === of || ending.at === of);
  if (found) end(g, found);
}

export function* game(g: Play): Asks<void> {
  const frame = newFrame('game', [], undefined, NOTHING, undefined);
  const border = function* (which: 'start' | 'end'): Asks<void> {
    if (which === 'start') forget(g, 'cycle');
    edge(g, which, 'cycle');
    if (g.game.abilities.length > 0) yield* restOfActions(g, frame);
    if (which === 'end') expire(g, frame, 'game end of cycle', 'end of cycle');
  };
  if (g.game.setup) yield* carryOut(g, g.game.setup, frame, NOTHING, undefined, { resting: true });
  for (;;) {
    g.cycle++;
    g.lines.push({ event: g.game.cycle.id, number: g.cycle });
    reset(g, frame);
    yield* border('start');
    for (const step of g.game.steps) {
      g.step = step.symbol.index;
      g.lines.push({ event: 'step', step: step.symbol.id });
      yield* edgeOfStep(g, frame, step.symbol.index, 'start');
      if (step.kind === 'do') yield* carryOut(g, step.program, frame, NOTHING, undefined, { resting: true });
      else yield* turns(g, frame, step);
      yield* edgeOfStep(g, frame, step.symbol.index, 'end');
      endingsAfter(g, step.symbol.id);
    }
    yield* border('end');
  }
}

/** The edge of a step outside of turns, where something waits for it. */
function* edgeOfStep(g: Play, frame: Frame, step: number, which: 'start' | 'end'): Asks<void> {
  const isAwaited = g.game.abilities.some(({ ability }) => {
    if (ability.kind !== 'edge' || ability.edge !== which || typeof ability.of === 'string') return false;
    return ability.of.index === step;
  });
  if (!isAwaited) return;
  edge(g, which, step);
  yield* restOfActions(g, frame);
}

/** Counters that begin anew with each cycle. */
function reset(g: Play, frame: Frame): void {
  for (const index of g.game.cycle.resets) {
    const counter = g.game.vocabulary.counters[index];
    if (counter.of === 'card')
      for (const card of g.cards)
        count(g, frame, 'game cycle', counter, card, 'set', startOf(counter, card) ?? 0);
    else {
      const owners = counter.of === 'game' ? [0] : g.seats.keys();
      for (const owner of owners)
        count(g, frame, 'game cycle', counter, owner, 'set', startOfSeat(counter, owner));
    }
  }
}

/** Turns of the players, one after the other: until the step's condition holds, or until each has had one. */
function* turns(g: Play, caller: Frame, step: Step & { kind: 'turns' }): Asks<void> {
  const frame = newFrame(`flow/${step.symbol.id}`, [], caller, NOTHING, undefined);
  const env = inFrame(frame);
  // Where nobody is said, the first seat begins.
  let player = Math.max(0, g.number(env, step.from));
  // Who had the last turn that was not an extra one.
  let inOrder = player;
  let isExtra = false;
  const listens = g.game.abilities.length > 0;
  for (let done = 0; isExtra || (step.until ? !g.holds(env, step.until) : done < g.seats.length);) {
    if (!isExtra) {
      const seated = inTurnOrder(g, player);
      const next = seated.findIndex((seat) => takesPart(g, seat));
      if (next < 0 || (!step.until && done + next >= g.seats.length)) return;
      player = inOrder = seated[next];
      done += next;
      if (step.skipped && g.counters.get(step.skipped)![player] > 0) {
        count(g, frame, 'turns skipped turn', step.skipped, player, 'subtract', 1);
        done++;
        player = inOrder = inTurnOrder(g, player)[1 % g.seats.length];
        continue;
      }
    }
    g.turn = player;
    frame.you = player;
    g.lines.push({ event: 'turn', player: g.seats[player] });
    clearEnded(g, frame, step, 'turns ended turn');
    ageForTurnOf(g, player);
    expire(g, frame, 'turns begins', 'start of your turn', player);
    for (const record of g.standing)
      if (record.until === 'end of your next turn' && record.whose === player)
        record.until = 'end of your turn';
    forget(g, 'turn');
    edge(g, 'start', 'turn');
    if (listens || countsPerTurn(g)) yield* restOfActions(g, frame);
    let asked = 0;
    for (const part of step.parts) {
      if (!takesPart(g, player) || isEnded(g, step)) break;
      if (part.kind === 'actions') asked++;
      yield* turnPart(g, frame, part, asked, step);
    }
    edge(g, 'end', 'turn');
    yield* restOfActions(g, frame);
    endingsAfter(g, 'end of turn');
    expire(g, frame, 'turns expires', 'end of turn');
    expire(g, frame, 'turns expires', 'end of your turn', player);
    forgetTurnOf(g, player);
    clearEnded(g, frame, step, 'turns ended turn (2)');
    g.turn = NOTHING;
    frame.you = NOTHING;
    if (step.until && g.holds(env, step.until)) return;
    const more = step.extra && withMore(g, step.extra, player);
    isExtra = more !== undefined;
    if (more === undefined) {
      done++;
      player = inOrder = inTurnOrder(g, inOrder)[1 % g.seats.length];
    } else {
      count(g, frame, 'turns extra turn', step.extra!, more, 'subtract', 1);
      player = more;
    }
  }
}

type Turns = Step & { kind: 'turns' };

/** Whether the turn that is going on is to end. */
const isEnded = (g: Play, { ended }: Turns): boolean => ended !== undefined && g.counters.get(ended)![0] > 0;

/** Nothing is left of what ends turns when one begins, and when one is over. */
function clearEnded(g: Play, frame: Frame, { ended }: Turns, name: string): void {
  if (ended && g.counters.get(ended)![0] > 0) count(g, frame, name, ended, 0, 'set', 0);
}

/** Who has an extra turn next: first whose turn it was, then the others in turn order. */
const withMore = (g: Play, counter: CounterSymbol, player: number): number | undefined =>
  inTurnOrder(g, player).find((seat) => takesPart(g, seat) && g.counters.get(counter)![seat] > 0);

const countsPerTurn = (g: Play): boolean =>
  g.game.vocabulary.history.questions.some((question) => question.per === 'turn');

/** A part of a turn: something happens, or the player acts until they pass or may no more. */
function* turnPart(g: Play, frame: Frame, part: TurnPart, times: number, step: Turns): Asks<void> {
  const { symbol } = part;
  const listens = g.game.abilities.length > 0;
  if (symbol) {
    g.step = symbol.index;
    g.lines.push({ event: 'step', step: symbol.id });
    edge(g, 'start', symbol.index);
    if (listens) yield* restOfActions(g, frame);
  }
  if (part.kind === 'do') yield* carryOut(g, part.program, frame, frame.you, undefined, { resting: true });
  else {
    const activated = g.game.abilities.filter(({ ability: { kind, during } }) => {
      if (kind !== 'activated' || !symbol) return false;
      return during.length === 0 ? part.offer.abilities : during.some(({ step }) => step === symbol);
    });
    const isLimited = part.least !== undefined || part.most !== undefined;
    const env = inFrame(frame);
    let actions = 0;
    const offering = () => ({
      offer: part.offer,
      path: 'turns',
      times,
      canPass: part.least ? actions >= g.number(env, part.least) : symbol || isLimited ? true : undefined,
      activated,
      given: [],
      begin: (
        text: Parameters<typeof carryOut>[1],
        _: number,
        you: number,
        card: Parameters<typeof carryOut>[4],
        how: Parameters<typeof carryOut>[5],
      ) => carryOut(g, text, frame, you, card, how),
    });
    // Who takes no actions is not asked for any.
    const isIdle = g.game.vocabulary.roles.some(
      ({ automatic, index }) => automatic && !automatic.acts && g.roles[index] === frame.you,
    );
    if (!isIdle)
      while (
        takesPart(g, frame.you) &&
        !isEnded(g, step) &&
        !(part.until && g.holds(inFrame(frame), part.until))
      ) {
        if (part.most && actions >= g.number(env, part.most)) break;
        const acted = yield* offer(g, frame, offering());
        if (!(symbol || isLimited) || !acted) break;
        actions++;
        yield* restOfActions(g, frame);
      }
  }
  if (!symbol) return;
  edge(g, 'end', symbol.index);
  if (listens) yield* restOfActions(g, frame);
  endingsAfter(g, symbol.id);
}
