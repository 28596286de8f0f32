import type { Vocabulary } from '../../dsl/language/symbols/symbol-table.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { schemas, type JsonSchema } from '../../schemas/index.ts';

/** Keys, and the numbers of elements of lists. */
export type Path = readonly (string | number)[];

/**
 * Other values that could stand in the place of one that is no text of the language: another of those that the schema
 * allows, a range or dice one off, another value of the same set, another thing of the same sort.
 */
export function otherValues(value: string, path: Path, game: Game): string[] {
  if (path.at(-1) === 'id') return [`another-${value.replaceAll(' ', '-')}`];
  const choices = choicesAt(path);
  if (choices) return choices.filter((other) => other !== value);
  const range = /^(-?\d+)([+-]|\.\.(-?\d+))$/.exec(value);
  if (range)
    return otherRanges(Number(range[1]), range[2], range[3] === undefined ? undefined : Number(range[3]));
  const dice = /^(\d)d(\d+)$/.exec(value);
  if (dice) return [`${Number(dice[1]) + 1}d${dice[2]}`, `${dice[1]}d${Number(dice[2]) + 1}`];
  return next(value, path, game);
}

/** What the schema of game files lists for a place; nothing where any text may stand. */
function choicesAt(path: Path): readonly string[] | undefined {
  let schema: JsonSchema | undefined = schemas.game;
  for (const step of path) {
    const properties = schema?.['properties'] as Readonly<Record<string, JsonSchema>> | undefined;
    schema = (
      typeof step === 'number'
        ? schema?.['items']
        : Object.hasOwn(properties ?? {}, step)
          ? properties![step]
          : schema?.['additionalProperties']
    ) as JsonSchema | undefined;
  }
  return schema?.['enum'] as readonly string[] | undefined;
}

const otherRanges = (from: number, end: string, to: number | undefined): string[] =>
  to === undefined
    ? [`${from + 1}${end}`, `${from - 1}${end}`]
    : [`${from + 1}..${to}`, `${from - 1}..${to}`, `${from}..${to + 1}`, `${from}..${to - 1}`];

/** The one that comes next among those of its sort, going round; none where it has no other. */
function next(value: string, path: Path, { vocabulary }: Game): string[] {
  const ids = sortsAt(path, vocabulary)
    .map((sort) => sort.map((each) => each.id))
    .find((those) => those.includes(value));
  return ids && ids.length > 1 ? [ids[(ids.indexOf(value) + 1) % ids.length]] : [];
}

/** What could be named at a place: in a field of a card its values, elsewhere anything that the game declares. */
function sortsAt(path: Path, all: Vocabulary): readonly (readonly { readonly id: string }[])[] {
  // Variants name what they change by a path of keys.
  const key = String(path.findLast((step) => typeof step === 'string')).replace(/^.*\//, '');
  if (key === 'kind') return [all.kinds];
  const type = all.fields.find((each) => each.id === key)?.type;
  if (type?.type === 'value' || type?.type === 'set') return [type.of.values];
  const { kinds, zones, fields, verbs, steps, counters, nouns, rolls, windows, enums } = all;
  const sets = enums.map((each) => each.values);
  return [kinds, zones, fields, verbs, steps, counters, nouns, rolls, windows, enums, ...sets];
}
