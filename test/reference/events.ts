import { endTaken } from '../../dsl/language/symbols/end-taken.ts';
import { verbOfEvent, type EventName } from '../../dsl/language/symbols/events/built-in-events.ts';
import type { Act, EventPattern } from '../../dsl/ir/statements.ts';
import { verbOfCrossing } from '../../dsl/language/symbols/events/crossing-events.ts';
import {
  verbOfOrder,
  verbOfMoment,
  verbOfResponse,
  type OrderEventName,
  type WindowMoment,
} from '../../dsl/language/symbols/events/order-events.ts';
import { verbOfContest } from '../../dsl/language/symbols/events/contest-events.ts';
import { countedTest } from '../../dsl/ir/counted-objects.ts';
import { reserved } from '../../dsl/ir/registers.ts';
import type { ContestSymbol, HistoryQuestion, VerbSymbol } from '../../dsl/language/symbols/symbols.ts';
import { countUse, isLeft } from './abilities.ts';
import { count, room } from './changes.ts';
import { chooseOf, isPossible, menu } from './choices.ts';
import { directOf, fill, isForbidden, isRunning, isSoMany, speaking } from './forbidding.ts';
import { isSame } from './names.ts';
import { canPay, unpaid } from './prices.ts';
import { controllerOf, isFull, takes, zoneOf } from './places.ts';
import {
  type Asks,
  cardOr,
  inFrame,
  isCard,
  newFrame,
  NOTHING,
  type Card,
  type Frame,
  type Instance,
  type Local,
  type Play,
  type Rec,
  type Roll,
  type Value,
  type Zone,
} from './state.ts';
import { expire } from './standing.ts';
import { fillTogether, takenTogether, type Proposed } from './together.ts';
import { carryOut } from './texts.ts';
import { conditionHolds, enqueue, recordOf } from './triggers.ts';

/** A verb that is about to be done, is done, or was done. */
interface Event {
  readonly verb: VerbSymbol;
  readonly you: number;
  readonly frame: Frame;
  /** Values of the parameters. */
  readonly values: Local[];
  readonly direct: number;
}

/** The direct objects, one after the other; one that is nothing where the verb has none. */
function objectsOf({ values, direct }: Event): Value[] {
  const value = direct < 0 ? NOTHING : values[direct];
  return Array.isArray(value) ? [...(value as Value[])] : [value as Value];
}

const isMany = ({ values, direct }: Event): boolean => direct >= 0 && Array.isArray(values[direct]);

/** The values with one object in the place of all. */
const about = ({ values, direct }: Event, object: Value): Local[] =>
  values.map((value, i) => (i === direct ? object : value));

const proposed = (event: Event): Proposed => ({
  you: event.you,
  objects: objectsOf(event),
  about: (object) => about(event, object),
});

/** Takes an object out of what is about to be done. */
function withdraw(event: Event, object: Value): void {
  const { values, direct } = event;
  values[direct] = isMany(event) ? objectsOf(event).filter((each) => each !== object) : NOTHING;
}

/**
 * A verb from its proposal to its end: what is forbidden is taken out, what is replaced happens instead, what answers
 * before it answers, it is tried, and it is done. If it changed something it has happened, and what waits for it is
 * triggered.
 */
export function* propose(g: Play, caller: Frame, act: Act & { op: 'call' }): Asks<void> {
  const { verb } = act;
  const you = g.number(inFrame(caller), act.you);
  // Every event has a time of its own, also one inside of another.
  const since = g.serial++;
  const frame = newFrame(`events/${verb.id}`, [], caller, you, caller.card, { since });
  const values = act.arguments.map((slot) => caller.locals.get(slot) ?? NOTHING);
  const event: Event = { verb, you, frame, values, direct: directOf(verb) };
  caller.done = yield* happens(g, event);
  if (g.game.vocabulary.ending.has(verb)) expire(g, frame, 'event over', `end of ${verb.id}`);
}

/** A counter changes, and somebody waits for it: an event of so much as it comes to. */
export function* change(g: Play, caller: Frame, act: Act & { op: 'count' }, id: string): Asks<void> {
  const env = inFrame(caller);
  const { verb, you } = act.event!;
  const { how, counter } = verb.change!;
  const owner = act.owner ? (g.value(env, act.owner) as Card | number) : NOTHING;
  const amount = g.number(env, act.amount);
  const by = room(g, how, counter, owner, amount);
  if (by <= 0) {
    count(g, caller, id, counter, owner, act.change, amount);
    caller.done = true;
    return;
  }
  const agent = you ? g.number(env, you) : NOTHING;
  const frame = newFrame(
    `events/${verb.id.replace(' ', '/').replaceAll(' ', '-')}`,
    [],
    caller,
    agent,
    caller.card,
    {
      since: g.serial++,
    },
  );
  const values: Local[] = counter.of === 'card' ? [owner, by] : [by];
  const event: Event = { verb, you: agent, frame, values, direct: directOf(verb) };
  caller.done = yield* happens(g, event, { owner, caller, id });
  // A price that was accepted is paid.
  if (how === 'pay') caller.done = true;
}

/** Whether anything of the game refers to cards that come into another zone. */
export const speaksOfCrossings = ({ game }: Play): boolean =>
  game.abilities.some(
    ({ ability }) => 'patterns' in ability && ability.patterns.some(({ verb }) => verb.crosses !== undefined),
  );

/**
 * Cards that come into another zone, where a text refers to that: one event for all cards of an order. `asked`: what the zone
 * is asked of them. Carries out the order without the cards with which something else happened.
 */
export function* cross(
  g: Play,
  caller: Frame,
  agent: number,
  cards: readonly Card[],
  to: Zone | undefined,
  asked: { readonly takes: boolean; readonly room: boolean },
  carryOut: (cards: readonly Card[]) => void,
): Asks<void> {
  const verb = verbOfCrossing(g.game.vocabulary);
  const isHeard = speaksOfCrossings(g);
  const coming =
    to && isHeard && !(asked.room && isFull(g, to))
      ? cards.filter((card) => zoneOf(card) !== to && (!asked.takes || takes(to, card)))
      : [];
  if (!verb || !to || coming.length === 0) {
    carryOut(cards);
    if (isHeard) caller.done = true;
    return;
  }
  const frame = newFrame(`events/${verb.id}`, [], caller, agent, caller.card, { since: g.serial++ });
  const values: Local[] = [coming, to, [...cards]];
  const event: Event = { verb, you: agent, frame, values, direct: directOf(verb) };
  caller.done = yield* happens(g, event, undefined, () => {
    const left = event.values[0] as readonly Value[];
    carryOut(cards.filter((card) => zoneOf(card) === to || left.includes(card)));
  });
}

/** Tells those who wait for it what the language itself has done: nothing comes before it, and nothing replaces it. */
export function tell(g: Play, around: Frame, name: EventName, you: number, values: readonly Value[]): void {
  notify(g, around, verbOfEvent(g.game.vocabulary, name), `told/${name}`, you, values);
}

/** Tells those who wait for it that an order was carried out, of each thing by itself. */
export function tellOrder(
  g: Play,
  around: Frame,
  name: OrderEventName,
  you: number,
  things: readonly (readonly Value[])[],
): void {
  for (const values of things)
    notify(g, around, verbOfOrder(g.game.vocabulary, name), `told/${name}`, you, values);
}

/** Tells those who wait for it that a window has opened or closed. */
export const tellMoment = (g: Play, around: Frame, moment: WindowMoment, you: number, window: number): void =>
  notify(g, around, verbOfMoment(g.game.vocabulary, moment), `told/${moment}`, you, [window]);

/** Tells those who wait for it that a player has done something in a window. */
export const tellResponse = (g: Play, around: Frame, seat: number, opener: number): void =>
  notify(g, around, verbOfResponse(g.game.vocabulary), 'told/respond', seat, [opener]);

/** Tells those who wait for it that a side has won or lost a contest. */
export function tellEnd(
  g: Play,
  around: Frame,
  contest: ContestSymbol,
  how: 'win' | 'lose',
  own: Roll,
  other: Roll,
  lead: number,
): void {
  const verb = verbOfContest(g.game.vocabulary, how, contest);
  notify(g, around, verb, `told/${how}`, own.roller, [own, other.roller, own.about ?? NOTHING, lead]);
}

function notify(
  g: Play,
  around: Frame,
  verb: VerbSymbol | undefined,
  name: string,
  you: number,
  values: readonly Value[],
): void {
  if (!verb || speaking(g, verb, 'when').length === 0) return;
  const since = g.serial++;
  const frame = newFrame(name, [], around, you, undefined, { since });
  const event: Event = { verb, you, frame, values: [...values], direct: 0 };
  raise(g, event, matching(g, event, 'when', since), foreseen(g, event));
}

/** Gives whether it was done. `counts`: whose counter changes, and the text that says so. */
function* happens(
  g: Play,
  event: Event,
  counts?: { readonly owner: Card | number; readonly caller: Frame; readonly id: string },
  carriesOut?: () => void,
): Asks<boolean> {
  const { verb, you, frame } = event;
  const { changes } = g;
  const since = frame.since!;
  if (!permit(g, event)) return false;
  if (!(yield* pay(g, event))) return false;
  if (!(yield* replace(g, event))) return false;
  const before = matching(g, event, 'before', since);
  const waiting = g.pending.length;
  for (const record of before) trigger(g, record);
  if (g.pending.length > waiting) {
    yield* g.doing.settle(g, frame, since);
    // What answered may have forbidden it.
    if (!permit(g, event)) return false;
  }
  const first = g.game.firsts[verb.index];
  if (first) {
    frame.done = true;
    yield* carryOut(g, first, frame, you, frame.card, { given: event.values });
    if (!frame.done) return false;
  }
  const { change: changing } = verb;
  const last = event.values.length - 1;
  if (changing && counts) {
    // What answered before may have left less.
    const left = room(g, changing.how, changing.counter, counts.owner, event.values[last] as number);
    if (left <= 0) return false;
    event.values[last] = left;
  }
  const counted = foreseen(g, event);
  const drafts = matching(g, event, 'when', since);
  if (first) raise(g, event, drafts, counted);
  // What names its own card hears the event in the middle of which it was brought about, as things stand then.
  else frame.overhears = (record) => drafts.push(...matching(g, event, 'when', since, false, record));
  if (changing && counts) {
    const how = changing.how === 'gain' ? 'add' : 'subtract';
    const amount = event.values[last] as number;
    count(g, counts.caller, counts.id, changing.counter, counts.owner, how, amount);
  } else if (carriesOut) carriesOut();
  else yield* carryOut(g, g.game.verbs[verb.index], frame, you, frame.card, { given: event.values });
  frame.overhears = undefined;
  const changed = g.changes !== changes;
  if (!first && changed) raise(g, event, drafts, counted);
  return first !== undefined || changed;
}

/** Takes out what a rule forbids, as if what it allows of the event had been done already; false where nothing is left. */
function permit(g: Play, event: Event): boolean {
  const { verb, you, direct } = event;
  const objects = objectsOf(event);
  const before = new Map([...g.history].map(([question, counted]) => [question, [...counted]]));
  const forbidden = objects.filter((object) => {
    const values = about(event, object);
    if (isForbidden(g, verb, you, values)) return true;
    if (direct >= 0) recall(g, { ...event, values });
    return false;
  });
  for (const [question, counted] of before) g.history.set(question, counted);
  if (direct < 0) return forbidden.length === 0;
  for (const object of forbidden) withdraw(event, object);
  return objects.length === 0 || forbidden.length < objects.length;
}

/** Lets be paid what cards say is paid besides, object by object; false where nothing is left to do. */
function* pay(g: Play, event: Event): Asks<boolean> {
  const { verb, you, frame, direct } = event;
  const objects = objectsOf(event);
  if (objects.length === 0) return true;
  for (const object of objects) {
    if (direct >= 0 && object === NOTHING) continue;
    const paid: Instance[] = [];
    for (;;) {
      const values = about(event, object);
      const found = unpaid(g, frame, verb, you, values, paid);
      if (found.length === 0) break;
      if (!canPay(g, frame, found, you, values)) {
        if (direct < 0) return false;
        withdraw(event, object);
        break;
      }
      // Of several copies that say the same the first is paid first.
      const texts = found.map(({ instance }) => instance.ability);
      const apart = found.filter(({ instance }, i) => texts.indexOf(instance.ability) === i);
      const instances = apart.map(({ instance }) => instance);
      const chosen = (yield* chooseOf(g, frame, you, 'ability', instances, 'event which price')) as Instance;
      paid.push(chosen);
      const { pattern } = apart.find(({ instance }) => isSame(instance, chosen))!;
      const locals = newFrame('', [], undefined, you, undefined);
      fill(locals, pattern, you, values);
      yield* carryOut(g, chosen.ability.program!, frame, chosen.you, chosen.card, {
        locals: new Map([...(chosen.record?.kept ?? []), ...locals.locals]),
      });
    }
  }
  const left = objectsOf(event);
  return direct < 0 || (isMany(event) ? left.length > 0 : left[0] !== NOTHING);
}

/** What would happen instead with an object. */
function replacements(g: Play, event: Event, object: Value, declined: readonly Instance[]): Instance[] {
  const found: Instance[] = [];
  for (const { instance, pattern } of speaking(g, event.verb, 'replacement')) {
    if (declined.some((each) => isSame(each, instance)) || found.some((each) => isSame(each, instance)))
      continue;
    if (isRunning(event.frame, instance)) continue;
    const all = takenTogether(g, pattern, instance, proposed(event), object);
    if (all && canReplace(g, event, instance, pattern, object, all)) found.push(instance);
  }
  return found;
}

/** Whether what somebody may let happen instead can be done, as far as everybody can see. */
function canReplace(
  g: Play,
  event: Event,
  instance: Instance,
  pattern: EventPattern,
  object: Value,
  all: readonly Value[],
): boolean {
  const { ability } = instance.ability;
  if (ability.kind !== 'replacement' || !ability.optional) return true;
  const own = newFrame('', ability.slots, event.frame, instance.you, instance.card);
  for (const [slot, value] of givenInstead(g, event, instance, pattern, object, all))
    own.locals.set(slot, value);
  return isPossible(g, own, ability.acts);
}

/** What a replacement is given: what it keeps, the event, and those that it takes as one. */
function givenInstead(
  g: Play,
  event: Event,
  { record }: Instance,
  pattern: EventPattern,
  object: Value,
  all: readonly Value[],
): ReadonlyMap<number, Local> {
  const { you } = event;
  const filled = newFrame('', [], undefined, you, undefined);
  fill(filled, pattern, you, about(event, object));
  if (pattern.together) fillTogether(g, filled, pattern.together, all);
  return new Map([...(record?.kept ?? []), ...filled.locals]);
}

/** Of cards from the end of a zone, those that are left to take are the ones that are there after something happened instead. */
function* takeAgain(g: Play, event: Event): Asks<void> {
  const { verb, you, frame, direct, values } = event;
  const parameter = verb.parameters[direct];
  const taken = parameter && isMany(event) ? endTaken(g.game.vocabulary, parameter) : undefined;
  if (!taken) return;
  const seat = taken.whose === 'all' ? 0 : you;
  const amount = objectsOf(event).length;
  const lying = (): readonly Card[] => g.zones.get(taken.zone)?.[seat]?.cards ?? [];
  const runsOut = g.game.runsOut[taken.zone.index];
  if (runsOut && seat >= 0 && lying().length < amount)
    yield* carryOut(g, runsOut, frame, taken.whose === 'all' ? NOTHING : seat, undefined);
  const fromEnd = taken.end === 'top' ? [...lying()].reverse() : lying();
  values[direct] = fromEnd.slice(0, amount);
}

/** Lets other things happen instead, object by object; false where nothing is left to do. */
function* replace(g: Play, event: Event): Asks<boolean> {
  const { verb, you, frame, direct } = event;
  const declined: Instance[] = [];
  for (;;) {
    const objects = objectsOf(event);
    const object = objects.find(
      (each) => (direct < 0 || each !== NOTHING) && replacements(g, event, each, declined).length > 0,
    );
    if (object === undefined) return true;
    const found = replacements(g, event, object, declined);
    // Whom it happens to says which of several.
    const whose = isCard(object) ? controllerOf(object) : NOTHING;
    const acting = you >= 0 ? you : Math.max(0, g.turn);
    const asked = whose >= 0 ? whose : acting;
    const chosen = (yield* chooseOf(g, frame, asked, 'ability', found, 'event which')) as Instance;
    const { ability } = chosen.ability;
    if (ability.kind === 'replacement' && ability.optional) {
      const options = ['yes', 'no'].map((label) => ({ label, allowed: true }));
      const who = chosen.you >= 0 ? chosen.you : acting;
      if ((yield* menu(g, frame, who, options, 'event may')) === 1) {
        declined.push(chosen);
        continue;
      }
    }
    const said = speaking(g, verb, 'replacement').filter((each) => isSame(each.instance, chosen));
    const [{ pattern, all }] = said.flatMap((each) => {
      const taken = takenTogether(g, each.pattern, chosen, proposed(event), object);
      return taken ? [{ pattern: each.pattern, all: taken }] : [];
    });
    const locals = givenInstead(g, event, chosen, pattern, object, all);
    if (direct >= 0) for (const each of all) withdraw(event, each);
    countUse(g, chosen);
    yield* carryOut(g, chosen.ability.program!, frame, chosen.you, chosen.card, { locals });
    if (direct < 0) return false;
    yield* takeAgain(g, event);
    const left = objectsOf(event);
    if (isMany(event) ? left.length === 0 : left[0] === NOTHING) return false;
  }
}

/**
 * What waits for an event, for each object or for all of them as one. Those that came into play by it: `itself`. `only`:
 * this one, if it names its own card.
 */
function matching(
  g: Play,
  event: Event,
  timing: 'before' | 'when',
  since: number,
  itself = false,
  only?: Rec,
): Rec[] {
  const found: Rec[] = [];
  for (const { instance: there, pattern } of speaking(g, event.verb, timing)) {
    // The use of a card that is never in play is that of the player who uses it.
    const { ability: tree } = there.ability;
    const isOfUse = tree.kind === 'triggered' && tree.anywhere === true && !there.record;
    const instance = isOfUse ? { ...there, you: event.you } : there;
    if (only && !(pattern.itself && instance.record === only)) continue;
    const entered = instance.record ? 0 : (instance.card?.entered ?? 0);
    if (itself && (isOfUse || !(pattern.itself && entered > since))) continue;
    const wanted = objectsOf(event).filter((object) =>
      takenTogether(g, pattern, instance, proposed(event), object),
    );
    if (pattern.batch && !isSoMany(g, instance, pattern.batch, wanted.length)) continue;
    for (const object of pattern.batch ? wanted.slice(0, 1) : wanted) {
      const values = about(event, object);
      const locals = newFrame('', [], undefined, event.you, undefined);
      fill(locals, pattern, event.you, values);
      const record = recordOf(g, instance, locals.locals);
      // The same ability hears the same only once.
      if (!found.some((each) => isAlike(each, record))) found.push(record);
    }
  }
  return found;
}

const isAlike = (a: Rec, b: Rec): boolean =>
  a.ability === b.ability &&
  a.card === b.card &&
  a.you === b.you &&
  a.origin === b.origin &&
  [...a.kept].every(([slot, value]) => b.kept.get(slot) === value);

/** The event has happened: what waits for it is triggered, and the past has one thing more. */
function raise(g: Play, event: Event, drafts: readonly Rec[], counted: readonly Foreseen[]): void {
  const since = event.frame.since!;
  for (const record of drafts) trigger(g, record);
  for (const record of matching(g, event, 'when', since, true)) trigger(g, record);
  recall(g, event, counted);
}

/** The past has one thing more. */
function recall(g: Play, event: Event, counted: readonly Foreseen[] = foreseen(g, event)): void {
  remember(g, event);
  for (const { question, who, many } of counted) {
    if (who !== NOTHING && many > 0) g.history.get(question)!.push({ who, many, began: event.frame.since! });
  }
}

/** The seats for which a question counts what somebody does; nothing for one that counts for cards. */
function seatsCounting(g: Play, { subject }: HistoryQuestion, you: number): readonly number[] | undefined {
  const all = g.seats.map((_, seat) => seat);
  if (subject === 'seat') return all;
  if (subject === 'agent') return all.filter((seat) => seat === you);
  return subject === 'opponent' ? all.filter((seat) => areApart(g, seat, you)) : undefined;
}

/** Whether one plays against the other. */
function areApart(g: Play, seat: number, you: number): boolean {
  const { teams } = g.game.vocabulary.seating;
  const teamOf = (of: number): number => g.counters.get(teams!)![of];
  return you !== NOTHING && seat !== you && (!teams || teamOf(seat) !== teamOf(you));
}

/** How many objects a question will count for a player, when it has happened. */
interface Foreseen {
  readonly question: HistoryQuestion;
  readonly who: Value;
  readonly many: number;
}

/** What questions ask of the objects as they are before it happens. */
function foreseen(g: Play, event: Event): Foreseen[] {
  const frame = newFrame('counted', [], undefined, NOTHING, undefined);
  return g.game.vocabulary.history.questions.flatMap((question) => {
    const test = countedTest(question);
    if (!test || (question.verb !== event.verb && !event.verb.counts.includes(question.verb))) return [];
    const by = event.verb.parameters.findIndex(({ preposition }) => preposition === (question.part ?? 'by'));
    const seats = seatsCounting(g, question, event.you as number);
    const all: readonly Value[] = seats ?? [event.values[by] as Value];
    return all.map((who) => {
      const counting = { depth: reserved.counting, value: seats ? who : event.you, outer: undefined };
      const isSuch = (card: Value): boolean =>
        cardOr(card) !== undefined &&
        g.holds({ frame, it: { depth: reserved.counted, value: card, outer: counting } }, test);
      const objects = objectsOf(event).filter((object) => {
        const kind = cardOr(object)?.printed.symbol.kind.index;
        return kind !== undefined && (!question.kinds || question.kinds.includes(kind));
      });
      const isOfDoer = seats !== undefined && question.part !== undefined;
      const asked = isOfDoer ? objects.slice(0, 1).map(() => event.values[by] as Value) : objects;
      return { question, who, many: asked.filter(isSuch).length };
    });
  });
}

/** What is triggered if its condition holds, and its limit allows it. */
function trigger(g: Play, record: Rec): void {
  const { ability, you, card } = record;
  const instance: Instance = { is: 'ability', ability, you, card, record: record.origin };
  if (!isLeft(g, instance) || !conditionHolds(g, record)) return;
  enqueue(g, record);
  countUse(g, instance);
}

/** Counts what happened for the questions about the past that ask for it. */
function remember(g: Play, event: Event): void {
  const { verb, you, values } = event;
  const began = event.frame.since!;
  for (const question of g.game.vocabulary.history.questions) {
    if (question.verb !== verb && !verb.counts.includes(question.verb)) continue;
    if (countedTest(question)) continue;
    const counted = g.history.get(question)!;
    const part = question.part ?? 'by';
    const by = verb.parameters.findIndex((each) => each.preposition === part);
    const objects = objectsOf(event).filter((object) => {
      const kind = cardOr(object)?.printed.symbol.kind.index;
      return !question.kinds || (kind !== undefined && question.kinds.includes(kind));
    });
    const seats = seatsCounting(g, question, you as number);
    const isSeen = question.subject === 'object' || question.subject === 'seat';
    // What was done at once to several counts once, unless it is asked to which or to how many.
    const isOnce = question.each ? question.part !== undefined : !isSeen && !question.kinds;
    const much = verb.change ? (values[by] as number) : 1;
    for (const object of isOnce ? objects.slice(0, 1) : objects) {
      const card = question.part === undefined ? object : (values[by] as Value);
      if (seats)
        for (const who of seats)
          if (!question.each) counted.push({ who, many: much, began });
          else if (card !== NOTHING) counted.push({ who, card, many: 1, began });
      const who = question.subject === 'object' ? object : (values[by] as Value);
      if (!seats && who !== NOTHING) counted.push({ who, many: much, began });
    }
  }
}
