/** Lines of a log in words, from nothing but their entries. */
import { PASS } from '../../engine/program/instruction.ts';
import type { DecisionLine, LogLine, MoveLine, RollEntries } from '../../match/log/log-line.ts';
import type { ProgramRole } from '../../game/linked-game.ts';
import { membersOf, PLUS } from '../../match/value-names.ts';
import type { DisplayNames, PlaceWords } from './display-names.ts';
import { doneBy, type Doing } from './log-deeds.ts';
import { needWords, rollSum, stepsOf, sumTerms } from './sum-sentences.ts';

/** A sentence, and how deep it is below its round, step or turn. */
export interface LogSentence {
  readonly depth: number;
  readonly words: string;
}

const unknown: Doing = () => undefined;

/** Names, equal ones counted, and how many more there are that may not be read. */
function named(names: readonly string[], { hidden = 0 }: { hidden?: number }, called: DisplayNames): string {
  const { words } = called;
  const shown = countedNames(names.map((name) => nameOf(name, called)));
  return words('play/list', {
    names: hidden === 0 ? shown : [...shown, words('play/hidden-cards', { count: hidden })],
  });
}

/** A name in a sentence: in German quotes keep a card from being declined. */
const nameOf = (name: string, called: DisplayNames): string =>
  called.isCalledAsCard(name)
    ? called.words('play/card-name', { name: called.thing(name) })
    : (called.made(name) ?? called.thing(name));

/** Where something goes, in a sentence. */
const placeText = ({ name, owned }: PlaceWords, { words }: DisplayNames): string =>
  words('play/place', { name, owned });

/** Each name once, with how often it is there: `Coin x2`. */
export function countedNames(names: readonly string[]): string[] {
  const count = new Map<string, number>();
  for (const name of names) count.set(name, (count.get(name) ?? 0) + 1);
  return [...count].map(([name, times]) => (times === 1 ? name : `${name} x${times}`));
}

/** A line in words, and below it the steps of a sum that the table shows; nothing for what goes without saying. */
export function lineInWords(
  line: LogLine,
  called: DisplayNames,
  doing: Doing = unknown,
): readonly LogSentence[] {
  if (line.event === 'count' && !called.showsCounter(line.counter)) return [];
  const words = wordsOf(line, called, doing);
  const said = typeof words === 'string' ? { depth: 3, words } : words;
  const [whole, ...within] = 'terms' in line ? stepsOf(line, called) : [];
  if (whole === undefined) return said ? [said] : [];
  // A counter that changes has given the sum itself.
  const steps = within.map((step) => ({ depth: 4, words: step }));
  return [said ?? { depth: 3, words: whole }, ...steps];
}

function decisionWords(line: DecisionLine, called: DisplayNames): string | undefined {
  const { words } = called;
  const { decision, answer, forced = false } = line;
  switch (line.because.at.asks) {
    case 'action':
      return answer[0] === PASS
        ? words('play/passes', { who: decision })
        : words('play/acts', { who: decision, action: called.option(answer[0]) });
    case 'may':
      return answer[0] === 'no' ? words('play/declines', { who: decision }) : undefined;
    default:
      return words('play/chooses', {
        who: decision,
        what: named(answer, line, called),
        none: answer.length === 0,
        forced,
      });
  }
}

function wordsOf(line: LogLine, called: DisplayNames, doing: Doing): LogSentence | string | undefined {
  const { words } = called;
  switch (line.event) {
    case 'decision':
      return decisionWords(line, called);
    case 'move':
      return moveWords(line, called, doing);
    case 'shuffle':
      return words('play/shuffled', {
        zone: placeText(called.zone(line.zone), called),
        name: called.zone(line.zone).name,
      });
    case 'reveal':
      return words('play/shown', { cards: named(line.cards, line, called) });
    case 'look':
      return words('play/looks', { who: line.player, cards: named(line.cards, line, called) });
    case 'not taken':
      return words('play/untaken', {
        things: named(line.things, line, called),
        verb: line.verb,
        takes: line.takes,
      });
    case 'face up':
      return words('play/turned', { cards: named(line.cards, line, called), face: 'up' });
    case 'face down':
      return words('play/turned', { cards: named(line.cards, line, called), face: 'down' });
    case 'attach':
      return words('play/attached-to', { card: called.thing(line.card), host: called.thing(line.to) });
    case 'cover':
      return words('play/covered', { card: called.thing(line.card), using: called.thing(line.using) });
    case 'uncover':
      return words('play/uncovered', { card: called.thing(line.card), back: called.thing(line.back) });
    case 'count': {
      const change = line.now - line.before;
      return words('play/counts', {
        of: line.of === undefined ? undefined : called.thing(line.of),
        counter: called.counter(line.counter),
        amount: called.amount(line.now, line.counter),
        now: line.now,
        change: `${change < 0 ? '' : '+'}${change}${sumTerms(line, called)}`,
      });
    }
    case 'become':
      return words('play/becomes', {
        of: line.of === undefined ? undefined : called.thing(line.of),
        state: called.counter(line.state),
        now: called.thing(line.now),
      });
    case 'say':
      return (
        called.doing(line.by, line.verb, line.things) ??
        words('play/says', { who: line.by ?? '', what: line.verb })
      );
    case 'appoint':
      return words('play/appointed', { role: called.role(line.role), player: line.player });
    case 'chance':
      return words('play/by-chance', { what: named(line.values, line, called) });
    case 'begin': {
      const begun = cardText(line.text, called);
      return begun && words('play/uses', { who: line.by, field: begun.text, card: called.thing(begun.card) });
    }
    case 'step':
      return { depth: 1, words: called.step(line.step) };
    case 'turn':
      return { depth: 2, words: words('play/turn-of', { player: line.player }) };
    case 'cycle':
      return { depth: 0, words: `${called.cycle} ${line.number}` };
    case 'over':
      return {
        depth: 0,
        words: `${words('play/over', { ending: called.ending(line.ending) })}: ${called.wins(line.ending, line.winners)}`,
      };
    default:
      return openWords(line, called);
  }
}

/** The card and field of a program, in words: `effect`; `abilities, 1`. */
function cardText(role: ProgramRole, called: DisplayNames): { card: string; text: string } | undefined {
  if (role.kind === 'card') return { card: role.card, text: called.field(role.field) };
  if (role.kind !== 'ability' && role.kind !== 'waiting') return undefined;
  const of = cardText(role.of, called);
  return of && { card: of.card, text: `${of.text}${partOfText(role, called)}` };
}

/** Nothing for the first of several abilities, or the only one. */
const abilityOfText = (
  { until = false, number }: ProgramRole & { kind: 'ability' },
  { words }: DisplayNames,
): string => (until || number > 1 ? words('play/part-of-text', { until, number }) : '');

const partOfText = (role: ProgramRole & { kind: 'ability' | 'waiting' }, called: DisplayNames): string =>
  role.kind === 'ability'
    ? abilityOfText(role, called)
    : ` ${called.words('play/announced', { window: role.window })}`;

type OpenLine = LogLine & {
  event: 'roll' | 'total' | 'change roll' | 'contest' | 'open window' | 'close window' | 'stands' | 'ends';
};

/** Dice, windows and lasting effects. */
function openWords(line: OpenLine, called: DisplayNames): string | undefined {
  const { words } = called;
  const roll = ({ of, roll: id }: RollEntries): string =>
    words('play/owned', { owner: of, thing: called.roll(id) });
  const about = (of: RollEntries): string | undefined =>
    of.about === undefined ? undefined : called.thing(of.about);
  switch (line.event) {
    case 'roll':
      return words('play/rolls', { roll: roll(line), about: about(line), sum: rollSum(line, called) });
    case 'total': {
      const needs = needWords(line.needs ?? [], called);
      return [
        words('play/comes-to', { roll: roll(line), about: about(line), sum: rollSum(line, called) }),
        ...needs,
      ].join(words('play/between'));
    }
    case 'change roll':
      return words('play/roll-changes', {
        roll: called.thing(line.roll),
        before: line.before,
        now: line.now,
      });
    case 'contest': {
      const sides = line.sides.map((side) => `${side.of} ${rollSum(side, called)}`);
      return words('play/contest', {
        name: called.contest(line.contest),
        sides,
        winner: called.thing(line.winner),
      });
    }
    case 'open window':
      return `-- ${called.window(line.window)} --`;
    case 'close window':
      return undefined;
    case 'stands':
    case 'ends': {
      const text = called.lasting(line.text, line.about);
      return words(line.event === 'stands' ? 'play/stands' : 'play/ends', { text, who: line.for });
    }
  }
}

function moveWords(line: MoveLine, called: DisplayNames, doing: Doing): string {
  const { words } = called;
  const { by, cards, hidden = 0 } = line;
  const what = named(cards, line, called);
  const names = [line.from].flat();
  const from = names.map((name) => called.zone(name));
  const to = called.zone(line.to);
  const verb = doing(line);
  const pile = pileOf(line, to, called);
  const where =
    pile === '' ? '' : to.grid ? words('play/to-cell', { cell: pile }) : words('play/into-pile', { pile });
  if (verb !== undefined && by !== undefined) {
    const others = (place: PlaceWords): string[] =>
      place.owned && place.seat !== by ? [placeText(place, called)] : [];
    return words('play/does', {
      deed: doneBy(by, verb, what),
      from: from.flatMap(others),
      to: others(to).at(0),
      pile: where,
    });
  }
  const count = cards.length + hidden;
  const stays = names.length === 1 && names[0] === line.to && pile !== '';
  return stays
    ? words('play/moves-to', { what, several: count > 1, pile })
    : words('play/moves', {
        what,
        several: count > 1,
        from: from.map((place) => placeText(place, called)),
        to: placeText(to, called),
        pile: where,
      });
}

/** Where in a zone of piles cards go: to others, or to a place of their own. */
function pileOf({ pile, cards }: MoveLine, to: PlaceWords, called: DisplayNames): string {
  if (pile === undefined) return '';
  if (to.grid) return pile;
  const others = membersOf(pile).filter((name) => !cards.includes(name));
  return others.length === 0 && to.newOne !== undefined ? to.newOne : called.thing(others.join(PLUS));
}

/** Lines in words, indented by round, step and turn. */
export function story(lines: readonly LogLine[], called: DisplayNames, doing: Doing = unknown): string {
  return lines
    .flatMap((line) => lineInWords(line, called, doing))
    .map(({ depth, words }) => `${'  '.repeat(depth)}${words}\n`)
    .join('');
}
