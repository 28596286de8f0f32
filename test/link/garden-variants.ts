/** Variants on top of the example that most tests use, all in one load. */
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import { filesBelow, isYaml } from '../files.ts';

const garden = filesBelow('examples/garden', isYaml);

/** What variants say, by their ids. */
export type Said = Readonly<Record<string, object>>;

/** The files of the game with these variants, and the names of theirs. */
export const withVariants = (variants: Said) => {
  const texts = Object.entries(variants).map(([id, rest]): [string, string] => [
    `${id}.variant.yaml`,
    JSON.stringify(
      { variant: id, extends: 'garden', name: { en: id, fr: id, de: id }, ...rest },
      undefined,
      1,
    ),
  ]);
  return { files: new Map([...garden, ...texts]), names: texts.map(([name]) => name) };
};

/** The game with these variants, with the files that it was loaded from. */
export const loadVariants = (variants: Said) => {
  const { files, names } = withVariants(variants);
  return { files, ...loadGame(files, 'garden', names) };
};
