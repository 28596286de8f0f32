import { NOTHING } from '../../match/value-names.ts';
import { pieceOf } from '../../../dsl/text/source.ts';
import type { Instruction } from '../../engine/program/instruction.ts';
import type { Table } from '../../compiler/codegen/compile-game.ts';
import { eventLines, type EntrySort } from '../../match/log/line-kinds.ts';
import { becauseText } from '../../match/log/log-line.ts';
import { isLogged } from '../../match/log/logged-programs.ts';
import type { Match } from '../../match/match.ts';
import { cellNames, PLUS } from '../../match/value-names.ts';
import { otherNames, unknownParts } from '../steps/card-names.ts';
import { isOwnPart } from '../../engine/vm/events.ts';
import { functionMeaning } from '../../../dsl/ir/called-functions.ts';

/** What entries of the lines of a log can say in this match, by their sorts; sorts of numbers have no names. */
type NamesOfLines = Readonly<Partial<Record<EntrySort, ReadonlySet<string>>>>;

const known = new WeakMap<Match['names'], NamesOfLines>();

const ids = (list: readonly { readonly id: string }[]): Set<string> => new Set(list.map(({ id }) => id));

function namesIn(match: Match): NamesOfLines {
  const before = known.get(match.names);
  if (before) return before;
  const { game, table, names } = match;
  const { vocabulary } = game;
  const seats = new Set(names.seats);
  const cards = new Set([...vocabulary.cards.map(({ id }) => id), ...game.copyNames]);
  const zones = new Set(['attached', 'nowhere']);
  for (let zone = 0; zone < table.layout.zones; zone++) zones.add(names.zone(zone));
  const rolls = ids(vocabulary.rolls);
  const valueIds = vocabulary.enums.flatMap(({ values }) => values.map(({ id }) => id));
  const made: NamesOfLines = {
    ability: new Set(game.abilities.map(({ snippet, ability }) => pieceOf(snippet, ability.span))),
    card: cards,
    cards,
    cause: new Set(
      table.programs.flatMap(({ source, code }) =>
        code.map(({ at }) => becauseText({ program: source.role, at })),
      ),
    ),
    contest: ids(vocabulary.contests),
    counter: ids(vocabulary.counters.filter(({ holds }) => !holds)),
    held: new Set([...cards, ...seats, NOTHING, ...valueIds]),
    said: new Set([...cards, ...seats, ...cellNames(table), ...valueIds]),
    state: ids(vocabulary.counters.filter(({ holds }) => holds)),
    counted: new Set([...seats, ...cards]),
    ending: ids(game.endings),
    function: ids(vocabulary.functions),
    pile: new Set([...cards, ...cellNames(table)]),
    player: seats,
    players: seats,
    plus: new Set([...cards, 'a rule']),
    program: new Set(table.programs.flatMap(({ name, source }) => (isLogged(source.role) ? [name] : []))),
    role: ids(vocabulary.roles),
    roll: rolls,
    sides: new Set([...rolls, ...seats, ...cards, 'a rule', 'nobody']),
    step: ids(vocabulary.steps),
    takes: new Set(
      table.programs.flatMap(({ code }) =>
        code.flatMap((at) => (at.op === 'takes' ? [at.taking.words] : [])),
      ),
    ),
    things: new Set([...cards, ...seats, ...cellNames(table)]),
    thrown: new Set(names.seats.flatMap((seat) => [...rolls].map((roll) => `${seat}'s ${roll}`))),
    true: new Set(['true']),
    verb: ids(vocabulary.verbs),
    window: ids(vocabulary.windows),
    winner: new Set([...seats, 'nobody']),
    zone: zones,
    zones,
  };
  known.set(match.names, made);
  return made;
}

const isNumber = (text: string): boolean => /^-?\d+$/.test(text);

/** Sorts whose values may be numbers, alone or among names. */
const numeric: readonly EntrySort[] = ['number', 'numbers', 'plus', 'said', 'sides'];
/** Sorts whose values are joined from several names by ` + `. */
const joined: readonly EntrySort[] = ['answers', 'cards', 'pile', 'said', 'things'];

/** Whether a line of the log can have this in an entry of this sort. */
export function canStand(match: Match, sort: EntrySort, text: string): boolean {
  if (sort === 'answers') return unknownParts(match, text).length === 0;
  if (sort === 'terms') return isTerm(match, text);
  if (numeric.includes(sort) && isNumber(text)) return true;
  const names = namesIn(match)[sort];
  const parts = joined.includes(sort) ? text.split(PLUS) : [text];
  return parts.every((part) => names?.has(part.trim()) ?? false);
}

/** The possible names there; empty if that is no list of names. */
export const possibleNames = (match: Match, sort: EntrySort): readonly string[] =>
  sort === 'answers' ? [...otherNames(match)] : [...(namesIn(match)[sort] ?? [])];

/** `ripeness 4`: a part of a sum with its amount. */
function isTerm({ game }: Match, text: string): boolean {
  const label = /^(.+) -?\d+$/.exec(text)?.[1];
  if (label === undefined) return false;
  return (
    isOwnPart(label) ||
    game.vocabulary.functions.some((fn) => {
      const meaning = functionMeaning(fn);
      return (
        fn.id === label || (meaning?.form === 'sum' && meaning.terms.some((term) => term.label === label))
      );
    })
  );
}

/** What the texts of a game must do somewhere for lines of an event to be written. */
const raisedBy: Readonly<Record<string, Instruction['op']>> = {
  shuffle: 'shuffle',
  reveal: 'reveal',
  look: 'look',
  attach: 'attach',
  cover: 'cover',
  appoint: 'appoint',
  say: 'say',
  'not taken': 'takes',
};

/** The events that lines of a match's log can have. */
export function eventsOf({ game, table }: Match): string[] {
  const { rolls, contests, windows, counters } = game.vocabulary;
  const ops = new Set(table.programs.flatMap(({ code }) => code.map(({ op }) => op)));
  const there: Readonly<Record<string, boolean>> = {
    roll: rolls.length > 0,
    total: rolls.length > 0,
    'change roll': rolls.length > 0,
    contest: contests.length > 0,
    'open window': windows.length > 0,
    'close window': windows.length > 0,
    count: counters.some(({ holds }) => !holds),
    become: counters.some(({ holds }) => holds),
    stands: game.abilities.some(({ standing }) => standing),
    ends: game.abilities.some(({ standing }) => standing),
    uncover: table.layout.state.beneath >= 0,
    turn: game.steps.some(({ kind }) => kind === 'turns'),
    'face up': turns(table, 'up'),
    'face down': turns(table, 'down'),
    chance: drawsByChance(table),
  };
  const own = Object.keys(eventLines).filter(
    (event) => there[event] ?? (!(event in raisedBy) || ops.has(raisedBy[event])),
  );
  return [...new Set([...own, game.cycle.id])];
}

const turns = ({ programs }: Table, face: 'up' | 'down'): boolean =>
  programs.some(({ code }) => code.some((at) => at.op === 'face' && at.face === face));

const drawsByChance = ({ programs }: Table): boolean =>
  programs.some(({ code }) => code.some((at) => 'choosing' in at && at.choosing.by === undefined));
