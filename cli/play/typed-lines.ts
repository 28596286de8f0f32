import { createInterface } from 'node:readline';
import { clean } from '../../dsl/text/clean-text.ts';
import type { Io } from '../io.ts';

/** What somebody typed; or that there is nothing more, or that they want to stop. */
type Typed = { readonly line: string } | { readonly end: 'input' | 'interrupt' };

/** Reads lines one by one. */
export interface LineReader {
  ask(prompt: string): Promise<Typed>;
  close(): void;
}

export function openLineReader(io: Io): LineReader {
  const terminal = io.input.isTTY === true && io.outTTY;
  const reader = createInterface({
    input: io.input,
    output: terminal ? process.stdout : undefined,
    terminal,
  });
  const waiting: Typed[] = [];
  let wake: ((typed: Typed) => void) | undefined;
  let end: 'input' | 'interrupt' | undefined;
  const give = (typed: Typed): void => {
    if (wake) {
      const resolve = wake;
      wake = undefined;
      resolve(typed);
    } else waiting.push(typed);
  };
  const stop = (how: 'input' | 'interrupt'): void => {
    end ??= how;
    give({ end });
  };
  const interrupted = (): void => stop('interrupt');
  reader.on('line', (line) => give({ line }));
  reader.on('close', () => stop('input'));
  reader.on('SIGINT', interrupted);
  process.on('SIGINT', interrupted);
  return {
    ask(prompt) {
      if (terminal) {
        reader.setPrompt(clean(prompt));
        reader.prompt();
      } else io.out(prompt);
      // An interruption does not wait until lines typed ahead are used up.
      if (end === 'interrupt') return Promise.resolve({ end });
      const first = waiting.shift();
      if (first) return Promise.resolve(first);
      return end ? Promise.resolve({ end }) : new Promise((resolve) => (wake = resolve));
    },
    close() {
      process.off('SIGINT', interrupted);
      reader.removeAllListeners('close');
      reader.close();
    },
  };
}
