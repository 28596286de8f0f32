/** The package as it is published: packed from a folder, installed beside the packages that it needs. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../files.ts';

const run = promisify(execFile);
const maxBuffer = 1 << 26;

/** Copies what would be committed to a folder. */
export async function copyTo(folder: string): Promise<void> {
  const { stdout } = await run('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: ROOT,
    maxBuffer,
  });
  for (const file of stdout.split('\0').filter((each) => each !== ''))
    cpSync(join(ROOT, file), join(folder, file), { recursive: true });
}

/** Builds and packs the project that lies in a folder, and installs it for a user; gives the folder of the package. */
export async function installPacked(project: string, user: string): Promise<string> {
  const about = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as {
    readonly version: string;
    readonly dependencies: Readonly<Record<string, string>>;
  };
  symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'));
  const installed = join(user, 'node_modules');
  mkdirSync(installed, { recursive: true });
  await run('npm', ['pack', '--silent', '--pack-destination', user], { cwd: project, maxBuffer });
  await run('tar', ['xzf', join(user, `cardwright-${about.version}.tgz`), '-C', installed]);
  cpSync(join(installed, 'package'), join(installed, 'cardwright'), { recursive: true });
  // Only what it says that it needs.
  for (const name of Object.keys(about.dependencies)) {
    mkdirSync(dirname(join(installed, name)), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), join(installed, name));
  }
  return join(installed, 'cardwright');
}
