/** All that can be done on the page, with its keys: for the palette, for the keyboard, and for the list of keys. */
import { languages } from '../../../dsl/text/locale.ts';
import { newFiles, startMaking } from '../files/new-file.tsx';
import { changeLanguage, chooseGame, removeFile, showFile } from '../files/set-files.ts';
import { offeredWorks } from '../files/works.ts';
import { showRecipes } from '../learn/help-links.ts';
import { bundle, facts } from '../engines.ts';
import { dialog } from './page-dialogs.ts';
import { chooseLook, dark, language, pageTexts, tab, tabs, type Tab } from '../page-choices.ts';
import { allFindings, files, gameId, openFile } from '../studio-state.ts';
import { goToNextFinding } from '../set-checks.ts';
import { doInEditor, type EditorAction } from '../writing/editor-actions.ts';
import { setWritingView, writingAs } from '../writing/writing-view.ts';
import { fold } from './column-layout.ts';

export interface PageCommand {
  readonly id: string;
  readonly title: string;
  /** `Mod` is Ctrl, or the command key of a Mac. */
  readonly keys?: string;
  run(): void;
}

const inEditor = (action: EditorAction, title: string, keys: string): PageCommand => ({
  id: action,
  title,
  keys,
  run: () => doInEditor(action),
});

/** Tabs in the order of their keys. */
const numbered: readonly Tab[] = tabs.filter((each) => each !== 'files' && each !== 'text');

/** What can be done now, in the words of the page. */
export function pageCommands(): PageCommand[] {
  const w = pageTexts.value;
  const { value: open } = openFile;
  const names = Object.keys(files.value);
  return [
    { id: 'palette', title: w.allCommands, keys: 'Mod-k', run: () => (dialog.value = 'palette') },
    ...(allFindings.value.length > 0
      ? [{ id: 'next', title: w.nextProblem, keys: 'F8', run: goToNextFinding }]
      : []),
    ...newFiles().map(({ what, title }) => ({
      id: `new ${what}`,
      title: w.fresh(title),
      run: () => startMaking(what, title),
    })),
    { id: 'recipes', title: w.fromRecipe, run: showRecipes },
    ...(open?.mine
      ? [
          {
            id: 'form',
            title: writingAs.value === 'form' ? w.showText : w.showForm,
            keys: 'Mod-e',
            run: () => setWritingView(writingAs.value === 'form' ? 'text' : 'form'),
          },
          inEditor('complete', w.whatFollows, 'Ctrl-Space'),
          inEditor('tidy', w.tidy, 'Shift-Alt-f'),
          inEditor('rename', w.renameWord, 'F2'),
          inEditor('define', w.toDefinition, 'F12'),
          inEditor('uses', w.findUses, 'Shift-F12'),
          { id: 'history', title: w.fileHistory, run: () => (dialog.value = 'history') },
          { id: 'remove', title: w.remove(open.name), run: () => removeFile(open.name) },
        ]
      : open
        ? [inEditor('define', w.toDefinition, 'F12'), inEditor('uses', w.findUses, 'Shift-F12')]
        : []),
    inEditor('back', w.back, 'Alt-ArrowLeft'),
    { id: 'share', title: w.shareFiles, keys: 'Mod-s', run: () => (dialog.value = 'share') },
    ...numbered.map((each, i) => ({
      id: `tab ${each}`,
      title: w.show(w[each]),
      keys: `Alt-${i + 1}`,
      run: () => showTab(each),
    })),
    { id: 'fold files', title: w.foldFiles, keys: 'Mod-b', run: () => fold('files') },
    { id: 'fold writing', title: w.foldText, keys: 'Alt-0', run: () => fold('writing') },
    { id: 'fold seeing', title: w.foldViews, keys: 'Mod-j', run: () => fold('seeing') },
    { id: 'look', title: dark.value ? w.light : w.dark, run: () => chooseLook(!dark.value) },
    ...languages
      .filter((each) => each !== language.value)
      .map((each) => ({
        id: `language ${each}`,
        title: w.languages[each],
        run: () => void changeLanguage(each),
      })),
    ...names
      .filter((name) => name !== open?.name)
      .map((name) => ({
        id: `file ${name}`,
        title: w.openFile(name),
        run: () => showFile({ name, mine: true }),
      })),
    ...(facts.value && bundle.value ? [...facts.value.own, ...facts.value.examples] : []).map((name) => ({
      id: `read ${name}`,
      title: w.readFile(name),
      run: () => showFile({ name, mine: false }),
    })),
    ...offeredWorks.value.flatMap(({ works }) =>
      works
        .filter(({ id }) => id !== gameId.value)
        .map(({ id, title }) => ({
          id: `game ${id}`,
          title: w.openGame(title(language.value)),
          run: () => void chooseGame(id),
        })),
    ),
  ];
}

function showTab(wanted: Tab): void {
  fold('seeing', false);
  tab.value = wanted;
}

/** Listens for the keys of all commands, wherever somebody types. */
export function followKeys(): void {
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.defaultPrevented || event.isComposing || dialog.value !== undefined) return;
      const wanted = keysOf(event);
      const command = wanted && pageCommands().find(({ keys }) => keys?.toLowerCase() === wanted);
      // The editor knows its own keys, where it has them.
      if (!command || command.keys === 'Ctrl-Space') return;
      event.preventDefault();
      command.run();
    },
    { capture: true },
  );
}

/** The keys that are pressed, as commands name them; undefined for what is only typed. */
function keysOf(event: KeyboardEvent): string | undefined {
  const { key, code, altKey, shiftKey } = event;
  const mod = event.ctrlKey || event.metaKey;
  if (!mod && !altKey && !/^F\d+$/.test(key)) return undefined;
  // A letter with Alt may be another sign; a digit with Shift too.
  const [, plain = key] = /^(?:Key|Digit)(.)$/.exec(code) ?? [];
  return [mod ? 'Mod' : '', shiftKey ? 'Shift' : '', altKey ? 'Alt' : '', plain]
    .filter((each) => each !== '')
    .join('-')
    .toLowerCase();
}

const isMac = /mac/i.test(navigator.userAgent);
const signs: Readonly<Record<string, string>> = { ArrowLeft: '←', Mod: isMac ? '⌘' : 'Ctrl' };

/** The keys of a command as they are printed on a keyboard. */
export const keyNames = (keys: string): readonly string[] =>
  keys.split('-').map((key) => signs[key] ?? (key.length === 1 ? key.toUpperCase() : key));
