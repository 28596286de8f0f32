/** The files for Tabletop Simulator: the saved object, its pictures, and the slots of its cards. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { jsonText } from '../../dsl/text/clean-text.ts';
import { messagesIn } from '../../dsl/diagnostics/localize.ts';
import { nameIn } from '../../dsl/nlg/index.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import {
  backPage,
  contentName,
  savedObject,
  toySlots,
  toySheets,
  type Slots,
} from '../../print/exchange/tabletop-simulator.ts';
import { BACK_WIDTH, SHEET_WIDTH, toyCounters, toyDecks, toyDice } from '../../print/exchange/toy-set.ts';
import type { PrintedSet } from '../../print/sheet/printed-set.ts';
import { svgOf } from '../../print/svg/svg-page.ts';
import type { LayoutPage } from '../../print/tree/layout-tree.ts';
import type { FontSet } from '../../print/type/font-set.ts';
import type { GivenArguments } from '../command.ts';
import type { Io } from '../io.ts';
import { statusIn } from '../status-lines.ts';
import { writeOwn } from './own-files.ts';
import { pngOf } from './png-file.ts';
import type { PrintPlan } from './print-options.ts';

export function writeToys(
  game: Game,
  set: PrintedSet,
  fonts: FontSet,
  plan: PrintPlan,
  given: GivenArguments,
  io: Io,
): void {
  const out = given.one('out') ?? `${game.id}-tts`;
  const folder = resolve(io.cwd, out);
  const at = given.one('images')?.replace(/\/$/, '') ?? pathToFileURL(folder).href;
  const decks = toyDecks(set, fonts, plan);
  const slotsFile = join(folder, `${game.id}.slots.json`);
  const slots = toySlots(decks, slotsIn(slotsFile));
  const picture = (stem: string, page: LayoutPage, width: number): string => {
    const svg = svgOf(page, fonts);
    const name = contentName(stem, svg);
    // What is called after its content is there already or is new.
    if (!existsSync(join(folder, name))) writeOwn(join(folder, name), pngOf(svg, width), 'PNG');
    return `${at}/${name}`;
  };
  const sheets = decks.flatMap((deck) =>
    toySheets(deck, slots[deck.id]).map((sheet) => ({
      ...sheet,
      url: picture(`${deck.id}-${sheet.number}`, sheet.page, SHEET_WIDTH),
    })),
  );
  const backs = new Map(
    decks.map((deck) => [deck.id, picture(`${deck.id}-back`, backPage(deck), BACK_WIDTH)]),
  );
  const [language] = plan.languages;
  const name = nameIn(game, language);
  const toys = savedObject({
    name,
    decks,
    slots,
    sheets,
    backs,
    counters: toyCounters(game, language),
    dice: toyDice(game),
  });
  writeOwn(join(folder, `${game.id}.json`), `${jsonText(toys)}`, '"SaveName"');
  writeOwn(slotsFile, jsonText(slots), '{');
  if (!given.has('images'))
    writeOwn(
      join(folder, 'README.txt'),
      `${messagesIn<'print-page'>(language)('print-page/hosting', { command: `cardwright print ${game.id} --for tts --images URL` })}\n`,
      'Tabletop Simulator',
    );
  const count = set.cards.reduce((sum, card) => sum + (plan.copies ?? card.copies), 0);
  io.out(`${statusIn(given, io)('status/cards-in', { count, file: join(out, `${game.id}.json`) })}\n`);
}

function slotsIn(file: string): Slots {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Slots;
  } catch {
    return {};
  }
}
