import { checkShape, entry, valueOf } from '../../schemas/index.ts';
import type { Entry, MapNode, Node, ScalarNode } from '../../schemas/index.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { report } from '../../dsl/diagnostics/report.ts';
import type { Library } from '../compiler/loader/library.ts';
import { entries, items, scalars, textAt } from '../compiler/loader/link-context.ts';
import { withCases } from './scenario-cases.ts';
import type { ScenarioForm } from './scenario-result.ts';

/** A scenario of a file, with what the file sets for all of them. */
export interface Scenario {
  readonly file: string;
  readonly title: ScalarNode;
  readonly game: ScalarNode;
  readonly form: ScenarioForm;
  readonly with: readonly ScalarNode[];
  /** The decks of the seats, where the scenario says so. */
  readonly decks: readonly ScalarNode[];
  readonly tags: readonly string[];
  /** The scenario's keys and the shared ones. */
  readonly node: MapNode;
}

/** Reads the scenarios of a file. One that cannot be read at all has none, and says why. */
export function readScenarios(
  library: Library,
  file: string,
): { scenarios: Scenario[]; diagnostics: readonly Diagnostic[] } {
  const data = library.file(file);
  if (!data) {
    const place = { file, span: { start: 0, end: 0 } };
    return { scenarios: [], diagnostics: [report('scenario/no-file', place, { file, near: [] })] };
  }
  if (data.root?.kind !== 'map') {
    const found = data.root ? checkShape('scenario', data.root, file) : [];
    return { scenarios: [], diagnostics: [...data.diagnostics, ...found] };
  }
  const { roots, diagnostics } = withCases(data.root, file);
  const faults = distinct([
    ...data.diagnostics,
    ...diagnostics,
    ...roots.flatMap((root) => checkShape('scenario', root, file)),
  ]);
  if (faults.some((each) => each.severity === 'error')) return { scenarios: [], diagnostics: faults };
  return { scenarios: roots.flatMap((root) => scenariosIn(file, root as MapNode)), diagnostics: faults };
}

/** A fault that all cases share is reported once. */
function distinct(found: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>();
  return found.filter(({ code, place, details }) => {
    const key = JSON.stringify([code, place, details]);
    return !seen.has(key) && seen.add(key);
  });
}

function scenariosIn(file: string, root: MapNode): Scenario[] {
  const list = entry(root, 'scenarios');
  const own = list ? items(list.value) : [root];
  const shared: MapNode = {
    ...root,
    entries: root.entries.filter((each) => !unshared.includes(each.key.text)),
  };
  return own.flatMap((node) =>
    node.kind === 'map' ? [scenarioOf(file, list ? merged(shared, node) : node)] : [],
  );
}

const unshared: readonly string[] = ['scenarios', 'about'];

function scenarioOf(file: string, node: MapNode): Scenario {
  return {
    file,
    title: valueOf(node, 'scenario') as ScalarNode,
    game: valueOf(node, 'game') as ScalarNode,
    form: entry(node, 'check') ? 'check' : entry(node, 'sample') ? 'sample' : 'play',
    with: scalars(valueOf(node, 'with')),
    decks: scalars(valueOf(node, 'decks')),
    tags: scalars(valueOf(node, 'tags')).map((tag) => tag.text),
    node,
  };
}

/** What a scenario says goes before what its file says for all; maps are joined key by key, tags are added up. */
function merged(shared: MapNode, own: MapNode): MapNode {
  const joined = shared.entries.map((each): Entry => {
    const mine = entry(own, each.key.text);
    return mine ? { key: mine.key, value: joinedValue(mine.key.text, each.value, mine.value) } : each;
  });
  const added = own.entries.filter((each) => !entry(shared, each.key.text));
  return { ...own, entries: [...joined, ...added] };
}

function joinedValue(key: string, shared: Node, own: Node): Node {
  if (shared.kind === 'map' && own.kind === 'map') return merged(shared, own);
  if (key === 'tags' && shared.kind === 'list' && own.kind === 'list') {
    return { ...own, items: [...shared.items, ...own.items] };
  }
  return own;
}

/** Seats, seed and settings that a scenario names; seats by name or by number. */
export const playersOf = (scenario: Scenario): Node | undefined => valueOf(scenario.node, 'players');
export const scenarioSeed = (scenario: Scenario): string => textAt(scenario.node, 'seed') ?? '1';
/** What the dice show, where the scenario says so. */
export function scenarioRolls(scenario: Scenario): number[] | undefined {
  const rolls = valueOf(scenario.node, 'rolls');
  return rolls && scalars(rolls).map((each) => Number(each.value));
}
export const scenarioSettings = (scenario: Scenario): readonly Entry[] =>
  entries(valueOf(scenario.node, 'settings'));
