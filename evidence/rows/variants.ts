import { loadGame, openLibrary, type Library } from '../../interpreter/compiler/linker/load-game.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { isOver } from '../../interpreter/match/match.ts';
import { ruleBook } from '../../interpreter/reports/rule-book/index.ts';
import { runScenarios } from '../../interpreter/scenarios/index.ts';
import { languages } from '../../dsl/nlg/index.ts';
import { isSkin, libraryWith } from '../../test/docs/library.ts';
import { filesBelow, gameFiles, isYaml } from '../../test/files.ts';
import { playOut } from '../../test/playout.ts';
import { postedVariants, saidAgain, saidBy, type PostedVariant } from '../../test/posted-variants.ts';
import type { Measured, Row } from '../row.ts';

/** The same file of scenarios for the game without anything on top. */
const withoutVariant = (scenarios: string): string => scenarios.replace(/^ *with: .*\n/gm, '');

/** What a skin shows in place of scenarios: the same program, and another rule book in every language. */
const onlyPrints = (plain: Game, skinned: Game): boolean =>
  skinned.hash === plain.hash &&
  languages.every(
    (language) => JSON.stringify(ruleBook(plain, language)) !== JSON.stringify(ruleBook(skinned, language)),
  );

/** Whether the scenarios beside a variant pass five ways, and do not pass for the game without it. */
function isShown(library: Library, all: ReadonlyMap<string, string>, file: string): boolean {
  const beside = file.replace(/\.yaml$/, '.scenario.yaml');
  const text = all.get(beside);
  if (text === undefined) return false;
  const without = libraryWith(library, new Map([[beside, withoutVariant(text)]]));
  const results = runScenarios(library, [beside]);
  return (
    results.length > 0 &&
    results.every(({ passed }) => passed) &&
    runScenarios(without, [beside], { ways: ['straight'] }).some(({ passed }) => !passed)
  );
}

/** Whether random games end by the rules, with each number of players in turn. */
function ends(game: Game, games: number): boolean {
  const { min, max } = game.players;
  for (let i = 0; i < games; i++) {
    const match = playOut(game, { players: min + (i % (max - min + 1)), seed: `posted ${i}` });
    if (match.fault || !isOver(match)) return false;
  }
  return true;
}

/** The files of a game with its examples, read once. */
const read = new Map<string, { readonly all: ReadonlyMap<string, string>; readonly library: Library }>();

function filesOf(id: string): { readonly all: ReadonlyMap<string, string>; readonly library: Library } {
  const all = new Map([...gameFiles(id), ...filesBelow(`examples/${id}`, isYaml)]);
  const files = read.get(id) ?? { all, library: openLibrary(all) };
  read.set(id, files);
  return files;
}

/** What is wrong with a variant, or nothing. */
function faultOf({ game: id, file }: PostedVariant, games: number): string | undefined {
  const { all, library } = filesOf(id);
  const { game, diagnostics } = loadGame(library, id, [file]);
  if (!game || diagnostics.length > 0) return diagnostics.map(({ code }) => code).join();
  const shown = isSkin(file) ? onlyPrints(loadGame(library, id).game!, game) : isShown(library, all, file);
  if (!shown) return 'is not shown by scenarios that need it';
  const again = saidAgain(saidBy(all.get(`cards/${id}/game.yaml`)!), all.get(file)!);
  if (again.length > 0) return `says a text again: ${again.join()}`;
  return ends(game, games) ? undefined : 'a random game did not end';
}

function measure(games: number): Measured {
  const faults = postedVariants.map((each) => ({ ...each, fault: faultOf(each, games) }));
  const fine = faults.filter(({ fault }) => fault === undefined).length;
  return {
    measured: `${fine} of ${faults.length}`,
    met: fine === faults.length && fine >= 24,
    details: faults.map(
      ({ kind, file, fault }) => `${kind}: ${file}${fault === undefined ? '' : `: ${fault}`}`,
    ),
  };
}

export const posted: Row = {
  what: 'variants of the kinds that people post (teams, draft, solo with a deck that acts, events, auction, hand limit, points, hidden goals, best of three, handicap, skin, larger board), at least six for each game in cards/: no finding, shown by scenarios that need them, ended by random games, no text of a game said again',
  atLeast: '24 of 24',
  full: 20,
  small: 1,
  unit: 'random games for each variant',
  measure,
};
