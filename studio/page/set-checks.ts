/** Checks the set while somebody types: findings first, then the cards, then the changes that would correct something. */
import { batch, effect, untracked } from '@preact/signals';
import type { CardFace } from '../engine/card-faces.ts';
import { fold } from './frame/column-layout.ts';
import { bundle, deskEngine, facts, tell } from './engines.ts';
import { language } from './page-choices.ts';
import {
  allFindings,
  checked,
  checking,
  cursor,
  faces,
  files,
  gameId,
  openFile,
  setTexts,
  wantedPlace,
} from './studio-state.ts';
import { MOST_SHOWN } from '../engine/engine-calls.ts';

let version = 0;
let running = false;

/** Checks the set as it is now. While one check runs no other begins; an answer about an older text is dropped. */
export async function recheck(): Promise<void> {
  version++;
  if (running) return;
  running = true;
  checking.value = true;
  try {
    for (let at = 0; at !== version;) {
      at = version;
      const result = await deskEngine.ask('check', { files: setTexts.value, language: language.value });
      if (at === version) {
        checked.value = result;
        askFaces();
      }
    }
    proveSoon(version);
    rehearseSoon(version);
    void followGame();
  } catch (error) {
    tell(error);
  } finally {
    running = false;
    checking.value = false;
  }
}

/** A game of the designer's own may have other kinds now. */
async function followGame(): Promise<void> {
  if (!bundle.value?.ownGame) return;
  const newest = await deskEngine.ask('facts', { language: language.value });
  if (JSON.stringify(newest) !== JSON.stringify(facts.value)) facts.value = newest;
}

/** Milliseconds for which nobody has typed before cards are drawn, and before changes are tried, which takes longer. */
const PAUSE = 120;
const LONG_PAUSE = 500;
/** Cards that are drawn in a moment. */
const FEW = 3;

let proving: ReturnType<typeof setTimeout> | undefined;

/** Asks which changes would correct the findings, when nobody has typed for a moment. */
function proveSoon(at: number): void {
  clearTimeout(proving);
  if (checked.value.findings.length === 0) return;
  const isFirst = at <= 1;
  proving = setTimeout(
    () =>
      deskEngine
        .ask('prove', { name: openFile.peek()?.name ?? '', language: language.peek() })
        .then((proven) => at === version && (checked.value = proven))
        .catch(tell),
    isFirst ? 0 : LONG_PAUSE,
  );
}

/** The file that was last rehearsed, with its game. */
let rehearsed: string | undefined;

/** Has the engine practise on the open file, once, when it has nothing else to do. */
function rehearseSoon(at: number): void {
  const open = openFile.peek();
  const wanted = open?.mine ? `${gameId.peek()} ${open.name}` : undefined;
  if (!open || wanted === undefined || wanted === rehearsed) return;
  setTimeout(() => {
    if (at !== version || running || wanted === rehearsed) return;
    rehearsed = wanted;
    deskEngine.ask('rehearse', { files: setTexts.peek(), name: open.name }).catch(tell);
  }, PAUSE);
}

const isWrong = (file: string): boolean =>
  checked.value.findings.some((each) => each.file === file && each.severity === 'error');

let asking: ReturnType<typeof setTimeout> | undefined;

/** Asks for the cards of the open file as they are now. */
function askFaces(): void {
  clearTimeout(asking);
  const open = openFile.value;
  if (!open || !facts.value) return;
  const { name } = open;
  const before = faces.value[name];
  if (before && isWrong(name)) faces.value = { ...faces.value, [name]: { ...before, stale: true } };
  asking = setTimeout(
    () =>
      deskEngine
        .ask('faces', { name, offset: cursor.peek(), language: language.peek() })
        .then((cards) => takeFaces(name, cards))
        .catch(tell),
    before ? (before.cards.length > FEW ? LONG_PAUSE : PAUSE) : 0,
  );
}

function takeFaces(name: string, cards: readonly CardFace[]): void {
  const isRead = openFile.value?.name === name && !openFile.value.mine;
  if (!isRead && !(name in files.value)) return;
  const before = faces.value[name];
  const stale = isWrong(name);
  const isTrue = !stale;
  faces.value = {
    ...faces.value,
    [name]: isTrue || !before ? { cards, stale } : { ...before, stale: true },
  };
}

/** Shows the cards of a file as soon as it is open; of one with many cards those around the cursor. */
export function followOpenFile(): void {
  effect(() => {
    if (openFile.value)
      untracked(() => {
        askFaces();
        if (!running) rehearseSoon(version);
      });
  });
  effect(() => {
    if (cursor.value > 0) untracked(() => hasMore() && askFaces());
  });
}

const hasMore = (): boolean => (faces.value[openFile.value?.name ?? '']?.cards.length ?? 0) >= MOST_SHOWN;

let visited = -1;

/** Goes to the next finding in all files of the set. */
export function goToNextFinding(): void {
  const all = allFindings.value.filter(({ file }) => file in files.value);
  if (all.length === 0) return;
  visited = (visited + 1) % all.length;
  const { file, from } = all[visited];
  goTo(file, from);
}

/** Opens a file of the set at a place. */
function goTo(file: string, at: number): void {
  batch(() => {
    fold('writing', false);
    openFile.value = { name: file, mine: true };
    wantedPlace.value = { file, at };
  });
}
