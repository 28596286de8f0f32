/** What a set of cards becomes for Tabletop Simulator: decks of cards with one back and of one size, counters and dice. */
import { nounFor, type Language } from '../../dsl/nlg/index.ts';
import { capital } from '../../dsl/nlg/realiser/word-joining.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { backNodes } from '../sheet/card-back.ts';
import type { PrintedSet } from '../sheet/printed-set.ts';
import type { FontSet } from '../type/font-set.ts';
import type { ToyDeck } from './tabletop-simulator.ts';

/** What the programme can show at most, in dots. */
export const SHEET_WIDTH = 4096;
export const BACK_WIDTH = 512;
const DICE: readonly number[] = [4, 6, 8, 10, 12, 20];

export interface ToyOptions {
  /** How many of each card; as many as the game has where nothing is said. */
  readonly copies?: number | undefined;
  readonly lowInk: boolean;
}

/** Cards with the same back and of one size are a deck. */
export function toyDecks({ cards }: PrintedSet, fonts: FontSet, { copies, lowInk }: ToyOptions): ToyDeck[] {
  const groups = Map.groupBy(
    cards,
    ({ back, drawn }) => `${back.id} ${drawn.size.width}x${drawn.size.height}`,
  );
  return [...groups.values()].map((those): ToyDeck => {
    const [{ back, drawn }] = those;
    const id = back.id.trim().replaceAll(' ', '-');
    const sizes = new Set(
      cards.filter((card) => card.back.id === back.id).map((card) => card.drawn.size.width),
    );
    return {
      id: sizes.size > 1 ? `${id}-${drawn.size.width}` : id,
      name: back.place ?? back.title,
      size: drawn.size,
      back: backNodes(back, drawn.size, fonts, { bleed: 0, lowInk }),
      cards: those.map((each) => ({
        id: each.card.id,
        name: each.drawn.title,
        text: each.card.words[0].texts
          .flatMap(({ lines }) => lines.map(({ text, point }) => (point ? `• ${text}` : text)))
          .join('\n'),
        copies: copies ?? each.copies,
        front: each.drawn.nodes,
      })),
    };
  });
}

/** The counters of a game that lie on a table: one for each player, or one for all. */
export const toyCounters = (
  { vocabulary, players }: Game,
  language: Language,
): { readonly name: string; readonly copies: number }[] =>
  vocabulary.counters
    .filter(({ holds, of, fixed }) => !holds && !fixed && of !== 'card')
    .map((counter) => ({
      name: capital(nounFor(counter, language).many),
      copies: counter.of === 'player' ? players.max : 1,
    }));

/** The most dice that one roll needs, by their sides. */
export function toyDice({ vocabulary: { rolls } }: Game): number[] {
  const most = new Map<number, number>();
  for (const { dice, sides } of rolls) most.set(sides, Math.max(most.get(sides) ?? 0, dice));
  return [...most].flatMap(([sides, count]) =>
    DICE.includes(sides) ? Array<number>(count).fill(sides) : [],
  );
}
