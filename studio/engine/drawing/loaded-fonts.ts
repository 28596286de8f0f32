/** The fonts of a worker: those that are needed nearly always, and all others once a letter is missing. */
import { fontChains } from '../../../print/type/font-chains.ts';
import { FontSet, type FaceId, type FontFile } from '../../../print/type/font-set.ts';

/** Fonts, and the same with more letters. */
export interface LoadedFonts {
  readonly first: FontSet;
  all(): Promise<FontSet>;
}

const bytesOf = (address: string): Uint8Array =>
  Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));

function fontSet(addresses: Readonly<Record<string, string>>): FontSet {
  const files = Object.entries(addresses).map(([name, address]): FontFile => ({
    name,
    bytes: bytesOf(address),
  }));
  const chains = Object.fromEntries(
    Object.entries(fontChains).map(([face, chain]) => [face, chain.filter((name) => name in addresses)]),
  ) as Record<FaceId, string[]>;
  return new FontSet(files, chains);
}

/** Loads the fonts that come first. */
export async function loadFonts(): Promise<LoadedFonts> {
  const { firstFonts } = await import('./first-fonts.ts');
  let all: Promise<FontSet> | undefined;
  return {
    first: fontSet(firstFonts),
    all: () =>
      (all ??= import('./more-fonts.ts').then((more) => fontSet({ ...firstFonts, ...more.moreFonts }))),
  };
}
