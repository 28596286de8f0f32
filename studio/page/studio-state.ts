/** The files of the set and what is known of them. */
import { fold } from './frame/column-layout.ts';
import { batch, computed, signal } from '@preact/signals';
import type { SetTexts } from '../engine/bundled-game.ts';
import type { CheckedSet } from '../engine/engine-calls.ts';
import type { DrawnCards } from '../engine/drawing/drawing-calls.ts';
import type { CardFace } from '../engine/card-faces.ts';
import type { TextChange } from '../engine/placed-finding.ts';
import type { TextPlace } from '../engine/text-place.ts';
import { bundle } from './engines.ts';
import { keptChoice } from './files/kept-choices.ts';
import { LONGEST_TEXT, type SetFiles } from './files/file-store.ts';
import { tab } from './page-choices.ts';

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

/** What is open: a game of the page, or one of the designer (`files/works.ts`). */
export const gameId = signal(keptChoice('game') ?? '');
export const files = signal<SetFiles>({});
export const openFile = signal<OpenFile | undefined>(undefined);
export const checked = signal<CheckedSet>({ findings: [] });
/** The cards of files that were open, as they last were without an error. */
export const faces = signal<Readonly<Record<string, ShownFaces>>>({});
/** The cards of files as they are printed, and what does not fit on them. */
export const drawings = signal<Readonly<Record<string, DrawnCards>>>({});
export const checking = signal(false);
/** A place of the open file to go to. */
export const wantedPlace = signal<{ readonly file: string; readonly at: number } | undefined>(undefined);
/** Where the cursor is in the open file. */
export const cursor = signal(0);

export const setTexts = computed<SetTexts>(() =>
  Object.entries(files.value).filter(([, text]) => text.length <= LONGEST_TEXT),
);
/** What of the set games are played with, as one text: scenarios change nothing of it. */
export const playedPart = computed(() =>
  JSON.stringify(setTexts.value.filter(([name]) => !/\.scenario\.ya?ml$/.test(name))),
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

/** The text with changes applied; they do not overlap. */
export const withChanges = (text: string, edits: readonly TextChange[]): string =>
  edits
    .toSorted((a, b) => b.from - a.from)
    .reduce((rest, { from, to, text: put }) => rest.slice(0, from) + put + rest.slice(to), text);

/** Opens a file at a place. */
export function goToPlace({ file, mine, at }: TextPlace): void {
  batch(() => {
    fold('writing', false);
    openFile.value = { name: file, mine };
    wantedPlace.value = { file, at };
    if (matchMedia('(max-width: 799px)').matches) tab.value = 'text';
  });
}
