import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { Resvg } from '@resvg/resvg-js';
import { main } from '../../cli/main.ts';
import { openFonts } from '../../cli/print/font-files.ts';
import { printedSet } from '../../print/sheet/printed-set.ts';
import { svgOf } from '../../print/svg/svg-page.ts';
import { gamesThere, ROOT } from '../../test/files.ts';
import { readGame } from '../../test/read-game.ts';
import type { Measured, Row } from '../row.ts';

interface Toy {
  readonly Name: string;
  readonly GUID: string;
  readonly Nickname: string;
  readonly GMNotes: string;
  readonly Transform?: unknown;
  readonly CardID?: number;
  readonly DeckIDs?: readonly number[];
  readonly CustomDeck?: Readonly<Record<string, Sheet>>;
  readonly ContainedObjects?: readonly Toy[];
}
interface Sheet {
  readonly FaceURL: string;
  readonly BackURL: string;
  readonly NumWidth: number;
  readonly NumHeight: number;
}

/** Dots of a card across, which is enough to tell cards apart. */
const ACROSS = 126;

interface Dots {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

function dotsOf(svg: string, width: number): Dots {
  const drawn = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    background: '#ffffff',
    font: { loadSystemFonts: false },
  }).render();
  return { width: drawn.width, height: drawn.height, pixels: drawn.pixels };
}

/** How far a part of a picture is from another picture: 0 is the same, 255 is black for white. */
function distance(sheet: Dots, at: { readonly x: number; readonly y: number }, card: Dots): number {
  let sum = 0;
  const edge = 2;
  for (let y = edge; y < card.height - edge; y++)
    for (let x = edge; x < card.width - edge; x++)
      for (let part = 0; part < 3; part++) {
        const a = sheet.pixels[((Math.round(at.y) + y) * sheet.width + Math.round(at.x) + x) * 4 + part];
        sum += Math.abs(a - card.pixels[(y * card.width + x) * 4 + part]);
      }
  return sum / ((card.width - 2 * edge) * (card.height - 2 * edge) * 3);
}

/** What Tabletop Simulator asks of an object. */
function formatFaults(object: Toy): string[] {
  const named = object.Nickname || object.Name;
  const deck = object.CustomDeck ?? {};
  const sound = (id: number): boolean => {
    const sheet = deck[String(Math.floor(id / 100))];
    return sheet !== undefined && id % 100 < sheet.NumWidth * sheet.NumHeight - 1;
  };
  const ids = object.DeckIDs ?? (object.CardID === undefined ? [] : [object.CardID]);
  const inside = object.ContainedObjects ?? [];
  return [
    ...(/^[0-9a-f]{6}$/.test(object.GUID) ? [] : [`${named}: no identifier`]),
    ...(object.Transform === undefined ? [`${named}: no place`] : []),
    ...(ids.every(sound) ? [] : [`${named}: a number without a slot`]),
    ...(object.DeckIDs &&
    JSON.stringify(object.DeckIDs) !== JSON.stringify(inside.map(({ CardID }) => CardID))
      ? [`${named}: other cards than numbers`]
      : []),
    ...Object.values(deck)
      .filter(
        ({ NumWidth, NumHeight, FaceURL, BackURL }) =>
          !(NumWidth >= 2 && NumWidth <= 10 && NumHeight >= 2 && NumHeight <= 7 && FaceURL && BackURL),
      )
      .map(() => `${named}: a sheet of another size`),
    ...inside.flatMap(formatFaults),
  ];
}

async function measure(size: number): Promise<Measured> {
  const faults: string[] = [];
  let [objects, slots, farthest] = [0, 0, 0];
  for (const id of gamesThere().slice(0, size)) {
    const folder = mkdtempSync(join(tmpdir(), 'cardwright-toys-'));
    try {
      const silent = { out: () => {}, err: () => {}, clearScreen: () => {}, clearLine: () => {} };
      const status = await main(
        ['print', id, '--for', 'tts', '-o', folder, '--images', 'https://example.org'],
        {
          ...silent,
          cwd: ROOT,
          env: {},
          input: Readable.from([]),
          outTTY: false,
          errTTY: false,
          interrupted: () => new AbortController().signal,
        },
      );
      if (status !== 0) faults.push(`${id}: ended with ${status}`);
      const saved = JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8')) as { ObjectStates: Toy[] };
      objects += saved.ObjectStates.length;
      faults.push(...saved.ObjectStates.flatMap(formatFaults).map((each) => `${id}: ${each}`));
      const game = readGame(id);
      const fonts = openFonts();
      const set = printedSet(game, game.cards, fonts, {
        languages: ['en'],
        size: undefined,
        bleed: 0,
        lowInk: false,
        pictures: new Map(),
      });
      const cards = new Map(set.cards.map(({ drawn }) => [drawn.id, drawn]));
      const sheets = new Map<string, Dots>();
      const seen = new Set<number>();
      let other: Dots | undefined;
      for (const object of saved.ObjectStates.flatMap((each) => each.ContainedObjects ?? [each])) {
        const { CardID, CustomDeck = {} } = object;
        if (CardID === undefined || seen.has(CardID)) continue;
        seen.add(CardID);
        const sheet = CustomDeck[String(Math.floor(CardID / 100))];
        const file = basename(sheet.FaceURL);
        let dots = sheets.get(file);
        if (!dots) {
          const png = readFileSync(join(folder, file));
          const [wide, high] = [png.readUInt32BE(16), png.readUInt32BE(20)];
          dots = dotsOf(
            `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}"><image width="${wide}" height="${high}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`,
            ACROSS * sheet.NumWidth,
          );
          sheets.set(file, dots);
        }
        const drawn = cards.get(object.GMNotes)!;
        const alone = dotsOf(svgOf({ ...drawn.size, title: drawn.id, nodes: drawn.nodes }, fonts), ACROSS);
        const slot = CardID % 100;
        const at = {
          x: (slot % sheet.NumWidth) * ACROSS,
          y: Math.floor(slot / sheet.NumWidth) * (dots.height / sheet.NumHeight),
        };
        const far = distance(dots, at, alone);
        farthest = Math.max(farthest, far);
        slots++;
        // Another card of the same size is farther away: what is compared tells cards apart.
        const isNearest = other?.height !== alone.height || distance(dots, at, other) > far;
        other = alone;
        if (far > 9 || !isNearest)
          faults.push(`${id}: slot ${CardID} does not show ${object.Nickname} (${far.toFixed(1)})`);
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return {
    measured: `${objects} objects, ${slots} slots, each within ${farthest.toFixed(1)} of 255 of its card; ${faults.length} faults`,
    met: slots > 0 && faults.length === 0,
    details: faults.slice(0, 20),
  };
}

export const toySheets: Row = {
  what: 'Saved objects for Tabletop Simulator keep to its format, and each slot of a sheet shows its card (compared dot by dot)',
  atLeast: 'all games',
  full: 4,
  small: 1,
  unit: 'games',
  measure,
};
