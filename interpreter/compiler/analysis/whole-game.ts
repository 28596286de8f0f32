import type { Unordered } from '../loader/addition-order.ts';
import type { Selection } from '../../../dsl/checker/check.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import type { MapNode } from '../../../schemas/index.ts';
import type { AbilityData, CardData, Ending, NamedProgram, Step } from '../../game/linked-game.ts';

/** What an analysis looks at: a game of which every text has been read. */
export interface WholeGame {
  readonly vocabulary: Vocabulary;
  /** The data with all variants in it. */
  readonly data: MapNode;
  /** What variants add at one place, with nothing that says which comes first. */
  readonly unordered: readonly Unordered[];
  readonly cards: readonly CardData[];
  /** Where each card is written. */
  readonly nodeOf: ReadonlyMap<CardData, MapNode>;
  /** Phrases and conditions that cards print, by their texts. */
  readonly selections: ReadonlyMap<string, Selection>;
  readonly verbs: readonly NamedProgram[];
  /** What a verb does before anything else, where it says so. */
  readonly firsts: readonly (NamedProgram | undefined)[];
  /** All texts that do something, but those of abilities. */
  readonly texts: readonly NamedProgram[];
  readonly steps: readonly Step[];
  readonly checks: readonly NamedProgram[];
  readonly endings: readonly Ending[];
  readonly abilities: readonly AbilityData[];
  /** The texts, and what the abilities do. */
  readonly programs: readonly NamedProgram[];
}
