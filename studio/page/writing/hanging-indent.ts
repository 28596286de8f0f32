/** Lines that are too long for the editor go on below where they begin, a little further in. */
import { RangeSetBuilder, type Extension } from '@codemirror/state';
import { Decoration, EditorView, ViewPlugin, type DecorationSet, type ViewUpdate } from '@codemirror/view';

/** Columns by which what is wrapped is further in, and the most that are kept of the indent of a line. */
const FURTHER = 2;
const MOST = 24;

/** What the editor puts in front of each line. */
const MARGIN = '6px';

const classOf = (columns: number): string => `cm-hang-${columns}`;

const columnsOf = (line: string): number => Math.min(MOST, /^ */.exec(line)![0].length) + FURTHER;

function hanging({ state: { doc }, visibleRanges }: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  for (const { from, to } of visibleRanges)
    for (let at = from; at <= to;) {
      const line = doc.lineAt(at);
      builder.add(line.from, line.from, Decoration.line({ class: classOf(columnsOf(line.text)) }));
      at = line.to + 1;
    }
  return builder.finish();
}

const plugin = ViewPlugin.fromClass(
  class {
    lines: DecorationSet;
    constructor(view: EditorView) {
      this.lines = hanging(view);
    }
    update(update: ViewUpdate): void {
      if (update.docChanged || update.viewportChanged) this.lines = hanging(update.view);
    }
  },
  { decorations: ({ lines }) => lines },
);

const look = EditorView.baseTheme(
  Object.fromEntries(
    Array.from({ length: MOST + 1 }, (_, i) => i + FURTHER).map((columns) => [
      `.cm-line.${classOf(columns)}`,
      { paddingLeft: `calc(${MARGIN} + ${columns}ch)`, textIndent: `-${columns}ch` },
    ]),
  ),
);

export const hangingIndent: Extension = [plugin, look];
