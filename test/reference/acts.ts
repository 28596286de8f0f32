import { multiplicityOf } from './derived.ts';
import { showSeen } from './sight.ts';
import { speaksOfCrossings, tellOrder } from './events.ts';
import { verbOfOrder } from '../../dsl/language/symbols/events/order-events.ts';
import { isForbidden } from './forbidding.ts';
import { cellAt } from './boards.ts';
import { asksOfCards } from '../../dsl/ir/visibility.ts';
import type { Act } from '../../dsl/ir/statements.ts';
import { appoint, attach, count, cover, move, shuffle, turn, uncover } from './changes.ts';
import { ask, isForeseen, isPossible, menu, optionName, ownName, pickOne } from './choices.ts';
import { answerLine, cardNames, say } from './lines.ts';
import { isOpenNow } from './known.ts';
import { localsRead } from './locals.ts';
import { isSame, nameOf } from './names.ts';
import { topOf, zoneOf } from './places.ts';
import {
  type Asks,
  type Domain,
  cardOr,
  inFrame,
  isCard,
  NOTHING,
  type Card,
  type Frame,
  type Play,
  type Value,
  type Zone,
  work,
} from './state.ts';
import { carryOut } from './texts.ts';

/** Carries out acts one after the other. `resting`: between the statements of the flow, when nothing is in the middle. */
export function* acts(
  g: Play,
  frame: Frame,
  list: readonly Act[],
  path: string,
  resting = false,
): Asks<void> {
  for (const [i, act] of list.entries()) {
    work(g);
    const here = path === '' ? `${i + 1}` : `${path}.${i + 1}`;
    if (invites(act) && !frame.whole) g.doing.endings(g, frame, true);
    yield* act1(g, frame, act, here, list.slice(i + 1), resting);
    if (isStatement(act) && !frame.whole) g.doing.endings(g, frame);
    if (resting && act.op !== 'pick' && act.op !== 'let' && act.op !== 'list') yield* g.doing.rest(g, frame);
  }
}

/** Whether the game may be over behind it. */
const isStatement = (act: Act): boolean =>
  act.op === 'attempt' ||
  act.op === 'together' ||
  act.op === 'secretly' ||
  (act.op === 'each' && act.whole === true);

/** Whether others may do something before the text goes on. */
const invites = (act: Act): boolean =>
  act.op === 'open' ||
  act.op === 'settle' ||
  (act.op === 'make' && act.roll.window !== undefined) ||
  (act.op === 'hold' && act.contest.window !== undefined);

/** Carries out what a statement chooses first; false as soon as something finds nothing. */
function* prepared(g: Play, frame: Frame, list: readonly Act[], path: string): Asks<boolean> {
  for (const [i, act] of list.entries())
    if (!(yield* act1(g, frame, act, `${path}.${i + 1}`, list.slice(i + 1), false))) return false;
  return true;
}

/** The id of a statement that no other of its text has. */
const idIn = (frame: Frame, path: string, what: string): string =>
  frame.used.has(`${path} ${what}`) ? `${path} ${what} (2)` : `${path} ${what}`;

/** What a zone is asked about cards that are moved there. */
const ALL = { takes: true, room: true };

const isZone = (value: Value): value is Zone => typeof value === 'object' && value.is === 'zone';

/** Carries out one act; false where it finds nothing and the statement is left out. */
function* act1(
  g: Play,
  frame: Frame,
  act: Act,
  path: string,
  later: readonly Act[],
  resting: boolean,
): Asks<boolean> {
  const env = inFrame(frame);
  const id = (what: string): string => idIn(frame, path, what);
  const seat = (tree: Parameters<Play['number']>[1]): number => g.number(env, tree);
  const cardsOf = (tree: Parameters<Play['list']>[1]): Card[] => g.list(env, tree).filter(isCard);
  /** The cards of an order without those with which a rule forbids it. */
  const allowed = (order: Act & { op: 'look' | 'reveal' | 'attach' }): Card[] => {
    const verb = verbOfOrder(g.game.vocabulary, order.op);
    const { you } = order;
    const more = order.op === 'attach' ? [g.value(env, order.to)] : [];
    const all = cardsOf(order.cards);
    return verb && you ? all.filter((each) => !isForbidden(g, verb, seat(you), [each, ...more])) : all;
  };
  const card = (tree: Parameters<Play['value']>[1]): Card | undefined => cardOr(g.value(env, tree));
  switch (act.op) {
    case 'pick':
      return yield* pickOne(g, frame, act.pick, later, id('pick'));
    case 'chosen': {
      const chosen = frame.locals.get(act.pick.slot) ?? NOTHING;
      return chosen !== NOTHING && g.list(env, act.pick.from).some((each) => isSame(each, chosen as Value));
    }
    case 'require':
      return g.holds(env, act.test);
    case 'takes':
      return taken(g, frame, act, id('takes'));
    case 'let':
      frame.locals.set(act.slot, g.value(env, act.value));
      return true;
    case 'list':
      frame.locals.set(act.slot, g.list(env, act.value));
      return true;
    case 'attempt': {
      const found = yield* prepared(g, frame, act.prepare, path);
      if (found) {
        yield* g.doing.acts(g, frame, act.acts, `${path}.do`);
        // What is done by a verb, or left to somebody, tells itself whether it was done.
        if (!saysIfDone(g, act.acts)) frame.done = true;
      } else frame.done = false;
      return true;
    }
    case 'together': {
      const found: boolean[] = [];
      for (const [i, part] of act.parts.entries())
        found.push(yield* prepared(g, frame, part.prepare, `${path}.${i + 1}`));
      let all = true;
      for (const [i, part] of act.parts.entries()) {
        frame.done = found[i];
        if (found[i]) yield* g.doing.acts(g, frame, part.acts, `${path}.${i + 1}.do`);
        all &&= saysIfDone(g, part.acts) ? frame.done : found[i];
      }
      frame.done = all;
      return true;
    }
    case 'call':
      yield* g.doing.propose(g, frame, act);
      return true;
    case 'use': {
      const used = card(act.card);
      const text = used && g.textOf(used, act.field.id);
      if (text) yield* carryOut(g, text, frame, seat(act.you), act.as ? card(act.as) : used);
      return true;
    }
    case 'supply': {
      const zone = g.value(env, act.zone);
      const runsOut = g.game.runsOut[act.of.index];
      if (runsOut && isZone(zone) && zone.cards.length < g.number(env, act.amount))
        yield* carryOut(g, runsOut, frame, zone.seat, undefined);
      return true;
    }
    case 'move': {
      const { to } = act;
      const cards = cardsOf(act.cards);
      if (to.kind === 'zone') {
        const zone = g.value(env, to.zone);
        if (!isZone(zone)) return true;
        const target = { zone, pile: undefined, atEnd: to.end === 'top', named: to.named === true };
        yield* g.doing.cross(g, frame, act.by ? seat(act.by) : frame.you, cards, zone, ALL, (left) =>
          move(g, frame, id('move'), left, target),
        );
        return true;
      }
      const pile = g.value(env, to.pile);
      const zone = g.zones.get(to.zone)![0];
      const into = cellAt(g, pile) ?? 'new';
      // A player moves what no rule keeps in its place there; what comes from elsewhere is put there.
      const verb = g.game.vocabulary.changes.find(({ moves }) => moves === to.zone);
      const free =
        act.by && verb
          ? cards.filter(
              (each) =>
                zoneOf(each)?.symbol !== to.zone || !isForbidden(g, verb, seat(act.by!), [each, pile]),
            )
          : cards;
      const target = { zone, pile: into, atEnd: true, named: false } as const;
      yield* g.doing.cross(g, frame, act.by ? seat(act.by) : frame.you, free, zone, ALL, (left) =>
        move(g, frame, id('move'), left, target),
      );
      return true;
    }
    case 'shuffle': {
      const zone = g.value(env, act.zone);
      if (isZone(zone)) {
        shuffle(g, frame, id('shuffle'), zone);
        tellOrder(g, frame, 'shuffle', act.you ? seat(act.you) : frame.you, [[zone]]);
      }
      return true;
    }
    case 'say': {
      const things = act.things.map((each, i) => {
        const { sort, values } = act.sorts[i];
        const named = g.list(env, each).map((value) => values?.[value as number] ?? nameOf(g, sort, value));
        return named.join(' + ') || 'nothing';
      });
      g.changes++;
      say(g, frame, id('say'), { event: 'say', verb: act.verb.id, things });
      return true;
    }
    case 'reveal': {
      const cards = allowed(act);
      if (cards.length > 0) say(g, frame, id('reveal'), { event: 'reveal', cards: cardNames(cards) });
      tellOrder(
        g,
        frame,
        'reveal',
        act.you ? seat(act.you) : frame.you,
        cards.map((each) => [each]),
      );
      return true;
    }
    case 'look': {
      const cards = allowed(act);
      if (seat(act.you) === NOTHING) return true;
      const player = g.seats[seat(act.you)];
      for (const each of cards) each.looked = new Set([...each.looked, seat(act.you)]);
      if (cards.length > 0) say(g, frame, id('look'), { event: 'look', cards: cardNames(cards), player });
      tellOrder(
        g,
        frame,
        'look',
        seat(act.you),
        cards.map((each) => [each]),
      );
      return true;
    }
    case 'turn':
      turn(g, frame, id('turn'), cardsOf(act.cards), act.face);
      return true;
    case 'attach': {
      const you = act.you ? seat(act.you) : NOTHING;
      const host = card(act.to);
      const none = { takes: false, room: false };
      const agent = act.you ? you : frame.you;
      const some = allowed(act);
      yield* g.doing.cross(g, frame, agent, some, host && zoneOf(host), none, (left) => {
        for (const each of left) {
          const to = card(act.to);
          if (to) attach(g, frame, id('attach'), each, to, you);
        }
      });
      if (host)
        tellOrder(
          g,
          frame,
          'attach',
          agent,
          some.filter((each) => each.host === host).map((each) => [each, host]),
        );
      return true;
    }
    case 'cover': {
      const [base, form] = [card(act.base), card(act.form)];
      if (!base || !form) return true;
      const asked = { takes: true, room: false };
      yield* g.doing.cross(g, frame, frame.you, [form], zoneOf(base), asked, (left) => {
        if (left.length > 0) cover(g, frame, id('cover'), base, form);
      });
      return true;
    }
    case 'uncover': {
      const top = card(act.card);
      const zone = g.value(env, act.zone);
      if (!top || !isZone(zone)) return true;
      yield* g.doing.cross(g, frame, frame.you, [top], zone, ALL, (left) => {
        if (left.length > 0) uncover(g, frame, id('uncover'), top, zone);
      });
      return true;
    }
    case 'count': {
      if (isHeard(g, act)) {
        yield* g.doing.change(g, frame, act, id('count'));
        return true;
      }
      const owner = act.owner ? (g.value(env, act.owner) as Card | number) : NOTHING;
      const held = act.counter.holds && g.value(env, act.amount);
      const amount =
        held === undefined ? g.number(env, act.amount) : isCard(held) ? held.index : (held as number);
      count(g, frame, id('count'), act.counter, owner, act.change, amount);
      return true;
    }
    case 'appoint':
      appoint(g, frame, id('appoint'), act.role, seat(act.player));
      return true;
    case 'if': {
      const holds = g.holds(env, act.test);
      const hidden = hiddenMay(frame, act);
      if (hidden) yield* g.doing.acts(g, frame, hidden.before, `${path}.1`);
      const can = (may: Act & { op: 'may' }): boolean =>
        isPossible(g, frame, may.acts) && isForeseen(g, frame, may.acts, seat(may.who));
      if (hidden && !(holds && can(hidden.may))) {
        yield* refuse(g, frame, hidden.may, `${path}.${hidden.path}`);
        return true;
      }
      yield* branch(holds, act.then, act.otherwise);
      return true;
    }
    case 'if-done':
      yield* branch(frame.done !== act.negated, act.then, act.otherwise);
      return true;
    case 'may': {
      // What nobody could do is not asked.
      const allowed = isPossible(g, frame, act.acts);
      const foreseen = isForeseen(g, frame, act.acts, seat(act.who));
      const options = [
        { label: 'yes', allowed: allowed && foreseen },
        { label: 'no', allowed },
      ];
      const said = yield* menu(g, frame, seat(act.who), options, id('may'));
      if (said === 0) yield* g.doing.acts(g, frame, act.acts, path);
      else {
        frame.done = false;
        yield* g.doing.acts(g, frame, act.otherwise, `${path}.otherwise`);
      }
      return true;
    }
    case 'each': {
      const chosen: Value[] = [];
      const bySeat = new Map<number, Value>();
      const whose: Value[] = [];
      const { gather } = act;
      // One order that several carry out: the game is not over in the middle of it.
      const before = frame.whole;
      frame.whole = before || act.whole === true;
      const turns = act.multiple
        ? g.list(env, act.of).flatMap((card) => Array.from({ length: multiplicityOf(g, card) }, () => card))
        : g.list(env, act.of);
      for (const each of turns) {
        if (gather) frame.locals.set(gather.from, NOTHING);
        frame.locals.set(act.slot, each);
        yield* g.doing.acts(g, frame, act.acts, path, resting);
        const one = gather ? (frame.locals.get(gather.from) ?? NOTHING) : NOTHING;
        if (one !== NOTHING) chosen.push(...(gather?.many ? (one as readonly Value[]) : [one as Value]));
        bySeat.set(each as number, one as Value);
        while (whose.length < chosen.length) whose.push(each);
      }
      frame.whole = before;
      if (gather) {
        frame.locals.set(gather.from, NOTHING);
        frame.locals.set(gather.slot, chosen);
        if (gather.bySeat !== undefined)
          frame.locals.set(gather.bySeat, gather.many ? whose : seatsOf(g, bySeat));
      }
      return true;
    }
    case 'repeat': {
      for (let left = g.number(env, act.times); left > 0 && !(act.stop && g.holds(env, act.stop)); left--)
        yield* g.doing.acts(g, frame, act.acts, path, resting);
      return true;
    }
    case 'choose-one': {
      const options = act.modes.map(({ label, possible }) => ({
        label,
        allowed: !possible || g.holds(env, possible),
      }));
      const mode = yield* menu(
        g,
        frame,
        seat(act.who),
        options,
        id('choose'),
        act.modes.flatMap(({ possible }) => possible ?? []),
      );
      if (mode === undefined) frame.done = false;
      else {
        frame.locals.set(act.slot, mode);
        const card = act.notes && cardOr(g.value(env, act.notes.card));
        const key = `${act.notes?.memory} ${card?.index} ${card?.entered}`;
        if (card && card.entered > 0) g.chosen.set(key, (g.chosen.get(key) ?? 0) | (1 << mode));
        yield* g.doing.acts(g, frame, act.modes[mode].acts, `${path}.${mode + 1}`);
      }
      return true;
    }
    case 'secretly':
      yield* secretly(g, frame, act, path);
      return true;
    default:
      return yield* g.doing.respond(g, frame, act, path);
  }

  function* branch(holds: boolean, then: readonly Act[], otherwise: readonly Act[]): Asks<void> {
    if (holds) yield* g.doing.acts(g, frame, then, path, resting);
    else yield* g.doing.acts(g, frame, otherwise, `${path}.otherwise`, resting);
  }
}

/** All choose at the same time, and nobody sees what the others chose until all have; then it is done for each. */
function* secretly(g: Play, frame: Frame, act: Act & { op: 'secretly' }, path: string): Asks<void> {
  const { pick, slot } = act;
  const players = g.list(inFrame(frame), act.of) as number[];
  const answers = new Map<number, { values: readonly Value[]; forced: boolean }>();
  const open = new Map<number, Domain>();
  const id = idIn(frame, path, 'sealed');
  for (const player of players) {
    frame.locals.set(slot, player);
    const { domain, state } = ask(g, frame, pick, []);
    if (state === 'open' || !isOpenNow(g, frame, pick, [])) open.set(player, domain);
    else answers.set(player, { values: domain.least > 0 ? domain.candidates : [], forced: true });
  }
  while (open.size > 0) {
    const names = (seat: number): string[] =>
      open.get(seat)!.candidates.map(ownName(pick) ?? ((each) => optionName(g, pick.sort, seat, each)));
    showSeen(g, frame, id);
    const { seat, values } = yield { sort: pick.sort, sealed: true, domains: new Map(open), names };
    const values_ = open.get(seat)!.candidates.filter((each) => values.includes(each));
    answers.set(seat, { values: values_, forced: false });
    open.delete(seat);
  }
  frame.locals.set(slot, players.at(-1) ?? NOTHING);
  for (const seat of [...players].sort((a, b) => a - b)) {
    const { values, forced } = answers.get(seat)!;
    answerLine(g, frame, id, seat, pick.sort, values, forced, ownName(pick));
  }
  for (const player of players) {
    const { values } = answers.get(player)!;
    frame.locals.set(slot, player);
    frame.locals.set(pick.slot, pick.many ? values : (values[0] ?? NOTHING));
    yield* g.doing.acts(g, frame, act.acts, path);
  }
  if (act.gather) {
    const { many } = act.gather;
    const chosen = players.flatMap((player) => {
      const { values } = answers.get(player)!;
      return many ? values : values.slice(0, 1);
    });
    frame.locals.set(act.gather.from, NOTHING);
    frame.locals.set(act.gather.slot, chosen);
    const ofSeats = new Map(players.map((player) => [player, answers.get(player)!.values[0] ?? NOTHING]));
    const whose = players.flatMap((player) => answers.get(player)!.values.map(() => player as Value));
    if (act.gather.bySeat !== undefined)
      frame.locals.set(act.gather.bySeat, act.gather.many ? whose : seatsOf(g, ofSeats));
  }
}

/** What each seat has chosen; nothing of those that were not asked. */
const seatsOf = (g: Play, chosen: ReadonlyMap<number, Value>): readonly Value[] =>
  g.seats.map((_, seat) => chosen.get(seat) ?? NOTHING);

/** Leaves out what a verb does not take, and says so; false where nothing is left. */
function taken(g: Play, frame: Frame, act: Act & { op: 'takes' }, id: string): boolean {
  const env = inFrame(frame);
  const given = frame.locals.get(act.slot) ?? NOTHING;
  if (given === NOTHING) return false;
  const tell = (things: readonly Value[]): void => {
    const named = things.map((thing) => nameOf(g, act.sort, thing));
    say(g, frame, id, { event: 'not taken', verb: act.by, things: named, takes: act.words });
  };
  if ('into' in act.fits) {
    const all = given as readonly Value[];
    const kept = g.list(env, act.fits.kept);
    const others = all.filter((each) => !kept.some((one) => isSame(one, each)));
    frame.locals.set(act.fits.into, kept);
    if (others.length > 0) tell(others);
    return others.length === 0 || kept.length > 0;
  }
  if (g.holds(env, act.fits)) return true;
  tell([given as Value]);
  return false;
}

interface HiddenMay {
  readonly may: Act & { op: 'may' };
  /** What is worked out before it is asked. */
  readonly before: readonly Act[];
  readonly path: string;
}

/**
 * What somebody may do if a card is as a condition says, where not everybody sees that card: it is asked in any case,
 * so that being asked gives nothing away.
 */
function hiddenMay(frame: Frame, act: Act & { op: 'if' }): HiddenMay | undefined {
  const [first, then, ...more] = act.then;
  const inside = first?.op === 'attempt' && first.prepare.every((each) => each.op === 'let');
  const [may, ...others] = inside ? first.acts : [first];
  const follows = !then || (then.op === 'if-done' && !then.negated && then.otherwise.length === 0);
  if (may?.op !== 'may' || others.length > 0) return undefined;
  if (!follows || more.length > 0 || act.otherwise.length > 0) return undefined;
  const isHidden = [...localsRead(act.test)].some((slot) => {
    const card = cardOr(frame.locals.get(slot));
    const zone = card && frame.slots[slot]?.sort === 'card' && !frame.slots[slot].many && zoneOf(topOf(card));
    return zone && zone.symbol.seenBy !== 'everyone';
  });
  if (!isHidden || !asksOfCards(act.test)) return undefined;
  return { may, before: inside ? first.prepare : [], path: inside ? '1.do.1' : '1' };
}

/** Asks for what cannot be done: `no` is the only answer. */
function* refuse(g: Play, frame: Frame, act: Act & { op: 'may' }, path: string): Asks<void> {
  const options = [
    { label: 'yes', allowed: false },
    { label: 'no', allowed: true },
  ];
  yield* menu(g, frame, g.number(inFrame(frame), act.who), options, idIn(frame, path, 'may'));
  frame.done = false;
}

/** Whether what is done by a verb, or left to somebody, tells itself whether it was done. */
const saysIfDone = (g: Play, acts: readonly Act[]): boolean =>
  acts.some(
    (each) =>
      ['call', 'may', 'attempt', 'together'].includes(each.op) || isHeard(g, each) || isCrossing(g, each),
  );

/** Whether it puts cards somewhere, and anything of the game refers to cards that come into another zone. */
const isCrossing = (g: Play, { op }: Act): boolean =>
  ['move', 'attach', 'cover', 'uncover'].includes(op) && speaksOfCrossings(g);

/** Whether anything of the game waits for the change of a counter, forbids it, replaces it or asks for it. */
const isHeard = ({ game }: Play, act: Act): act is Act & { op: 'count' } =>
  act.op === 'count' &&
  act.event !== undefined &&
  [act.event.verb, ...act.event.verb.counts].some(
    (verb) =>
      game.abilities.some(
        ({ ability }) => 'patterns' in ability && ability.patterns.some((each) => each.verb === verb),
      ) || game.vocabulary.history.questions.some((each) => each.verb === verb),
  );
