/** Lines of a log in words, from nothing but what stands in the line. */
import { PASS } from '../../engine/program/instruction.ts';
import type { Line } from '../../match/log/log-entry.ts';
import { PLUS } from '../../match/value-names.ts';
import type { NeedView } from '../../match/view/open-rolls.ts';
import type { Called } from './display-names.ts';
import { doneBy } from './log-deeds.ts';
import { needWords, stepsOf, sumOf, termsOf } from './sum-sentences.ts';
import type { PlaceWords } from './screen-text-keys.ts';
import type { Doing } from './verb-of-line.ts';

/** A sentence, and how deep it stands below its round, step or turn. */
export interface Said {
  readonly depth: number;
  readonly words: string;
}

const unknown: Doing = () => undefined;

const text = (line: Line, key: string): string => String(line[key]);

/** The names under a key, equal ones counted, and how many more there are that may not be read. */
function named(line: Line, key: string, called: Called): string {
  const { words } = called;
  const names = counted(((line[key] ?? []) as readonly string[]).map((name) => called.thing(name)));
  const hidden = (line['hidden'] as number | undefined) ?? 0;
  return words.list(hidden === 0 ? names : [...names, words.hiddenCards(hidden)]);
}

/** Each name once, with how often it is there: `Coin x2`. */
export function counted(names: readonly string[]): string[] {
  const count = new Map<string, number>();
  for (const name of names) count.set(name, (count.get(name) ?? 0) + 1);
  return [...count].map(([name, times]) => (times === 1 ? name : `${name} x${times}`));
}

/** How the statement of a line asks: what is chosen from actions, from ways, from yes and no. */
const statementOf = (line: Line): string => text(line, 'because').split(' ').at(-1) ?? '';

/** A line in words, and below it the steps of a sum that the table shows; nothing for what goes without saying. */
export function inWords(line: Line, called: Called, doing: Doing = unknown): readonly Said[] {
  const words =
    line['decision'] === undefined ? eventWords(line, called, doing) : decisionWords(line, called);
  const said = typeof words === 'string' ? { depth: 3, words } : words;
  const [whole, ...within] = stepsOf(line, called);
  if (whole === undefined) return said ? [said] : [];
  // A counter that changes has said the sum itself.
  const steps = within.map((step) => ({ depth: 4, words: step }));
  return [said ?? { depth: 3, words: whole }, ...steps];
}

function decisionWords(line: Line, called: Called): string | undefined {
  const { words } = called;
  const who = text(line, 'decision');
  const answer = (line['answer'] ?? []) as readonly string[];
  const forced = line['forced'] === true;
  switch (statementOf(line)) {
    case 'action':
      return answer[0] === PASS ? words.passes(who) : words.acts(who, called.option(answer[0]));
    case 'may':
      return answer[0] === 'no' ? words.declines(who) : undefined;
    default:
      return words.chooses(who, named(line, 'answer', called), forced);
  }
}

function eventWords(line: Line, called: Called, doing: Doing): Said | string | undefined {
  const { words } = called;
  const thing = (key: string): string => called.thing(text(line, key));
  switch (line['event']) {
    case 'move':
      return moveWords(line, called, doing);
    case 'shuffle':
      return words.shuffled(called.zone(text(line, 'zone')));
    case 'reveal':
      return words.shown(named(line, 'cards', called));
    case 'look':
      return words.looks(text(line, 'player'), named(line, 'cards', called));
    case 'not taken':
      return words.untaken(named(line, 'things', called), text(line, 'verb'), text(line, 'takes'));
    case 'face up':
      return words.turned(named(line, 'cards', called), 'up');
    case 'face down':
      return words.turned(named(line, 'cards', called), 'down');
    case 'attach':
      return words.attachedTo(thing('card'), thing('to'));
    case 'cover':
      return words.covered(thing('card'), thing('using'));
    case 'uncover':
      return words.uncovered(thing('card'), thing('back'));
    case 'count': {
      const change = Number(line['now']) - Number(line['before']);
      return words.counts(
        line['of'] === undefined ? undefined : thing('of'),
        called.counter(text(line, 'counter')),
        Number(line['now']),
        `${change < 0 ? '' : '+'}${change}${termsOf(line, called)}`,
      );
    }
    case 'appoint':
      return words.appointed(called.role(text(line, 'role')), text(line, 'player'));
    case 'chance':
      return words.byChance(named(line, 'values', called));
    case 'begin': {
      const [kind, card, field, ...more] = text(line, 'text').split('/');
      if (kind !== 'cards') return undefined;
      const by = line['by'] === undefined ? undefined : text(line, 'by');
      return words.uses(by, [called.field(field), ...more].join(', '), called.thing(card));
    }
    case 'step':
      return { depth: 1, words: called.step(text(line, 'step')) };
    case 'turn':
      return { depth: 2, words: words.turnOf(text(line, 'player')) };
    case 'over': {
      const winners = line['winners'] as string[];
      return {
        depth: 0,
        words: `${words.over(called.ending(text(line, 'ending')))}: ${words.wins(winners)}`,
      };
    }
    default:
      return openWords(line, called);
  }
}

/** Dice, windows and what stands; and what has no sentence of its own. */
function openWords(line: Line, called: Called): Said | string | undefined {
  const { words } = called;
  const roll = (): string => words.owned(text(line, 'of'), called.roll(text(line, 'roll')));
  const about = line['about'] === undefined ? undefined : called.thing(text(line, 'about'));
  switch (line['event']) {
    case 'roll':
      return words.rolls(roll(), about, sumOf(line, called));
    case 'total': {
      const needs = needWords((line['needs'] ?? []) as readonly NeedView[], called);
      return [words.comesTo(roll(), about, sumOf(line, called)), ...needs].join(words.between);
    }
    case 'change roll':
      return words.rollChanges(thingOf(line, 'roll', called), Number(line['before']), Number(line['now']));
    case 'contest': {
      const sides = (line['sides'] as Line[]).map((side) => `${text(side, 'of')} ${sumOf(side, called)}`);
      return words.contest(called.contest(text(line, 'contest')), sides, thingOf(line, 'winner', called));
    }
    case 'open window':
      return `-- ${called.window(text(line, 'window'))} --`;
    case 'close window':
      return undefined;
    case 'stands':
      return words.stands(called.said(text(line, 'text'), 'effect', 'abilities'));
    case 'ends':
      return words.ends(called.said(text(line, 'text'), 'effect', 'abilities'));
    default:
      return line['number'] === undefined
        ? others(line)
        : { depth: 0, words: `${called.cycle} ${text(line, 'number')}` };
  }
}

const thingOf = (line: Line, key: string, called: Called): string => called.thing(text(line, key));

function moveWords(line: Line, called: Called, doing: Doing): string {
  const { words } = called;
  const what = named(line, 'cards', called);
  const names = [line['from']].flat().map(String);
  const from = names.map((name) => called.zone(name));
  const to = called.zone(text(line, 'to'));
  const verb = doing(line);
  const by = line['by'] === undefined ? undefined : text(line, 'by');
  const cards = (line['cards'] ?? []) as readonly string[];
  const pile = pileOf(line, cards, to, called);
  const where = pile === '' ? '' : to.grid ? words.toCell(pile) : words.intoPile(pile);
  if (verb !== undefined && by !== undefined) {
    const others = (name: string, place: PlaceWords): PlaceWords[] =>
      place.owned && !name.startsWith(`${by}'s `) ? [place] : [];
    return words.does(
      doneBy(by, verb, what),
      names.flatMap((name, i) => others(name, from[i])),
      others(text(line, 'to'), to)[0],
      where,
    );
  }
  const count = cards.length + Number(line['hidden'] ?? 0);
  const stays = names.length === 1 && names[0] === line['to'] && pile !== '';
  return stays ? words.movesTo(what, count > 1, pile) : words.moves(what, count > 1, from, to, where);
}

/** Where in a zone of piles cards go: to others, or to a place of their own. */
function pileOf(line: Line, cards: readonly string[], to: PlaceWords, called: Called): string {
  if (typeof line['pile'] !== 'string') return '';
  if (to.grid) return line['pile'];
  const others = line['pile'].split(PLUS).filter((name) => !cards.includes(name));
  return others.length === 0 && to.newOne !== undefined ? to.newOne : called.thing(others.join(PLUS));
}

/** A line of a kind that has no sentence of its own yet: its entries, one by one. */
const others = (line: Line): string =>
  Object.entries(line)
    .filter(([key]) => key !== 'because')
    .map(([key, value]) => `${key} ${[value].flat().join(', ')}`)
    .join('; ');

/** Lines in words, indented by round, step and turn. */
export function story(lines: readonly Line[], called: Called, doing: Doing = unknown): string {
  return lines
    .flatMap((line) => inWords(line, called, doing))
    .map(({ depth, words }) => `${'  '.repeat(depth)}${words}\n`)
    .join('');
}
