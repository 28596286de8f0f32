/** The game that is open, and the engines that know it. */
import { signal } from '@preact/signals';
import type { BundledGame } from '../engine/bundled-game.ts';
import type { GameFacts } from '../engine/engine-calls.ts';
import { EngineClient, EngineFailure } from './engine-client.ts';
import { language, notice, pageTexts } from './page-choices.ts';

export const facts = signal<GameFacts | undefined>(undefined);
export const bundle = signal<BundledGame | undefined>(undefined);

/** Answers what an editor asks, and plays: apart, so that a long game keeps nobody from typing. */
export const deskEngine = new EngineClient();
const tableEngine = new EngineClient();
let tableGame: BundledGame | undefined;

/** The engine that plays, with the game open. */
export async function readyTable(): Promise<EngineClient> {
  const game = bundle.value;
  if (game && tableGame !== game) {
    tableGame = game;
    await tableEngine.open(game, language.value);
  }
  return tableEngine;
}

/** Shows why something did not work, in words; what was given up on purpose is no failure. */
export function tell(error: unknown): void {
  const { slow, failed, failedWith } = pageTexts.value;
  if (!(error instanceof EngineFailure) || error.reason === 'broken') notice.value = failed;
  else if (error.reason === 'slow') notice.value = slow;
  else if (error.reason === 'refused') notice.value = failedWith(error.message.split('\n')[0].slice(0, 200));
}
