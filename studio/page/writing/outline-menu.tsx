/** What the open file holds, to go there. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { OutlineEntry } from '../../../service/index.ts';
import { deskEngine } from '../engines.ts';
import { pageTexts } from '../page-choices.ts';
import { checking, cursor, openFile, openFileText } from '../studio-state.ts';
import { visit } from './editor-actions.ts';

const outline = signal<readonly OutlineEntry[]>([]);

/** Keeps the outline that of the open file; asked for when a check is done, so that it delays none. */
function useOutline(): readonly OutlineEntry[] {
  const open = openFile.value;
  const isBusy = checking.value;
  const text = openFileText.value;
  useEffect(() => {
    if (!open) outline.value = [];
    if (!open || isBusy) return undefined;
    const timer = setTimeout(
      () =>
        deskEngine.ask('outline', { name: open.name, text }).then(
          (found) => (outline.value = found),
          () => (outline.value = []),
        ),
      200,
    );
    return () => clearTimeout(timer);
  }, [open, isBusy, text]);
  return outline.value;
}

interface Line extends OutlineEntry {
  readonly depth: number;
}

const linesOf = (entries: readonly OutlineEntry[], depth = 0): Line[] =>
  entries.flatMap((entry) => [{ ...entry, depth }, ...linesOf(entry.children, depth + 1)]);

/** A list to choose from; none where the file has a single entry. */
export function OutlineMenu(): preact.JSX.Element | null {
  const w = pageTexts.value;
  const lines = linesOf(useOutline());
  const open = openFile.value;
  if (!open || lines.length < 2) return null;
  const here = lines.findLastIndex(({ span }) => span.start <= cursor.value);
  return (
    <select
      class="outline"
      aria-label={w.outline}
      value={String(Math.max(0, here))}
      onChange={({ currentTarget }) => {
        const line = lines[Number(currentTarget.value)];
        if (line) visit(open.name, open.mine, line.span.start);
      }}
    >
      {lines.map(({ label, detail, depth, span }, i) => (
        <option key={`${span.start} ${label}`} value={String(i)}>
          {'\u2003'.repeat(depth)}
          {label}
          {detail === undefined ? '' : ` (${detail})`}
        </option>
      ))}
    </select>
  );
}
