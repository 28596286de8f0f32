/** Many games between bots: what is wanted of them, and what they show so far. */
import { signal } from '@preact/signals';
import type { Level } from '../../../bots/levels.ts';
import { isLevel } from '../../../bots/levels.ts';
import type { BalanceState, BalanceWish } from '../../engine/balance/balance-calls.ts';
import { bundle, readyTable, tell } from '../engines.ts';
import { keepChoice, keptChoice } from '../files/kept-choices.ts';
import { language } from '../page-choices.ts';
import { faces, openFile, playedPart, setTexts } from '../studio-state.ts';
import { dealSeed } from '../table/played-match.ts';

export const shown = signal<BalanceState | undefined>(undefined);
/** The game that is shown. */
export const shownGame = signal(bundle.peek());
/** The files with which the games were played. */
export const shownTexts = signal<string | undefined>(undefined);
export const running = signal(false);
export const wantedGames = signal(200);

const kept = keptChoice('bots') ?? '';
export const level = signal<Level>(isLevel(kept) ? kept : 'random');

export function chooseLevel(wanted: Level): void {
  level.value = wanted;
  keepChoice('bots', wanted);
}

/** Cards that are given to players at once: each takes as many games as all others together. */
const MOST_GIVEN = 4;

/** The number that is tried with other values in the games that are shown. */
let tried: BalanceWish['tries'];

/** Lets bots play, from the beginning or from where they were stopped. */
export async function letPlay(
  players: number,
  goesOn: boolean,
  tries: BalanceWish['tries'] = undefined,
): Promise<void> {
  running.value = true;
  if (!goesOn) tried = tries;
  if (!goesOn) shown.value = undefined;
  shownTexts.value = playedPart.value;
  shownGame.value = bundle.value;
  const open = openFile.value;
  const given = open?.mine ? (faces.value[open.name]?.cards ?? []).map(({ id }) => id) : [];
  try {
    const engine = await readyTable();
    shown.value = await engine.ask(
      'simulate',
      {
        files: setTexts.value,
        players,
        seed: dealSeed.value,
        games: wantedGames.value,
        level: level.value,
        given: given.slice(0, MOST_GIVEN),
        ...(tried ? { tries: tried } : {}),
        goesOn,
        language: language.value,
      },
      (part) => (shown.value = part),
    );
  } catch (error) {
    tell(error);
  } finally {
    running.value = false;
  }
}

export async function stopPlaying(): Promise<void> {
  try {
    await (await readyTable()).ask('stop', {});
  } catch (error) {
    tell(error);
  }
}
