import type { List } from '../engine/state/int-list.ts';
import { cardNameFor, pileNameFor } from './view/card-view.ts';
import { question, type Match } from './match.ts';
import { pileCards } from './value-names.ts';
import type { Question } from './question.ts';
import { seersOfZones } from '../engine/state/seat-visibility.ts';

/** One option of a seat, with all that the seat may know of it. */
export interface Option {
  /** How people say it. */
  readonly name: string;
  /**
   * For answering: the name, with a number behind it where several are called alike. A card goes by what the view of the
   * seat calls it: its own name where the seat sees its face, else its place.
   */
  readonly key: string;
}

/** An option with its value in the question's domain, which may tell more than the seat knows: it stays in the house. */
export interface Valued extends Option {
  readonly value: number;
}

/** What a seat may choose from, in the order of the domain; at most `most` of them. */
export function listOptions(match: Match, seat: number, most = 200): Valued[] {
  const asking = question(match, seat);
  return asking ? optionsAmong(match, asking, asking.domain.candidates, most) : [];
}

/** These as options of a question, also where they are not on offer. */
export function optionsAmong(
  match: Match,
  asking: Question,
  candidates: List,
  most = Number.MAX_SAFE_INTEGER,
): Valued[] {
  const seers = seersOfZones(match.table);
  const keys = new Set<string>();
  const options: Valued[] = [];
  for (let i = 0; i < Math.min(candidates.length, most); i++) {
    const value = candidates.items[i];
    const name = nameOf(match, asking, value, seers);
    let key = name;
    for (let alike = 2; keys.has(key); alike++) key = `${name} (${alike})`;
    keys.add(key);
    options.push({ name, key, value });
  }
  return options;
}

function nameOf(match: Match, asking: Question, value: number, seers: readonly number[]): string {
  if (asking.instruction.op === 'menu') return asking.instruction.options[value].label;
  const named = asking.instruction.choosing.values?.[value];
  if (named !== undefined) return named;
  if (asking.sort === 'card') return cardNameFor(match, seers, asking.seat, value);
  if (asking.sort === 'pile') return pileNameFor(match, seers, asking.seat, value);
  return match.names.value(match.runner.m.p, asking.sort as never, value);
}

/** What a text names of some options: by their names and, where they are `numbered`, by their numbers too. */
export function optionsNamed(
  match: Match,
  asking: Question,
  options: readonly Valued[],
  said: string,
  numbered = true,
): number[] | undefined {
  if (said === '' || said === 'none') return [];
  const own = `${match.names.seats[asking.seat]}'s `;
  const whole = options.find((option) => option.name === said || option.name === own + said);
  if (whole) return [whole.value];
  if (asking.sort === 'pile') {
    const pile = pileBy(match, asking.seat, options, said);
    if (pile !== undefined) return [pile];
  }
  const parts = partsOf(asking, options, said, numbered);
  const values: number[] = [];
  for (const part of parts) {
    const option =
      options.find((each) => each.name === part || each.name === own + part) ??
      // A card that there are several of, by its name alone: any of them.
      options.find(({ name, value }) => name.startsWith(`${part}#`) && !values.includes(value)) ??
      (numbered && /^\d+$/.test(part) ? options[Number(part) - 1] : undefined);
    if (!option) return undefined;
    values.push(option.value);
  }
  return values;
}

/** What an answer names: numbers of options, or names with a `+` between them. */
function partsOf({ sort }: Question, options: readonly Valued[], said: string, numbered: boolean): string[] {
  if (numbered && /^\d+([ ,]+\d+)*$/.test(said)) return said.split(/[ ,]+/);
  const lines = sort === 'line' ? linesIn(options, said) : undefined;
  return lines ?? said.split('+').map((part) => part.trim());
}

/** The lines that an answer names; a `+` may also be inside one. Undefined if it names something else. */
function linesIn(options: readonly Valued[], said: string): string[] | undefined {
  for (const { name } of options) {
    if (said === name) return [name];
    if (!said.startsWith(name)) continue;
    const more = /^\s*\+\s*(.*)$/.exec(said.slice(name.length));
    const rest = more && linesIn(options, more[1]);
    if (rest) return [name, ...rest];
  }
  return undefined;
}

/** The pile that holds all the cards named; several cards of it may be named. */
function pileBy(match: Match, seat: number, options: readonly Valued[], said: string): number | undefined {
  const { table, runner } = match;
  const seers = seersOfZones(table);
  const wanted = said.split('+').map((part) => part.trim());
  return options.find(({ value }) => {
    const cards = pileCards(table.layout, runner.m.p, value).map((card) =>
      cardNameFor(match, seers, seat, card),
    );
    return cards.length > 0 && wanted.every((name) => cards.includes(name));
  })?.value;
}
