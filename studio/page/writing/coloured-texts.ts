/** The colours of words inside texts of the language, as the engine says what they are. */
import { RangeSetBuilder, StateEffect, StateField, type Extension } from '@codemirror/state';
import { Decoration, EditorView, ViewPlugin, type DecorationSet, type ViewUpdate } from '@codemirror/view';
import type { EngineCalls } from '../../engine/engine-calls.ts';
import { deskEngine } from '../engines.ts';

type Coloured = ReturnType<EngineCalls['colours']>;

const setColours = StateEffect.define<DecorationSet>();

const colours = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(shown, { changes, effects }) {
    const given = effects.find((effect) => effect.is(setColours));
    return given ? given.value : shown.map(changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

function decorations(words: Coloured, length: number): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  for (const { from, to, colour } of words)
    if (from < to && to <= length) builder.add(from, to, Decoration.mark({ class: `word-${colour}` }));
  return builder.finish();
}

/** Milliseconds for which nobody has typed or scrolled before colours are asked for. */
const PAUSE = 150;

/** Colours the words that are seen of a file. */
export function colouredTexts(name: string): Extension {
  return [
    colours,
    ViewPlugin.fromClass(
      class {
        private timer: ReturnType<typeof setTimeout> | undefined;
        private readonly view: EditorView;

        constructor(view: EditorView) {
          this.view = view;
          this.later();
        }

        update({ docChanged, viewportChanged }: ViewUpdate): void {
          if (docChanged || viewportChanged) this.later();
        }

        destroy(): void {
          clearTimeout(this.timer);
        }

        private later(): void {
          clearTimeout(this.timer);
          this.timer = setTimeout(() => void this.ask(), PAUSE);
        }

        private async ask(): Promise<void> {
          const { view } = this;
          const { doc } = view.state;
          const { from, to } = view.viewport;
          try {
            const words = await deskEngine.ask('colours', { name, text: doc.toString(), from, to });
            // An answer about another text would colour the wrong words.
            if (view.state.doc.eq(doc) && view.dom.isConnected)
              view.dispatch({ effects: setColours.of(decorations(words, doc.length)) });
          } catch {
            // Without an answer the text stays as it is.
          }
        }
      },
    ),
  ];
}
