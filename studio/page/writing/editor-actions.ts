/** What can be done with the word or the text under the cursor; the editor, which is loaded apart, says how. */
import { signal } from '@preact/signals';
import type { WordUsePlace } from '../../engine/writing/writing-calls.ts';
import { deskEngine, tell } from '../engines.ts';
import { dialog } from '../frame/page-dialogs.ts';
import { language, notice, pageTexts } from '../page-choices.ts';
import { changeText, showFile } from '../files/set-files.ts';
import { cursor, files, openFile, openFileText, wantedPlace, withChanges } from '../studio-state.ts';
import { setWritingView } from './writing-view.ts';

/** The word that gets another name. */
export const renaming = signal<{ readonly word: string; readonly offset: number } | undefined>(undefined);
/** Where a word is used. */
export const foundUses = signal<readonly WordUsePlace[]>([]);

interface Visited {
  readonly file: string;
  readonly mine: boolean;
  readonly at: number;
}

/** Places that one has come from, the last one last. */
const visited: Visited[] = [];
const MOST_VISITED = 50;

/** Goes to a place, from which one can come back. */
export function visit(file: string, mine: boolean, at: number): void {
  const open = openFile.peek();
  if (open) visited.push({ file: open.name, mine: open.mine, at: cursor.peek() });
  if (visited.length > MOST_VISITED) visited.shift();
  show({ file, mine, at });
}

function show({ file, mine, at }: Visited): void {
  setWritingView('text');
  showFile({ name: file, mine });
  cursor.value = at;
  wantedPlace.value = { file, at };
}

/** The place of the cursor, as the engine asks for it. */
function here(): Parameters<typeof deskEngine.ask<'define'>>[1] | undefined {
  const open = openFile.peek();
  return (
    open && { name: open.name, text: openFileText.peek(), offset: cursor.peek(), language: language.peek() }
  );
}

const actions = {
  complete: () => offered.complete?.(),
  async tidy() {
    const place = here();
    if (!place || !openFile.peek()?.mine) return;
    const made = await deskEngine.ask('tidy', place);
    if (made === null) notice.value = pageTexts.peek().isTidy;
    else changeText(place.name, made, true);
  },
  async rename() {
    const place = here();
    if (!place || !openFile.peek()?.mine) return;
    const found = await deskEngine.ask('renamable', place);
    if (!found) {
      notice.value = pageTexts.peek().noWordHere;
      return;
    }
    renaming.value = { word: place.text.slice(found.from, found.to), offset: place.offset };
    dialog.value = 'rename';
  },
  async define() {
    const place = here();
    const found = place && (await deskEngine.ask('define', place));
    if (found) visit(found.file, found.mine, found.from);
    else notice.value = pageTexts.peek().noDefinition;
  },
  async uses() {
    const place = here();
    foundUses.value = place ? await deskEngine.ask('uses', place) : [];
    if (foundUses.value.length === 0) notice.value = pageTexts.peek().noWordHere;
    else dialog.value = 'uses';
  },
  back() {
    const last = visited.pop();
    if (last && (!last.mine || last.file in files.peek())) show(last);
  },
} satisfies Readonly<Record<string, () => void | Promise<void>>>;

export type EditorAction = keyof typeof actions;

/** What only the editor itself can do. */
const offered: { complete?: () => void } = {};

export function offerCompletion(complete: (() => void) | undefined): void {
  if (complete) offered.complete = complete;
  else delete offered.complete;
}

export const doInEditor = (action: EditorAction): void => void Promise.resolve(actions[action]()).catch(tell);

/** Gives the word another name in all files of the set; gives the reason where that cannot be. */
export async function renameTo(to: string): Promise<string | undefined> {
  const open = openFile.peek();
  const { value: word } = renaming;
  if (!open || !word) return undefined;
  const { offset } = word;
  const place = { name: open.name, text: openFileText.peek(), offset, language: language.peek() };
  const renamed = await deskEngine.ask('rename', { ...place, to });
  if ('refused' in renamed) return renamed.refused;
  const foreign = renamed.changes.find(({ mine }) => !mine);
  if (foreign) return pageTexts.peek().wordOfGame;
  for (const { file, edits } of renamed.changes)
    changeText(file, withChanges(files.peek()[file] ?? '', edits), true);
  return undefined;
}
