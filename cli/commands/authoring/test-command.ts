import { isScenario } from '../../../interpreter/compiler/loader/library.ts';
import { dirname, resolve } from 'node:path';
import type { Diagnostic } from '../../../dsl/diagnostics/diagnostic.ts';
import type { Language } from '../../../dsl/text/locale.ts';
import { said, messagesIn } from '../../../dsl/diagnostics/localize.ts';
import { clausesOf, coverageOf, runScenarios, ways } from '../../../interpreter/scenarios/index.ts';
import type { Coverage, ScenarioHead, ScenarioResult } from '../../../interpreter/scenarios/index.ts';
import type { WrittenLine } from '../../../interpreter/match/log/log-line.ts';
import { logOf, type Match } from '../../../interpreter/match/match.ts';
import { jsonText } from '../../../dsl/text/clean-text.ts';
import { planOf } from '../../check/check-plan.ts';
import { targetsWith } from '../../check/check-targets.ts';
import type { Command, GivenArguments } from '../../command.ts';
import { Usage } from '../../../dsl/diagnostics/usage-error.ts';
import { collectFiles, type CollectedFiles } from '../../files/collect-files.ts';
import { extrasOf, withOption } from '../../files/with-option.ts';
import { gameAbove, gamesBeside, knownGames } from '../../files/games-on-disk.ts';
import { kindOfPath, pathName, yamlBelow, yamlIn } from '../../files/disk-library.ts';
import type { Io } from '../../io.ts';
import { languageOfMessages, messageLanguage } from '../../language-option.ts';
import { bodyOf, formatOption, isForPeople } from '../../format-option.ts';
import {
  askedText,
  coverageText,
  scenarioLog,
} from '../../../interpreter/reports/findings/scenario-outcome.ts';
import { withOfScenarios } from '../../files/with-of-scenarios.ts';
import { pretty, wantsColour } from '../../../interpreter/reports/findings/framed-findings.ts';
import { junit } from '../../../interpreter/reports/findings/junit.ts';
import { sarif } from '../../../interpreter/reports/findings/sarif.ts';
import { say } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { versionOf } from '../../files/package-folder.ts';
import { unreported } from '../../../interpreter/reports/findings/finding-lists.ts';

export default {
  spec: {
    takes: '[path...]',
    words: [0, Number.MAX_SAFE_INTEGER],
    options: {
      coverage: { about: 'help/tell-which-clauses-of-the-rules' },
      ways: {
        takes: 'WAYS',
        about: 'help/play-straight-on-only-or-also',
        among: ['all', 'straight'],
      },
      log: { about: 'help/tell-of-each-scenario-what-happens' },
      with: withOption,
      lang: messageLanguage,
      game: { takes: 'GAME', about: 'help/the-game-of-cards-that-lie' },
      only: { takes: 'TEXT', about: 'help/only-scenarios-with-this-text-in' },
      format: formatOption,
    },
    about: 'help/scenarios-stand-in-files-whose-names',
    examples: [
      'cardwright test',
      'cardwright test cards/my-game --coverage',
      'cardwright test --only "a tie" --log',
      'cardwright test my-card.scenario.yaml --with my-card.yaml --game my-game',
    ],
  },
  run(given, io) {
    const extras = extrasOf(io.cwd, given.all('with'));
    const targets = targetsWith(io.cwd, given.words, given.one('game'), extras);
    const plan = planOf(io.cwd, targets, given.one('game'), extras);
    const onTop = new Set(extras.map((path) => pathName(io.cwd, path)));
    const wrong = plan.diagnostics.filter(({ place }) => onTop.has(place.file));
    if (wrong.length > 0) {
      io.out(shown(wrong, plan.collected, given, io));
      return Promise.resolve(1);
    }
    if (given.has('log') && ['github', 'sarif', 'junit'].includes(given.one('format') ?? ''))
      throw new Usage(
        say('usage/option-cannot-be', { option: 'format', value: given.one('format')! }),
        say('usage/leave-out', { word: '--log' }),
      );
    const paths = scenarioFiles(io.cwd, given.words, targets);
    // A repository of cards may have no scenarios yet.
    if (paths.length === 0 && isForPeople(given.one('format'))) {
      io.out(`${noScenarios().in(languageOfMessages(given, io))}\n`);
      return Promise.resolve(0);
    }
    const matches = new Map<string, Match>();
    const collected = collectFor(io.cwd, paths, extras);
    const results = runScenarios(
      collected.library,
      paths.map((path) => pathName(io.cwd, path)),
      {
        ways: given.one('ways') === 'straight' ? ['straight'] : ways,
        filter: given.one('only'),
        onTop: plan.onTop,
        ...(given.has('log') ? { played: (head, match) => matches.set(keyOf(head), match) } : {}),
      },
    );
    const games = [...new Set(results.map((result) => result.game))].filter((game) => game !== '');
    const coverages = given.has('coverage')
      ? games.flatMap((game) => coverageFor(collected, game, results))
      : [];
    if (given.one('format') === 'json')
      printJson(
        results.map((result) =>
          inLanguage(result, languageOfMessages(given, io), matches.get(keyOf(result))),
        ),
        coverages,
        io,
      );
    else if (given.one('format') === 'sarif') {
      const told = new Set<string>();
      const found = results.flatMap((result) => unreported(result.diagnostics, told));
      io.out(sarif(found, collected.texts, versionOf(), languageOfMessages(given, io)));
    } else if (given.one('format') === 'junit') {
      const told = new Set<string>();
      const cases = results.map(({ file, title, passed, diagnostics }) => ({
        file,
        title,
        found: unreported(diagnostics, told),
        failed: !passed,
      }));
      io.out(junit(cases, collected.texts, languageOfMessages(given, io)));
    } else print(results, coverages, matches, collected, given, io);
    return Promise.resolve(results.every((result) => result.passed) ? 0 : 1);
  },
} satisfies Command;

/** The scenario files of paths; a file that is named is run whatever its name. */
function scenarioFiles(cwd: string, words: readonly string[], targets: readonly string[]): string[] {
  const named = new Set(
    words.map((word) => resolve(cwd, word)).filter((path) => kindOfPath(path) === 'file'),
  );
  return targets.filter((path) => named.has(path) || isScenario(path));
}

const noScenarios = (): Usage =>
  new Usage(
    say('usage/there-are-no-scenarios-here'),
    say('usage/their-files-end-in-writes-one', {
      ending: '.scenario.yaml',
      command: 'cardwright new scenario',
    }),
  );

/** The scenarios with the games that they may be about, and all files beside them that they may put on top. */
function collectFor(cwd: string, paths: readonly string[], extras: readonly string[]): CollectedFiles {
  const homes = paths.flatMap((path) => gameAbove(path) ?? []);
  const known = knownGames(cwd);
  const all = [...known, ...gamesBeside(paths, known)];
  const games = new Set([...homes, ...all.map((game) => game.path)].map(dirname));
  const beside = new Set(paths.map(dirname));
  return collectFiles(cwd, [
    ...[...games].flatMap(yamlBelow),
    ...[...beside].flatMap(yamlIn),
    ...paths,
    ...withOfScenarios(cwd, paths),
    ...extras,
  ]);
}

/** Two scenarios may have one title. */
const keyOf = ({ file, place }: Pick<ScenarioHead, 'file' | 'place'>): string =>
  `${file} ${place.span.start}`;

interface GameCoverage {
  readonly game: string;
  readonly coverage: Coverage;
}

function coverageFor(
  { library }: CollectedFiles,
  game: string,
  results: readonly ScenarioResult[],
): GameCoverage[] {
  const listed = clausesOf(library, game);
  const own = results.filter((result) => result.game === game);
  return listed ? [{ game, coverage: coverageOf(own, listed.clauses) }] : [];
}

/** A result whose findings are in words, for programs. */
interface Printed extends Omit<ScenarioResult, 'diagnostics'> {
  readonly diagnostics: readonly object[];
  /** The lines of what was played, where they are asked for. */
  readonly log?: readonly WrittenLine[];
}

const inLanguage = (result: ScenarioResult, language: Language, match: Match | undefined): Printed => ({
  ...result,
  ...(match ? { log: logOf(match).map((each) => each.line) } : {}),
  diagnostics: result.diagnostics.map((found) => {
    const { code, severity, place } = found;
    return { code, severity, place, ...said(found, language) };
  }),
});

function printJson(results: readonly Printed[], coverages: readonly GameCoverage[], io: Io): void {
  const failed = results.filter((result) => !result.passed).length;
  const summary = { scenarios: results.length, passed: results.length - failed, failed };
  const coverage = Object.fromEntries(coverages.map((each) => [each.game, each.coverage]));
  io.out(jsonText({ version: 1, summary, results, ...(coverages.length > 0 ? { coverage } : {}) }));
}

function shown(
  found: readonly Diagnostic[],
  { texts }: CollectedFiles,
  given: GivenArguments,
  io: Io,
): string {
  return pretty(found, texts, {
    colour: wantsColour({ isTTY: io.outTTY }, io.env),
    language: languageOfMessages(given, io),
  });
}

function print(
  results: readonly ScenarioResult[],
  coverages: readonly GameCoverage[],
  matches: ReadonlyMap<string, Match>,
  collected: CollectedFiles,
  given: GivenArguments,
  io: Io,
): void {
  const body = bodyOf(given.one('format'));
  const language = languageOfMessages(given, io);
  const words = messagesIn<'outcome'>(language);
  const told = new Set<string>();
  for (const result of results) {
    const { diagnostics } = result;
    if (diagnostics.length === 0 && !given.has('log')) continue;
    const fresh = unreported(result.diagnostics, told);
    const what = given.has('log')
      ? `${scenarioLog(result.form, matches.get(keyOf(result)), language)}\n`
      : '';
    if (!body || given.has('log'))
      io.out(
        `${result.passed ? words('outcome/passed') : words('outcome/failed')}: ${result.title} (${result.file})\n\n${what}`,
      );
    if (body) io.out(body(fresh, collected.texts, language));
    else if (fresh.length > 0) io.out(`${shown(fresh, collected, given, io)}\n`);
    else if (diagnostics.length > 0) io.out(`  ${words('outcome/told-above')}\n\n`);
    if (!body && !given.has('log') && result.asked && result.asked.length > 0)
      io.out(`${askedText(result.asked, language)}\n`);
  }
  if (given.has('coverage') && coverages.length === 0) io.out(`${words('outcome/no-clauses')}\n`);
  for (const { game, coverage } of coverages) io.out(coverageText(game, coverage, language));
  const failed = results.filter((result) => !result.passed).length;
  io.out(
    `${failed === 0 ? words('outcome/all', { scenarios: results.length }) : words('outcome/some', { failed, scenarios: results.length })}\n`,
  );
}
