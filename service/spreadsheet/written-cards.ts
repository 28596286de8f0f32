/** Cards as they are written in the files of a game: an entry with `each` is one of them. */
import { type DataFile, type Library, cardFilesOf } from '../../interpreter/compiler/linker/load-game.ts';
import { filesOnTop } from '../../interpreter/compiler/loader/packs/top-files.ts';
import { valueOf, type MapNode, type Node } from '../../schemas/index.ts';

export interface WrittenCard {
  readonly file: string;
  readonly node: MapNode;
  readonly id: string;
  readonly kind: string;
}

/** The cards of a game and of what is put on top of it, all files of a pack among them, in the order of the files. */
export function writtenCards(library: Library, gameFile: string, extras: readonly string[]): WrittenCard[] {
  const files = [
    library.file(gameFile),
    ...cardFilesOf(library, gameFile),
    ...filesOnTop(library, gameFile, extras).map((name) => library.file(name)),
  ];
  return [...new Set(files)].flatMap((file) => (file ? cardsIn(file) : []));
}

function cardsIn({ name, kind, root }: DataFile): WrittenCard[] {
  const list = kind === 'cards' ? root : valueOf(root, 'cards');
  const nodes: readonly Node[] = list?.kind === 'list' ? list.items : list ? [list] : [];
  return nodes.flatMap((node) => {
    const [id, of] = [valueOf(node, 'id'), valueOf(node, 'kind')];
    if (node.kind !== 'map' || id?.kind !== 'scalar' || of?.kind !== 'scalar') return [];
    return [{ file: name, node, id: id.text, kind: of.text }];
  });
}
