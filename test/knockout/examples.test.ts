import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import { runScenarios } from '../../interpreter/scenarios/index.ts';
import { dataOf, filesBelow, fileText, isSkin, libraryWith } from '../docs/library.ts';
import { gamesThere } from '../files.ts';
import { readGame } from '../read-game.ts';
import { sampled } from '../size.ts';
import { mutantsOf } from './data.ts';
import { nameOf, type Mutant } from './mutant.ts';

const hasExamples = (id: string): boolean => existsSync(new URL(`../../examples/${id}`, import.meta.url));
const scenarioOf = (file: string): string => file.replace(/\.yaml$/, '.scenario.yaml');

/** Something that is left out: a key, an element of a list, or a line of a text. */
const isOmission = ({ what }: Mutant): boolean => what === 'left out' || what.startsWith('without `');

/** What no scenario can notice, and why. */
const UNNOTICED: Readonly<Record<string, string>> = {
  'long-fingers/effect: without `random` in `pull a random card` at 7': 'the hand has one card',
  'set/players/min: left out': 'no scenario can begin with fewer players than its game allows',
  'set/players/max: left out': 'no scenario can begin with more players than its game allows',
  'add/states/oath/seen by: left out': 'scenarios say of cards alone who does not see them',
  'add/states/script/seen by: left out': 'scenarios say of cards alone who does not see them',
  'add/zones/tray/seen by: left out':
    'cards lie there between two questions only: what a seat could see of it stands in its log, where these cards have stood before',
};

/** The line of a text that a mutant changes. */
const lineOf = ({ what }: Mutant): string =>
  / in `(.*)` at \d+$/.exec(what)?.[1] ?? /^without `(.*?)`/.exec(what)?.[1] ?? '';

describe.each(gamesThere().filter(hasExamples))('every line of the examples for %s is played', (id) => {
  const files = filesBelow(`examples/${id}`, '.yaml').filter(
    (name) => !name.endsWith('.scenario.yaml') && !isSkin(name),
  );
  const base = openLibrary(new Map([...dataOf(`cards/${id}`), ...dataOf(`examples/${id}`)]));
  const lines = [...dataOf(`cards/${id}`).values()].flatMap((text) => text.split('\n'));
  const known = new Set(lines.map((line) => line.trim()).filter((line) => line !== ''));

  it.each(sampled(files, 72))('%s: without it the scenario beside it fails', (file) => {
    const scenario = scenarioOf(file);
    const library = libraryWith(base, new Map([[scenario, fileText(scenario)]]));
    const holds = (text: string): boolean =>
      runScenarios(libraryWith(library, new Map([[file, text]])), [scenario], { ways: ['straight'] }).every(
        ({ passed }) => passed,
      );
    // What a variant repeats of the game is proven there.
    const mutants = mutantsOf(file, fileText(file), readGame(id)).filter(
      (mutant) =>
        isOmission(mutant) && !known.has(lineOf(mutant)) && !Object.hasOwn(UNNOTICED, nameOf(mutant)),
    );
    expect(holds(fileText(file))).toBe(true);
    expect(mutants.length).toBeGreaterThan(0);
    const survivors = sampled(mutants, 40).filter((mutant) => holds(mutant.text()));
    expect(survivors.map((each) => `line ${each.line} ${nameOf(each)}`)).toEqual([]);
  });
});
