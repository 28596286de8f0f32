import { isAbsolute } from 'node:path';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { report } from '../../dsl/diagnostics/report.ts';
import { cardFilesOf, loadGameUntried } from '../../interpreter/compiler/linker/load-game.ts';
import { gameFileOf } from '../../interpreter/compiler/loader/library.ts';
import type { DataFile, Library, Loaded } from '../../interpreter/compiler/linker/load-game.ts';
import { untranslated } from '../../interpreter/compiler/declare/translations.ts';
import { openGames, readScenarios, scenarioFindings } from '../../interpreter/scenarios/index.ts';
import { checkShape, valueOf } from '../../schemas/index.ts';
import type { Looked } from '../../interpreter/reports/findings/finding-counts.ts';
import { checkPack } from '../../interpreter/compiler/loader/packs/top-files.ts';
import { distinctFindings, findingKey } from '../../dsl/diagnostics/finding-keys.ts';
import { loadKeptGameFile } from '../cache/user-loads.ts';
import type { Plan } from './check-plan.ts';

/** What a check found, and how much it looked at. */
export interface Checked {
  readonly diagnostics: readonly Diagnostic[];
  readonly looked: Looked;
}

/** Carries a plan out; what several games report about the same place is printed once. */
export function runPlan(plan: Plan, strictTranslations = false): Checked {
  const files = new Set(plan.files);
  const found: Diagnostic[] = [...plan.diagnostics];
  const unused: { game: string; hints: readonly Diagnostic[] }[] = [];
  const cards = new Set<string>();
  const known = new Map<string, Loaded>();
  for (const { game, extras } of plan.jobs) {
    const library = around(plan.collected.library, game);
    files.add(game);
    for (const file of cardFilesOf(library, game)) files.add(file.name);
    const loaded = loadKeptGameFile(library, game, extras);
    known.set(loadingOf(game, extras), loaded);
    found.push(...loaded.diagnostics);
    unused.push({ game, hints: loaded.game ? loaded.unused() : [] });
    const playable = loaded.game?.cards.map(({ symbol }) => `${game} ${symbol.id}`);
    const written = [game, ...cardFilesOf(library, game).map(({ name }) => name), ...extras];
    for (const card of playable ?? written.flatMap((name) => cardsIn(library.file(name)))) cards.add(card);
  }
  found.push(...neverUsed(unused));
  for (const name of plan.files) {
    const file = plan.collected.library.file(name);
    if (file?.kind === 'pack') found.push(...checkPack(plan.collected.library, name));
    if (file?.kind !== 'clauses') continue;
    found.push(...file.diagnostics, ...(file.root ? checkShape('clauses', file.root, name) : []));
  }
  found.push(...untranslatedIn(plan, strictTranslations));
  let scenarios = 0;
  // What was checked is not loaded once more for the scenarios.
  const loading: typeof loadGameUntried = (files, id, withFiles = [], decks = []) => {
    const game = 'names' in files && decks.length === 0 ? gameFileOf(files, id) : undefined;
    const loaded = game === undefined ? undefined : known.get(loadingOf(game, withFiles));
    return loaded ?? loadGameUntried(files, id, withFiles, decks);
  };
  const games = openGames(plan.collected.library, plan.onTop, loading);
  // What is put on top changes rules that the scenarios of the game itself prove.
  const asTheyAre = openGames(plan.collected.library, undefined, loading);
  for (const { file, game, ofGame } of plan.scenarios) {
    found.push(...scenarioFindings(ofGame ? asTheyAre : games, file.name));
    if (!file.root) continue;
    scenarios += readScenarios(plan.collected.library, file.name).scenarios.length;
    if (game === undefined)
      found.push(report('game/which', { file: file.name, span: { start: 0, end: 0 } }, { known: [] }));
  }
  const looked = {
    files: files.size,
    games: new Set(plan.jobs.map(({ game }) => game)).size,
    cards: cards.size,
    scenarios,
  };
  const own = new Set([...plan.files, ...plan.jobs.flatMap(({ extras }) => extras)]);
  return { diagnostics: distinctFindings(found).filter((each) => concerns(each, own)), looked };
}

/** What a game is loaded from. */
const loadingOf = (game: string, extras: readonly string[]): string => [game, ...extras].join('\n');

/** Hints about files that nobody asked for do not concern a designer who checks their own card. */
const concerns = ({ severity, place }: Diagnostic, own: ReadonlySet<string>): boolean =>
  severity !== 'hint' || own.has(place.file);

/** Words that nothing uses, in a game and in whatever was put on top of it: what one variant uses has a use. */
function neverUsed(jobs: readonly { game: string; hints: readonly Diagnostic[] }[]): Diagnostic[] {
  return jobs.flatMap(({ game, hints }) =>
    hints.filter((hint) => {
      const file = hint.place.file;
      return jobs.every(
        (other) =>
          other.game !== game ||
          // A word of another variant is not there at all.
          (file !== game && !other.hints.some((each) => each.place.file === file)) ||
          other.hints.some((each) => findingKey(each) === findingKey(hint)),
      );
    }),
  );
}

/** Names of files that are looked at which are not there in all languages of their game. */
const untranslatedIn = ({ collected, jobs, files }: Plan, strict: boolean): Diagnostic[] =>
  [...Map.groupBy(jobs, ({ game }) => game)].flatMap(([game, those]) => {
    const library = around(collected.library, game);
    const fileOf = (name: string): DataFile[] => [library.file(name)].flatMap((file) => file ?? []);
    const own = [...fileOf(game), ...cardFilesOf(library, game)];
    const top = those.flatMap(({ extras }) => extras.flatMap(fileOf));
    const looked = [...new Set([...own, ...top])].filter(
      ({ name }) => files.has(name) || top.some((each) => each.name === name),
    );
    return untranslated(looked, own, strict);
  });

/** The cards that a file describes, whether or not they are right, by their places. */
function cardsIn(file: DataFile | undefined): string[] {
  const list = file?.kind === 'cards' ? file.root : valueOf(file?.root, 'cards');
  const nodes = list?.kind === 'list' ? list.items : list?.kind === 'map' ? [list] : [];
  return nodes.map(({ span }) => `${file!.name} ${span.start}`);
}

/** The files that a game may take for its own: a game in the current folder has no business with files elsewhere. */
export const around = (library: Library, game: string): Library =>
  game.includes('/') ? library : { ...library, names: library.names.filter((name) => !isAbsolute(name)) };
