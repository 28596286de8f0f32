import type { Node } from '../../../schemas/index.ts';
import type { Library } from '../../compiler/loader/library.ts';
import { readScenarios } from '../../scenarios/read-scenario.ts';

/** A scenario that names a card. */
export interface Naming {
  readonly file: string;
  readonly title: string;
}

/** The scenarios of a game that name a card, or a copy of it, anywhere but in their titles. */
export function scenariosNaming(
  library: Library,
  files: readonly string[],
  game: string,
  card: string,
): Naming[] {
  const word = new RegExp(`(?<![\\w-])${card.replace(/[^\w-]/g, '')}(?![\\w-])`);
  return files.flatMap((file) =>
    readScenarios(library, file).scenarios.flatMap((scenario) => {
      const of = scenario.game?.text;
      const named = scenario.node.entries.some(
        ({ key, value }) => key.text !== 'scenario' && key.text !== 'about' && says(value, word),
      );
      return of === game && named ? [{ file, title: scenario.title.text }] : [];
    }),
  );
}

function says(node: Node, word: RegExp): boolean {
  switch (node.kind) {
    case 'scalar':
      return word.test(node.text);
    case 'list':
      return node.items.some((item) => says(item, word));
    case 'map':
      return node.entries.some(({ key, value }) => word.test(key.text) || says(value, word));
  }
}
