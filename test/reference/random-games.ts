import { loadGame } from '../../interpreter/index.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { randomSource } from '../../interpreter/engine/state/random-source.ts';
import { filesBelow, isYaml } from '../files.ts';
import { randomCard } from './random-cards.ts';
import { makerFrom } from './random-phrases.ts';

const files = filesBelow('test/fixtures/scrapyard', isYaml);

/** A game with cards that were made at random, and their texts. */
export interface RandomGame {
  readonly game: Game;
  readonly cards: ReadonlyMap<string, string>;
  /** Of those that were refused, what was said. */
  readonly refused: readonly string[];
}

/** Makes so many cards, each from a seed of its own; those that are refused are left out. */
export function randomGame(seed: string, count: number): RandomGame {
  const cards = new Map<string, string>();
  for (let i = 0; i < count; i++) {
    const maker = makerFrom(randomSource(`${seed}/card ${i}`));
    cards.set(`test/fixtures/scrapyard/card-${i}.yaml`, randomCard(maker, `card-${i}`));
  }
  const refused: string[] = [];
  for (;;) {
    const { game, diagnostics } = loadGame(new Map([...files, ...cards]), 'scrapyard');
    const wrong = new Set(
      diagnostics.flatMap((each) => (each.severity === 'error' ? [each.place.file] : [])),
    );
    if (wrong.size === 0 && game) return { game, cards, refused };
    if (wrong.size === 0) throw new Error('no game, and nothing said why');
    for (const file of wrong) {
      if (!cards.has(file)) throw new Error(diagnostics.map((each) => each.message).join('\n'));
      const said = diagnostics.find((each) => each.place.file === file && each.severity === 'error')!.message;
      refused.push(`${said}\n${cards.get(file)}`);
      cards.delete(file);
    }
  }
}

/** The fixture game with more cards, each in a file of its own. */
export function gameWith(cards: readonly string[]): Game {
  const more = cards.map((text, i) => [`test/fixtures/scrapyard/more-${i}.yaml`, text] as const);
  const { game, diagnostics } = loadGame(new Map([...files, ...more]), 'scrapyard');
  if (!game) throw new Error(diagnostics.map((each) => each.message).join('\n'));
  return game;
}
