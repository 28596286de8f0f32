/** Fonts that texts are measured with and drawn in. The bytes come from outside: from the disk, or from a server. */
import { create, type Font, type Glyph } from 'fontkit';

/** What a text looks like; each face is a chain of fonts, of which later ones have the letters that earlier ones lack. */
export type FaceId = 'serif' | 'italic' | 'bold' | 'sans' | 'strong';

export interface FontFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A part of a line in one font. Its letters stand where they stand, in parts of the size of the text. */
export interface FontPiece {
  readonly text: string;
  /** The name of its font. */
  readonly font: string;
  readonly x: number;
  readonly width: number;
}

export interface GlyphOutline {
  /** Names the outline within a document. */
  readonly id: string;
  readonly d: string;
  readonly x: number;
}

/** The pieces of a line, and its letters that no font of the face has. */
interface ShapedLine {
  readonly pieces: readonly FontPiece[];
  readonly missing: readonly string[];
}

/** Figures of one height, which numbers on cards need; old-style figures belong into books. */
export const FEATURES = ['lnum', 'kern', 'liga'];

const SPACES = /[\u00a0\u202f\u2009]/gu;

export class FontSet {
  readonly files: ReadonlyMap<string, FontFile>;
  readonly #fonts = new Map<string, Font>();
  readonly #chains: Readonly<Record<FaceId, readonly string[]>>;
  readonly #pieces = new Map<string, ShapedLine>();
  readonly #outlines = new Map<string, string>();
  /** Letters of the lines since it was emptied last that no font has. */
  readonly missing = new Set<string>();

  constructor(files: readonly FontFile[], chains: Readonly<Record<FaceId, readonly string[]>>) {
    this.files = new Map(files.map((file) => [file.name, file]));
    this.#chains = chains;
  }

  #font(name: string): Font {
    let font = this.#fonts.get(name);
    if (!font) {
      font = create(this.files.get(name)!.bytes as Buffer) as Font;
      this.#fonts.set(name, font);
    }
    return font;
  }

  /** A line as pieces, each in the first font of the face that has its letters; `width` is in parts of the size. */
  pieces(face: FaceId, text: string): readonly FontPiece[] {
    const key = `${face} ${text}`;
    let found = this.#pieces.get(key);
    if (!found) this.#pieces.set(key, (found = this.#shaped(face, text)));
    for (const letter of found.missing) this.missing.add(letter);
    return found.pieces;
  }

  #shaped(face: FaceId, text: string): ShapedLine {
    const missing: string[] = [];
    const chain = this.#chains[face];
    const plain = text.normalize('NFC').replace(SPACES, ' ');
    const parts: { font: string; text: string }[] = [];
    for (const letter of plain) {
      const code = letter.codePointAt(0)!;
      const has = (name: string): boolean => this.#font(name).hasGlyphForCodePoint(code);
      const last = parts.at(-1);
      // A space belongs to the word before it.
      const font = letter === ' ' && last ? last.font : chain.find(has);
      if (font === undefined) missing.push(letter);
      if (last && last.font === (font ?? chain[0])) last.text += font === undefined ? '?' : letter;
      else parts.push({ font: font ?? chain[0], text: font === undefined ? '?' : letter });
    }
    let x = 0;
    const pieces = parts.map((part) => {
      const font = this.#font(part.font);
      const width = font.layout(part.text, FEATURES).advanceWidth / font.unitsPerEm;
      const piece = { ...part, x, width };
      x += width;
      return piece;
    });
    return { pieces, missing };
  }

  /** How wide a line is in parts of its size. */
  width(face: FaceId, text: string): number {
    const last = this.pieces(face, text).at(-1);
    return last ? last.x + last.width : 0;
  }

  /** The height of capital letters in parts of the size: what is in the middle of a line to the eye. */
  capHeight(face: FaceId): number {
    const font = this.#font(this.#chains[face][0]);
    return font.capHeight / font.unitsPerEm;
  }

  /** The outlines of a piece in the units of its font, `unit` of which are its size. */
  outlines({ font: name, text }: FontPiece): {
    readonly unit: number;
    readonly glyphs: readonly GlyphOutline[];
  } {
    const font = this.#font(name);
    const run = font.layout(text, FEATURES);
    let x = 0;
    const glyphs = run.glyphs.map((glyph, i): GlyphOutline => {
      const { xAdvance, xOffset } = run.positions[i];
      const outline = { id: `${name}-${glyph.id}`, d: this.#outline(name, glyph), x: x + xOffset };
      x += xAdvance;
      return outline;
    });
    return { unit: font.unitsPerEm, glyphs };
  }

  #outline(name: string, glyph: Glyph): string {
    const key = `${name} ${glyph.id}`;
    let d = this.#outlines.get(key);
    if (d === undefined) this.#outlines.set(key, (d = glyph.path.toSVG()));
    return d;
  }
}
