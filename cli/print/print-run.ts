/** Carries a print out: draws the cards and writes the files. Loaded only when something is printed. */
import { join, resolve } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { loadLanguage } from '../../dsl/diagnostics/catalogue/languages.ts';
import { Usage } from '../../dsl/diagnostics/usage-error.ts';
import { say } from '../../dsl/diagnostics/catalogue/phrase.ts';
import { nameIn } from '../../dsl/nlg/index.ts';
import type { Texts } from '../../interpreter/reports/findings/source-frames.ts';
import type { CardData, Game } from '../../interpreter/game/linked-game.ts';
import { cardTable } from '../../print/exchange/card-table.ts';
import { aidPages } from '../../print/sheet/player-aid.ts';
import { bookletPages } from '../../print/sheet/booklet.ts';
import { cardSheets } from '../../print/sheet/card-sheets.ts';
import { printedSet, type PrintedSet } from '../../print/sheet/printed-set.ts';
import { gridFor } from '../../print/sheet/sheet-plan.ts';
import { svgOf } from '../../print/svg/svg-page.ts';
import type { LayoutPage } from '../../print/tree/layout-tree.ts';
import type { FontSet } from '../../print/type/font-set.ts';
import type { GivenArguments } from '../command.ts';
import { writeWhole } from '../files/atomic-write.ts';
import { writeOwn } from './own-files.ts';
import type { CollectedFiles } from '../files/collect-files.ts';
import { printFindings } from '../format-option.ts';
import type { Io } from '../io.ts';
import { statusIn } from '../status-lines.ts';
import { artFolder } from './art-folder.ts';
import { changedCards } from './earlier-cards.ts';
import { openFonts } from './font-files.ts';
import { pdfOf } from './pdf-file.ts';
import { pngOf } from './png-file.ts';
import type { PrintPlan } from './print-options.ts';
import { writeToys } from './toy-files.ts';

interface PrintJob {
  readonly game: Game;
  readonly cards: readonly CardData[];
  readonly plan: PrintPlan;
  readonly given: GivenArguments;
  readonly io: Io;
  readonly texts: Texts;
  readonly earlier: {
    readonly cwd: string;
    readonly collected: CollectedFiles;
    readonly gameFile: string;
    readonly extras: readonly string[];
  };
}

/** Dots to a millimetre: 300 to an inch. */
const DOTS = 300 / 25.4;

export async function printRun(job: PrintJob): Promise<number> {
  const { game, plan, given, io, texts } = job;
  await Promise.all(plan.languages.map(loadLanguage));
  const fonts = openFonts();
  const revision = given.one('since');
  const cards =
    revision === undefined
      ? job.cards
      : changedCards(game, job.cards, { ...job.earlier, revision, languages: plan.languages });
  if (cards.length === 0) {
    io.out(`${statusIn(given, io)('status/no-card-prints-something-else', { revision: revision ?? '' })}\n`);
    return 0;
  }
  if (given.has('rules') || given.has('aid')) return await printPages(job, fonts);
  const art = artFolder(
    io.cwd,
    given.one('art'),
    game.cards.map(({ symbol }) => symbol.id),
  );
  const use = given.one('for');
  const set = printedSet(game, cards, fonts, {
    ...plan,
    bleed: use === undefined ? plan.bleed : 0,
    pictures: art.pictures,
  });
  const found = [...art.found, ...set.found];
  printFindings(found, texts, io, given);
  if (use === 'tts') writeToys(game, set, fonts, plan, given, io);
  else if (use !== undefined) writeTable(job, set, use);
  else await writeSheets(job, set, fonts);
  return found.length > 0 ? 1 : 0;
}

/** Says what was written, and where. */
const told = ({ given, io }: Pick<PrintJob, 'given' | 'io'>, count: number, file: string): void =>
  io.out(`${statusIn(given, io)('status/cards-in', { count, file })}\n`);

async function writeSheets(job: PrintJob, { cards }: PrintedSet, fonts: FontSet): Promise<void> {
  const { game, plan } = job;
  const small = cards.find(({ drawn }) => !gridFor(drawn.size, plan));
  if (small)
    throw new Usage(
      say('usage/card-does-not-fit-the-paper', {
        size: `${small.drawn.size.width} x ${small.drawn.size.height}`,
        paper: plan.paper,
      }),
      say('usage/write', { word: '--paper card' }),
    );
  const [language] = plan.languages;
  const { pages, count } = cardSheets(game, cards, fonts, { ...plan, language });
  const out = job.given.one('out') ?? `${game.id}-cards`;
  told(job, count, await writePages(job, pages, fonts, out, nameIn(game, language)));
}

/** The rule book or the player aid. */
async function printPages(job: PrintJob, fonts: FontSet): Promise<number> {
  const { game, plan, given, io } = job;
  const isBook = given.has('rules');
  const title = nameIn(game, plan.languages[0]);
  const pages = isBook
    ? bookletPages(game, plan.languages[0], fonts, plan.paper)
    : aidPages(game, fonts, plan);
  const out = given.one('out') ?? `${game.id}-${isBook ? 'rules' : 'aid'}`;
  const file = await writePages(job, pages, fonts, out, title);
  io.out(`${statusIn(given, io)('status/pages-in', { count: pages.length, file })}\n`);
  return 0;
}

/** One PDF, or a file for each page; gives where they are. */
async function writePages(
  { plan, io }: Pick<PrintJob, 'plan' | 'io'>,
  pages: readonly LayoutPage[],
  fonts: FontSet,
  out: string,
  title: string,
): Promise<string> {
  if (plan.format === 'pdf') {
    const file = /\.pdf$/i.test(out) ? out : `${out}.pdf`;
    writeOwn(resolve(io.cwd, file), await pdfOf(pages, fonts, title, plan.languages[0]), '%PDF');
    return file;
  }
  const digits = String(pages.length).length;
  pages.forEach((page, i) => {
    const path = resolve(io.cwd, out, `${String(i + 1).padStart(digits, '0')}.${plan.format}`);
    const svg = svgOf(page, fonts);
    if (plan.format === 'svg') writeOwn(path, svg, '<svg');
    else writeOwn(path, pngOf(svg, page.width * DOTS), 'PNG');
  });
  return join(out, `*.${plan.format}`);
}

/** A table for nanDECK, which wants commas and marks of quotation, or for Squib, which reads the same. */
function writeTable(job: PrintJob, { cards }: PrintedSet, use: string): void {
  const { plan, given, io } = job;
  const rows = cardTable(
    cards.map(({ card, copies, data }) => ({
      card,
      copies: plan.copies ?? copies,
      kind: data.symbol.kind.id,
    })),
  );
  // nanDECK puts `\13\` where a line ends; a line break would end the row.
  const cells =
    use === 'nandeck' ? rows.map((row) => row.map((cell) => cell.replaceAll('\n', '\\13\\'))) : rows;
  const text = stringify(cells, { quoted: use === 'nandeck', bom: use === 'nandeck' });
  const out = given.one('out');
  if (out === undefined) io.out(text);
  else {
    writeWhole(resolve(io.cwd, out), text, (start) => /(?:^|\uFEFF)"?id"?,"?qty/.test(start));
    told(job, cards.length, out);
  }
}
