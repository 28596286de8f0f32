/** Lines of a log in words, from nothing but what stands in the line. */
import { PASS } from '../../engine/program/instruction.ts';
import type { DecisionLine, LogLine, MoveLine, RollEntries } from '../../match/log/log-line.ts';
import type { ProgramRole } from '../../game/program-role.ts';
import { PLUS } from '../../match/value-names.ts';
import type { DisplayNames } from './display-names.ts';
import { doneBy, type Doing } from './log-deeds.ts';
import { needWords, rollSum, stepsOf, sumTerms } from './sum-sentences.ts';
import type { PlaceWords } from './screen-text-keys.ts';

/** A sentence, and how deep it stands below its round, step or turn. */
export interface LogSentence {
  readonly depth: number;
  readonly words: string;
}

const unknown: Doing = () => undefined;

/** Names, equal ones counted, and how many more there are that may not be read. */
function named(names: readonly string[], { hidden = 0 }: { hidden?: number }, called: DisplayNames): string {
  const { words } = called;
  const shown = countedNames(names.map((name) => called.thing(name)));
  return words.list(hidden === 0 ? shown : [...shown, words.hiddenCards(hidden)]);
}

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
  const words = wordsOf(line, called, doing);
  const said = typeof words === 'string' ? { depth: 3, words } : words;
  const [whole, ...within] = 'terms' in line ? stepsOf(line, called) : [];
  if (whole === undefined) return said ? [said] : [];
  // A counter that changes has said the sum itself.
  const steps = within.map((step) => ({ depth: 4, words: step }));
  return [said ?? { depth: 3, words: whole }, ...steps];
}

function decisionWords(line: DecisionLine, called: DisplayNames): string | undefined {
  const { words } = called;
  const { decision, answer, forced = false } = line;
  switch (line.because.at.asks) {
    case 'action':
      return answer[0] === PASS ? words.passes(decision) : words.acts(decision, called.option(answer[0]));
    case 'may':
      return answer[0] === 'no' ? words.declines(decision) : undefined;
    default:
      return words.chooses(decision, named(answer, line, called), forced);
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
      return words.shuffled(called.zone(line.zone));
    case 'reveal':
      return words.shown(named(line.cards, line, called));
    case 'look':
      return words.looks(line.player, named(line.cards, line, called));
    case 'not taken':
      return words.untaken(named(line.things, line, called), line.verb, line.takes);
    case 'face up':
      return words.turned(named(line.cards, line, called), 'up');
    case 'face down':
      return words.turned(named(line.cards, line, called), 'down');
    case 'attach':
      return words.attachedTo(called.thing(line.card), called.thing(line.to));
    case 'cover':
      return words.covered(called.thing(line.card), called.thing(line.using));
    case 'uncover':
      return words.uncovered(called.thing(line.card), called.thing(line.back));
    case 'count': {
      const change = line.now - line.before;
      return words.counts(
        line.of === undefined ? undefined : called.thing(line.of),
        called.counter(line.counter),
        line.now,
        `${change < 0 ? '' : '+'}${change}${sumTerms(line, called)}`,
      );
    }
    case 'appoint':
      return words.appointed(called.role(line.role), line.player);
    case 'chance':
      return words.byChance(named(line.values, line, called));
    case 'begin': {
      const begun = cardText(line.text, called);
      return begun && words.uses(line.by, begun.text, called.thing(begun.card));
    }
    case 'step':
      return { depth: 1, words: called.step(line.step) };
    case 'turn':
      return { depth: 2, words: words.turnOf(line.player) };
    case 'cycle':
      return { depth: 0, words: `${called.cycle} ${line.number}` };
    case 'over':
      return {
        depth: 0,
        words: `${words.over(called.ending(line.ending))}: ${words.wins(line.winners)}`,
      };
    default:
      return openWords(line, called);
  }
}

/** Which text of a card a program is, and what is said of it: `effect`; `abilities, 1`. */
function cardText(role: ProgramRole, called: DisplayNames): { card: string; text: string } | undefined {
  if (role.kind === 'card') return { card: role.card, text: called.field(role.field) };
  if (role.kind !== 'ability' && role.kind !== 'waiting') return undefined;
  const of = cardText(role.of, called);
  return of && { card: of.card, text: `${of.text}${partOfText(role)}` };
}

const partOfText = (role: ProgramRole & { kind: 'ability' | 'waiting' }): string =>
  role.kind === 'ability'
    ? `, ${role.until ? 'until ' : ''}${role.number}`
    : ` ${role.window === undefined ? 'announced' : `in ${role.window}`}`;

type OpenLine = LogLine & {
  event: 'roll' | 'total' | 'change roll' | 'contest' | 'open window' | 'close window' | 'stands' | 'ends';
};

/** Dice, windows and what stands. */
function openWords(line: OpenLine, called: DisplayNames): string | undefined {
  const { words } = called;
  const roll = ({ of, roll: id }: RollEntries): string => words.owned(of, called.roll(id));
  const about = (of: RollEntries): string | undefined =>
    of.about === undefined ? undefined : called.thing(of.about);
  switch (line.event) {
    case 'roll':
      return words.rolls(roll(line), about(line), rollSum(line, called));
    case 'total': {
      const needs = needWords(line.needs ?? [], called);
      return [words.comesTo(roll(line), about(line), rollSum(line, called)), ...needs].join(words.between);
    }
    case 'change roll':
      return words.rollChanges(called.thing(line.roll), line.before, line.now);
    case 'contest': {
      const sides = line.sides.map((side) => `${side.of} ${rollSum(side, called)}`);
      return words.contest(called.contest(line.contest), sides, called.thing(line.winner));
    }
    case 'open window':
      return `-- ${called.window(line.window)} --`;
    case 'close window':
      return undefined;
    case 'stands':
      return words.stands(called.piece(line.text));
    case 'ends':
      return words.ends(called.piece(line.text));
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
  const where = pile === '' ? '' : to.grid ? words.toCell(pile) : words.intoPile(pile);
  if (verb !== undefined && by !== undefined) {
    const others = (place: PlaceWords): PlaceWords[] => (place.owned && place.seat !== by ? [place] : []);
    return words.does(doneBy(by, verb, what), from.flatMap(others), others(to)[0], where);
  }
  const count = cards.length + hidden;
  const stays = names.length === 1 && names[0] === line.to && pile !== '';
  return stays ? words.movesTo(what, count > 1, pile) : words.moves(what, count > 1, from, to, where);
}

/** Where in a zone of piles cards go: to others, or to a place of their own. */
function pileOf({ pile, cards }: MoveLine, to: PlaceWords, called: DisplayNames): string {
  if (pile === undefined) return '';
  if (to.grid) return pile;
  const others = pile.split(PLUS).filter((name) => !cards.includes(name));
  return others.length === 0 && to.newOne !== undefined ? to.newOne : called.thing(others.join(PLUS));
}

/** Lines in words, indented by round, step and turn. */
export function story(lines: readonly LogLine[], called: DisplayNames, doing: Doing = unknown): string {
  return lines
    .flatMap((line) => lineInWords(line, called, doing))
    .map(({ depth, words }) => `${'  '.repeat(depth)}${words}\n`)
    .join('');
}
