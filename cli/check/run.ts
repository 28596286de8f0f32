import { isAbsolute } from 'node:path';
import type { Diagnostic } from '../../dsl/diagnostic.ts';
import { parse } from '../../dsl/parse.ts';
import { report } from '../../dsl/report.ts';
import { cardFilesOf, loadGameFile, type Library } from '../../interpreter/link/index.ts';
import { languageTexts } from '../../interpreter/language-texts.ts';
import { inspectScenarios, openGames } from '../../interpreter/scenario/index.ts';
import { checkShape, snippetOf, type Node } from '../../schemas/index.ts';
import type { Plan } from './plan.ts';

/** What a check found, and the names of all files that it looked at. */
export interface Checked {
  readonly diagnostics: readonly Diagnostic[];
  readonly files: ReadonlySet<string>;
}

/** Carries a plan out; what several games say about the same place is told once. */
export function runPlan(plan: Plan): Checked {
  const files = new Set(plan.files);
  const found: Diagnostic[] = [...plan.diagnostics];
  const unused: { game: string; hints: readonly Diagnostic[] }[] = [];
  for (const { game, extras } of plan.jobs) {
    const library = around(plan.collected.library, game);
    files.add(game);
    for (const file of cardFilesOf(library, game)) files.add(file.name);
    const loaded = loadGameFile(library, game, extras);
    found.push(...loaded.diagnostics);
    unused.push({ game, hints: loaded.game ? loaded.unused() : [] });
  }
  found.push(...neverUsed(unused));
  for (const name of plan.files) {
    const file = plan.collected.library.file(name);
    if (file?.kind !== 'clauses') continue;
    found.push(...file.diagnostics, ...(file.root ? checkShape('clauses', file.root, name) : []));
  }
  const games = openGames(plan.collected.library, plan.onTop);
  for (const { file, game } of plan.scenarios) {
    found.push(...file.diagnostics);
    if (!file.root) continue;
    found.push(...checkShape('scenario', file.root, file.name), ...unreadableTexts(file.root, file.name));
    found.push(...inspectScenarios(games, file.name));
    if (game === undefined)
      found.push(report('game/which', { file: file.name, span: { start: 0, end: 0 } }, { known: [] }));
  }
  return { diagnostics: distinct(found), files };
}

/** Words that nothing uses, in a game and in whatever was put on top of it: what one variant uses has a use. */
function neverUsed(jobs: readonly { game: string; hints: readonly Diagnostic[] }[]): Diagnostic[] {
  const keyOf = ({ place: { file, span } }: Diagnostic): string => `${file} ${span.start}`;
  return jobs.flatMap(({ game, hints }) =>
    hints.filter((hint) => {
      const file = hint.place.file;
      return jobs.every(
        (other) =>
          other.game !== game ||
          // A word of another variant is not there at all.
          (file !== game && !other.hints.some((each) => each.place.file === file)) ||
          other.hints.some((each) => keyOf(each) === keyOf(hint)),
      );
    }),
  );
}

/** What cannot be read in the texts of a scenario, whatever its game is. */
const unreadableTexts = (root: Node, file: string): Diagnostic[] =>
  languageTexts(root, 'scenario').flatMap(
    ({ node, entry }) => parse(entry, snippetOf(file, node)).diagnostics,
  );

/** The files that a game may take for its own: a game in the current folder has no business with files elsewhere. */
export const around = (library: Library, game: string): Library =>
  game.includes('/') ? library : { ...library, names: library.names.filter((name) => !isAbsolute(name)) };

function distinct(found: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>();
  return found.filter(({ code, place, message }) => {
    const key = `${code} ${place.file} ${place.span.start} ${message}`;
    return !seen.has(key) && seen.add(key);
  });
}
