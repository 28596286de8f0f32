import { messageOf } from '../../dsl/diagnostics/diagnostic.ts';
import { nearest } from '../../dsl/text/edit-distance.ts';
import { valueOf, type MapNode, type ScalarNode } from '../../schemas/index.ts';
import { loadGame, loadGameUntried, type Loaded } from '../compiler/linker/load-game.ts';
import type { Library } from '../compiler/loader/library.ts';
import { highestVersion } from '../compiler/loader/packs/pack-versions.ts';
import { reportAtNode } from '../compiler/loader/link-context.ts';
import type { Game } from '../game/linked-game.ts';
import type { Scenario } from './read-scenario.ts';
import type { ScenarioSheet } from './findings-sheet.ts';

/** Loads the games of scenarios, each combination of files once. */
export interface Games {
  readonly library: Library;
  /** The game as it is, with further files on top. */
  load(sheet: ScenarioSheet, scenario: Scenario): Loaded | undefined;
  /** Complains of files that a scenario puts on top and that are not there; tells whether all are. */
  areThere(sheet: ScenarioSheet, scenario: Scenario): boolean;
  /** The game with what a scenario changes; `tried`: with the changes that are offered tried, where they matter. */
  changed(sheet: ScenarioSheet, scenario: Scenario, change: MapNode, tried: boolean): Loaded | undefined;
}

/** Files that are put on top of a game besides those that a scenario names. */
export type OverlaysOfGame = (game: string) => readonly string[];

export function openGames(
  library: Library,
  onTop: OverlaysOfGame = () => [],
  loading = loadGameUntried,
): Games {
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
    areThere: (sheet, scenario) => filesOf(library, onTop, sheet, scenario) !== undefined,
    changed(sheet, scenario, change, tried) {
      if (change.entries.length === 0) return load(sheet, scenario);
      const files = filesOf(library, onTop, sheet, scenario);
      return (
        files &&
        (tried ? loadGame : loadGameUntried)(
          withChange(library, scenario, change),
          scenario.game.text,
          [...files, scenario.file],
          scenario.decks.map((each) => each.text),
        )
      );
    },
  };
}

/** The files of `with`, as `fileNamed` finds them; complains where there is none. */
function filesOf(
  library: Library,
  onTop: OverlaysOfGame,
  sheet: ScenarioSheet,
  scenario: Scenario,
): string[] | undefined {
  const files = scenario.with.map((node) => {
    const found = fileNamed(library, scenario.file, node.text);
    if (found === undefined)
      reportAtNode(sheet, 'scenario/no-file', node, {
        file: node.text,
        near: nearest(node.text, library.names),
      });
    return found;
  });
  if (files.includes(undefined)) return undefined;
  return [...new Set([...(files as string[]), ...onTop(scenario.game.text)])];
}

/** Folders that are looked in above a scenario: far more than anybody has. */
const MOST_FOLDERS = 16;

/**
 * The file that a scenario names: from the top, from its own folder or one above; a pack also by its folder or its id.
 */
function fileNamed(library: Library, scenario: string, text: string): string | undefined {
  const folder = scenario.slice(0, scenario.lastIndexOf('/') + 1);
  const above = Array.from({ length: MOST_FOLDERS }, (_, i) => folder + '../'.repeat(i));
  for (const from of ['', ...above]) {
    const name = plainName(from + text);
    const found = [name, `${name}/pack.yaml`, `${name}/pack.yml`].find((each) => library.file(each));
    if (found !== undefined) return library.file(found)!.name;
  }
  return highestVersion(library, text);
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

/**
 * The library in which the scenario's file is the variant that makes its change: faults are then at its
 * places.
 */
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
  return reportAtNode(
    sheet,
    'scenario/broken-data',
    scenario.game,
    { game: scenario.game.text, errors: errors.length, first: messageOf(first) },
    { related: [{ place: first.place, message: messageOf(first) }] },
  );
}

/** What a scenario that checks changes in the data. */
export const dataChange = (scenario: Scenario): MapNode => valueOf(scenario.node, 'check') as MapNode;
