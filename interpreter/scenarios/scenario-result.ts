import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import type { FinalQuestion } from './steps/open-questions.ts';
import type { Place } from '../../dsl/text/source.ts';

/** How a scenario shows something: by a game that is played, by what is found in the data, or by a number of games. */
export type ScenarioForm = 'play' | 'check' | 'sample';

/**
 * How a game is played: straight on; saved and loaded, or taken back and done again, at every decision; from its log; on
 * generated code.
 */
export type Way = 'straight' | 'saved' | 'undone' | 'replayed' | 'generated';

export const ways: readonly Way[] = ['straight', 'saved', 'undone', 'replayed', 'generated'];

/** An expectation that says which clause of the rules it proves, and whether it held. */
export interface Proof {
  readonly clause: string;
  readonly form: ScenarioForm;
  readonly held: boolean;
  readonly place: Place;
}

/** What is known of a scenario before it is run. */
export interface ScenarioHead {
  readonly file: string;
  readonly title: string;
  /** The id of the game. */
  readonly game: string;
  readonly form: ScenarioForm;
  readonly tags: readonly string[];
  /** The place of its title. */
  readonly place: Place;
}

/** What came of a scenario. It has passed if there is no error among its diagnostics. */
export interface ScenarioResult extends ScenarioHead {
  readonly passed: boolean;
  readonly proves: readonly Proof[];
  readonly diagnostics: readonly Diagnostic[];
  /** The questions at its end, if something is to be shown of it. */
  readonly asked?: readonly FinalQuestion[];
}
