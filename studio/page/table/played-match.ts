/** The match that is played: what the page knows of it, and what the people at the table can do. */
import { batch, computed, signal } from '@preact/signals';
import { isLevel } from '../../../bots/levels.ts';
import type { EngineCalls } from '../../engine/engine-calls.ts';
import type { PlayedPosition, Sitter, TableCalls } from '../../engine/table/table-calls.ts';
import { bundle, readyTable, tell } from '../engines.ts';
import { keepChoice, keptChoice } from '../files/kept-choices.ts';
import { language, notice, pageTexts } from '../page-choices.ts';
import { gameId, playedPart, setTexts } from '../studio-state.ts';

/** Calls that lead to a position. */
type PlayCall = {
  [C in keyof TableCalls]: ReturnType<TableCalls[C]> extends PlayedPosition ? C : never;
}[keyof TableCalls];

export const position = signal<PlayedPosition | undefined>(undefined);
/** The files that the match began with. */
const playedTexts = signal<string | undefined>(undefined);
/** The language in which the table was last asked for. */
export const spokenAtTable = signal(language.peek());

/** Whether the set is as it was when the match began; scenarios change nothing of it. */
export const isSetAsPlayed = computed(() => playedTexts.value === playedPart.value);
/** The game that the match is of. */
export const playedGame = signal(bundle.peek());
export const busy = signal(false);
export const seatCount = signal<number | undefined>(undefined);
export const dealSeed = signal('1');
/** Options that are picked where several are asked for. */
export const picked = signal<readonly number[]>([]);
/** Options that still fit beside them; nothing where any may. */
export const fitting = signal<readonly number[] | undefined>(undefined);
/** What could not be done. */
export const refusedWish = signal<'answer' | 'supply' | undefined>(undefined);

const isSitter = (word: string): word is Sitter => word === 'person' || isLevel(word);

/** Who sits where: a person first, and bots on all other seats unless somebody has chosen otherwise. */
const sitters = signal<readonly Sitter[]>((keptChoice('sitters') ?? '').split(' ').filter(isSitter));

export const sitterOf = (seat: number): Sitter => sitters.value[seat] ?? (seat === 0 ? 'person' : 'random');

export function seatSomebody(seat: number, sitter: Sitter): void {
  const most = Math.max(seat + 1, sitters.value.length);
  sitters.value = Array.from({ length: most }, (_, each) => (each === seat ? sitter : sitterOf(each)));
  keepChoice('sitters', sitters.value.join(' '));
}

/** A match that the browser keeps, as it was when the page was closed. */
interface KeptMatch {
  readonly saved: string;
  readonly sitters: readonly Sitter[];
  readonly when: number;
}

const keptName = (): string => `match/${gameId.value}`;

/** The match of this game that the browser keeps; nothing where there is none. */
export function keptMatch(): KeptMatch | undefined {
  try {
    const kept = JSON.parse(keptChoice(keptName()) ?? 'null') as Partial<KeptMatch> | null;
    if (typeof kept?.saved !== 'string' || typeof kept.when !== 'number' || !Array.isArray(kept.sitters))
      return undefined;
    return { saved: kept.saved, when: kept.when, sitters: kept.sitters.filter(isSitter) };
  } catch {
    return undefined;
  }
}

async function keepMatch(): Promise<void> {
  const { seats, picture } = position.value ?? {};
  if (!seats) return;
  const over = picture && picture.question === undefined && picture.result.length > 0;
  try {
    const { text } = await (await readyTable()).ask('save', {});
    const kept: KeptMatch = {
      saved: text,
      sitters: seats.map(({ sitter }) => sitter),
      when: Date.now(),
    };
    keepChoice(keptName(), over ? '' : JSON.stringify(kept));
  } catch {
    // The match goes on; it is only not kept.
  }
}

async function ask<C extends PlayCall>(call: C, given: Parameters<EngineCalls[C]>[0]): Promise<void> {
  if (busy.value) return;
  busy.value = true;
  spokenAtTable.value = given.language;
  try {
    const engine = await readyTable();
    // Bots may think as long as they want.
    const next = (await engine.ask(call, given, () => undefined)) as PlayedPosition;
    batch(() => {
      // What is shown can be used at once: the keys go on where they were.
      busy.value = false;
      position.value = next;
      picked.value = [];
      fitting.value = undefined;
      refusedWish.value = next.refused ? (call === 'supply' ? 'supply' : 'answer') : undefined;
    });
    void keepMatch();
  } catch (error) {
    tell(error);
    // A worker that was replaced has no match any longer; one that has refused something goes on.
    await (
      await readyTable()
    )
      .ask('show', { language: language.value })
      .catch(() => (position.value = undefined));
  } finally {
    busy.value = false;
  }
}

function beginWith(): void {
  playedTexts.value = playedPart.value;
  playedGame.value = bundle.value;
}

export function beginMatch(players: number): Promise<void> {
  beginWith();
  const { value: files } = setTexts;
  const sitting = Array.from({ length: players }, (_, seat) => sitterOf(seat));
  return ask('play', {
    files,
    players,
    seed: dealSeed.value,
    sitters: sitting,
    language: language.value,
  });
}

/** Begins a match where a card does something. */
export async function beginAtMoment(players: number, card: string, name: string): Promise<void> {
  if (busy.value) return;
  beginWith();
  busy.value = true;
  try {
    const engine = await readyTable();
    const found = await engine.ask(
      'tellingMoment',
      {
        files: setTexts.value,
        players,
        seed: dealSeed.value,
        sitters: Array.from({ length: players }, (_, seat) => sitterOf(seat)),
        card,
        language: language.value,
      },
      () => undefined,
    );
    if (!found) notice.value = pageTexts.value.noMoment(name);
    batch(() => {
      busy.value = false;
      if (found) position.value = found;
      picked.value = [];
      fitting.value = undefined;
      refusedWish.value = undefined;
    });
  } catch (error) {
    tell(error);
  } finally {
    busy.value = false;
  }
}

/** Goes on with a saved match. */
export function resumeMatch({ saved, sitters: sitting }: Omit<KeptMatch, 'when'>): Promise<void> {
  beginWith();
  const { value: files } = setTexts;
  return ask('resume', { files, saved, sitters: sitting, language: language.value });
}

/** Takes an option: the answer where one is asked for, else it is picked or put back. */
export function takeOption(option: number): void {
  const asked = position.value?.picture?.question;
  if (!asked) return;
  if (asked.least === 1 && asked.most === 1) {
    void ask('answer', { options: [option], language: language.value });
    return;
  }
  refusedWish.value = undefined;
  picked.value = picked.value.includes(option)
    ? picked.value.filter((each) => each !== option)
    : [...picked.value, option];
  void askFitting();
}

/** Asks which options still fit, so that nobody picks what leads nowhere. */
async function askFitting(): Promise<void> {
  const { value: now } = picked;
  fitting.value = undefined;
  if (now.length === 0) return;
  try {
    const fits = await (await readyTable()).ask('fits', { picked: now, language: language.value });
    if (picked.value === now) fitting.value = fits;
  } catch {
    // Then the answer says whether it fits.
  }
}

/** Passes, where that is one of the options. */
export function passTurn(): boolean {
  const option = position.value?.picture?.question?.options.findIndex(({ passes }) => passes) ?? -1;
  if (option >= 0) takeOption(option);
  return option >= 0;
}

const spoken = (): { readonly language: typeof language.value } => ({ language: language.value });

export const confirmPicked = (): Promise<void> => ask('answer', { options: picked.value, ...spoken() });
export const takeAnswerBack = (): Promise<void> => ask('undo', spoken());
export const giveAnswerAgain = (): Promise<void> => ask('redo', spoken());
export const lookAt = (to: number): Promise<void> => ask('step', { to, ...spoken() });
export const playOnFromHere = (): Promise<void> => ask('playOn', spoken());
export const showAgain = (handed = false): Promise<void> => ask('show', { handed, ...spoken() });
export const giveCard = (card: string, zone: string): Promise<void> =>
  ask('supply', { card, zone, ...spoken() });
