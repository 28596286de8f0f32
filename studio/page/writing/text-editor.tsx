/** The text of a file in CodeMirror; what it knows of the language comes from the engine. */
import {
  autocompletion,
  startCompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import type { CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorSelection, EditorState, Facet, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  hoverTooltip,
  keymap,
  lineNumbers,
  type Tooltip,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { render } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { LONGEST_TEXT } from '../files/file-store.ts';
import { changeText } from '../files/set-files.ts';
import { colouredTexts } from './coloured-texts.ts';
import { hangingIndent } from './hanging-indent.ts';
import { doInEditor, offerCompletion } from './editor-actions.ts';
import { deskEngine } from '../engines.ts';
import { language, notice, pageTexts } from '../page-choices.ts';
import { cursor, openFile, openFindings, openFileText, wantedPlace, withChanges } from '../studio-state.ts';

const colours = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: 'var(--key)' },
  { tag: [tags.string, tags.content, tags.literal], color: 'var(--ink)' },
  { tag: tags.comment, color: 'var(--quiet)', fontStyle: 'italic' },
  { tag: [tags.punctuation, tags.separator, tags.bracket], color: 'var(--quiet)' },
]);

/** Words that may follow, from the engine. */
async function wordsAt(context: CompletionContext): Promise<CompletionResult | null> {
  const { state, pos, explicit } = context;
  const open = openFile.peek();
  if (!open?.mine || (!explicit && !context.matchBefore(/[\p{L}\p{N}: -]$/u))) return null;
  try {
    const { from, offers } = await deskEngine.ask('complete', {
      name: open.name,
      text: state.doc.toString(),
      offset: pos,
      language: language.peek(),
    });
    // Without a word that is begun, only whoever asks wants a list.
    if (context.aborted || offers.length === 0 || (!explicit && from === pos)) return null;
    return {
      from,
      validFor: /^[\p{L}\p{N}-]*$/u,
      options: offers.map(({ label, insert, detail }, i) => ({
        label,
        apply: insert,
        ...(detail === undefined ? {} : { detail }),
        boost: Math.max(-99, 99 - i),
      })),
    };
  } catch {
    return null;
  }
}

/** What the word under the pointer means. */
async function meaningAt(view: EditorView, pos: number): Promise<Tooltip | null> {
  const open = openFile.peek();
  if (!open?.mine) return null;
  try {
    const text = view.state.doc.toString();
    const found = await deskEngine.ask('hover', {
      name: open.name,
      text,
      offset: pos,
      language: language.peek(),
    });
    if (!found) return null;
    // Only who asks what a word means waits for what shows it.
    const { MarkdownText } = await import('../markdown-text.tsx');
    return {
      pos: found.from,
      end: found.to,
      above: true,
      create() {
        const dom = document.createElement('div');
        dom.className = 'meaning';
        render(<MarkdownText text={found.markdown} />, dom);
        return { dom, destroy: () => render(null, dom) };
      },
    };
  } catch {
    return null;
  }
}

/** The colours of YAML, which are left away where they would take too long. */
const colouring = new Compartment();
const coloured = [yaml(), syntaxHighlighting(colours)];
const plain: Extension = [];

/** How deep brackets may be nested, and how long a text may be, for it to be coloured. */
const DEEPEST = 64;
const LONGEST_COLOURED = 100_000;

/** Whether a text can be coloured at once: the parser of the editor takes very long for deep brackets. */
function isTame(text: string): boolean {
  if (text.length > LONGEST_COLOURED) return false;
  let depth = 0;
  for (const letter of text) {
    if (letter === '[' || letter === '{') depth++;
    else if (letter === ']' || letter === '}') depth--;
    if (depth > DEEPEST) return false;
  }
  return true;
}

/** The file whose text it is. */
const editedFile = Facet.define<string, string>({ combine: ([name]) => name ?? '' });

/** What the editor is called, in the language of the page. */
const labelling = new Compartment();
const labelOf = (name: string): Extension =>
  EditorView.contentAttributes.of({ 'aria-label': pageTexts.peek().editorOf(name) });

function newState(text: string, name: string, mine: boolean): EditorState {
  return EditorState.create({
    doc: text,
    extensions: [
      lineNumbers(),
      lintGutter(),
      history(),
      drawSelection(),
      highlightActiveLine(),
      closeBrackets(),
      autocompletion({ override: [wordsAt] }),
      hoverTooltip(meaningAt, { hoverTime: 300 }),
      colouring.of(isTame(text) ? coloured : plain),
      // What cannot be kept is not taken in, so that no page hangs for a text that is lost anyway.
      EditorState.changeFilter.of((transaction) => {
        if (!transaction.docChanged || transaction.newDoc.length <= LONGEST_TEXT) return true;
        notice.value = pageTexts.peek().tooLong;
        return false;
      }),
      EditorState.transactionExtender.of(({ docChanged, startState, newDoc }) => {
        if (!docChanged) return null;
        const wanted = isTame(newDoc.toString()) ? coloured : plain;
        return colouring.get(startState) === wanted ? null : { effects: colouring.reconfigure(wanted) };
      }),
      EditorView.lineWrapping,
      hangingIndent,
      EditorState.readOnly.of(!mine),
      labelling.of(labelOf(name)),
      colouredTexts(name),
      EditorView.domEventHandlers({
        mousedown(event, view) {
          if (!event.ctrlKey && !event.metaKey) return false;
          const at = view.posAtCoords({ x: event.clientX, y: event.clientY });
          if (at === null) return false;
          cursor.value = at;
          doInEditor('define');
          return true;
        },
      }),
      keymap.of([
        ...closeBracketsKeymap,
        ...defaultKeymap,
        ...historyKeymap,
        ...completionKeymap,
        indentWithTab,
      ]),
      editedFile.of(name),
      EditorView.updateListener.of((update) => {
        if (update.docChanged || update.selectionSet) cursor.value = update.state.selection.main.head;
      }),
    ],
  });
}

export default function TextEditor(): preact.JSX.Element {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView | null>(null);
  const { name, mine } = openFile.value!;
  const text = openFileText.value;
  const findings = openFindings.value;
  const spoken = language.value;

  useEffect(() => {
    const view = new EditorView({
      parent: host.current!,
      // What was typed is checked in a worker: it is sent at once, before the editor colours and draws the text.
      dispatchTransactions(transactions, to) {
        const open = openFile.peek();
        const last = transactions.findLast(({ docChanged }) => docChanged);
        if (last && open?.mine && to.state.facet(editedFile) === open.name)
          changeText(open.name, last.newDoc.toString());
        to.update(transactions);
      },
    });
    editor.current = view;
    offerCompletion(() => {
      view.focus();
      startCompletion(view);
    });
    return () => {
      offerCompletion(undefined);
      view.destroy();
    };
  }, []);
  useEffect(() => {
    editor.current?.setState(newState(openFileText.peek(), name, mine));
  }, [name, mine]);
  useEffect(() => {
    editor.current?.dispatch({ effects: labelling.reconfigure(labelOf(name)) });
  }, [name, spoken]);
  useEffect(() => {
    const view = editor.current;
    // The newest text, and not the one of this rendering: somebody may have typed on since.
    const newest = openFileText.peek();
    if (!view || view.state.doc.toString() === newest) return;
    // A change from elsewhere, such as a fix: the cursor stays where it was.
    const at = Math.min(view.state.selection.main.head, newest.length);
    view.dispatch({
      changes: { from: 0, to: view.state.doc.length, insert: newest },
      selection: EditorSelection.cursor(at),
    });
  }, [text]);
  useLayoutEffect(() => {
    const view = editor.current;
    if (!view) return;
    const { length } = view.state.doc;
    const shown = findings.map(({ from, to, severity, message, help, fixes }) => ({
      from: Math.min(from, length),
      to: Math.min(Math.max(to, from + 1), length),
      severity: severity === 'hint' ? ('info' as const) : severity,
      message: help === undefined ? message : `${message}\n${help}`,
      actions: fixes.map(({ title, edits }) => ({
        name: title.replaceAll('`', ''),
        apply: () => changeText(name, withChanges(openFileText.peek(), edits)),
      })),
    }));
    view.dispatch(setDiagnostics(view.state, shown));
  }, [findings, name, spoken]);
  const wanted = wantedPlace.value;
  useEffect(() => {
    const view = editor.current;
    if (!view || !wanted || wanted.file !== name) return;
    const at = Math.min(wanted.at, view.state.doc.length);
    view.dispatch({
      selection: EditorSelection.cursor(at),
      effects: EditorView.scrollIntoView(at, { y: 'center' }),
    });
    view.focus();
    wantedPlace.value = undefined;
  }, [wanted, name]);
  return <div class="editor" ref={host} />;
}
