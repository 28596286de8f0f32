/** Writes texts where they are kept, one after the other for each file, and keeps versions of what was there before. */
import { computed, signal } from '@preact/signals';
import { keepVersion } from './browser-store.ts';
import type { SetWork } from './works.ts';

/** Files whose newest text is not written yet. */
const waiting = signal<ReadonlyMap<string, string>>(new Map());
/** Files that could not be written. */
const failed = signal<ReadonlySet<string>>(new Set());

export const isSaving = computed(() => waiting.value.size > 0);
export const couldNotSave = computed(() => [...failed.value]);

export const isUnsaved = (name: string): boolean => waiting.value.has(name) || failed.value.has(name);

/** Milliseconds between two versions of a file that is being changed. */
const VERSIONS = 60_000;
const versioned = new Map<string, number>();

/** Milliseconds after which a file is no longer one that is being written here. */
const LATELY = 10_000;
const typed = new Map<string, number>();

/** Whether somebody has written a file here just now, asked once each time. */
export function wasTyped(name: string): boolean {
  const at = typed.get(name);
  typed.delete(name);
  return at !== undefined && Date.now() - at < LATELY;
}

/** Forgets what was about another set. */
export function beginSaving(): void {
  waiting.value = new Map();
  failed.value = new Set();
  versioned.clear();
  typed.clear();
}

/** Keeps a text; what was there before is kept as a version now and then, or at once where `marked`. */
export function saveText(
  work: SetWork,
  name: string,
  text: string,
  before: string | undefined,
  marked = false,
): void {
  const now = Date.now();
  typed.set(name, now);
  if (before !== undefined && before !== text && (marked || now - (versioned.get(name) ?? 0) > VERSIONS)) {
    versioned.set(name, now);
    // A browser without a store has no versions either.
    void keepVersion(work.set, name, before).catch(() => undefined);
  }
  const isRunning = waiting.value.has(name);
  waiting.value = new Map([...waiting.value, [name, text]]);
  if (!isRunning) void write(work, name);
}

async function write(work: SetWork, name: string): Promise<void> {
  for (;;) {
    const text = waiting.value.get(name);
    if (text === undefined) return;
    let isKept = true;
    try {
      await work.store.write(name, text);
    } catch {
      isKept = false;
    }
    failed.value = new Set([...failed.value].filter((each) => each !== name).concat(isKept ? [] : [name]));
    // Somebody may have typed on meanwhile.
    if (waiting.value.get(name) !== text) continue;
    waiting.value = new Map([...waiting.value].filter(([each]) => each !== name));
    return;
  }
}
