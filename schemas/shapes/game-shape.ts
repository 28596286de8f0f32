import { anyCard } from './card-shape.ts';
import { stateCheckShape, ending, flow, window } from './flow-shape.ts';
import { aboutShape, language } from './heading-shape.ts';
import {
  closedMap,
  conditionShape,
  dialect,
  effect,
  expressionShape,
  id,
  integer,
  type JsonSchema,
  listOf,
  mapOfNames,
  names,
  enumOf,
  oneOrMore,
  text,
} from './shape-parts.ts';
import * as vocabulary from './vocabulary-shape.ts';

/** How many cards there are of a kind, or copies of a card. */
const deck = closedMap({ counts: mapOfNames(integer(0)) });

const shown = listOf(text('the name of a zone, counter or role'), { uniqueItems: true });

/** A mark that is shown with cards of a kind: a value, a word while something holds, or what is missing for it. */
const badge = closedMap(
  {
    name: names,
    of: { ...oneOrMore('the name of a kind of card, or a list of them'), examples: ['my-kind'] },
    in: oneOrMore('the name of a zone, or a list of them'),
    is: expressionShape,
    'out of': expressionShape,
    if: conditionShape,
    needs: conditionShape,
  },
  ['of'],
);
/** A sign in the cells of a grid of which something holds. */
const cellMark = closedMap(
  { name: names, in: text('the name of a grid'), sign: text('a sign or two'), if: conditionShape },
  ['in', 'sign', 'if'],
);
const table = closedMap({
  shared: shown,
  player: shown,
  card: listOf(text('the name of a counter of cards'), { uniqueItems: true }),
  shows: mapOfNames(enumOf('name', 'short', 'whole')),
  fields: mapOfNames(listOf(text('the name of a field'), { uniqueItems: true })),
  badges: mapOfNames(badge),
  cells: mapOfNames(cellMark),
  sums: listOf(text('the name of a function'), { minItems: 1, uniqueItems: true }),
});

/** Whether something holds of a player stands in a map; what a player has is said alone. */
const group: JsonSchema = {
  type: ['string', 'object'],
  pattern: '\\S',
  properties: { if: conditionShape },
  required: ['if'],
  additionalProperties: false,
  title: 'what a player has such as `a card in your hand`, or a map with `if`',
};
const report = closedMap({ measures: mapOfNames(expressionShape), groups: mapOfNames(group) });

/** `game.yaml`: everything that a game is but its cards, which may stand here as well. */
export const gameSchema: JsonSchema = {
  $schema: dialect,
  title: 'a map that describes a game, with `game`, `name`, `players` and more',
  ...closedMap(
    {
      game: { ...id, examples: ['my-game'] },
      language,
      name: { ...names, examples: ['{ en: My game }'] },
      players: closedMap(
        {
          min: { ...integer(1, 31), examples: ['2'] },
          max: { ...integer(1, 31), examples: ['4'] },
        },
        ['min', 'max'],
        { examples: ['{ min: 2, max: 4 }'] },
      ),
      about: aboutShape,
      settings: mapOfNames(vocabulary.setting),
      values: mapOfNames(vocabulary.values),
      kinds: mapOfNames(vocabulary.kind),
      zones: mapOfNames(vocabulary.zone),
      counters: mapOfNames(vocabulary.counter),
      roles: mapOfNames(vocabulary.role),
      nouns: mapOfNames(vocabulary.nounShape),
      rankings: mapOfNames(vocabulary.ranking),
      functions: mapOfNames(vocabulary.fn),
      tables: mapOfNames(vocabulary.tableShape),
      verbs: mapOfNames(vocabulary.verb),
      rolls: mapOfNames(vocabulary.roll),
      contests: mapOfNames(vocabulary.contest),
      windows: mapOfNames(window),
      'order of triggers': listOf(
        enumOf('side of the active player', 'order of entry', 'order of arrival', 'the controller chooses'),
        { minItems: 1 },
      ),
      rules: text('abilities of the game itself'),
      'absent players': enumOf('as little as they can', 'at random'),
      flow,
      setup: effect,
      checks: listOf(stateCheckShape),
      ends: listOf(ending),
      deck,
      decks: mapOfNames(vocabulary.deck),
      'deck rules': mapOfNames(vocabulary.deckRule),
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
