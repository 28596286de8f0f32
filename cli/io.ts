import { writeSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { clean } from '../dsl/text/clean-text.ts';

/** Where a command reads from and writes to: the process, or a test. */
export interface Io {
  /** The folder that paths are relative to. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly input: Readable & { readonly isTTY?: boolean };
  out(text: string): void;
  err(text: string): void;
  /** Empties the screen, and what was scrolled off it. */
  clearScreen(): void;
  /** Empties the last line of the error stream. */
  clearLine(): void;
  /** Whether what is written goes to a terminal. */
  readonly outTTY: boolean;
  /** How many characters a line of the terminal has, where that is known. */
  readonly columns?: () => number | undefined;
  /** How many lines of the terminal are seen at once, where that is known. */
  readonly rows?: () => number | undefined;
  readonly errTTY: boolean;
  /** Whether nothing is drawn: for screen readers. */
  readonly plain?: boolean;
  /** Says when somebody wants a command to end that goes on by itself; the reason is the signal, `SIGINT` or `SIGTERM`. */
  interrupted(): AbortSignal;
}

/** The process itself; `refused` hears why nothing more can be written, after which the program ends. */
export function processIo(refused: (error: NodeJS.ErrnoException) => string): Io {
  const end = (error: NodeJS.ErrnoException): never => {
    // A reader that has gone away (`| head`) ends the program quietly.
    if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0);
    try {
      writeSync(2, refused(error));
    } catch {
      // There is nothing left to say it on.
    }
    process.exit(2);
  };
  for (const stream of [process.stdout, process.stderr]) stream.on('error', end);
  return {
    cwd: process.cwd(),
    env: process.env,
    input: process.stdin,
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    clearScreen: () => void process.stdout.write('\x1b[2J\x1b[3J\x1b[H'),
    clearLine: () => void process.stderr.write('\r\x1b[K'),
    outTTY: process.stdout.isTTY === true,
    columns: () => process.stdout.columns ?? (Number(process.env['COLUMNS']) || undefined),
    rows: () => process.stdout.rows ?? (Number(process.env['LINES']) || undefined),
    errTTY: process.stderr.isTTY === true,
    interrupted() {
      const controller = new AbortController();
      // A second signal finds no listener and ends the program at once.
      for (const signal of ['SIGINT', 'SIGTERM'] as const)
        process.once(signal, () => controller.abort(signal));
      return controller.signal;
    },
  };
}

/** Everything that a command writes goes through here. */
export const cleaned = (io: Io): Io => ({
  ...io,
  out: (text) => io.out(clean(text, io.outTTY)),
  err: (text) => io.err(clean(text, io.errTTY)),
});
