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
  /** It makes nobody stronger, though games go another way with it. */
  readonly harmless: boolean;
}

type Card = Readonly<Record<string, unknown>> & { readonly id: string; readonly kind: string };

const SEED = 'planted changes';
/** What makes a text much stronger, in any game: it does more, or asks for less. */
const STRONGER: readonly (readonly [RegExp, (number: string) => string])[] = [
  [/\+(\d+)/g, (number) => `+${Number(number) + 8}`],
  [/\b(\d+) cards\b/g, (number) => `${Number(number) + 6} cards`],
  [/\b(?:exactly|at least) (\d+)\b/g, () => 'at least 1'],
  [/\b(\d+) or more\b/g, () => '1 or more'],
];

/** A text that is stronger; nothing where it says nothing that could be. */
function stronger(part: unknown): string | undefined {
  if (typeof part !== 'string') return undefined;
  const larger = STRONGER.reduce(
    (text, [number, more]) => text.replaceAll(number, (_, found: string) => more(found)),
    part,
  );
  return larger === part ? undefined : larger;
}

/** Piles that nobody looks into: to shuffle one once more changes what comes, and nobody's chances. */
const unseenPiles = ({ vocabulary }: Game): string[] =>
  vocabulary.zones
    .filter(({ order, seenBy }) => order === 'stack' && seenBy === 'nobody')
    .map(({ id, of }) => `${of === 'player' ? 'your' : 'the'} ${id}`);

/** Kinds of cards that players have in play when the first turn begins: what these do decides most. */
function kindsFromTheStart(game: Game): ReadonlySet<string> {
  const { table, runner } = playOut(game, {
    players: game.players.min,
    seed: SEED,
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
export function* plantedChanges(game: Game, harmless: boolean): Generator<PlantedChange> {
  const random = randomSource(`${SEED}/${game.id}/${harmless}`);
  const ids = new Set(game.copies.map(({ symbol }) => symbol.id));
  const cards = [...filesBelow(`cards/${game.id}`, isYaml)]
    .map(([, text]) => parse(text) as unknown)
    .filter((read) => Array.isArray(read))
    .flat()
    .filter(({ id }: Card) => ids.has(id)) as Card[];
  const first = kindsFromTheStart(game);
  const kinds = [...Map.groupBy(cards, ({ kind }) => kind).values()];
  // Harmless is a change of any card.
  const rounds = harmless ? [kinds] : [kinds.filter(([{ kind }]) => first.has(kind)), kinds];
  for (const round of rounds) yield* inTurn(game, round, harmless, random);
}

/** Changes of cards by their kinds, one of each kind in turn. */
function* inTurn(
  game: Game,
  kinds: readonly Card[][],
  harmless: boolean,
  random: (below: number) => number,
): Generator<PlantedChange> {
  while (kinds.some((left) => left.length > 0))
    for (const left of kinds)
      if (left.length > 0) {
        const [card] = left.splice(random(left.length), 1);
        const { id, kind: _, copies: _all, ...parts } = card;
        for (const [field, part] of Object.entries(parts))
          for (const value of harmless ? withShuffles(game, part) : [stronger(part)])
            if (value !== undefined) yield { path: `cards/${id}/${field}`, value, harmless };
      }
}

const withShuffles = (game: Game, part: unknown): string[] =>
  typeof part === 'string' ? unseenPiles(game).map((pile) => `${part.trimEnd()}, then shuffle ${pile}`) : [];
