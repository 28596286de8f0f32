import { messageOf } from '../../dsl/diagnostics/diagnostic.ts';
import { nearest } from '../../dsl/text/edit-distance.ts';
import { valueOf, type MapNode, type ScalarNode } from '../../schemas/index.ts';
import { loadGame, type Loaded } from '../compiler/linker/load-game.ts';
import type { Library } from '../compiler/loader/library.ts';
import { complainAt } from '../compiler/loader/link-context.ts';
import type { Game } from '../game/linked-game.ts';
import type { Scenario } from './read-scenario.ts';
import type { ScenarioSheet } from './findings-sheet.ts';

/** Loads the games of scenarios, each combination of files once. */
export interface Games {
  readonly library: Library;
  /** The game as it is, with further files on top. */
  load(sheet: ScenarioSheet, scenario: Scenario): Loaded | undefined;
  /** The game with what a scenario changes. */
  changed(sheet: ScenarioSheet, scenario: Scenario, change: MapNode): Loaded | undefined;
}

/** Files that are put on top of a game besides those that a scenario names. */
export type OverlaysOfGame = (game: string) => readonly string[];

export function openGames(library: Library, onTop: OverlaysOfGame = () => [], loading = loadGame): Games {
  const known = new Map<string, Loaded>();
  const load = (sheet: ScenarioSheet, scenario: Scenario): Loaded | undefined => {
    const files = filesOf(library, onTop, sheet, scenario);
    if (!files) return undefined;
    const decks = scenario.decks.map((each) => each.text);
    const key = [scenario.game.text, ...files, '', ...decks].join('\n');
    let loaded = known.get(key);
    if (!loaded) known.set(key, (loaded = loading(library, scenario.game.text, files, decks)));
    return loaded;
  };
  return {
    library,
    load,
    changed(sheet, scenario, change) {
      if (change.entries.length === 0) return load(sheet, scenario);
      const files = filesOf(library, onTop, sheet, scenario);
      return (
        files &&
        loadGame(
          withChange(library, scenario, change),
          scenario.game.text,
          [...files, scenario.file],
          scenario.decks.map((each) => each.text),
        )
      );
    },
  };
}

/** The files of `with`: named from the top, or from the folder of the scenario. */
function filesOf(
  library: Library,
  onTop: OverlaysOfGame,
  sheet: ScenarioSheet,
  scenario: Scenario,
): string[] | undefined {
  const folder = scenario.file.slice(0, scenario.file.lastIndexOf('/') + 1);
  const files = scenario.with.map((node) => {
    const names = [plainName(node.text), plainName(folder + node.text)];
    const found = names.map((name) => library.file(name)?.name).find((name) => name !== undefined);
    if (found === undefined)
      complainAt(sheet, 'scenario/no-file', node, {
        file: node.text,
        near: nearest(node.text, library.names),
      });
    return found;
  });
  if (files.includes(undefined)) return undefined;
  return [...new Set([...(files as string[]), ...onTop(scenario.game.text)])];
}

/** A name without `.` and, as far as it can be, without `..` in it. */
function plainName(name: string): string {
  const parts: string[] = [];
  for (const part of name.split('/')) {
    if (part === '.') continue;
    if (part === '..' && parts.length > 0 && !['', '..'].includes(parts.at(-1)!)) parts.pop();
    else parts.push(part);
  }
  return parts.join('/');
}

/** The library in which the scenario's file is the variant that makes its change: faults then stand where it says so. */
function withChange(library: Library, scenario: Scenario, change: MapNode): Library {
  const scalar = (text: string): ScalarNode => ({ ...scenario.title, value: text, text, style: 'plain' });
  const said = (key: string, text: string) => ({ key: scalar(key), value: scalar(text) });
  const head = [said('variant', 'change'), said('extends', scenario.game.text), said('name', 'change')];
  const root: MapNode = { ...change, entries: [...head, ...change.entries] };
  const file = { name: scenario.file, text: '', kind: 'variant', root, diagnostics: [] } as const;
  return {
    names: library.names,
    file: (name) => (name === scenario.file ? file : library.file(name)),
  };
}

/** The game of a scenario that plays; complains where it does not load. */
export function playable(
  sheet: ScenarioSheet,
  scenario: Scenario,
  loaded: Pick<Loaded, 'game' | 'diagnostics'> | undefined,
): Game | undefined {
  if (!loaded || loaded.game) return loaded?.game;
  const errors = loaded.diagnostics.filter((each) => each.severity === 'error');
  const [first] = errors;
  return complainAt(
    sheet,
    'scenario/broken-data',
    scenario.game,
    { game: scenario.game.text, errors: errors.length, first: messageOf(first) },
    { related: [{ place: first.place, message: messageOf(first) }] },
  );
}

/** What a scenario that checks changes in the data. */
export const dataChange = (scenario: Scenario): MapNode => valueOf(scenario.node, 'check') as MapNode;
