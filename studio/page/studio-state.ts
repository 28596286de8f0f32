/** The files of the set, what is known of them, and what a person can do with them. */
import { batch, computed, effect, signal, untracked } from '@preact/signals';
import { games } from 'virtual:games';
import type { Language } from '../../dsl/text/locale.ts';
import type { SetTexts } from '../engine/bundled-game.ts';
import type { CheckedSet } from '../engine/engine-calls.ts';
import type { PlacedFinding, TextChange } from '../engine/placed-finding.ts';
import type { DrawnCards } from '../engine/drawing/drawing-calls.ts';
import type { CardFace } from '../engine/card-faces.ts';
import { bundle, deskEngine, facts, tell } from './engines.ts';
import {
  forgetFile,
  keepChoice,
  keepFile,
  keptChoice,
  keptFiles,
  LONGEST_TEXT,
  whenChangedElsewhere,
  type SetFiles,
} from './files/kept-files.ts';
import type { TextPlace } from '../engine/text-place.ts';
import { language, notice, pageTexts, tab } from './page-choices.ts';

/** The file in the editor: one of the set, or one of the game that can only be read. */
export interface OpenFile {
  readonly name: string;
  readonly mine: boolean;
}

/** Cards of a file as they last were without an error. */
export interface ShownFaces {
  readonly cards: readonly CardFace[];
  /** The text has an error since. */
  readonly stale: boolean;
}

const known = (wanted: string | undefined): string =>
  games.find(({ id }) => id === wanted)?.id ?? games[0].id;

export const gameId = signal(known(keptChoice('game')));
export const files = signal<SetFiles>({});
export const openFile = signal<OpenFile | undefined>(undefined);
const checked = signal<CheckedSet>({ findings: [] });
/** The cards of files that were open, as they last were without an error. */
export const faces = signal<Readonly<Record<string, ShownFaces>>>({});
/** The cards of files as they are printed, and what does not fit on them. */
export const drawings = signal<Readonly<Record<string, DrawnCards>>>({});
export const checking = signal(false);
/** A place of the open file to go to. */
export const wantedPlace = signal<{ readonly file: string; readonly at: number } | undefined>(undefined);

export const setTexts = computed<SetTexts>(() =>
  Object.entries(files.value).filter(([, text]) => text.length <= LONGEST_TEXT),
);
export const openFileText = computed(() => {
  const open = openFile.value;
  if (!open) return '';
  return open.mine
    ? (files.value[open.name] ?? '')
    : (bundle.value?.texts.find(([name]) => name === open.name)?.[1] ?? '');
});
/** What the check of the texts has found, and the drawing of the cards. */
export const allFindings = computed(() => {
  const drawn = Object.values(drawings.value).flatMap(({ findings }) => findings);
  return drawn.length === 0 ? checked.value.findings : [...checked.value.findings, ...drawn];
});
export const openFindings = computed(() =>
  allFindings.value.filter(({ file }) => openFile.value?.mine && file === openFile.value.name),
);

/** Where the cursor is in the open file. */
export const cursor = signal(0);

let unwatch = (): void => undefined;

/** Opens a game with the files that are kept for it. */
export async function chooseGame(id: string): Promise<void> {
  unwatch();
  keepChoice('game', id);
  const mine = keptFiles(id);
  batch(() => {
    gameId.value = id;
    facts.value = undefined;
    bundle.value = undefined;
    files.value = mine;
    checked.value = { findings: [] };
    faces.value = {};
    drawings.value = {};
    notice.value = '';
    const [first] = Object.keys(mine);
    openFile.value = first === undefined ? undefined : { name: first, mine: true };
  });
  unwatch = whenChangedElsewhere(id, () => {
    files.value = keptFiles(id);
    notice.value = pageTexts.value.otherTab;
    void recheck();
  });
  try {
    const { default: loaded } = await games.find((each) => each.id === id)!.load();
    if (gameId.value !== id) return;
    bundle.value = loaded;
    const opened = await deskEngine.open(loaded, language.value, setTexts.value);
    if (gameId.value !== id) return;
    facts.value = opened;
    await recheck();
  } catch (error) {
    tell(error);
  }
}

let version = 0;
let running = false;

/** Checks the set as it is now. While one check runs no other begins; an answer about an older text is dropped. */
async function recheck(): Promise<void> {
  version++;
  if (running) return;
  running = true;
  checking.value = true;
  try {
    for (let at = 0; at !== version;) {
      at = version;
      const result = await deskEngine.ask('check', { files: setTexts.value, language: language.value });
      if (at === version) takeChecked(result);
    }
    proveSoon(version);
  } catch (error) {
    tell(error);
  } finally {
    running = false;
    checking.value = false;
  }
}

/** Takes over what was found at once; the cards follow when the page has shown it. */
function takeChecked(result: CheckedSet): void {
  checked.value = result;
  askFaces();
}

/** Milliseconds for which nobody has typed before cards are drawn and changes are tried. */
const PAUSE = 120;

let proving: ReturnType<typeof setTimeout> | undefined;

/** Asks which changes would correct the findings, when nobody has typed for a moment. */
function proveSoon(at: number): void {
  clearTimeout(proving);
  if (checked.value.findings.length === 0) return;
  proving = setTimeout(
    () =>
      deskEngine
        .ask('prove', { language: language.peek() })
        .then((proven) => at === version && (checked.value = proven))
        .catch(tell),
    PAUSE,
  );
}

const isWrong = (file: string): boolean =>
  checked.value.findings.some((each) => each.file === file && each.severity === 'error');

let asking: ReturnType<typeof setTimeout> | undefined;

/** Asks for the cards of the open file as they are now. */
function askFaces(): void {
  clearTimeout(asking);
  const open = openFile.value;
  if (!open?.mine || !facts.value) return;
  const { name } = open;
  const before = faces.value[name];
  if (before && isWrong(name)) faces.value = { ...faces.value, [name]: { ...before, stale: true } };
  asking = setTimeout(
    () =>
      deskEngine
        .ask('faces', { name, offset: cursor.peek(), language: language.peek() })
        .then((cards) => takeFaces(name, cards))
        .catch(tell),
    before ? PAUSE : 0,
  );
}

function takeFaces(name: string, cards: readonly CardFace[]): void {
  if (!(name in files.value)) return;
  const before = faces.value[name];
  const stale = isWrong(name);
  const isTrue = cards.length > 0 && !stale;
  faces.value = {
    ...faces.value,
    [name]: isTrue || !before ? { cards, stale } : { ...before, stale: true },
  };
}

/** Takes over a text of the set, and keeps it at once. */
export function changeText(name: string, text: string): void {
  if (files.value[name] === text) return;
  files.value = { ...files.value, [name]: text };
  if (text.length > LONGEST_TEXT) notice.value = pageTexts.value.tooLong;
  else notice.value = keepFile(gameId.value, name, text) ? '' : pageTexts.value.notKept;
  void recheck();
}

/** Makes a file from a template, or as a copy, and opens it. */
export async function beginFile(what: string, name: string): Promise<void> {
  try {
    const made = await deskEngine.ask('begin', {
      what,
      name,
      taken: Object.keys(files.value),
      language: language.value,
    });
    openNew(made.file, made.text);
  } catch (error) {
    tell(error);
  }
}

export function copyExample(path: string): void {
  const text = bundle.value?.texts.find(([name]) => name === path)?.[1];
  if (text !== undefined) openNew(path.slice(path.lastIndexOf('/') + 1), text);
}

function openNew(name: string, text: string): void {
  batch(() => {
    changeText(name, text);
    openFile.value = { name, mine: true };
    if (tab.value !== 'card') tab.value = 'card';
  });
}

export function removeFile(name: string): void {
  forgetFile(gameId.value, name);
  const { [name]: _, ...rest } = files.value;
  const { [name]: __, ...drawn } = drawings.value;
  batch(() => {
    files.value = rest;
    drawings.value = drawn;
    const [first] = Object.keys(rest);
    if (openFile.value?.name === name)
      openFile.value = first === undefined ? undefined : { name: first, mine: true };
  });
  void recheck();
}

/** The text with changes applied; they do not overlap. */
export const withChanges = (text: string, edits: readonly TextChange[]): string =>
  edits
    .toSorted((a, b) => b.from - a.from)
    .reduce((rest, { from, to, text: put }) => rest.slice(0, from) + put + rest.slice(to), text);

export function applyFix({ file }: PlacedFinding, edits: readonly TextChange[]): void {
  const text = files.value[file];
  if (text !== undefined) changeText(file, withChanges(text, edits));
}

let visited = -1;

/** Shows the cards of a file as soon as it is open. */
export function followOpenFile(): void {
  effect(() => {
    if (openFile.value) untracked(askFaces);
  });
}

/** Goes to the next finding in all files of the set. */
export function goToNextFinding(): void {
  const all = allFindings.value.filter(({ file }) => file in files.value);
  if (all.length === 0) return;
  visited = (visited + 1) % all.length;
  const { file, from } = all[visited];
  batch(() => {
    openFile.value = { name: file, mine: true };
    wantedPlace.value = { file, at: from };
  });
}

/** Findings and names of the game in another language. */
export async function changeLanguage(to: Language): Promise<void> {
  language.value = to;
  const game = bundle.value;
  if (!game) return;
  try {
    facts.value = await deskEngine.ask('facts', { language: to });
    await recheck();
  } catch (error) {
    tell(error);
  }
}

/** Opens a file at a place. */
export function goToPlace({ file, mine, at }: TextPlace): void {
  batch(() => {
    openFile.value = { name: file, mine };
    wantedPlace.value = { file, at };
    if (tab.value !== 'text' && matchMedia('(max-width: 799px)').matches) tab.value = 'text';
  });
}

/** Puts a file into the set beside the one that is open, under another name where its name is taken; gives that name. */
export function addFile(name: string, text: string): string {
  const [stem, ...ends] = name.split('.');
  let free = name;
  for (let i = 2; free in files.value; i++) free = [`${stem}-${i}`, ...ends].join('.');
  changeText(free, text);
  return free;
}
