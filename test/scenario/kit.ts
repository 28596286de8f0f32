import { lineAndColumn } from '../../dsl/text/source.ts';
import { openLibrary, type Library } from '../../interpreter/index.ts';
import { runScenarios, type ScenarioResult } from '../../interpreter/scenarios/index.ts';
import type { ScenarioOptions } from '../../interpreter/scenarios/run-scenarios.ts';
import { filesBelow, isYaml } from '../files.ts';

const FILE = 'test/fixtures/orchard/a.scenario.yaml';
const fixture = filesBelow('test/fixtures/orchard', isYaml);

/** The fixture game with a scenario file, and further files by their names. */
export const libraryWith = (text: string, more: Readonly<Record<string, string>> = {}): Library =>
  openLibrary(new Map([...fixture, [FILE, text], ...Object.entries(more)]));

/** Runs the scenarios of a text; its first line is `game: orchard` already. */
export function run(
  text: string,
  options: ScenarioOptions & { more?: Readonly<Record<string, string>> } = {},
): ScenarioResult[] {
  return runScenarios(libraryWith(`game: orchard\n${text}`, options.more), [FILE], options);
}

/** Runs one scenario: what was found, as `code line:column`, lines counted from that after `game`. */
export function findings(text: string, options: Parameters<typeof run>[1] = {}): string[] {
  const whole = `game: orchard\nscenario: a title\n${text}`;
  return run(`scenario: a title\n${text}`, options).flatMap((result) =>
    result.diagnostics.map(({ code, place }) => {
      const { line, column } = lineAndColumn(whole, place.span.start);
      return `${code} ${line - 2}:${column}`;
    }),
  );
}

/** The messages of one scenario, each with its help. */
export const messages = (text: string, options: Parameters<typeof run>[1] = {}): string[] =>
  run(`scenario: a title\n${text}`, options).flatMap((result) =>
    result.diagnostics.map(({ message, help }) => (help === undefined ? message : `${message} | ${help}`)),
  );

/** A position in which everybody has two cards and Ann has the turn, in seven lines. */
export const evening = `
given:
  { step: evening, starter: Ann,
  shelf: [[plum-1, pear#1], [apple#1]],
  compost: [pear#2, apple#2],
  Ann: { basket: [plum-4, apple#3], coin: 3 },
  Ben: { basket: [plum-7, pear#3] } }
`.trimStart();
