import { inflateSync } from 'node:zlib';
import { performance } from 'node:perf_hooks';
import { openFonts } from '../../cli/print/font-files.ts';
import { pdfOf } from '../../cli/print/pdf-file.ts';
import { languages, type Language } from '../../dsl/text/locale.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { printedSet, type PrintedSet } from '../../print/sheet/printed-set.ts';
import { sheetPages, type SheetOptions } from '../../print/sheet/sheet-plan.ts';
import type { FontSet } from '../../print/type/font-set.ts';
import { gamesThere } from '../../test/files.ts';
import { Resvg } from '@resvg/resvg-js';
import { SAFE } from '../../print/card/card-layout.ts';
import type { DrawnCard } from '../../print/card/card-drawing.ts';
import { svgOf } from '../../print/svg/svg-page.ts';
import { faultsOf, textsOf } from '../../test/print/measured.ts';
import { readGame } from '../../test/read-game.ts';
import type { Measured, Row } from '../row.ts';

const BLEED = 3;

const setOf = (game: Game, language: Language, fonts: FontSet): PrintedSet =>
  printedSet(game, game.cards, fonts, {
    languages: [language],
    size: undefined,
    bleed: BLEED,
    lowInk: false,
    pictures: new Map(),
  });

const sheet = ({ cards }: PrintedSet, paper: string, fonts: FontSet): Parameters<typeof pdfOf>[0] => {
  const options: SheetOptions = {
    paper,
    bleed: BLEED,
    backs: false,
    offset: { x: 0, y: 0 },
    marks: true,
    title: 'cards',
    ruler: '50 mm',
  };
  return sheetPages(
    cards.map(({ drawn }) => ({ title: drawn.title, front: drawn.nodes, back: [], size: drawn.size })),
    fonts,
    options,
  );
};

const millimetres = (points: number): number => Math.round((points * 2540) / 72) / 100;

/** The boxes of each page of a PDF, and whether all of its fonts are in it. */
function measuredPdf(pdf: Buffer): {
  pages: { media: number[]; trim: number[]; bleed: number[] }[];
  fonts: number;
  without: number;
} {
  const text = pdf.toString('latin1');
  const boxes = (name: string): number[][] =>
    [...text.matchAll(new RegExp(`/${name} \\[([^\\]]*)\\]`, 'g'))].map(([, numbers]) =>
      numbers
        .trim()
        .split(/\s+/)
        .map((each) => millimetres(Number(each))),
    );
  const [media, trim, bleed] = ['MediaBox', 'TrimBox', 'BleedBox'].map(boxes);
  const descriptors = [...text.matchAll(/\/Type \/FontDescriptor[^]*?endobj/g)].map(([each]) => each);
  return {
    pages: media.map((each, i) => ({ media: each, trim: trim[i] ?? [], bleed: bleed[i] ?? [] })),
    fonts: descriptors.length,
    without: descriptors.filter((each) => !/\/FontFile[23]? /.test(each)).length,
  };
}

/** The widths between the marks for the cut, read from what the first page draws. */
function cutWidths(pdf: Buffer): number[] {
  const text = pdf.toString('latin1');
  for (const found of text.matchAll(/stream\r?\n/g)) {
    const from = found.index + found[0].length;
    const to = text.indexOf('endstream', from);
    let content: string;
    try {
      content = inflateSync(pdf.subarray(from, to)).toString('latin1');
    } catch {
      continue;
    }
    // A mark is a box of a tenth of a millimetre by 3.2.
    const marks = [...content.matchAll(/(-?[\d.]+) (-?[\d.]+) 0\.1 3\.2 re/g)].map(
      ([, x]) => Number(x) + 0.05,
    );
    const places = [...new Set(marks.map((x) => Math.round(x * 100) / 100))].sort((a, b) => a - b);
    if (places.length > 1)
      return places.flatMap((x, i) => (i % 2 === 1 ? [Math.round((x - places[i - 1]) * 100) / 100] : []));
  }
  return [];
}

/** Dots to a millimetre. */
const FINE = 6;
/** Letters that touch share a dot or two at their edges. */
const TOUCHING = 4;

/**
 * What dots say of the texts of a card: they alone are drawn, in turn red and blue, and where two meet it is black. Nor is
 * there any ink where a cut that is off could take it away.
 */
function inkFaults({ id, nodes, size }: DrawnCard, fonts: FontSet): string[] {
  const texts = textsOf(nodes).map((text, i) => ({
    ...text,
    ink: i % 2 === 0 ? '#ff0000' : '#0000ff',
    opacity: 1,
  }));
  const svg = svgOf({ ...size, title: id, nodes: texts }, fonts).replaceAll(
    '<g fill="#',
    '<g style="mix-blend-mode:multiply" fill="#',
  );
  const { pixels, width, height } = new Resvg(svg, {
    fitTo: { mode: 'width', value: size.width * FINE },
    background: '#ffffff',
    font: { loadSystemFonts: false },
  }).render();
  let [inked, black, unsafe] = [0, 0, 0];
  const edge = (SAFE - 0.25) * FINE;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const [red, blue] = [pixels[at], pixels[at + 2]];
      if (pixels[at + 1] > 200) continue;
      inked++;
      if (red < 90 && blue < 90) black++;
      if (x < edge || y < edge || x >= width - edge || y >= height - edge) unsafe++;
    }
  return [
    ...(inked === 0 ? [`${id}: no ink`] : []),
    ...(black > TOUCHING ? [`${id}: texts meet in ${black} dots`] : []),
    ...(unsafe > 0 ? [`${id}: ${unsafe} dots of text at the cut`] : []),
  ];
}

async function measure(size: number): Promise<Measured> {
  const fonts = openFonts();
  const faults: string[] = [];
  let [cards, pages, embedded] = [0, 0, 0];
  for (const id of gamesThere())
    for (const language of languages.slice(0, size)) {
      const set = setOf(readGame(id), language, fonts);
      cards += set.cards.length;
      faults.push(
        ...set.cards
          .flatMap(({ drawn }) => [...faultsOf(drawn), ...inkFaults(drawn, fonts)])
          .map((each) => `${id} (${language}) ${each}`),
      );
      const measured = measuredPdf(await pdfOf(sheet(set, 'card', fonts), fonts, id, language));
      pages += measured.pages.length;
      embedded += measured.fonts;
      if (measured.without > 0)
        faults.push(`${id} (${language}): ${measured.without} fonts are not embedded`);
      // Sheets put cards of one size together, and so do these pages.
      const sizes = [
        ...Map.groupBy(set.cards, ({ drawn }) => `${drawn.size.width}x${drawn.size.height}`).values(),
      ].flat();
      if (sizes.length !== measured.pages.length)
        faults.push(`${id} (${language}): ${measured.pages.length} pages`);
      measured.pages.forEach(({ media, trim, bleed }, i) => {
        const { width, height } = sizes[i].drawn.size;
        const wanted = JSON.stringify([
          [0, 0, width + 2 * BLEED, height + 2 * BLEED],
          [BLEED, BLEED, width + BLEED, height + BLEED],
          [0, 0, width + 2 * BLEED, height + 2 * BLEED],
        ]);
        if (JSON.stringify([media, trim, bleed]) !== wanted)
          faults.push(`${id} (${language}) ${sizes[i].card.id}: ${JSON.stringify([media, trim, bleed])}`);
      });
      const small = { ...set, cards: set.cards.filter(({ drawn }) => drawn.size.width === 63).slice(0, 4) };
      const widths = cutWidths(await pdfOf(sheet(small, 'a4', fonts), fonts, id, language));
      if (widths.length === 0 || widths.some((each) => each !== 63))
        faults.push(`${id} (${language}): cut at ${widths.join(', ')}`);
    }
  return {
    measured: `${cards} cards, ${pages} pages with page, cut and bleed as they are meant, ${embedded} fonts embedded; ${faults.length} faults`,
    met: cards > 0 && faults.length === 0,
    details: faults.slice(0, 20),
  };
}

export const printedCards: Row = {
  what: 'All cards of all games as PDF in three languages: nothing overlaps or leaves what is safe from the cut (by places and by dots), page, cut and bleed measured from the file, fonts embedded',
  atLeast: 'all',
  full: 3,
  small: 1,
  unit: 'languages',
  measure,
};

export const samePrint: Row = {
  what: 'The same data print the same PDF',
  atLeast: 'byte for byte',
  full: 4,
  small: 1,
  unit: 'games',
  async measure(size) {
    const odd: string[] = [];
    for (const id of gamesThere().slice(0, size)) {
      const once = async (): Promise<Buffer> => {
        const fonts = openFonts();
        return pdfOf(sheet(setOf(readGame(id), 'de', fonts), 'a4', fonts), fonts, id, 'de');
      };
      if (!(await once()).equals(await once())) odd.push(id);
    }
    return { measured: `${size} games, ${odd.length} of them differ`, met: odd.length === 0, details: odd };
  },
};

export const printSpeed: Row = {
  what: 'A sheet of 120 cards, from the linked game to the PDF',
  atLeast: 'under 3 s',
  full: 3,
  small: 1,
  unit: 'times',
  timed: true,
  async measure(size) {
    const game = readGame('here-to-slay');
    const times: number[] = [];
    for (let i = 0; i < size; i++) {
      const begin = performance.now();
      const fonts = openFonts();
      const set = setOf(game, 'en', fonts);
      await pdfOf(sheet({ ...set, cards: set.cards.slice(0, 120) }, 'a4', fonts), fonts, 'cards', 'en');
      times.push(performance.now() - begin);
    }
    const best = Math.min(...times) / 1000;
    return { measured: `${best.toFixed(2)} s`, met: best < 3 };
  },
};
