/** Pages as a PDF. The library writes through streams of Node, which is why this is no part of `print`. */
import Pdf from 'pdfkit';
import { FEATURES, type FontSet } from '../../print/type/font-set.ts';
import type {
  Area,
  LayoutNode,
  LayoutPage,
  Paint,
  PathNode,
  PictureNode,
} from '../../print/tree/layout-tree.ts';

/** Points in a millimetre. */
const MM = 72 / 25.4;

type Document = InstanceType<typeof Pdf>;

interface Writing {
  readonly doc: Document;
  readonly fonts: FontSet;
  /** Fonts that the document has already. */
  readonly known: Set<string>;
  /** Pictures that the document has already. */
  readonly pictures: Map<string, unknown>;
}

/** The same pages give the same bytes: there is no date and no random name in it. */
export function pdfOf(
  pages: readonly LayoutPage[],
  fonts: FontSet,
  title: string,
  language: string,
): Promise<Buffer> {
  const doc = new Pdf({
    autoFirstPage: false,
    margin: 0,
    lang: language,
    info: { Title: title, Creator: 'Cardwright', Producer: 'Cardwright', CreationDate: new Date(0) },
  });
  const parts: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
  const w: Writing = { doc, fonts, known: new Set(), pictures: new Map() };
  for (const page of pages) {
    doc.addPage({ size: [page.width * MM, page.height * MM], margin: 0 });
    if (page.trim) {
      const { trim, height } = page;
      const box = [trim.x, height - trim.y - trim.height, trim.x + trim.width, height - trim.y].map(
        (x) => x * MM,
      );
      const { data } = (doc.page as unknown as { dictionary: { data: Record<string, unknown> } }).dictionary;
      data['TrimBox'] = box;
      data['BleedBox'] = [0, 0, page.width * MM, height * MM];
    }
    doc.save();
    doc.scale(MM);
    for (const node of page.nodes) draw(w, node);
    doc.restore();
  }
  doc.end();
  return whole;
}

function draw(w: Writing, node: LayoutNode): void {
  const { doc } = w;
  switch (node.is) {
    case 'box': {
      const { fill, stroke, radius = 0, opacity = 1 } = node;
      if (fill !== undefined) {
        shape(doc, node, radius);
        doc.fillOpacity(opacity).fill(paint(doc, fill, node) as string);
      }
      if (stroke !== undefined) {
        shape(doc, node, radius);
        if (stroke.dash !== undefined) doc.dash(stroke.dash, { space: stroke.dash });
        doc.lineWidth(stroke.width).strokeOpacity(opacity).stroke(stroke.colour);
        if (stroke.dash !== undefined) doc.undash();
      }
      return;
    }
    case 'text': {
      const { x, y, size, pieces, ink, opacity = 1 } = node;
      doc.fillColor(ink, opacity);
      for (const piece of pieces) {
        if (!w.known.has(piece.font)) {
          w.known.add(piece.font);
          doc.registerFont(piece.font, w.fonts.files.get(piece.font)!.bytes as unknown as string);
        }
        doc
          .font(piece.font)
          .fontSize(size)
          .text(piece.text, x + piece.x * size, y, {
            lineBreak: false,
            baseline: 'alphabetic',
            features: FEATURES as PDFKit.Mixins.OpenTypeFeatures[],
          });
      }
      return;
    }
    case 'path':
      drawPath(doc, node);
      return;
    case 'picture':
      drawPicture(w, node);
      return;
    case 'group': {
      const { at, clip, nodes } = node;
      doc.save();
      if (at) doc.translate(at.x, at.y);
      if (at?.turn !== undefined) doc.rotate(at.turn);
      if (clip) {
        shape(doc, clip, clip.radius ?? 0);
        doc.clip();
      }
      for (const each of nodes) draw(w, each);
      doc.restore();
    }
  }
}

function shape(doc: Document, { x, y, width, height }: Area, radius: number): void {
  const round = Math.min(radius, width / 2, height / 2);
  if (round > 0) doc.roundedRect(x, y, width, height, round);
  else doc.rect(x, y, width, height);
}

function paint(doc: Document, fill: Paint, { x, y, width, height }: Area): unknown {
  if (typeof fill === 'string') return fill;
  const across = fill.angle === 90 ? 0 : width;
  const down = fill.angle === 0 ? 0 : height;
  return doc
    .linearGradient(x, y, x + across, y + down)
    .stop(0, fill.from)
    .stop(1, fill.to);
}

function drawPath(doc: Document, { x, y, scale, d, fill, stroke, over, opacity = 1 }: PathNode): void {
  doc.save();
  doc.translate(x, y);
  doc.scale(scale);
  doc.path(d);
  if (fill !== undefined)
    doc.fillOpacity(opacity).fill(paint(doc, fill, over ?? { x: 0, y: 0, width: 1, height: 1 }) as string);
  else if (stroke !== undefined)
    doc
      .lineWidth(stroke.width / scale)
      .strokeOpacity(opacity)
      .stroke(stroke.colour);
  doc.restore();
}

/** As large as it must be to cover its area. */
function drawPicture({ doc, pictures }: Writing, { picture, x, y, width, height }: PictureNode): void {
  let image = pictures.get(picture.name);
  if (image === undefined) {
    image = (doc as unknown as { openImage(bytes: Buffer): unknown }).openImage(Buffer.from(picture.bytes));
    pictures.set(picture.name, image);
  }
  const scale = Math.max(width / picture.across, height / picture.down);
  const [wide, high] = [picture.across * scale, picture.down * scale];
  doc.save();
  doc.rect(x, y, width, height).clip();
  doc.image(image as string, x + (width - wide) / 2, y + (height - high) / 2, { width: wide, height: high });
  doc.restore();
}
