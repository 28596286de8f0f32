import type { Cause } from '../../../engine/vm/events.ts';
import type { LineContext } from '../event-lines.ts';
import type { LogEntry } from '../log-entry.ts';

/** How entries of one form are read: what was put on the tape, in the same order. */
export interface EntryForm {
  readonly read: (reader: TapeReader, context: LineContext, cause: Cause) => LogEntry;
}

/** A new tape has room for so many bytes. */
const FIRST_ROOM = 4096;

/** So many numbers more have room when an entry or a list begins: no entry puts more between its lists. */
const SPARE = 8;

/** The numbers of each entry that come first: its objects, and its cause. */
const HEAD = 4;

/** A number has up to so many bytes. */
const MOST_BYTES = 5;

/** A number is written in bytes of seven bits, the lowest first; all but its last byte have this bit. */
const MORE = 0x80;

/**
 * The entries of a log as bytes and objects in the order in which they were written. Most are read much later, or by
 * nobody: they are worded when they are read, so all must be written that their words need and that can change.
 */
export class EntryTape {
  readonly #context: LineContext;
  #bytes = new Uint8Array(FIRST_ROOM);
  #used = 0;
  readonly #objects: unknown[] = [];
  /** Where each entry begins. */
  readonly #starts: number[] = [];
  /** The entries that have been read, from the first one on. */
  readonly #read: LogEntry[] = [];

  constructor(context: LineContext) {
    this.#context = context;
  }

  /** How many entries there are. */
  get size(): number {
    return this.#starts.length;
  }

  /** All entries; the same objects each time. */
  entries(): readonly LogEntry[] {
    const read = this.#read;
    while (read.length < this.size) read.push(this.#entry(this.#starts[read.length]));
    return read;
  }

  #entry(at: number): LogEntry {
    const reader = new TapeReader(this.#bytes, at, this.#objects);
    return reader.form().read(reader, this.#context, reader.cause());
  }

  /** Forgets all but so many entries. */
  cutTo(size: number): void {
    if (size >= this.size) return;
    const end = this.#starts[size];
    this.#objects.length = new TapeReader(this.#bytes, end, this.#objects).next();
    this.#starts.length = size;
    this.#read.length = Math.min(this.#read.length, size);
    this.#used = end;
  }

  /** Begins an entry; what it holds is put behind it. */
  begin(form: EntryForm, { program, at, you, card }: Cause): void {
    this.#roomFor(HEAD);
    const bytes = this.#bytes;
    let used = this.#used;
    this.#starts.push(used);
    used = writeNumber(bytes, used, this.#objects.length);
    used = writeNumber(bytes, used, program);
    used = writeNumber(bytes, used, you);
    this.#used = writeNumber(bytes, used, card);
    this.#objects.push(form, at);
  }

  /** Puts a number; up to `SPARE` of them behind each other. */
  put(value: number): void {
    this.#used = writeNumber(this.#bytes, this.#used, value);
  }

  putAll(values: readonly number[]): void {
    const { length } = values;
    this.#roomFor(length + 1);
    const bytes = this.#bytes;
    let used = writeNumber(bytes, this.#used, length);
    for (let i = 0; i < length; i++) used = writeNumber(bytes, used, values[i]);
    this.#used = used;
  }

  keep(object: unknown): void {
    this.#objects.push(object);
  }

  #roomFor(numbers: number): void {
    const wanted = this.#used + (numbers + SPARE) * MOST_BYTES;
    if (wanted <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(2 * this.#bytes.length, wanted));
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}

/** Writes a number at a place, and gives the place behind it. Small numbers have few bytes, also those below zero. */
function writeNumber(bytes: Uint8Array, at: number, value: number): number {
  let rest = (value << 1) ^ (value >> 31);
  while (rest >>> 0 >= MORE) {
    bytes[at++] = rest | MORE;
    rest >>>= 7;
  }
  bytes[at] = rest;
  return at + 1;
}

/** Reads an entry in the order in which it was written. */
export class TapeReader {
  readonly #bytes: Uint8Array;
  readonly #objects: readonly unknown[];
  #at: number;
  #object = 0;

  constructor(bytes: Uint8Array, at: number, objects: readonly unknown[]) {
    this.#bytes = bytes;
    this.#objects = objects;
    this.#at = at;
  }

  form(): EntryForm {
    this.#object = this.next();
    return this.object();
  }

  cause(): Cause {
    return { at: this.object(), program: this.next(), you: this.next(), card: this.next() };
  }

  next(): number {
    let bits = 0;
    for (let by = 0; ; by += 7) {
      const byte = this.#bytes[this.#at++];
      bits |= (byte & (MORE - 1)) << by;
      if (byte < MORE) return (bits >>> 1) ^ -(bits & 1);
    }
  }

  list(): number[] {
    return Array.from({ length: this.next() }, () => this.next());
  }

  object<What>(): What {
    return this.#objects[this.#object++] as What;
  }
}
