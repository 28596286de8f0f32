/**
 * The printed English of cards, written back into the language: which cards is drawn by a seed, what was written is kept,
 * and the program compares what both texts compile to.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isMap, isScalar, isSeq, parse, parseAllDocuments, type YAMLMap } from 'yaml';
import { loadGame, openLibrary } from '../interpreter/compiler/linker/load-game.ts';
import { cardText } from '../interpreter/compiler/cards/card-text.ts';
import type { CardData, Game } from '../interpreter/game/linked-game.ts';
import { gameFiles, gamesThere } from '../test/files.ts';
import { readGame } from '../test/read-game.ts';

const folder = new URL('written-back/', import.meta.url);
const { seed, cards: many } = JSON.parse(readFileSync(new URL('seed.json', folder), 'utf8')) as {
  seed: number;
  cards: number;
};

/** By game, card and field. */
type Texts = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

const texts = parse(readFileSync(new URL('texts.yaml', folder), 'utf8')) as Texts;

interface DrawnCard {
  readonly game: string;
  readonly card: CardData;
}

/** The cards with a text that the seed draws, whatever they say. */
function drawnCards(): DrawnCard[] {
  const all = gamesThere().flatMap((game) => {
    const linked = readGame(game);
    return linked.cards
      .filter((card) => cardText(linked, card, 'en').texts.length > 0)
      .map((card) => ({ game, card }));
  });
  const key = ({ game, card }: DrawnCard): string =>
    createHash('sha256').update(`${seed} ${game} ${card.symbol.id}`).digest('hex');
  return all.toSorted((one, other) => (key(one) < key(other) ? -1 : 1)).slice(0, many);
}

/** Whether each drawn card does the same with what was written back; the reason where it does not. */
export function writtenBack(): { readonly name: string; readonly differs: string | undefined }[] {
  const drawn = drawnCards();
  return gamesThere().flatMap((id) => {
    const of = drawn.filter(({ game }) => game === id);
    const game = readGame(id);
    return of.map(({ card }) => ({ name: `${id}: ${card.symbol.id}`, differs: difference(id, game, card) }));
  });
}

function difference(id: string, game: Game, card: CardData): string | undefined {
  const written = texts[id]?.[card.symbol.id] ?? {};
  const lacks = cardText(game, card, 'en').texts.find(({ field }) => written[field] === undefined);
  if (lacks) return `${lacks.field} was not written back`;
  const files = withTexts(gameFiles(id), card, written);
  const { game: other, diagnostics } = loadGame(openLibrary(files), id);
  const wrong = diagnostics.find(({ severity }) => severity === 'error');
  if (!other || wrong) return `refused: ${wrong?.message ?? 'the game does not load'}`;
  const changed = other.cards.find(({ symbol }) => symbol.id === card.symbol.id);
  if (!changed) return 'the card is gone';
  return meant(game, card) === meant(other, changed) ? undefined : 'does something else';
}

/** The files with other texts on a card. */
function withTexts(
  files: ReadonlyMap<string, string>,
  { symbol }: CardData,
  written: Readonly<Record<string, string>>,
): Map<string, string> {
  return new Map(
    [...files].map(([path, text]) => {
      if (!text.includes(`id: ${symbol.id}`)) return [path, text];
      const documents = parseAllDocuments(text);
      const nodes: unknown[] = documents.flatMap(({ contents }) =>
        isSeq(contents) ? contents.items : [contents],
      );
      const found = nodes.find((each): each is YAMLMap => isMap(each) && isCard(each, symbol.id));
      for (const [field, said] of Object.entries(found ? written : {})) found?.set(field, said);
      return [path, found ? documents.map(String).join('---\n') : text];
    }),
  );
}

const isCard = (map: YAMLMap, id: string): boolean => {
  const own = map.get('id', true);
  return isScalar(own) && own.value === id && map.has('kind');
};

/** What the texts of a card compile to, without the places and names of what was written. */
function meant(game: Game, card: CardData): string {
  const { id } = card.symbol;
  const programs = [...card.texts].map(([field, { program }]) => [field, program]);
  const abilities = game.abilities
    .filter((each) => each.card?.symbol.id === id)
    .map(({ ability, program }) => [ability, program?.program]);
  return JSON.stringify([programs, [...card.conditions], abilities], withoutPlaces());
}

/** Of the texts and not of what they do. */
const OF_WORDS = new Set(['span', 'snippet', 'place', 'source', 'said', 'words', 'text']);

/** What a text holds under a name that nothing outside of it uses. */
const isLocal = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'many' in value && 'sort' in value && !('id' in value);

/** Symbols by their ids, each value once. */
function withoutPlaces(): (this: unknown, key: string, value: unknown) => unknown {
  const above: unknown[] = [];
  return function (this: unknown, key, value) {
    if (OF_WORDS.has(key) || (isLocal(this) && (key === 'name' || key === 'called'))) return undefined;
    if (typeof value !== 'object' || value === null) return value;
    if ('sort' in value && 'id' in value && 'names' in value)
      return `${String(value.sort)} ${String(value.id)}`;
    if (value instanceof Map || value instanceof Set) return [...value];
    while (above.length > 0 && above.at(-1) !== this) above.pop();
    if (above.includes(value)) return '…';
    above.push(value);
    return value;
  };
}
