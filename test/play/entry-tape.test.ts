import { describe, expect, it } from 'vitest';
import type { Cause } from '../../interpreter/engine/vm/events.ts';
import type { LineContext } from '../../interpreter/match/log/event-lines.ts';
import type { LogEntry } from '../../interpreter/match/log/log-entry.ts';
import { EntryTape, type EntryForm } from '../../interpreter/match/log/tape/entry-tape.ts';
import { randomSource } from '../../interpreter/engine/state/random-source.ts';

interface Written {
  readonly cause: Cause;
  readonly list: readonly number[];
  readonly value: number;
  readonly object: unknown;
}

/** Gives what it reads as it is. */
const form: EntryForm = {
  read: (reader, _, cause) =>
    ({ cause, list: reader.list(), value: reader.next(), object: reader.object() }) as unknown as LogEntry,
};

const random = randomSource('tape');

/** Numbers of every size: at the ends of what a position holds, and where one more byte is needed. */
function someNumber(): number {
  const size = 2 ** random(32) + random(3) - 1;
  return random(2) === 0 ? Math.min(size, 2 ** 31 - 1) : Math.max(-size, -(2 ** 31)) | 0;
}

function someEntry(): Written {
  const at = { id: String(random(9)), span: { start: 0, end: 0 } };
  const cause = { program: random(5000), at, you: random(5) - 1, card: someNumber() };
  const length = random(20) === 0 ? 3000 : random(4);
  return { cause, list: Array.from({ length }, someNumber), value: someNumber(), object: { at } };
}

function write(tape: EntryTape, { cause, list, value, object }: Written): void {
  tape.begin(form, cause);
  tape.putAll(list);
  tape.put(value);
  tape.keep(object);
}

describe('what is written on a tape of a log', () => {
  it('is read as it was, also after some of it was cut off and written again', () => {
    const tape = new EntryTape({} as LineContext);
    const written: Written[] = [];
    for (let i = 0; i < 2000; i++) {
      const entry = someEntry();
      write(tape, entry);
      written.push(entry);
      if (random(10) === 0) {
        const size = Math.max(0, written.length - random(20));
        tape.cutTo(size);
        written.length = size;
      }
      if (random(50) === 0) expect(tape.entries()).toEqual(written);
    }
    expect(tape.size).toBe(written.length);
    expect(tape.entries()).toEqual(written);
  });

  it('is the same object each time', () => {
    const tape = new EntryTape({} as LineContext);
    write(tape, someEntry());
    const [first] = tape.entries();
    write(tape, someEntry());
    expect(tape.entries()[0]).toBe(first);
  });
});
