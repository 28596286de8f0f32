import type { Diagnostic } from '../../../dsl/diagnostics/diagnostic.ts';
import type { Command, GivenArguments } from '../../command.ts';
import { Usage } from '../../../dsl/diagnostics/usage-error.ts';
import { compareWithBaseline, writeBaseline } from '../../check/baseline.ts';
import { changedSince, onlyChanged } from '../../check/changed-files.ts';
import { planOf, type Plan } from '../../check/check-plan.ts';
import { isYaml } from '../../../interpreter/compiler/loader/library.ts';
import { runPlan } from '../../check/check-run.ts';
import { foldersOf, scenariosBeside, checkTargetsOf, targetsWith } from '../../check/check-targets.ts';
import { changesIn } from '../../check/watch-files.ts';
import { extrasOf, withOption } from '../../files/with-option.ts';
import type { Io } from '../../io.ts';
import { languageOfMessages, messageLanguage } from '../../language-option.ts';
import { formatOption, isForPeople, printed } from '../../format-option.ts';
import { countOfSeverity } from '../../../interpreter/reports/findings/finding-counts.ts';
import { messagesIn } from '../../../dsl/diagnostics/localize.ts';
import { say } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { versionOf } from '../../files/package-folder.ts';

export default {
  spec: {
    takes: '[path...]',
    words: [0, Number.MAX_SAFE_INTEGER],
    options: {
      format: formatOption,
      game: { takes: 'GAME', about: 'help/the-game-of-cards-that-lie' },
      with: withOption,
      lang: messageLanguage,
      'max-warnings': { takes: 'N', about: 'help/fail-where-there-are-more-warnings' },
      changed: {
        takes: 'REVISION',
        about: 'help/check-only-what-has-changed-since',
      },
      baseline: { takes: 'FILE', about: 'help/leave-out-the-findings-that-this' },
      'write-baseline': { about: 'help/write-all-findings-into-the-file' },
      'strict-translations': { about: 'help/names-that-lack-a-language-are' },
      watch: { about: 'help/check-again-whenever-a-file-changes' },
    },
    about: 'help/a-path-is-a-folder-a',
    examples: [
      'cardwright validate',
      'cardwright validate cards/my-game --format json',
      'cardwright validate my-card.yaml --game my-game --lang de',
      'cardwright validate my-game --with my-card.yaml --with my-variant.yaml',
      'cardwright validate --changed HEAD --max-warnings 0',
      'cardwright validate my-game --watch',
    ],
  },
  async run(given, io) {
    mostWarnings(given);
    if (given.has('write-baseline') && !given.has('baseline'))
      throw new Usage(
        say('usage/write-baseline-needs-to-know-the'),
        say('usage/write', { word: '--baseline known.json --write-baseline' }),
      );
    let status = check(given, io);
    if (!given.has('watch')) return status;
    const interrupted = io.interrupted();
    for await (const _ of changesIn(foldersOf(io.cwd, given.words), interrupted))
      status = checkAgain(given, io);
    return status;
  },
} satisfies Command;

/** Looks at everything once and prints what was found; gives the exit status. */
function check(given: GivenArguments, io: Io): number {
  const extras = extrasOf(io.cwd, given.all('with'));
  const asked = targetsWith(io.cwd, given.words, given.one('game'), extras);
  const targets = [...new Set([...asked, ...scenariosBeside(extras)])];
  const revision = given.one('changed');
  const whole = planOf(io.cwd, targets, given.one('game'), extras);
  const plan = revision === undefined ? whole : changedPart(whole, revision, given, io, extras);
  const language = languageOfMessages(given, io);
  const words = messagesIn<'findings'>(language);
  const { diagnostics, looked } = runPlan(plan, given.has('strict-translations'));
  const baseline = given.one('baseline');
  if (baseline !== undefined && given.has('write-baseline')) {
    writeBaseline(io.cwd, baseline, diagnostics);
    io.out(`${words('findings/written', { count: diagnostics.length, file: baseline })}\n`);
    return 0;
  }
  const { fresh, known, gone } =
    baseline === undefined
      ? { fresh: diagnostics, known: 0, gone: 0 }
      : compareWithBaseline(io.cwd, baseline, diagnostics);
  const format = given.one('format');
  if (revision !== undefined && looked.files === 0 && isForPeople(format)) {
    io.out(`${words('findings/unchanged', { revision })}\n`);
    return 0;
  }
  const more = [
    ...(known > 0 ? [words('findings/known', { count: known })] : []),
    ...(gone > 0 ? [words('findings/gone', { count: gone, file: baseline! })] : []),
  ];
  io.out(printed(format, fresh, plan.collected.texts, looked, { version: versionOf(), io, language, more }));
  return fails(fresh, given) ? 1 : 0;
}

/** What has changed of a plan. Without paths the usual folders are looked at, and all others where nothing of those has changed. */
function changedPart(
  whole: Plan,
  revision: string,
  given: GivenArguments,
  io: Io,
  extras: readonly string[],
): Plan {
  const changed = changedSince(io.cwd, revision);
  const part = onlyChanged(whole, changed);
  const isElsewhere = [...changed].some((name) => isYaml(name) && !name.startsWith('..'));
  return part.files.size > 0 || given.words.length > 0 || !isElsewhere
    ? part
    : onlyChanged(planOf(io.cwd, checkTargetsOf(io.cwd, ['.']), given.one('game'), extras), changed);
}

/** The same while files come and go: what cannot be used for now is reported, and does not end the watch. */
function checkAgain(given: GivenArguments, io: Io): number {
  io.out('\n');
  try {
    return check(given, io);
  } catch (error) {
    if (!(error instanceof Usage)) throw error;
    io.out(`${error.in(languageOfMessages(given, io))}\n`);
    return 2;
  }
}

function fails(found: readonly Diagnostic[], given: GivenArguments): boolean {
  const most = mostWarnings(given);
  return (
    countOfSeverity(found, 'error') > 0 || (most !== undefined && countOfSeverity(found, 'warning') > most)
  );
}

function mostWarnings(given: GivenArguments): number | undefined {
  const word = given.one('max-warnings');
  if (word === undefined) return undefined;
  if (/^\d{1,6}$/.test(word)) return Number(word);
  throw new Usage(
    say('usage/option-cannot-be', { option: 'max-warnings', value: word }),
    say('usage/it-is-a-whole-number-such'),
  );
}
