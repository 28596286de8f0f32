import { parseDocument } from 'yaml';
import { loadGame, openLibrary } from '../../../interpreter/index.ts';
import { runScenarios } from '../../../interpreter/scenarios/index.ts';
import type { Game } from '../../../interpreter/game/linked-game.ts';
import { gameFiles } from '../../files.ts';
import { readGame } from '../../read-game.ts';

const ID = 'slasherz';

/** Texts that do nothing, by what a field holds. */
const IDLE: Readonly<Record<string, string>> = {
  effect: 'nothing',
  abilities: 'at the start of your rest, nothing',
};

/** Fields of a card that say what it does. */
const textsOf = (game: Game, card: string): { id: string; entry: string }[] =>
  game.cards
    .find(({ symbol }) => symbol.id === card)!
    .symbol.kind.fields.flatMap(({ id, type }) =>
      type.type === 'language' && Object.hasOwn(IDLE, type.entry) ? [{ id, entry: type.entry }] : [],
    );

/** The files of the game in which a card is there and does nothing. */
function idleFiles(card: string): Map<string, string> {
  const texts = textsOf(readGame(ID), card);
  const files = gameFiles(ID);
  for (const [name, text] of files) {
    if (name.endsWith('.scenario.yaml') || !text.includes(`id: ${card}\n`)) continue;
    const document = parseDocument(text);
    const cards = document.toJS() as { id?: string }[];
    const at = Array.isArray(cards) ? cards.findIndex((each) => each.id === card) : -1;
    if (at < 0) continue;
    for (const { id, entry } of texts) document.setIn([at, id], IDLE[entry]);
    files.set(name, document.toString({ lineWidth: 0 }));
  }
  return files;
}

/** The titles of the scenarios that fail where a card does nothing; of those with a tag, or of all. */
export function missing(card: string, tag?: string): string[] {
  const files = idleFiles(card);
  const library = openLibrary(files);
  const { game, diagnostics } = loadGame(library, ID);
  if (!game) throw new Error(`${card} cannot be made idle: ${diagnostics[0].message}`);
  const names = [...files.keys()].filter((name) => name.endsWith('.scenario.yaml'));
  const filter = ({ tags }: { readonly tags: readonly string[] }): boolean =>
    tag === undefined || tags.includes(tag);
  return runScenarios(library, names, { ways: ['straight'], filter })
    .filter(({ passed }) => !passed)
    .map(({ title }) => title);
}

/** All cards of the game. */
export const allCards = (): string[] => readGame(ID).cards.map(({ symbol }) => symbol.id);
