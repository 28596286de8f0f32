/** Which cards print something else than at a revision of git. */
import { copiesInDecks } from '../../interpreter/game/spare-copies.ts';
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { Usage } from '../../dsl/diagnostics/usage-error.ts';
import { say } from '../../dsl/diagnostics/catalogue/phrase.ts';
import type { Language } from '../../dsl/text/locale.ts';
import { loadGameFile, openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import type { CardData, Game } from '../../interpreter/game/linked-game.ts';
import { cardContent } from '../../print/card/printed-card.ts';
import type { CollectedFiles } from '../files/collect-files.ts';

interface Earlier {
  readonly cwd: string;
  readonly revision: string;
  readonly collected: CollectedFiles;
  readonly gameFile: string;
  readonly extras: readonly string[];
  readonly languages: readonly Language[];
}

/** Throws `Usage` if there is no git, no repository or no such revision. */
export function changedCards(game: Game, cards: readonly CardData[], earlier: Earlier): CardData[] {
  const before = gameBefore(earlier);
  if (!before) return [...cards];
  const printed = new Map(
    before.cards.map((card) => [card.symbol.id, whatIsPrinted(before, card, earlier.languages)]),
  );
  return cards.filter((card) => printed.get(card.symbol.id) !== whatIsPrinted(game, card, earlier.languages));
}

/** All that decides how a card looks, as a text. */
function whatIsPrinted(game: Game, card: CardData, languages: readonly Language[]): string {
  const { words, boxes, ...rest } = cardContent(game, card, languages);
  const shown = words.map(({ facts, ...each }) => ({ ...each, facts: [...facts] }));
  const places = boxes?.map((box) => ({
    ...box,
    shows: typeof box.shows === 'object' ? box.shows.id : box.shows,
  }));
  return JSON.stringify({ ...rest, shown, places, copies: copiesInDecks(game, card.symbol).length });
}

/** The game as it was; undefined if it was not there or had errors. */
function gameBefore({ cwd, revision, collected, gameFile, extras }: Earlier): Game | undefined {
  if (revision.startsWith('-')) throw noRevision(revision);
  const git = (...words: string[]) =>
    spawnSync('git', words, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const known = git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`);
  if (known.error)
    throw new Usage(say('usage/changed-needs-git-and-there-is'), say('usage/leave-out', { word: '--since' }));
  if (known.status !== 0) throw noRevision(revision);
  const texts = new Map<string, string>();
  for (const name of collected.texts.keys()) {
    const shown = git('show', `${known.stdout.trim()}:./${name}`);
    if (shown.status === 0 && !resolve(cwd, name).includes('\0')) texts.set(name, shown.stdout);
  }
  if (!texts.has(gameFile)) return undefined;
  return loadGameFile(
    openLibrary(texts),
    gameFile,
    extras.filter((name) => texts.has(name)),
  ).game;
}

const noRevision = (revision: string): Usage =>
  new Usage(
    say('usage/git-knows-no-revision', { revision }),
    say('usage/write-or-the-name-of-a', { word: '--since HEAD' }),
  );
