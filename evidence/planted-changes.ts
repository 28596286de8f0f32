import { parse } from 'yaml';
import { randomSource } from '../interpreter/engine/state/random-source.ts';
import { filesBelow, isYaml } from '../test/files.ts';

/** A change that is planted into a game: a part of a card with another text, by its path as variants write it. */
export interface PlantedChange {
  readonly card: string;
  readonly path: string;
  readonly value: string;
  /** It says the same as before. */
  readonly harmless: boolean;
}

type Card = Readonly<Record<string, unknown>> & { readonly id: string };

const SEED = 'planted changes';

/** What makes a text stronger: numbers with a sign and numbers of cards grow, what is to be reached falls to the least. */
function stronger(text: string): string | undefined {
  if (/^\d+\+$/.test(text)) return '2+';
  const larger = text
    .replaceAll(/\+(\d+)/g, (_, number: string) => `+${Number(number) + 4}`)
    .replaceAll(/\b(\d+) cards\b/g, (_, number: string) => `${Number(number) + 3} cards`);
  return larger === text ? undefined : larger;
}

/** Texts of a card that can be said otherwise. */
const textsOf = (card: Card): (readonly [field: string, text: string])[] =>
  Object.entries(card).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && entry[0] !== 'id' && entry[0] !== 'kind',
  );

/** All changes of a game in an order that a seed decides: every third one is harmless, it says what the card says. */
export function plantedChanges(game: string): PlantedChange[] {
  const cards = [...filesBelow(`cards/${game}`, isYaml)]
    .map(([, text]) => parse(text) as unknown)
    .filter((read) => Array.isArray(read))
    .flat()
    .filter((card: Card) => card['kind'] !== undefined && textsOf(card).length > 0) as Card[];
  const random = randomSource(`${SEED}/${game}`);
  const changes: PlantedChange[] = [];
  while (cards.length > 0) {
    const [card] = cards.splice(random(cards.length), 1);
    const harmless = changes.length % EVERY === 0;
    const [field, value] =
      textsOf(card)
        .map(([name, text]) => [name, harmless ? text : stronger(text)] as const)
        .find(([, text]) => text !== undefined) ?? [];
    if (value !== undefined)
      changes.push({ card: card.id, path: `cards/${card.id}/${field}`, value, harmless });
  }
  return changes;
}

const EVERY = 3;
