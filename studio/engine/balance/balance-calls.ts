/** What the page asks about many games, and what it is answered. */
import type { Language } from '../../../dsl/text/locale.ts';
import type { Simulated } from '../../../interpreter/reports/simulation-summary.ts';
import type { MatchSetup } from '../bundled-game.ts';

/** How far a simulation is. */
export interface SimulationState {
  readonly wanted: number;
  readonly played: number;
  readonly ended: boolean;
  readonly summary: Simulated;
  readonly names: {
    readonly endings: Readonly<Record<string, string>>;
    readonly measures: Readonly<Record<string, string>>;
  };
  /** Names of the cards of the set. */
  readonly own: readonly string[];
  readonly leftOut: readonly string[];
}

/** Calls about games between bots. */
export interface BalanceCalls {
  simulate(given: MatchSetup & { readonly games: number; readonly language: Language }): SimulationState;
  stop(given: Record<string, never>): boolean;
}
