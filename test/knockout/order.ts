import type { Library } from '../../interpreter/compiler/linker/load-game.ts';
import type { Scenario } from '../../interpreter/scenarios/read-scenario.ts';

/** In which order scenarios are run, so that one that notices a change comes early. What they notice does not depend on it. */
export interface Order {
  readonly of: (path: string) => Scenario[];
  /** Remembers that a scenario has noticed a change at a path. */
  readonly failed: (scenario: Scenario, path: string) => void;
}

/** Checks load the data anew and samples play many games, so games that are played go first. */
const COST = { play: 0, check: 1, sample: 2 } as const;

/**
 * First what has noticed a change of the same part before, then what speaks of the part by its name, then what has
 * noticed most. `flow/round/steps/turns` is a part of `flow/round`, and `a-card/effect` is about `a-card`.
 */
export function openOrder(all: readonly Scenario[], library: Library): Order {
  const words = new Map(all.map((each) => [each, wordsOf(each, library)]));
  const noticed = new Map<string, Map<Scenario, number>>();
  const times = (part: string, scenario: Scenario): number => noticed.get(part)?.get(scenario) ?? 0;
  return {
    of(path) {
      const parts = partsOf(path);
      const names = path.split('/').slice(0, 2);
      const score = (each: Scenario): number =>
        parts.reduce((sum, part, i) => sum + times(part, each) * 100 ** i, 0) +
        (names.some((name) => words.get(each)!.has(name)) ? 50 : 0) -
        1e12 * COST[each.form];
      const scores = new Map(all.map((each) => [each, score(each)]));
      return [...all].sort((a, b) => scores.get(b)! - scores.get(a)!);
    },
    failed(scenario, path) {
      for (const part of partsOf(path)) {
        if (!noticed.has(part)) noticed.set(part, new Map());
        noticed.get(part)!.set(scenario, times(part, scenario) + 1);
      }
    },
  };
}

/** Everything, then ever smaller parts of it: nothing, `verbs`, `verbs/draw`, `verbs/draw/do`. */
function partsOf(path: string): string[] {
  const steps = path.split('/');
  return Array.from({ length: Math.min(steps.length, 4) + 1 }, (_, i) => steps.slice(0, i).join('/'));
}

/** The ids and words that stand in a scenario, and what its file says for all. */
const wordsOf = ({ file, node }: Scenario, library: Library): Set<string> =>
  new Set(
    library
      .file(file)!
      .text.slice(node.span.start, node.span.end)
      .match(/[\w-]+/g) ?? [],
  );
