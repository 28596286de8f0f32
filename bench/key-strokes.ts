/** What a key stroke in a large game costs: the service checks the file again after every letter. */
import { diagnosticsOf, Workspace } from '../service/index.ts';
import { manyCards } from './games/many-cards.ts';
import { figures } from './measure.ts';

export interface Strokes {
  readonly count: number;
  /** Medians, in milliseconds: work of the thread, and on the wall. */
  readonly worked: number;
  readonly passed: number;
  readonly first: number;
}

/** What is typed, into texts here and there, and taken out again: most of the letters leave a text that is wrong. */
const TYPED = ' and 3 coins';

const middle = (times: number[]): number => times.sort((a, b) => a - b)[times.length >> 1];

/** Types into a file of a game of so many cards, all of them in this one file. */
export function keyStrokes(cards = 500, rounds = 10): Strokes {
  const workspace = new Workspace(manyCards(cards, 1));
  const name = 'many/cards-1.yaml';
  const before = performance.now();
  if (diagnosticsOf(workspace, name).length > 0) throw new Error('the game of many cards has faults');
  const first = performance.now() - before;
  const text = workspace.text(name)!;
  const places = [...text.matchAll(/gain \d+ points(?=\n)/g)].map(
    ({ 0: words, index }) => index + words.length,
  );
  const worked: number[] = [];
  const passed: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const at = places[Math.floor((places.length * round) / rounds)];
    for (let length = 1; length <= TYPED.length; length++) {
      workspace.set(name, text.slice(0, at) + TYPED.slice(0, length) + text.slice(at));
      const start = process.threadCpuUsage();
      const now = performance.now();
      diagnosticsOf(workspace, name);
      passed.push(performance.now() - now);
      const { user, system } = process.threadCpuUsage(start);
      worked.push((user + system) / 1000);
    }
    workspace.set(name, text);
    diagnosticsOf(workspace, name);
  }
  return { count: worked.length, worked: middle(worked), passed: middle(passed), first };
}

/** Prints it. */
export function strokes(): void {
  const { count, worked, passed, first } = keyStrokes();
  console.log('\nDiagnostics after a key stroke, 500 cards in one file');
  console.log(`first time                       ${figures(first)} ms`);
  console.log(
    `median of ${count} key strokes        ${figures(worked)} ms, ${figures(passed)} ms on the wall`,
  );
}
