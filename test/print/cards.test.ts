import { describe, expect, it } from 'vitest';
import { openFonts } from '../../cli/print/font-files.ts';
import { pdfOf } from '../../cli/print/pdf-file.ts';
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import { cardSizeOf } from '../../print/card/card-sizes.ts';
import { iconNames } from '../../print/icons/icon-nodes.ts';
import { printedSet, type SetOptions } from '../../print/sheet/printed-set.ts';
import { cutLines, gridFor, sheetPlace, sheetPages } from '../../print/sheet/sheet-plan.ts';
import { svgOf } from '../../print/svg/svg-page.ts';
import { schemas } from '../../schemas/index.ts';
import { filesBelow, isYaml } from '../files.ts';
import { faultsOf } from './measured.ts';

const fonts = openFonts();
const files = filesBelow('examples/garden', isYaml);
const file = 'examples/garden/game.yaml';
const options: SetOptions = {
  languages: ['en'],
  size: undefined,
  bleed: 1,
  lowInk: false,
  pictures: new Map(),
};

/** The garden with something else in its file. */
const garden = (from = '', to = '') =>
  loadGame(new Map(files).set(file, files.get(file)!.replace(from, to)), 'garden');

const setOf = (from?: string, to?: string, more: Partial<SetOptions> = {}) => {
  const { game } = garden(from, to);
  return printedSet(game!, game!.cards, fonts, { ...options, ...more });
};

it('says each time which letters no font has', () => {
  const missing = [1, 2].map(() => {
    fonts.missing.clear();
    fonts.pieces('serif', 'a \u{13000}');
    return [...fonts.missing];
  });
  expect(missing).toEqual([['\u{13000}'], ['\u{13000}']]);
});

describe('a card without a description', () => {
  it.each(['poker', 'mini', 'tarot', 'oversized', 'bridge'])(
    'has its parts beside each other at %s',
    (size) => {
      const { cards, found } = setOf('', '', { size: cardSizeOf(size) });
      expect(found).toEqual([]);
      expect(cards.flatMap(({ drawn }) => faultsOf(drawn))).toEqual([]);
      const parts = cards.find(({ card }) => card.id === 'ladder')!.drawn.regions.map(({ part }) => part);
      expect(parts).toEqual(['name', 'art', 'type', 'text', 'foot']);
    },
  );

  it('shows two languages', () => {
    const { cards } = setOf('', '', { languages: ['en', 'de'] });
    expect(cards[0].card.words.map(({ language }) => language)).toEqual(['en', 'de']);
    expect(cards.flatMap(({ drawn }) => faultsOf(drawn))).toEqual([]);
  });
});

describe('a verb with a reminder', () => {
  const cardsFile = 'examples/garden/cards.yaml';
  const discard = "  discard:\n    phrase: { en: 'discard {card}' }\n";
  const reminded = (languages: SetOptions['languages'], to: string): string[] => {
    const drops = files
      .get(cardsFile)!
      .replace('effect: move the top card of the deck to your hand', 'effect: discard a card in your hand');
    const { game } = loadGame(
      new Map(files).set(file, files.get(file)!.replace(discard, to)).set(cardsFile, drops),
      'garden',
    );
    return printedSet(game!, game!.cards, fonts, { ...options, languages }).cards.flatMap(({ card }) =>
      card.words.flatMap(({ texts }) =>
        texts.flatMap(({ small, lines }) => (small ? lines.map(({ text }) => text) : [])),
      ),
    );
  };

  it('is explained on the card that uses it, in small type', () => {
    const withReminder = `${discard}    reminder: true\n`;
    expect(reminded(['en'], withReminder)).toEqual(['(Discard a card: Move it to the discard pile.)']);
    expect(reminded(['en', 'de'], withReminder).length).toBe(2);
    expect(reminded(['en'], discard)).toEqual([]);
  });
});

describe('a verb with a sign', () => {
  const cardsFile = 'examples/garden/cards.yaml';
  const discard = "  discard:\n    phrase: { en: 'discard {card}' }\n";
  const withSign = (to: string, effect: string, languages: SetOptions['languages'] = ['en']) => {
    const drops = files
      .get(cardsFile)!
      .replace('effect: move the top card of the deck to your hand', `effect: ${effect}`);
    const { game } = loadGame(
      new Map(files).set(file, files.get(file)!.replace(discard, to)).set(cardsFile, drops),
      'garden',
    );
    const { cards, found } = printedSet(game!, game!.cards, fonts, { ...options, languages });
    const lines = cards.flatMap(({ card }) =>
      card.words.flatMap(({ texts }) =>
        texts.flatMap((text) => text.lines.filter(({ icons }) => icons.length > 0)),
      ),
    );
    return { cards, found, lines };
  };
  const sign = `${discard}    icon: anvil\n`;
  const effect = 'if your hand is not empty, discard a card in your hand';

  it('is shown in front of its word, in the card that uses it alone', () => {
    const { lines, found } = withSign(sign, effect);
    expect(found).toEqual([]);
    expect(lines.map(({ text, icons }) => icons.map(({ at, icon }) => `${icon} ${text.slice(at)}`))).toEqual([
      ['anvil discard a card from your hand.'],
    ]);
    expect(withSign(discard, effect).lines).toEqual([]);
  });

  it('takes room and is drawn, with nothing that overlaps', () => {
    const [plain, signed] = [discard, sign].map((to) => {
      const { cards } = withSign(to, effect, ['en', 'de']);
      expect(cards.flatMap(({ drawn }) => faultsOf(drawn))).toEqual([]);
      return cards.map(({ drawn }) => JSON.stringify(drawn).split('"is":"path"').length);
    });
    expect(signed.filter((paths, i) => paths > plain[i]).length).toBe(1);
  });
});

describe('the face of a kind', () => {
  it('decides size, colour and places', () => {
    const { cards } = setOf(
      'also: [crop]',
      'also: [crop]\n    face: { size: 70x110, colour: pink, corners: [ripeness] }',
    );
    const { card } = cards.find((each) => each.data.symbol.kind.id === 'fruit')!;
    expect(card.size).toEqual({ width: 70, height: 110 });
    expect(card.colour).toBe('pink');
    expect(card.words[0].corners.map(({ label }) => label)).toEqual(['ripeness']);
    expect(card.words[0].badges).toEqual([]);
  });

  it('places boxes of its own', () => {
    const { cards } = setOf(
      'also: [crop]',
      'also: [crop]\n    face: { boxes: [{ shows: name, at: [5, 5, 53, 8], align: centre }, { shows: art, at: [0, 15, 63, 40], fill: "#ffeedd" }, { shows: ripeness, at: [5, 60, 20, 20], size: 40 }] }',
    );
    const { drawn } = cards.find((each) => each.data.symbol.kind.id === 'fruit')!;
    expect(drawn.regions.map(({ part }) => part)).toEqual(['box', 'art', 'box']);
    expect(faultsOf(drawn)).toEqual([]);
    // What reaches an edge of the card bleeds beyond it.
    expect(drawn.regions[1]).toMatchObject({ x: -1, y: 15, width: 65 });
    expect(drawn.nodes).toContainEqual(
      expect.objectContaining({ is: 'box', x: -1, width: 65, fill: '#ffeedd' }),
    );
  });

  it.each([
    ['face: { icon: skul }', 'schema/not-one-of'],
    ['face: { colour: colur }', 'game/unknown'],
    ['face: { corners: [colour] }', 'game/idle-key'],
    ['face: { line: [colour], foot: [colour] }', 'game/idle-key'],
    ['face: { art: 20, boxes: [{ shows: name, at: [5, 5, 50, 8] }] }', 'game/idle-key'],
    ['face: { boxes: [{ shows: name, at: [5, 5, 0, 8] }] }', 'game/idle-key'],
    ['face: { boxes: [{ shows: nam, at: [5, 5, 50, 8] }] }', 'game/unknown'],
    ['face: { size: huge }', 'schema/form'],
  ])('is refused: %s', (face, code) => {
    const { diagnostics } = garden('also: [crop]', `also: [crop]\n    ${face}`);
    expect(diagnostics.map((each) => each.code)).toEqual([code]);
  });

  it('changes nothing that happens', () => {
    const looks = garden(
      'of: [red, green, gold]',
      'of: [red, green, gold]\n    looks: { red: { colour: red } }',
    ).game!;
    expect(looks.hash).toBe(garden().game!.hash);
  });
});

describe('the values of a set', () => {
  it('have colours and signs', () => {
    const { cards } = setOf(
      'of: [red, green, gold]',
      'of: [red, green, gold]\n    looks: { red: { colour: "#aa0000", icon: tombstone } }',
    );
    const { card } = cards.find((each) => each.card.id === 'red-1')!;
    expect([card.colour, card.icon]).toEqual(['#aa0000', 'tombstone']);
  });
});

it('has a sign for every name that data may ask for, and no other', () => {
  const { kinds } = (schemas.game as { properties: Record<string, { additionalProperties: unknown }> })
    .properties;
  const text = JSON.stringify(kinds);
  const [, names] = /"icon":\{"type":"string","enum":(\[[^\]]*\])/.exec(text) ?? [];
  expect(iconNames.toSorted()).toEqual((JSON.parse(names) as string[]).toSorted());
});

describe('a sheet', () => {
  const poker = cardSizeOf('poker')!;
  it('holds nine poker cards, in the middle of the paper', () => {
    const grid = gridFor(poker, { paper: 'a4', bleed: 1 })!;
    expect([grid.columns, grid.rows]).toEqual([3, 3]);
    expect(grid.left - 1).toBeCloseTo(210 - grid.left - 3 * 63 - 4 - 1);
    expect(gridFor(poker, { paper: 'letter', bleed: 1 })).toMatchObject({ columns: 3, rows: 3 });
  });

  it('has each back behind its front', () => {
    const grid = gridFor(poker, { paper: 'a4', bleed: 1 })!;
    for (const at of [0, 1, 4, 8]) {
      const [front, back] = [sheetPlace(grid, at, false), sheetPlace(grid, at, true)];
      expect(back.x).toBeCloseTo(210 - front.x - 63);
      expect(back.y).toBe(front.y);
    }
  });

  it('is cut where the cards end', () => {
    const grid = gridFor(poker, { paper: 'a4', bleed: 1 })!;
    const { across } = cutLines(grid);
    expect(across[1] - across[0]).toBeCloseTo(63);
    expect(across[2] - across[1]).toBeCloseTo(2);
  });

  it('holds nothing that is larger than the paper', () => {
    expect(gridFor({ width: 200, height: 200 }, { paper: 'a4', bleed: 3 })).toBeUndefined();
  });
});

const pages = () => {
  const { cards } = setOf();
  const sheet = cards.map(({ drawn }) => ({
    title: drawn.title,
    front: drawn.nodes,
    back: [],
    size: drawn.size,
  }));
  return sheetPages(sheet, fonts, {
    paper: 'card',
    bleed: 1,
    backs: false,
    offset: { x: 0, y: 0 },
    marks: true,
    title: 'Garden',
    ruler: '',
  });
};

describe('files', () => {
  it('are the same for the same data', async () => {
    const [one, other] = [
      await pdfOf(pages(), fonts, 'Garden', 'en'),
      await pdfOf(pages(), openFonts(), 'Garden', 'en'),
    ];
    expect(one.equals(other)).toBe(true);
    expect(svgOf(pages()[0], fonts)).toBe(svgOf(pages()[0], openFonts()));
  });

  it('say where a card is cut, and hold their fonts', async () => {
    const text = (await pdfOf(pages().slice(0, 1), fonts, 'Garden', 'en')).toString('latin1');
    const box = (name: string): number[] =>
      (new RegExp(`/${name} \\[([^\\]]*)\\]`).exec(text)?.[1] ?? '')
        .split(' ')
        .map((part) => (Number(part) * 25.4) / 72);
    const [left, top, right, bottom] = box('TrimBox');
    expect([left, top, right - left, bottom - top].map((x) => Math.round(x * 100) / 100)).toEqual([
      1, 1, 63, 88,
    ]);
    expect(box('BleedBox').map((x) => Math.round(x * 100) / 100)).toEqual([0, 0, 65, 90]);
    expect(text).toMatch(/\/FontFile2/);
  });
});
