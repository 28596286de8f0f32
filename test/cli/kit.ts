import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { onTestFinished } from 'vitest';
import { main } from '../../cli/main.ts';
import { newGame } from '../../service/templates/starter-files.ts';
import { ROOT } from '../files.ts';

/** What a command printed, and its exit status. */
export interface Ran {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command in this process; `input` is what somebody types. */
export async function run(
  args: readonly string[],
  {
    cwd = ROOT,
    input = '',
    tty = false,
    env = {},
    columns = undefined,
    rows = undefined,
    interrupted = new AbortController().signal,
    heard = () => {},
  }: {
    readonly cwd?: string;
    readonly input?: string;
    /** Whether the output is a terminal; what is typed is none. */
    readonly tty?: boolean;
    readonly env?: Readonly<Record<string, string>>;
    readonly columns?: number | undefined;
    readonly rows?: number | undefined;
    readonly interrupted?: AbortSignal;
    /** Is told all that has been printed so far, whenever something is. */
    readonly heard?: (out: string) => void;
  } = {},
): Promise<Ran> {
  let out = '';
  let err = '';
  const status = await main(args, {
    cwd,
    env,
    input: Readable.from([input]),
    out: (text) => {
      out += text;
      heard(out);
    },
    err: (text) => void (err += text),
    clearScreen: () => undefined,
    clearLine: () => undefined,
    outTTY: tty,
    ...(columns === undefined ? {} : { columns: () => columns }),
    ...(rows === undefined ? {} : { rows: () => rows }),
    errTTY: false,
    interrupted: () => interrupted,
  });
  return { status, out, err };
}

/** A folder that is gone after the test, with files in it. */
export function folderWith(files: Readonly<Record<string, string>> | ReadonlyMap<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  put(folder, files);
  return folder;
}

/** Writes files into a folder. */
export function put(
  folder: string,
  files: Readonly<Record<string, string>> | ReadonlyMap<string, string>,
): void {
  for (const [name, text] of files instanceof Map ? files : Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** A folder with a tiny game in `cards/tiny` and what else is given. */
export function tinyFolder(more: Readonly<Record<string, string>> = {}): string {
  const folder = folderWith({});
  for (const [name, text] of newGame('tiny')) put(folder, { [`cards/tiny/${name}`]: text });
  put(folder, more);
  return folder;
}

/** A copy of a folder of the checkout. */
export function copyOf(path: string): string {
  const folder = folderWith({});
  cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  return folder;
}
