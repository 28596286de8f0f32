/** What `game-bundles.ts` makes when the page is built. */
declare module 'virtual:games' {
  import type { BundledGame } from '../engine/bundled-game.ts';

  export const games: readonly {
    readonly id: string;
    readonly names: Readonly<Record<string, unknown>>;
    load(): Promise<{ readonly default: BundledGame }>;
  }[];
}

/** What `help-pages.ts` makes when the page is built. */
declare module 'virtual:help/*' {
  import type { HelpPage } from './learn/help-page.ts';

  const pages: readonly HelpPage[];
  export default pages;
}

declare module '*.css';
