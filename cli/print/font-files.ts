/** The fonts that come with the program, from their packages. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fontChains, type FontName } from '../../print/type/font-chains.ts';
import { FontSet, type FontFile } from '../../print/type/font-set.ts';

/** The name of a font and its file. */
const files = {
  serif: '@fontsource/alegreya/files/alegreya-latin-400-normal.woff',
  'serif-more': '@fontsource/alegreya/files/alegreya-latin-ext-400-normal.woff',
  italic: '@fontsource/alegreya/files/alegreya-latin-400-italic.woff',
  'italic-more': '@fontsource/alegreya/files/alegreya-latin-ext-400-italic.woff',
  bold: '@fontsource/alegreya/files/alegreya-latin-700-normal.woff',
  'bold-more': '@fontsource/alegreya/files/alegreya-latin-ext-700-normal.woff',
  sans: '@fontsource/alegreya-sans/files/alegreya-sans-latin-500-normal.woff',
  'sans-more': '@fontsource/alegreya-sans/files/alegreya-sans-latin-ext-500-normal.woff',
  strong: '@fontsource/alegreya-sans/files/alegreya-sans-latin-800-normal.woff',
  'strong-more': '@fontsource/alegreya-sans/files/alegreya-sans-latin-ext-800-normal.woff',
  other: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  'other-strong': 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
} as const satisfies Readonly<Record<FontName, string>>;

/** A font is read when a letter of it is first needed. */
class LazyFile implements FontFile {
  readonly name: FontName;
  #bytes: Uint8Array | undefined;
  constructor(name: FontName) {
    this.name = name;
  }
  get bytes(): Uint8Array {
    return (this.#bytes ??= readFileSync(fileURLToPath(import.meta.resolve(files[this.name]))));
  }
}

export const openFonts = (): FontSet =>
  new FontSet(
    (Object.keys(files) as FontName[]).map((name) => new LazyFile(name)),
    fontChains,
  );
