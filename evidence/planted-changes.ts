import { parse } from 'yaml';
import { zoneOf } from '../interpreter/engine/state/card-columns.ts';
import { Header } from '../interpreter/engine/state/position-layout.ts';
import { randomSource } from '../interpreter/engine/state/random-source.ts';
import type { Game } from '../interpreter/game/linked-game.ts';
import { filesBelow, isYaml } from '../test/files.ts';
import { playOut } from '../test/playout.ts';

/** A change that is planted into a game: a part of a card with another text, by its path as variants write it. */
export interface PlantedChange {
  readonly path: string;
  readonly value: string;
  /** It makes nobody stronger or weaker, though games go another way with it. */
  readonly harmless: boolean;
}

type Card = Readonly<Record<string, unknown>> & { readonly id: string; readonly kind: string };

/** How changes are drawn. */
export interface Drawn {
  readonly seed: string;
  /** By how much a number goes up or down: what shows depends on how large the numbers of a game are. */
  readonly amounts: readonly number[];
}

/** A place of a text where a number decides how strong it is; what is there if it is by so much stronger, or weaker. */
interface Place {
  readonly found: RegExp;
  readonly stronger: (number: number, by: number, word: string) => string;
  readonly weaker: (number: number, by: number, word: string) => string;
}

const signed = (number: number): string => (number < 0 ? String(number) : `+${number}`);

/** In any game: it does more, or asks for less; and the other way round. The number is the last group of each. */
const PLACES: readonly Place[] = [
  {
    found: /(\+)(\d+)/g,
    stronger: (number, by) => signed(number + by),
    weaker: (number, by) => signed(number - by),
  },
  {
    found: /\b()(\d+)(?= cards\b)/g,
    stronger: (number, by) => String(number + by),
    weaker: String,
  },
  {
    found: /\b(exactly|at least) (\d+)\b/g,
    stronger: () => 'at least 1',
    weaker: (number, by, word) => `${word} ${number + by}`,
  },
  {
    found: /\b()(\d+)(?= or more\b)/g,
    stronger: () => '1',
    weaker: (number, by) => String(number + by),
  },
  {
    found: /\b(more than) (\d+)\b/g,
    stronger: (number, by, word) => `${word} ${Math.max(0, number - by)}`,
    weaker: (number, by, word) => `${word} ${number + by}`,
  },
  {
    found: /\b(less than) (\d+)\b/g,
    stronger: (number, by, word) => `${word} ${number + by}`,
    weaker: (number, by, word) => `${word} ${Math.max(1, number - by)}`,
  },
];

/** A text with its numbers changed; nothing where it says none that make it so. */
function changedText(part: unknown, how: 'stronger' | 'weaker', by: number): string | undefined {
  if (typeof part !== 'string') return undefined;
  const changed = PLACES.reduce(
    (text, place) =>
      text.replaceAll(place.found, (_, word: string, number: string) => place[how](Number(number), by, word)),
    part,
  );
  return changed === part ? undefined : changed;
}

/** Piles that nobody looks into: to shuffle one once more changes what comes, and nobody's chances. */
const unseenPiles = ({ vocabulary }: Game): string[] =>
  vocabulary.zones
    .filter(({ order, seenBy }) => order === 'stack' && seenBy === 'nobody')
    .map(({ id, of }) => `${of === 'player' ? 'your' : 'the'} ${id}`);

/** Kinds of cards that players have in play when the first turn begins: what these do decides most. */
function kindsFromTheStart(game: Game, seed: string): ReadonlySet<string> {
  const { table, runner } = playOut(game, {
    players: game.players.min,
    seed,
    each: ({ runner: { m } }) => m.p[Header.turn] >= 0,
  });
  const { p } = runner.m;
  const { layout, state, zoneSeats } = table;
  const isSomeones = (card: number): boolean =>
    state?.inPlay[p[layout.zone + card]] === 1 && (zoneSeats[zoneOf(p, layout, card)] ?? -1) >= 0;
  return new Set(game.copies.flatMap(({ symbol }, card) => (isSomeones(card) ? [symbol.kind.id] : [])));
}

/**
 * Changes of the cards of a game that may be possible, in an order that a seed decides: such that players have from the start,
 * then one of each kind of card in turn. Not all of them are valid: what a text may say depends on its field.
 */
export function* plantedChanges(
  game: Game,
  harmless: boolean,
  { seed, amounts }: Drawn,
): Generator<PlantedChange> {
  const random = randomSource(`${seed}/${game.id}/${harmless}`);
  const ids = new Set(game.copies.map(({ symbol }) => symbol.id));
  const cards = [...filesBelow(`cards/${game.id}`, isYaml)]
    .map(([, text]) => parse(text) as unknown)
    .filter((read) => Array.isArray(read))
    .flat()
    .filter(({ id }: Card) => ids.has(id)) as Card[];
  const first = kindsFromTheStart(game, seed);
  const kinds = [...Map.groupBy(cards, ({ kind }) => kind).values()];
  // Harmless is a change of any card.
  const rounds = harmless ? [kinds] : [kinds.filter(([{ kind }]) => first.has(kind)), kinds];
  for (const round of rounds) yield* inTurn(game, round, harmless, { random, amounts });
}

/** Changes of cards by their kinds, one of each kind in turn. */
function* inTurn(
  game: Game,
  kinds: readonly Card[][],
  harmless: boolean,
  { random, amounts }: Pick<Drawn, 'amounts'> & { readonly random: (below: number) => number },
): Generator<PlantedChange> {
  while (kinds.some((left) => left.length > 0))
    for (const left of kinds)
      if (left.length > 0) {
        const [card] = left.splice(random(left.length), 1);
        const { id, kind: _, copies: _all, ...parts } = card;
        const how = random(2) === 0 ? 'stronger' : 'weaker';
        const by = amounts[random(amounts.length)];
        for (const [field, part] of Object.entries(parts))
          for (const value of harmless ? withShuffles(game, part) : [changedText(part, how, by)])
            if (value !== undefined) yield { path: `cards/${id}/${field}`, value, harmless };
      }
}

const withShuffles = (game: Game, part: unknown): string[] =>
  typeof part === 'string' ? unseenPiles(game).map((pile) => `${part.trimEnd()}, then shuffle ${pile}`) : [];
