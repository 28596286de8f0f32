/** How wide the columns are, which are folded, and how many there is room for: kept for the next visit. */
import { effect, signal } from '@preact/signals';
import { keepChoice, keptChoice } from '../files/kept-choices.ts';

/** How much fits beside each other: three columns, two, or one with tabs below it. */
export type Room = 'wide' | 'middle' | 'narrow';

const wide = matchMedia('(min-width: 1200px)');
const narrow = matchMedia('(max-width: 799px)');
const measured = (): Room => (narrow.matches ? 'narrow' : wide.matches ? 'wide' : 'middle');

export const columnRoom = signal<Room>(measured());
for (const media of [wide, narrow]) media.addEventListener('change', () => (columnRoom.value = measured()));

/** The columns beside that of the text: they have a width. */
export type SideColumn = 'files' | 'seeing';

const columns = ['files', 'writing', 'seeing'] as const;
export type Column = (typeof columns)[number];

/** One of the two that share what room there is has to be seen. */
const partner: Readonly<Partial<Record<Column, Column>>> = { writing: 'seeing', seeing: 'writing' };

interface KeptLayout {
  /** In pixels. */
  readonly files: number;
  /** In hundredths of what the text and this column have together. */
  readonly seeing: number;
  readonly folded: readonly Column[];
}

/** The least, the most, and what it is at first. */
const bounds = { files: [160, 420, 232], seeing: [25, 75, 52] } as const;

const bounded = (column: SideColumn, width: unknown): number => {
  const [least, most, first] = bounds[column];
  return typeof width === 'number' && Number.isFinite(width)
    ? Math.min(most, Math.max(least, Math.round(width)))
    : first;
};

function keptLayout(): KeptLayout {
  try {
    const kept = JSON.parse(keptChoice('columns') ?? '{}') as Partial<Record<keyof KeptLayout, unknown>>;
    const folded = Array.isArray(kept.folded) ? kept.folded : [];
    return {
      files: bounded('files', kept.files),
      seeing: bounded('seeing', kept.seeing),
      folded: columns.filter((column) => folded.includes(column)),
    };
  } catch {
    return { files: bounded('files', undefined), seeing: bounded('seeing', undefined), folded: [] };
  }
}

export const columnLayout = signal(keptLayout());

export const isFolded = (column: Column): boolean => columnLayout.value.folded.includes(column);

export function fold(column: Column, folded = !isFolded(column)): void {
  const seen = [column, ...(folded ? [partner[column]] : [])];
  const others = columnLayout.value.folded.filter((each) => !seen.includes(each));
  columnLayout.value = { ...columnLayout.value, folded: folded ? [...others, column] : others };
}

export function resize(column: SideColumn, width: number): void {
  columnLayout.value = { ...columnLayout.value, [column]: bounded(column, width) };
}

/** Back to what it is at first. */
export const resetWidth = (column: SideColumn): void => resize(column, bounds[column][2]);

export const widthBounds = (column: SideColumn): readonly [least: number, most: number] => [
  bounds[column][0],
  bounds[column][1],
];

export const followLayout = (): void =>
  void effect(() => keepChoice('columns', JSON.stringify(columnLayout.value)));
