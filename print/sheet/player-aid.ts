/** Cards that say what can be done in a turn: the steps, the actions with their costs, and how the game ends. */
import { nameIn, type Language } from '../../dsl/nlg/index.ts';
import { messagesIn } from '../../dsl/diagnostics/localize.ts';
import { capital } from '../../dsl/nlg/realiser/word-joining.ts';
import { bulletText } from '../../dsl/nlg/realiser/paragraphs.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { ruleBook, type ActionText } from '../../interpreter/reports/rule-book/index.ts';
import { inline } from '../../interpreter/reports/rule-book/pages/markdown-layout.ts';
import { POINT, type LayoutNode, type LayoutPage } from '../tree/layout-tree.ts';
import type { FontSet } from '../type/font-set.ts';
import {
  drawText,
  lineOfText,
  typesetText,
  splitText,
  type Paragraph,
  type SetText,
  type TextSpan,
} from '../type/text-flow.ts';
import { cardSizeOf, type CardSize } from '../card/card-sizes.ts';
import { SAFE } from '../card/card-layout.ts';
import { colourOfWord, shadesOf, sparing, type Shades } from '../card/palette.ts';
import { sheetPages, type SheetOptions } from './sheet-plan.ts';

interface AidOptions extends Omit<SheetOptions, 'title' | 'ruler' | 'backs'> {
  readonly languages: readonly Language[];
  readonly size: CardSize | undefined;
  readonly copies: number | undefined;
  readonly lowInk: boolean;
}

const TEXT = 7.6 * POINT;
const BAR = 9;

/** Sheets with as many aids as there can be players. */
export function aidPages(game: Game, fonts: FontSet, options: AidOptions): LayoutPage[] {
  const size = options.size ?? cardSizeOf('tarot')!;
  const [language] = options.languages;
  const own = shadesOf(colourOfWord(game.id));
  const shades = options.lowInk ? sparing(own) : own;
  const t = messagesIn<'print-page'>(language);
  const title = nameIn(game, language);
  const inner = { width: size.width - 2 * SAFE - 5, height: size.height - 2 * SAFE - BAR - 4 };
  const parts = paged(typesetText(fonts, aidTexts(game, language, shades), inner.width, TEXT), inner.height);
  const cards = parts.map((part, i) => {
    const name =
      parts.length > 1 ? t('print-page/aid-of', { number: i + 1, count: parts.length }) : t('print-page/aid');
    return {
      title: `${title}: ${name}`,
      size,
      back: [],
      front: aidNodes(fonts, part, {
        size,
        shades,
        bleed: options.bleed,
        lowInk: options.lowInk,
        title,
        name,
      }),
    };
  });
  const copies = options.copies ?? game.players.max;
  const sheet = Array.from({ length: copies }, () => cards).flat();
  return sheetPages(sheet, fonts, { ...options, backs: false, title, ruler: t('print-page/ruler') });
}

const span = (text: string, face: TextSpan['face'], ink: string): TextSpan => ({ text, face, ink });

function aidTexts(game: Game, language: Language, { main, deep, ink }: Shades): Paragraph[] {
  const book = ruleBook(game, language);
  const head = (text: string): Paragraph => ({
    spans: [{ text: capital(text), face: 'strong', ink: main, size: 1.12 }],
  });
  const says = (lines: readonly string[]): Paragraph[] =>
    lines.map((line) => {
      const point = bulletText(line);
      return { point: point !== undefined, spans: [{ text: point ?? line, face: 'serif', ink }] };
    });
  const action = ({ name, cost, chooses, does }: ActionText): Paragraph => {
    const price = cost.length > 0 ? [span(` (${inline(cost)})`, 'italic', ink)] : [];
    return {
      point: true,
      spans: [
        span(capital(name), 'bold', deep),
        ...price,
        span(` ${inline([...chooses, ...does])}`, 'serif', ink),
      ],
    };
  };
  return [
    ...book.flow.steps.flatMap(({ name, does, turns }) => [
      head(name),
      ...says(does.flat()),
      ...(turns?.parts ?? []).flatMap((part) => [
        ...(part.name === undefined
          ? []
          : [{ spans: [{ text: capital(part.name), face: 'bold' as const, ink: deep }] }]),
        ...says(part.does.flat()),
        ...part.actions.map(action),
      ]),
    ]),
    ...book.windows
      .filter(({ actions }) => actions.length > 0)
      .flatMap(({ name, actions }) => [head(name), ...actions.map(action)]),
  ];
}

/** The lines of each card. A heading does not end one. */
function paged({ lines, size }: SetText, height: number): SetText[] {
  const pages: SetText[] = [];
  let from = 0;
  while (from < lines.length) {
    let to = from + 1;
    const high = (end: number): number => heightOf({ size, lines: lines.slice(from, end), height: 0 });
    while (to < lines.length && high(to + 1) <= height) to++;
    while (to < lines.length && to - from > 3 && lines[to - 1].first && !lines[to].first) to--;
    const last = lines[to - 1];
    if (to < lines.length && to - from > 3 && last.paragraph.spans[0].face === 'strong') to--;
    pages.push({ size, lines: lines.slice(from, to), height: high(to) });
    from = to;
  }
  return pages;
}

/** As high as the lines and the room between their paragraphs. */
const heightOf = (set: SetText): number =>
  splitText(set).reduce(
    (sum, line, i) => sum + line.height + (i > 0 && set.lines[i].first ? set.size * 0.42 : 0),
    0,
  );

interface AidLook {
  readonly size: CardSize;
  readonly shades: Shades;
  readonly bleed: number;
  readonly lowInk: boolean;
  readonly title: string;
  readonly name: string;
}

function aidNodes(
  fonts: FontSet,
  set: SetText,
  { size, shades, bleed, lowInk, title, name }: AidLook,
): LayoutNode[] {
  const panel = { x: SAFE, y: SAFE, width: size.width - 2 * SAFE, height: size.height - 2 * SAFE };
  const ink = lowInk ? shades.deep : '#ffffff';
  const letters = 11 * POINT;
  const room = panel.width - 5;
  const fit = Math.min(letters, (room * 0.62) / Math.max(fonts.width('bold', title), 0.1));
  const base = panel.y + BAR / 2 + fonts.capHeight('bold') * (letters / 2);
  const small = Math.min(6.6 * POINT, (room * 0.34) / Math.max(fonts.width('sans', name), 0.1));
  const inside: LayoutNode[] = [
    ...(lowInk
      ? []
      : [
          {
            is: 'box' as const,
            ...panel,
            height: BAR,
            fill: { from: shades.main, to: shades.deep, angle: 0 as const },
          },
        ]),
    { is: 'box', x: panel.x, y: panel.y + BAR - 0.25, width: panel.width, height: 0.25, fill: shades.soft },
    lineOfText(fonts, title, 'bold', fit, ink, { x: panel.x + 2.5, y: base }),
    lineOfText(fonts, name, 'sans', small, ink, { x: panel.x + panel.width - 2.5, y: base }, 'right'),
    ...drawText(
      fonts,
      set,
      { x: panel.x + 2.5, y: panel.y + BAR + 2, width: room, height: set.height },
      'left',
      shades.soft,
    ),
  ];
  const whole = { x: -bleed, y: -bleed, width: size.width + 2 * bleed, height: size.height + 2 * bleed };
  return [
    ...(lowInk
      ? [{ is: 'box' as const, ...panel, radius: 2, stroke: { colour: shades.main, width: 0.25 } }]
      : [
          { is: 'box' as const, ...whole, fill: { from: shades.main, to: shades.deep, angle: 90 as const } },
          { is: 'box' as const, ...panel, radius: 2, fill: shades.paper },
        ]),
    { is: 'group', clip: { ...panel, radius: 2 }, nodes: inside },
  ];
}
