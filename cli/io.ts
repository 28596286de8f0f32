import type { Readable } from 'node:stream';

/** Where a command reads from and writes to: the process, or a test. */
export interface Io {
  /** The folder that paths are relative to. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly input: Readable & { readonly isTTY?: boolean };
  out(text: string): void;
  err(text: string): void;
  /** Whether what is written goes to a terminal. */
  readonly outTTY: boolean;
  /** How many characters a line of the terminal has, where that is known. */
  readonly columns?: () => number | undefined;
  readonly errTTY: boolean;
  /** Says when somebody wants a command to end that goes on by itself. */
  interrupted(): AbortSignal;
}

/** The process itself. A reader that has gone away (`| head`) ends the program quietly. */
export function processIo(): Io {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0);
      throw error;
    });
  }
  return {
    cwd: process.cwd(),
    env: process.env,
    input: process.stdin,
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    outTTY: process.stdout.isTTY === true,
    columns: () => process.stdout.columns ?? (Number(process.env['COLUMNS']) || undefined),
    errTTY: process.stderr.isTTY === true,
    interrupted() {
      const controller = new AbortController();
      process.once('SIGINT', () => controller.abort());
      return controller.signal;
    },
  };
}
