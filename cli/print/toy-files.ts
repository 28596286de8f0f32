/** The files for Tabletop Simulator: the saved object, its pictures, and the slots of its cards. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { jsonText } from '../../dsl/text/clean-text.ts';
import { messagesIn } from '../../dsl/diagnostics/localize.ts';
import { nameIn, nounFor } from '../../dsl/nlg/index.ts';
import { capital } from '../../dsl/nlg/realiser/word-joining.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import {
  backPage,
  contentName,
  savedObject,
  toySlots,
  toySheets,
  type Slots,
  type ToyDeck,
} from '../../print/exchange/tabletop-simulator.ts';
import { backNodes } from '../../print/sheet/card-back.ts';
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

/** What the programme can show at most, in dots. */
const SHEET_WIDTH = 4096;
const BACK_WIDTH = 512;
const DICE: readonly number[] = [4, 6, 8, 10, 12, 20];

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
  const { counters, rolls } = game.vocabulary;
  const toys = savedObject({
    name,
    decks,
    slots,
    sheets,
    backs,
    counters: counters
      .filter(({ holds, of, fixed }) => !holds && !fixed && of !== 'card')
      .map((counter) => ({
        name: capital(nounFor(counter, language).many),
        copies: counter.of === 'player' ? game.players.max : 1,
      })),
    dice: diceOf(rolls),
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

/** The most dice that one roll needs. */
function diceOf(rolls: Game['vocabulary']['rolls']): number[] {
  const most = new Map<number, number>();
  for (const { dice, sides } of rolls) most.set(sides, Math.max(most.get(sides) ?? 0, dice));
  return [...most].flatMap(([sides, count]) =>
    DICE.includes(sides) ? Array<number>(count).fill(sides) : [],
  );
}

function slotsIn(file: string): Slots {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Slots;
  } catch {
    return {};
  }
}

/** Cards with the same back and of one size are a deck. */
function toyDecks({ cards }: PrintedSet, fonts: FontSet, plan: PrintPlan): ToyDeck[] {
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
      back: backNodes(back, drawn.size, fonts, { bleed: 0, lowInk: plan.lowInk }),
      cards: those.map((each) => ({
        id: each.card.id,
        name: each.drawn.title,
        text: each.card.words[0].texts
          .flatMap(({ lines }) => lines.map(({ text, point }) => (point ? `• ${text}` : text)))
          .join('\n'),
        copies: plan.copies ?? each.copies,
        front: each.drawn.nodes,
      })),
    };
  });
}
