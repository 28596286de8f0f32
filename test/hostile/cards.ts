import {
  loadPosition,
  randomBot,
  randomSource,
  savePosition,
  startMatch,
  type Game,
  type Match,
} from '../../interpreter/index.ts';
import {
  loadGame,
  loadGameFile,
  openLibrary,
  type Library,
} from '../../interpreter/compiler/linker/load-game.ts';
import { entry } from '../../schemas/index.ts';
import { filesBelow, isYaml } from '../files.ts';
import { changedText, changesOf, classes, type Change } from '../mutations/changes.ts';
import { groundsThere, type Base } from '../mutations/grounds.ts';
import { randomCard } from '../reference/random-cards.ts';
import { makerFrom } from '../reference/random-phrases.ts';
import { playOn, type Played } from './play.ts';

/** A card that was made or changed, with the game in which it is tried. */
export interface Attempt {
  readonly title: string;
  /** The game with the card in it, or none where the card is refused. */
  readonly load: () => Game | undefined;
  /** Ids of the cards that are tried. */
  readonly cards: readonly string[];
}

const scrapyard = new Map(filesBelow('test/fixtures/scrapyard', isYaml));
const CARD = 'test/fixtures/scrapyard/generated.yaml';

/** Cards of the fixture game, made at random from its words. */
export function generatedCard(i: number): Attempt {
  const text = randomCard(makerFrom(randomSource(`hostile card ${i}`)), 'generated');
  return {
    title: `generated card ${i}`,
    load: () => loadGame(new Map([...scrapyard, [CARD, text]]), 'scrapyard').game,
    cards: ['generated'],
  };
}

interface Mutable {
  readonly base: Base;
  readonly change: Change;
}

/** Single changes of files of cards of all games and examples, `count` of them. */
export function changedCards(count: number): Mutable[] {
  const grounds = groundsThere().filter(({ base, ground }) => {
    const { root } = base.library.file(ground.file)!;
    return root?.kind === 'list' || (root?.kind === 'map' && entry(root, 'kind') !== undefined);
  });
  const bases = new Map(grounds.map(({ base, ground }) => [ground.file, base]));
  const all = changesOf(
    grounds.map(({ ground }) => ground),
    Math.ceil(count / classes.length),
    'hostile cards',
  );
  return all.slice(0, count).map((change) => ({ base: bases.get(change.file)!, change }));
}

export function changedCard({ base, change }: Mutable): Attempt {
  const { library, gameFile, extras } = base;
  const old = library.file(change.file)!;
  const changed = openLibrary(new Map([[change.file, changedText(old.text, change)]])).file(change.file)!;
  const withIt: Library = {
    names: library.names,
    file: (name) => (name === change.file ? changed : library.file(name)),
  };
  const root = old.root!;
  const list = root.kind === 'list' ? root.items : [root];
  const hit = list.filter(({ span }) => span.start <= change.start && span.end >= change.start);
  const ids = hit.flatMap((card) => {
    const id = entry(card, 'id');
    return id?.value.kind === 'scalar' ? [id.value.text] : [];
  });
  return {
    title: `${change.file} at ${change.start}: ${change.of}, \`${change.now}\``,
    load: () => loadGameFile(withIt, gameFile, extras).game,
    cards: ids,
  };
}

/** Plays random games with the card in the first hand, or where else the first seat can have it. */
export function playWith(game: Game, cards: readonly string[], games: number, seed: string): Played {
  const played: Played = { placed: 0, effects: 0, faults: [] };
  const { min, max } = game.players;
  for (let i = 0; i < games; i++) {
    const match = startMatch(game, { players: min + (i % (max - min + 1)), seed: `${seed} ${i}`, log: true });
    const bot = randomBot(`${seed} ${i}`);
    const placed = place(match, new Set(cards));
    if (placed) played.placed++;
    playOn(placed ?? match, bot, cards, played);
  }
  return played;
}

/** The match with one of the cards in the place of a card of the first seat; none where it fits nowhere. */
function place(match: Match, ids: ReadonlySet<string>): Match | undefined {
  const { game, table, runner } = match;
  const target = game.copies.findIndex(({ symbol }) => ids.has(symbol.id));
  if (target < 0) return undefined;
  const zones = game.vocabulary.zones.flatMap((zone) =>
    Array.from({ length: zone.of === 'player' ? table.seats : 1 }, (_, seat) => ({ zone, seat })),
  );
  const at = (card: number) => zones[runner.m.p[table.layout.zone + card]];
  const takes = (card: number, where: (typeof zones)[number] | undefined): boolean =>
    where !== undefined &&
    (where.zone.takes === undefined || where.zone.takes.includes(game.copies[card].symbol.kind));
  const other = game.copies.findIndex((_, card) => {
    const there = at(card);
    return there?.zone.of === 'player' && there.seat === 0 && takes(target, there) && takes(card, at(target));
  });
  if (other < 0 || other === target) return undefined;
  const [first, second] = [match.names.card(target), match.names.card(other)];
  const swap = (value: unknown): unknown => {
    if (value === first) return second;
    if (value === second) return first;
    if (Array.isArray(value)) return value.map(swap);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [swap(key), swap(each)]));
  };
  return loadPosition(game, swap(savePosition(match))).match;
}
