/** What `game-bundles.ts` makes when the page is built. */
declare module 'virtual:games' {
  import type { BundledGame } from '../engine/bundled-game.ts';

  export const games: readonly {
    readonly id: string;
    readonly names: Readonly<Record<string, unknown>>;
    load(): Promise<{ readonly default: BundledGame }>;
  }[];
}

declare module '*.css';
