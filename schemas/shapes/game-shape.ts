import { anyCard } from './card-shape.ts';
import { check, ending, flow, window } from './flow-shape.ts';
import { about, language } from './heading-shape.ts';
import {
  closed,
  condition,
  dialect,
  effect,
  expression,
  id,
  integer,
  type JsonSchema,
  listOf,
  named,
  names,
  oneOf,
  oneOrMore,
  text,
} from './shape-parts.ts';
import * as vocabulary from './vocabulary-shape.ts';

/** How many cards there are of a kind, or copies of a card. */
const deck = closed({ counts: named(integer(0)) });

const shown = listOf(text('the name of a zone, counter or role'));

/** A mark that is shown with cards of a kind: a value, a word while something holds, or what is missing for it. */
const badge = closed(
  {
    name: names,
    of: { ...oneOrMore('the name of a kind of card, or a list of them'), examples: ['my-kind'] },
    in: oneOrMore('the name of a zone, or a list of them'),
    is: expression,
    'out of': expression,
    if: condition,
    needs: condition,
  },
  ['of'],
);
/** A sign in the cells of a grid of which something holds. */
const cellMark = closed(
  { name: names, in: text('the name of a grid'), sign: text('a sign or two'), if: condition },
  ['in', 'sign', 'if'],
);
const table = closed({
  shared: shown,
  player: shown,
  card: listOf(text('the name of a counter of cards')),
  shows: named(oneOf('name', 'short', 'whole')),
  fields: named(listOf(text('the name of a field'))),
  badges: named(badge),
  cells: named(cellMark),
  sums: listOf(text('the name of a function'), { minItems: 1 }),
});

/** Whether something holds of a player stands in a map; what a player has is said alone. */
const group: JsonSchema = {
  type: ['string', 'object'],
  pattern: '\\S',
  properties: { if: condition },
  required: ['if'],
  additionalProperties: false,
  title: 'what a player has such as `a card in your hand`, or a map with `if`',
};
const report = closed({ measures: named(expression), groups: named(group) });

/** `game.yaml`: everything that a game is but its cards, which may stand here as well. */
export const gameSchema: JsonSchema = {
  $schema: dialect,
  title: 'a map that describes a game, with `game`, `name`, `players` and more',
  ...closed(
    {
      game: { ...id, examples: ['my-game'] },
      language,
      name: { ...names, examples: ['{ en: My game }'] },
      players: closed(
        {
          min: { ...integer(1, 31), examples: ['2'] },
          max: { ...integer(1, 31), examples: ['4'] },
        },
        ['min', 'max'],
        { examples: ['{ min: 2, max: 4 }'] },
      ),
      about,
      settings: named(vocabulary.setting),
      values: named(vocabulary.values),
      kinds: named(vocabulary.kind),
      zones: named(vocabulary.zone),
      counters: named(vocabulary.counter),
      roles: named(vocabulary.role),
      nouns: named(vocabulary.noun),
      rankings: named(vocabulary.ranking),
      functions: named(vocabulary.fn),
      tables: named(vocabulary.table),
      verbs: named(vocabulary.verb),
      rolls: named(vocabulary.roll),
      contests: named(vocabulary.contest),
      windows: named(window),
      'order of triggers': listOf(
        oneOf('side of the active player', 'order of entry', 'order of arrival', 'the controller chooses'),
        { minItems: 1 },
      ),
      rules: text('abilities of the game itself'),
      'absent players': oneOf('as little as they can', 'at random'),
      flow,
      setup: effect,
      checks: listOf(check),
      ends: listOf(ending),
      deck,
      decks: named(vocabulary.deck),
      'deck rules': named(vocabulary.deckRule),
      table,
      report,
      cards: listOf(anyCard),
    },
    ['game', 'language', 'name', 'players'],
  ),
};

/** Whether a section of a game file is a map of names or a list; undefined for a text, and where there is no such section. */
export function sectionOf(name: string): 'map' | 'list' | undefined {
  const sections = gameSchema['properties'] as Readonly<Record<string, JsonSchema>>;
  const type = Object.hasOwn(sections, name) ? sections[name]['type'] : undefined;
  return type === 'object' ? 'map' : type === 'array' ? 'list' : undefined;
}
