/**
 * The sections of a game file and their declarations: paths of variants and names in the data refer to them.
 */
import { byPath } from '../interpreter/compiler/loader/path-patterns.ts';
import { countersDownTo0 } from '../dsl/language/symbols/counter-bounds.ts';
import type { Vocabulary } from '../dsl/language/symbols/symbol-table.ts';
import type { CounterSymbol, DeclaredSymbol } from '../dsl/language/symbols/symbols.ts';

export const symbolSections: Readonly<Record<string, (vocabulary: Vocabulary) => readonly DeclaredSymbol[]>> =
  {
    kinds: ({ kinds }) => kinds,
    values: ({ enums }) => enums,
    zones: ({ zones }) => zones,
    counters: ({ counters }) => counters.filter(({ holds }) => !holds),
    states: ({ counters }) => counters.filter(({ holds }) => holds),
    settings: ({ settings }) => settings,
    roles: ({ roles }) => roles,
    nouns: ({ nouns }) => nouns,
    rankings: ({ rankings }) => rankings,
    functions: ({ functions }) => functions,
    tables: ({ tables }) => tables,
    verbs: ({ verbs }) => verbs,
    rolls: ({ rolls }) => rolls,
    contests: ({ contests }) => contests,
    windows: ({ windows }) => windows,
    flow: ({ cycles }) => cycles,
    cards: ({ cards }) => cards,
  };

const ofPlayers = ({ counters }: Vocabulary): readonly CounterSymbol[] => countersDownTo0(counters, 'player');

const numbersOfPlayers = ({ counters }: Vocabulary): readonly CounterSymbol[] =>
  counters.filter(({ of, holds }) => of === 'player' && !holds);

/** What a value or key at a path of a game file names; `*` stands for any step. */
const named: readonly (readonly [string, (vocabulary: Vocabulary) => readonly DeclaredSymbol[]])[] = [
  ['kinds/*/starts', symbolSections['zones']],
  ['kinds/*/unique/*', ({ fields }) => fields],
  ['kinds/*/face/*/*', ({ fields }) => fields],
  ['values/*/looks', ({ enums }) => enums.flatMap(({ values }) => values)],
  ['kinds/*/fields/*/type', symbolSections['values']],
  ['kinds/*/fields/*/of', symbolSections['values']],
  ['kinds/*/fields/*/verb', symbolSections['verbs']],
  ['kinds/*/fields/*/roll', symbolSections['rolls']],
  ['zones/*/takes/*', symbolSections['kinds']],
  ['counters/*/of', symbolSections['kinds']],
  ['counters/*/of/*', symbolSections['kinds']],
  ['counters/*/resets', symbolSections['flow']],
  ['states/*/of', symbolSections['kinds']],
  ['states/*/of/*', symbolSections['kinds']],
  ['states/*/holds', (words) => [...words.enums, ...words.kinds]],
  ['verbs/*/counts as/*', symbolSections['verbs']],
  ['tables/*/of', symbolSections['values']],
  ['rolls/*/window', symbolSections['windows']],
  ['contests/*/rolls/*', symbolSections['rolls']],
  ['flow/*/steps/*/extra turns', ofPlayers],
  ['flow/*/steps/*/skipped turns', ofPlayers],
  ['flow/*/steps/*/ended turns', ({ counters }) => countersDownTo0(counters, 'game')],
  ['players/out', ofPlayers],
  ['players/teams', numbersOfPlayers],
  ['players/turn order', numbersOfPlayers],
  ['players/reversed', ({ counters }) => countersDownTo0(counters, 'game')],
  ['ends/*/after', ({ steps }) => steps],
  ['checks/*/after', ({ steps }) => steps],
  ['deck/counts', ({ kinds, cards }) => [...kinds, ...cards]],
  ['decks/*/cards', symbolSections['cards']],
  ['table/shared/*', symbolSections['zones']],
  ['table/player/*', symbolSections['zones']],
  ['table/badges/*/of', symbolSections['kinds']],
];

const namedBy = byPath(named);

/** What may be named at a path of a game file: as a value there, or as a key below it. */
export const namedAt = (vocabulary: Vocabulary, path: readonly string[]): readonly DeclaredSymbol[] =>
  namedBy(path)?.(vocabulary) ?? [];

/** Where in the game file a patch of a variant is: the path there begins with how it changes, and then the whole path. */
export const patchedPath = (path: readonly string[]): readonly string[] => [
  ...path[1].split('/').map((step) => step.trim()),
  ...path.slice(2),
];
