/** A match as a scenario: the facts that hold of it, and a file that was proven before it is offered. */
import { said } from '../../../dsl/diagnostics/localize.ts';
import type { Language } from '../../../dsl/text/locale.ts';
import type { Match } from '../../../interpreter/match/match.ts';
import { viewFor } from '../../../interpreter/match/view/match-view.ts';
import { runScenarios, saveAsScenario } from '../../../interpreter/scenarios/index.ts';
import type { LibraryWith } from '../set-game.ts';
import type { WrittenScenario } from './table-calls.ts';

/** Facts that are tried, and those that are offered. */
const TRIED = 60;
const OFFERED = 24;
const TRIAL = 'tried.scenario.yaml';

/** What a seat sees that may hold at the end: where cards are, and how many. */
export function factsSeen(match: Match, seat: number): string[] {
  const view = viewFor(match, seat);
  const owned = view.players.flatMap(({ name, zones, counters }) => [
    ...Object.entries(counters).map(([id, value]) => `the ${id} of ${name} is ${value}`),
    ...Object.entries(zones).flatMap(([id, { count, cards = [] }]) => [
      `the number of cards in ${name}'s ${id} is ${count}`,
      ...cards.slice(0, 8).map((card) => `${card} is in ${name}'s ${id}`),
    ]),
  ]);
  const shared = Object.entries(view.zones).flatMap(([id, { count, cards = [] }]) => [
    `the number of cards in the ${id} is ${count}`,
    ...cards.slice(0, 3).map((card) => `${card} is in the ${id}`),
  ]);
  return [...owned, ...shared];
}

/** What a seat sees that holds, each by itself; what was not so before comes first. */
export function holdingFacts(
  match: Match,
  seat: number,
  before: ReadonlySet<string>,
  inLibrary: LibraryWith,
): string[] {
  const seen = factsSeen(match, seat);
  const isNew = (fact: string): boolean => !before.has(fact);
  const facts = [...seen.filter(isNew), ...seen.filter((fact) => !isNew(fact))].slice(0, TRIED);
  const wrong = new Set<string>();
  for (let round = 0; round < 3; round++) {
    const tried = facts.filter((fact) => !wrong.has(fact));
    const { extras } = inLibrary(TRIAL, '');
    const text = saveAsScenario(match, 'tried', extras, tried);
    const { library, file } = inLibrary(TRIAL, text);
    const results = runScenarios(library, [file], { ways: ['straight'] });
    const known = wrong.size;
    for (const { place } of results.flatMap(({ diagnostics }) => diagnostics)) {
      const line = text.slice(
        text.lastIndexOf('\n', place.span.start) + 1,
        text.indexOf('\n', place.span.start),
      );
      for (const fact of tried) if (line.includes(fact)) wrong.add(fact);
    }
    if (wrong.size === known) break;
  }
  return facts.filter((fact) => !wrong.has(fact)).slice(0, OFFERED);
}

const fileOf = (title: string): string =>
  `${
    title
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-+|-+$/g, '') || 'a-moment'
  }.scenario.yaml`;

/** Writes the match down as a scenario, and plays that in all ways. */
export function recordScenario(
  match: Match,
  inLibrary: LibraryWith,
  {
    title,
    facts,
    language,
  }: { readonly title: string; readonly facts: readonly string[]; readonly language: Language },
): WrittenScenario {
  const name = fileOf(title);
  const text = saveAsScenario(match, title, inLibrary(name, '').extras, facts);
  const { library, file } = inLibrary(name, text);
  const results = runScenarios(library, [file]);
  const problems = results.flatMap(({ diagnostics }) =>
    diagnostics.map((each) => said(each, language).message),
  );
  return { file: name, text, holds: results.length > 0 && problems.length === 0, problems };
}
