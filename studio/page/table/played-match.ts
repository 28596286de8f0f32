/** The match that is played: what the page knows of it, and what the person at the table can do. */
import { signal } from '@preact/signals';
import type { SetTexts } from '../../engine/bundled-game.ts';
import type { EngineCalls } from '../../engine/engine-calls.ts';
import type { PlayedPosition } from '../../engine/table/table-calls.ts';
import { bundle, readyTable, tell } from '../engines.ts';
import { language } from '../page-choices.ts';
import { setTexts } from '../studio-state.ts';

type PlayCall = 'play' | 'answer' | 'undo' | 'show' | 'supply';

export const position = signal<PlayedPosition | undefined>(undefined);
/** The files that the match began with. */
export const playedTexts = signal<SetTexts | undefined>(undefined);
/** The game that the match is of. */
export const playedGame = signal(bundle.peek());
export const busy = signal(false);
export const seatCount = signal<number | undefined>(undefined);
export const dealSeed = signal('1');
/** Options that are picked where several are asked for. */
export const picked = signal<readonly number[]>([]);
/** What could not be done. */
export const refusedWish = signal<'answer' | 'supply' | undefined>(undefined);

async function ask<C extends PlayCall>(call: C, given: Parameters<EngineCalls[C]>[0]): Promise<void> {
  if (busy.value) return;
  busy.value = true;
  try {
    const engine = await readyTable();
    const next = await engine.ask(call, given);
    position.value = next;
    picked.value = [];
    refusedWish.value = next.refused ? (call === 'supply' ? 'supply' : 'answer') : undefined;
  } catch (error) {
    // A worker that was replaced has no match any longer.
    position.value = undefined;
    tell(error);
  } finally {
    busy.value = false;
  }
}

export function beginMatch(players: number): Promise<void> {
  playedTexts.value = setTexts.value;
  playedGame.value = bundle.value;
  return ask('play', { files: setTexts.value, players, seed: dealSeed.value, language: language.value });
}

/** Takes an option: the answer where one is asked for, else it is picked or put back. */
export function takeOption(option: number): void {
  const asked = position.value?.picture.question;
  if (!asked) return;
  if (asked.least === 1 && asked.most === 1) {
    void ask('answer', { options: [option], language: language.value });
    return;
  }
  refusedWish.value = undefined;
  picked.value = picked.value.includes(option)
    ? picked.value.filter((each) => each !== option)
    : [...picked.value, option];
}

export const confirmPicked = (): Promise<void> =>
  ask('answer', { options: picked.value, language: language.value });
export const takeAnswerBack = (): Promise<void> => ask('undo', { language: language.value });
export const showAgain = (): Promise<void> => ask('show', { language: language.value });
export const giveCard = (card: string, zone: string): Promise<void> =>
  ask('supply', { card, zone, language: language.value });
