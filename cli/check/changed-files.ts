import { spawnSync } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { Usage } from '../../dsl/diagnostics/usage-error.ts';
import { pathName } from '../files/disk-library.ts';
import { isPack } from '../../interpreter/compiler/loader/library.ts';
import type { Plan } from './check-plan.ts';
import { say } from '../../dsl/diagnostics/catalogue/phrase.ts';

/**
 * The files below the folder that differ from a git revision. Includes new files that git does not know yet.
 * Throws `Usage` if there is no git, no repository or no such revision.
 */
export function changedSince(cwd: string, revision: string): ReadonlySet<string> {
  if (revision.startsWith('-'))
    throw new Usage(
      say('usage/is-no-revision-of-git', { word: revision }),
      say('usage/write', { word: '--changed HEAD' }),
    );
  const git = (...words: string[]): string[] => {
    const { status, stdout, stderr, error } = spawnSync('git', words, {
      cwd,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    if (error)
      throw new Usage(
        say('usage/changed-needs-git-and-there-is'),
        say('usage/leave-out', { word: '--changed' }),
      );
    if (status === 0) return stdout.split('\0').filter((name) => name !== '');
    if (/not a git repository/i.test(stderr))
      throw new Usage(say('usage/changed-compares-with-git-and-this'), say('usage/leave-it-out-or-git-init'));
    throw new Usage(
      say('usage/git-knows-no-revision', { revision }),
      say('usage/write-or-the-name-of-a', { word: '--changed HEAD' }),
    );
  };
  const top = git('rev-parse', '--show-toplevel')[0].trimEnd();
  const names = [
    ...git('diff', '--name-only', '-z', '--no-renames', revision, '--'),
    ...git('ls-files', '--others', '--exclude-standard', '--full-name', '-z', top),
  ];
  return new Set(names.map((name) => pathName(cwd, resolve(top, name))));
}

const isBelow = (folder: string, name: string): boolean => folder === '.' || name.startsWith(`${folder}/`);

/**
 * The part of a plan that changed files have to do with: games and packs with all that is theirs where something of
 * theirs has changed, for a change in one file may break another; of all others nothing.
 */
export function onlyChanged(plan: Plan, changed: ReadonlySet<string>): Plan {
  const names = [...changed];
  const touched = (file: string): boolean => names.some((name) => isBelow(dirname(file), name));
  // A pack is its folder, and it may need any other one.
  const { library } = plan.collected;
  const packs = new Set(plan.jobs.flatMap(({ extras }) => extras).filter((name) => isPack(name)));
  const somePack = [...packs, ...library.names.filter(isPack)].some(touched);
  const jobs = plan.jobs.filter(
    ({ game, extras }) =>
      touched(game) || extras.some((file) => changed.has(file) || (packs.has(file) && somePack)),
  );
  const games = new Set(jobs.map(({ game }) => game));
  const scenarios = plan.scenarios.filter(
    ({ file, game, ofGame }) =>
      changed.has(file.name) || (game !== undefined && (ofGame ? touched(game) : games.has(game))),
  );
  const folders = jobs.flatMap(({ game, extras }) => [
    ...(touched(game) ? [game] : []),
    ...extras.filter((file) => packs.has(file)),
  ]);
  const own = new Set([...jobs.flatMap(({ extras }) => extras), ...scenarios.map(({ file }) => file.name)]);
  const files = new Set(
    [...plan.files].filter(
      (name) => changed.has(name) || own.has(name) || folders.some((file) => isBelow(dirname(file), name)),
    ),
  );
  const diagnostics = plan.diagnostics.filter(({ place }) => files.has(place.file));
  return { ...plan, jobs, scenarios, files, diagnostics };
}
