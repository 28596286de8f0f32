/** The line between two columns: dragged, moved by arrow keys, and back to where it was by a double click. */
import { useRef } from 'preact/hooks';
import { fold, columnLayout, resetWidth, resize, widthBounds, type SideColumn } from './column-layout.ts';

interface Grip {
  readonly column: SideColumn;
  readonly label: string;
}

/** How far an arrow key moves it, in the unit of the column. */
const STEP = { files: 16, seeing: 2 } as const;

export function ColumnGrip({ column, label }: Grip): preact.JSX.Element {
  const line = useRef<HTMLDivElement>(null);
  const [least, most] = widthBounds(column);
  const width = columnLayout.value[column];
  const drag = (event: PointerEvent): void => {
    const grip = line.current;
    if (!grip?.hasPointerCapture(event.pointerId)) return;
    const columns = grip.parentElement!.getBoundingClientRect();
    if (column === 'files') return resize('files', event.clientX - columns.left);
    const writing = grip.previousElementSibling!.getBoundingClientRect();
    resize('seeing', (100 * (columns.right - event.clientX)) / (columns.right - writing.left));
  };
  const press = (event: KeyboardEvent): void => {
    const right = column === 'files' ? STEP.files : -STEP.seeing;
    const moves: Readonly<Record<string, () => void>> = {
      ArrowRight: () => resize(column, width + right),
      ArrowLeft: () => resize(column, width - right),
      Home: () => resize(column, column === 'files' ? least : most),
      End: () => resize(column, column === 'files' ? most : least),
      Enter: () => fold(column),
    };
    if (!Object.hasOwn(moves, event.key)) return;
    event.preventDefault();
    moves[event.key]();
  };
  return (
    <div
      ref={line}
      class="grip"
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={least}
      aria-valuemax={most}
      tabIndex={0}
      onPointerDown={(event) => line.current?.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onDblClick={() => resetWidth(column)}
      onKeyDown={press}
    />
  );
}
