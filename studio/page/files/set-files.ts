/** Opens a game with its files, and changes these: each change is kept at once. */
import { fold } from '../frame/column-layout.ts';
import { batch } from '@preact/signals';
import type { Language } from '../../../dsl/text/locale.ts';
import type { PlacedFinding, TextChange } from '../../engine/placed-finding.ts';
import { bundle, deskEngine, facts, tell } from '../engines.ts';
import { language, notice, pageTexts, tab } from '../page-choices.ts';
import { recheck } from '../set-checks.ts';
import {
  checked,
  drawings,
  faces,
  files,
  gameId,
  openFile,
  setTexts,
  withChanges,
  type OpenFile,
} from '../studio-state.ts';
import { browserStore, keepVersion, noStore, ownGameSet } from './browser-store.ts';
import { LONGEST_TEXT, type SetFiles } from './file-store.ts';
import { keepChoice, keptChoice } from './kept-choices.ts';
import { beginSaving, isUnsaved, saveText, wasTyped } from './saved-texts.ts';
import {
  findOwnGames,
  folder,
  folderWorks,
  openFolder,
  ownIds,
  ownWork,
  workOf,
  type SetWork,
} from './works.ts';

let work: SetWork | undefined;
let unwatch = (): void => undefined;

/** What is open; undefined before anything is. */
export const openWork = (): SetWork | undefined => work;

const lastFile = (id: string): string => `file/${id}`;

/** Opens a game with the files that are kept for it. */
export async function chooseGame(wanted: string): Promise<void> {
  unwatch();
  const chosen = workOf(wanted);
  const { id } = chosen;
  work = chosen;
  keepChoice('game', id);
  beginSaving();
  batch(() => {
    gameId.value = id;
    facts.value = undefined;
    bundle.value = undefined;
    files.value = {};
    openFile.value = undefined;
    checked.value = { findings: [] };
    faces.value = {};
    drawings.value = {};
    notice.value = '';
  });
  try {
    const [loaded, kept] = await Promise.all([chosen.load(), readWork(chosen)]);
    if (work !== chosen) return;
    batch(() => {
      files.value = kept;
      bundle.value = loaded;
      openFile.value = firstFile(kept, keptChoice(lastFile(id)));
    });
    unwatch = chosen.store.watch(() => void takeOutside(chosen));
    const opened = await deskEngine.open(loaded, language.value, setTexts.value);
    if (work !== chosen) return;
    facts.value = opened;
    await recheck();
  } catch (error) {
    tell(error);
  }
}

/** The files of a work; without a store there are none, and none are kept. */
async function readWork(chosen: SetWork): Promise<SetFiles> {
  try {
    return await chosen.store.read();
  } catch {
    work = { ...chosen, store: noStore };
    notice.value = pageTexts.value.notKept;
    return {};
  }
}

function firstFile(kept: SetFiles, last: string | undefined): OpenFile | undefined {
  const names = Object.keys(kept);
  const name = last !== undefined && last in kept ? last : names[0];
  return name === undefined ? undefined : { name, mine: true };
}

/** Milliseconds after which it is looked again while something is being written. */
const LOOK_AGAIN = 300;

/** Takes over what another tab or program has changed; what was typed here and is not written yet stays. */
async function takeOutside(chosen: SetWork): Promise<void> {
  const now = await chosen.store.read().catch(() => undefined);
  if (!now || work !== chosen) return;
  const mine = Object.entries(files.value).filter(([name]) => isUnsaved(name));
  // What is written meanwhile may be older than what the other has written.
  if (mine.length > 0) setTimeout(() => void takeOutside(chosen), LOOK_AGAIN);
  const next = { ...now, ...Object.fromEntries(mine) };
  keepBoth(chosen, now, next);
  const names = [...new Set([...Object.keys(next), ...Object.keys(files.value)])];
  if (names.every((name) => next[name] === files.value[name])) return;
  batch(() => {
    files.value = next;
    const { value: open } = openFile;
    if (open?.mine && !(open.name in next)) openFile.value = firstFile(next, undefined);
    notice.value =
      chosen.store.folder === undefined ? pageTexts.value.otherTab : pageTexts.value.otherProgram;
  });
  void recheck();
}

/**
 * Where two write the same file, the text that goes is kept as a version: what was here and is taken over by the other's,
 * and what the other wrote under what is being typed here.
 */
function keepBoth(chosen: SetWork, written: SetFiles, next: SetFiles): void {
  for (const [name, text] of Object.entries(next)) {
    const gone = [...new Set([files.value[name], written[name]])].flatMap((each) =>
      each === undefined || each === text ? [] : [each],
    );
    if (gone.length === 0 || !wasTyped(name)) continue;
    for (const each of gone) void keepVersion(chosen.set, name, each).catch(() => undefined);
  }
}

/** Takes over a text of the set. What was there before is kept as a version now and then, or at once where `marked`. */
export function changeText(name: string, text: string, marked = false): void {
  const before = files.value[name];
  if (before === text || !work) return;
  if (text.length > LONGEST_TEXT) {
    notice.value = pageTexts.value.tooLong;
    return;
  }
  files.value = { ...files.value, [name]: text };
  notice.value = '';
  saveText(work, name, text, before, marked);
  void recheck();
}

/** Opens a file, which is the first one that is seen at the next visit. */
export function showFile(file: OpenFile): void {
  fold('writing', false);
  openFile.value = file;
  if (file.mine) keepChoice(lastFile(gameId.value), file.name);
}

/** Makes a file from a template, and opens it. */
export async function beginFile(what: string, name: string): Promise<void> {
  try {
    const made = await deskEngine.ask('begin', {
      what,
      name,
      taken: Object.keys(files.value),
      language: language.value,
    });
    openNewFile(made.file, made.text);
  } catch (error) {
    tell(error);
  }
}

/** Begins a small game that is the designer's own, and opens it. */
export async function startGame(name: string): Promise<void> {
  try {
    const { id, files: made } = await deskEngine.ask('beginGame', { name, taken: ownIds.value });
    const open = folder.value;
    const store = open ? open.store : browserStore(ownGameSet(id));
    for (const [file, text] of made) await store.write(open ? `${id}/${file}` : file, text);
    const found = open ? await openFolder(open.name, open.store) : undefined;
    await findOwnGames();
    await chooseGame(open ? (folderWorks().find((each) => each.endsWith(`/${id}`)) ?? found!) : ownWork(id));
  } catch (error) {
    tell(error);
  }
}

export function copyExample(path: string): void {
  const text = bundle.value?.texts.find(([name]) => name === path)?.[1];
  if (text !== undefined) openNewFile(path.slice(path.lastIndexOf('/') + 1), text);
}

/** Puts a file into the set beside the one that is open, under another name where its name is taken; gives that name. */
export function addFile(wanted: string, text: string): string {
  const name = freeName(wanted);
  changeText(name, text);
  return name;
}

/** Puts a new file into the set and opens it. */
export function openNewFile(wanted: string, text: string): void {
  batch(() => {
    showFile({ name: addFile(wanted, text), mine: true });
    tab.value = 'card';
  });
}

/** A name that no file of the set has yet. */
function freeName(wanted: string): string {
  if (!(wanted in files.value)) return wanted;
  const [, stem, end] = /^(.*?)((?:\.scenario)?\.ya?ml)$/.exec(wanted) ?? [wanted, wanted, ''];
  for (let i = 2; ; i++) if (!(`${stem}-${i}${end}` in files.value)) return `${stem}-${i}${end}`;
}

/** Takes a file out of the set; its text stays among the versions. */
export function removeFile(name: string): void {
  const { [name]: text, ...rest } = files.value;
  if (!work || text === undefined) return;
  const { [name]: _, ...drawn } = drawings.value;
  const { store, set } = work;
  // Both at once: a page that is closed now must not bring the file back.
  void keepVersion(set, name, text).catch(() => undefined);
  store.remove(name).catch(tell);
  batch(() => {
    files.value = rest;
    drawings.value = drawn;
    if (openFile.value?.name === name) openFile.value = firstFile(rest, undefined);
  });
  void recheck();
}

export function applyFix({ file }: PlacedFinding, edits: readonly TextChange[]): void {
  const text = files.value[file];
  if (text !== undefined) changeText(file, withChanges(text, edits));
}

/** Findings and names of the game in another language. */
export async function changeLanguage(to: Language): Promise<void> {
  language.value = to;
  if (!bundle.value) return;
  try {
    facts.value = await deskEngine.ask('facts', { language: to });
    await recheck();
  } catch (error) {
    tell(error);
  }
}
