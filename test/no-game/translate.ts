import type { Game } from '../../interpreter/game/linked-game.ts';
import { PLUS } from '../../interpreter/match/value-names.ts';
import type { Match } from '../../interpreter/index.ts';
import type { WrittenLine } from '../../interpreter/match/log/log-line.ts';

/** From every name that may stand in a log, by the key that it stands under, to its new one. */
type Dictionary = ReadonlyMap<string, string>;

const pairs = (old: readonly string[], made: readonly string[]): [string, string][] =>
  old.map((each, i) => [each, made[i]]);

const indexes = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const programs = (match: Match): string[] => match.table.programs.map((each) => each.name);
const statements = (match: Match): string[] =>
  match.table.programs.flatMap((program) => program.code.map((at) => `${program.name} ${at.at.id}`.trim()));

/** What stands in every menu, and the lines of every choice of lines. */
const labels = (match: Match): string[] =>
  match.table.programs.flatMap(({ code }) =>
    code.flatMap((each) => {
      if (each.op === 'menu') return each.options.map((option) => option.label);
      return each.op === 'pick' && each.choosing.sort === 'line' ? (each.choosing.values ?? []) : [];
    }),
  );

/** Verbs, and what they say that they take, wherever that is looked at. */
const takings = (match: Match): string[] =>
  match.table.programs.flatMap(({ code }) =>
    code.flatMap((each) => (each.op === 'takes' ? [each.taking.by, each.taking.words] : [])),
  );

/** Translates the lines of one match's log into the words of another match of the renamed game. */
export function translator(old: Match, made: Match): (line: WrittenLine) => WrittenLine {
  const zones = indexes(old.table.layout.zones);
  const things: Dictionary = new Map([
    ...pairs(labels(old), labels(made)),
    ...pairs(old.game.copyNames, made.game.copyNames),
    ...pairs(
      zones.map((zone) => old.names.zone(zone)),
      zones.map((zone) => made.names.zone(zone)),
    ),
    ...pairs([old.names.pile(old.runner.m.p, -1)], [made.names.pile(made.runner.m.p, -1)]),
    ...pairs(actionsOf(old.game), actionsOf(made.game)),
    ...pairs(
      old.game.vocabulary.counters.map((each) => each.id),
      made.game.vocabulary.counters.map((each) => each.id),
    ),
    ...pairs(
      old.game.vocabulary.roles.map((each) => each.id),
      made.game.vocabulary.roles.map((each) => each.id),
    ),
    ...pairs(
      old.game.vocabulary.steps.map((each) => each.id),
      made.game.vocabulary.steps.map((each) => each.id),
    ),
    ...pairs(
      old.game.endings.map((each) => each.id),
      made.game.endings.map((each) => each.id),
    ),
    ...(['windows', 'rolls', 'contests'] as const).flatMap((sort) =>
      pairs(
        old.game.vocabulary[sort].map((each) => each.id),
        made.game.vocabulary[sort].map((each) => each.id),
      ),
    ),
  ]);
  const texts: Dictionary = new Map([
    ...pairs(programs(old), programs(made)),
    ...pairs(statements(old), statements(made)),
    ...pairs(abilities(old.game), abilities(made.game)),
  ]);
  const taken: Dictionary = new Map(pairs(takings(old), takings(made)));
  const sums: Dictionary = new Map(
    pairs(
      old.game.vocabulary.functions.map((each) => each.id),
      made.game.vocabulary.functions.map((each) => each.id),
    ),
  );
  const parts: Dictionary = new Map(pairs(partsOf(old.game), partsOf(made.game)));
  const known = [...parts.keys()].sort((a, b) => b.length - a.length).join('|');
  const anyPart = new RegExp(`(?<![\\p{L}-])(?:${known})(?![\\p{L}-])`, 'gu');
  const part = (text: string): string =>
    known === '' ? text : text.replace(anyPart, (found) => parts.get(found) ?? found);
  const cycles: Dictionary = new Map([[old.game.cycle.id, made.game.cycle.id]]);
  const thing = (text: string): string =>
    things.get(text) ??
    text
      .split(PLUS)
      .map((part) => things.get(part) ?? ofCard(part) ?? owned(part))
      .join(PLUS);
  // One of several abilities is named by its card and its number.
  const ofCard = (text: string): string | undefined => {
    const [, card, number] = /^(.*) (\d+)$/.exec(text) ?? [];
    const made = card === undefined ? undefined : things.get(card);
    return made === undefined ? undefined : `${made} ${number}`;
  };
  // A roll is named after the player who made it; what is there several times has a number.
  const owned = (part: string): string =>
    part
      .replace(/(?<='s )[^#]+(?=$| #)/, (name) => things.get(name) ?? name)
      .replace(/^[^ ]+(?=( \d+)?( \(\d+\))?$)/, (name) => things.get(name) ?? name);
  const value = (key: string, given: unknown): unknown => {
    if (key === 'sum' && typeof given === 'string') return sums.get(given) ?? given;
    if (key === 'terms' && typeof given === 'string') return things.get(given) ?? part(given);
    if (Array.isArray(given)) return given.map((each) => value(key, each));
    if (typeof given === 'object' && given !== null) return all(given as WrittenLine);
    if (typeof given !== 'string') return given;
    if (key === 'because' || key === 'text') return texts.get(given) ?? given;
    if (key === 'verb' || key === 'takes') return taken.get(given) ?? thing(given);
    if (key === 'event') return cycles.get(given) ?? given;
    return thing(given);
  };
  const all = (line: WrittenLine): WrittenLine =>
    Object.fromEntries(Object.entries(line).map(([key, given]) => [key, value(key, given)]));
  return all;
}

/** The names of functions and of the parts of their sums. */
const partsOf = (game: Game): string[] =>
  game.vocabulary.functions.flatMap(({ id, body }) => [
    id,
    ...(body.form === 'sum' ? body.terms.map((term) => term.label) : []),
  ]);

/** What the log says of each ability that stands for a while. */
const abilities = (game: Game): string[] =>
  game.abilities.map(({ snippet, ability }) =>
    snippet.text.slice(ability.span.start, ability.span.end).replace(/\s+/g, ' ').trim(),
  );

/** The ids of all actions, in the order in which the game declares them. */
function actionsOf(game: Game): string[] {
  const offers = [
    ...game.steps.flatMap((step) =>
      step.kind === 'turns'
        ? step.parts.flatMap((part) => (part.kind === 'actions' ? [part.offer] : []))
        : [],
    ),
    ...game.windows.map((window) => window.offer),
  ];
  return offers.flatMap((offer) => offer.actions.map((action) => action.id));
}
