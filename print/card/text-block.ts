/** The texts of a card, in one or two languages, in the room that is left for them. */
import type { Area } from '../tree/layout-tree.ts';
import type { FaceId } from '../type/font-set.ts';
import { drawText, fitText, typesetText, type Paragraph, type TextSpan } from '../type/text-flow.ts';
import type { Drawing } from './card-drawing.ts';
import { box, noteRegion } from './card-parts.ts';
import type { CardWords, PrintedCard } from './printed-card.ts';

/** The texts of a card as paragraphs; those of a second language stand below those of the first, smaller. */
export function paragraphsOf(d: Drawing, card: PrintedCard): Paragraph[] {
  const { shades } = d;
  return card.words.flatMap(({ texts }, second) => {
    const face: FaceId = second > 0 ? 'italic' : 'serif';
    const size = second > 0 ? 0.92 : 1;
    return texts.flatMap(({ label, lines, small }, i) =>
      lines.map((line, j): Paragraph => {
        const labelled = label !== undefined && j === 0;
        return {
          point: line.point,
          ruled: second > 0 && i === 0 && j === 0,
          spans: [
            ...(labelled
              ? [
                  {
                    text: `${label} `,
                    face: 'strong' as const,
                    ink: d.lowInk ? '#000000' : shades.main,
                    size: size * 0.88,
                  },
                ]
              : []),
            ...spansOf(line, {
              face: small ? 'italic' : face,
              ink: shades.ink,
              size: small ? size * 0.88 : size,
            }),
          ],
        };
      }),
    );
  });
}

/** A line as texts and signs. */
function spansOf(
  { text, icons }: PrintedCard['words'][number]['texts'][number]['lines'][number],
  style: Omit<TextSpan, 'text'>,
): TextSpan[] {
  const starts = icons.map(({ at }) => at);
  const parts = [0, ...starts].map((from, i) => text.slice(from, starts[i]));
  return parts.flatMap((part, i) => [
    ...(i > 0 ? [{ ...style, text: '', icon: icons[i - 1].icon }] : []),
    { ...style, text: part },
  ]);
}

const textWidth = (d: Drawing, width: number): number => width - 6 * d.unit;
/** The room above and below a text together. */
export const textMargin = (d: Drawing): number => 3.2 * d.unit;

/** How high the texts are at a size. */
export const textHeight = (
  d: Drawing,
  paragraphs: readonly Paragraph[],
  width: number,
  size: number,
): number => typesetText(d.fonts, paragraphs, textWidth(d, width), size).height;

/** Texts in the middle of what is left of a card; a short one is centred. */
export function drawTexts(
  d: Drawing,
  card: PrintedCard,
  paragraphs: readonly Paragraph[],
  area: Area,
  sizes: { readonly most: number; readonly least: number },
): void {
  const { unit: u, shades } = d;
  noteRegion(d, 'text', area);
  d.nodes.push(box(area, shades.paper));
  const inner = {
    x: area.x + 3 * u,
    y: area.y + textMargin(d) / 2,
    width: textWidth(d, area.width),
    height: area.height - textMargin(d),
  };
  const set = fitText(d.fonts, paragraphs, inner, sizes);
  if (set.excess > 0) {
    const texts = card.words[0].texts;
    const longest = texts.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0];
    d.overflows.push({
      part: 'text',
      field: longest?.field === '' ? undefined : longest?.field,
      language: card.words.at(-1)!.language,
      lines: set.excess,
    });
  }
  const top = inner.y + Math.max(0, (inner.height - set.height) / 2);
  const isShort = set.lines.length <= 3 && paragraphs.length === 1 && !paragraphs[0].point;
  const nodes = drawText(d.fonts, set, { ...inner, y: top }, isShort ? 'centre' : 'left', shades.soft);
  // What is too much does not cover the foot.
  if (set.excess > 0) d.nodes.push({ is: 'group', clip: area, nodes });
  else d.nodes.push(...nodes);
}

const lengthOf = ({ lines }: CardWords['texts'][number]): number =>
  lines.reduce((sum, { text }) => sum + text.length, 0);
