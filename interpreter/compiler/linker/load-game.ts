/**
 * From files to a game: which file is what (`loader/library`), YAML with places, the shape of everything, packs and
 * variants put on top (`loader/overlays`, `loader/variant-patches`); what comes of it is linked (`link-game`).
 */
import type { Diagnostic } from '../../../dsl/diagnostics/diagnostic.ts';
import { nearest } from '../../../dsl/text/edit-distance.ts';
import { report } from '../../../dsl/diagnostics/report.ts';
import { newFindings } from '../../../dsl/diagnostics/finding-keys.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import { checkShape, valueOf, type MapNode, type Node } from '../../../schemas/index.ts';
import type { CardData, Game } from '../../game/linked-game.ts';
import type { DecksOfSeats } from '../cards/seat-decks.ts';
import { cardFilesOf, gameFileOf, gamesOf, openLibrary } from '../loader/library.ts';
import type { DataFile, Files, Library } from '../loader/library.ts';
import { cardsIn, fileOf, own, readExtras, withCards, type Owner } from '../loader/overlays.ts';
import { withRemoved, type Removed } from '../loader/removed-parts.ts';
import { withDeclaration } from './declaration-hints.ts';
import { withForms } from '../offers/form-offers.ts';
import { withProvenFixes } from '../offers/proven-fixes.ts';
import { withBlocks } from '../loader/block-fixes.ts';
import { withForeignWordFixes } from '../../../dsl/checker/suggestions/foreign-words.ts';
import { Memory } from '../loader/incremental-cache.ts';
import { applyVariants } from '../loader/variant-patches.ts';
import type { Variant } from '../loader/variant.ts';
import { variantsOfCards, variantsOfGame } from '../loader/brought/brought-parts.ts';
import { withShown } from '../loader/brought/shown-parts.ts';
import { woven } from '../loader/named-lines.ts';
import { packNames } from '../loader/packs/pack-manifest.ts';
import { unpack } from '../loader/packs/top-files.ts';
import { items, textAt, type Reference, type Sources } from '../loader/link-context.ts';
import { unusedWords } from '../analysis/unused-symbols.ts';
import { withNamesOfCards } from '../cards/names-of-cards.ts';
import { withAddedFields } from '../cards/field-defaults.ts';
import { linkGame, type Linking, type LinkInput } from './link-game.ts';

/** A linked game, or none where it has errors; and everything that was found. */
export interface Loaded {
  readonly game: Game | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** Hints about words of the game that nothing says; none where there is no game. Worked out when it is asked for. */
  readonly unused: () => readonly Diagnostic[];
  /** What can be read of a game that has errors; none where its file cannot be read. It is shown, and never played. */
  readonly readable: () => Readable | undefined;
  /** The words of the game, also where it has errors; none where its file cannot be read. */
  readonly vocabulary?: Vocabulary | undefined;
  /** Where the data names what is declared. */
  readonly references?: readonly Reference[];
}

/** The part of a game that is free of errors, and the cards that are not in it. */
export interface Readable {
  readonly game: Game;
  readonly faulty: readonly CardData[];
}

/**
 * Loads a game with variants and further card files on top; `decks` are those that the seats bring, where the game has
 * decks. Never throws for bad data.
 */
export const loadGame = (
  files: Files | Library,
  id: string,
  withFiles: readonly string[] = [],
  decks: DecksOfSeats = [],
): Loaded => loadedById(files, id, (library, file) => loadGameFile(library, file, withFiles, decks));

/** The same for whom the changes that are offered do not matter: none of them is tried. */
export const loadGameUntried = (
  files: Files | Library,
  id: string,
  withFiles: readonly string[] = [],
  decks: DecksOfSeats = [],
): Loaded => loadedById(files, id, (library, file) => loadUnproven(library, file, { withFiles, decks }));

function loadedById(
  files: Files | Library,
  id: string,
  load: (library: Library, gameFile: string) => Loaded,
): Loaded {
  const library = 'names' in files ? files : openLibrary(files);
  const found = gameFileOf(library, id);
  if (found === undefined) {
    const place = { file: id, span: { start: 0, end: 0 } };
    const near = nearest(
      id,
      gamesOf(library).map((game) => game.id),
    );
    return {
      game: undefined,
      diagnostics: [report('game/unknown-game', place, { game: id, near })],
      unused: () => [],
      readable: () => undefined,
    };
  }
  return load(library, found);
}

/** Loads the game of a game file; with a `memory` only what has changed since it was last given. */
export function loadGameFile(
  library: Library,
  gameFile: string,
  withFiles: readonly string[] = [],
  decks: DecksOfSeats = [],
  memory?: Memory,
): Loaded {
  const loaded = loadUnproven(library, gameFile, { withFiles, decks, memory, judged: [] });
  // An editor loads at every key stroke; what it offers is proven when somebody asks for it.
  if (memory) return loaded;
  const { diagnostics } = loaded;
  return {
    ...loaded,
    diagnostics: provenFixes(diagnostics, diagnostics, { library, gameFile, withFiles, decks }),
  };
}

/**
 * Some of all findings of a game, with the changes only that are accepted when they are made. Each proof is a load, and
 * a `memory` that no other load is given makes all but the first of them cheap.
 */
export const provenFixes = (
  wanted: readonly Diagnostic[],
  found: readonly Diagnostic[],
  { library, gameFile, withFiles = [], decks = [] }: LoadedFiles,
  memory: Memory = new Memory(),
): readonly Diagnostic[] =>
  withProvenFixes(
    wanted,
    found,
    library,
    (changed) => loadUnproven(changed, gameFile, { withFiles, decks, memory }).diagnostics,
  );

/** What a game was loaded from. */
interface LoadedFiles {
  readonly library: Library;
  readonly gameFile: string;
  readonly withFiles?: readonly string[];
  readonly decks?: DecksOfSeats;
}

/** How a game is loaded. */
interface Load {
  readonly withFiles: readonly string[];
  readonly decks: DecksOfSeats;
  readonly memory?: Memory | undefined;
  /** Where texts that are refused are noted, where something is offered for them. */
  readonly judged?: Sources['judged'];
}

function loadUnproven(
  library: Library,
  gameFile: string,
  { withFiles, decks, memory, judged }: Load,
): Loaded {
  const owner: Owner = memory?.owner ?? new Map<Node, string>();
  const fileIn = (node: Node): string => fileOf(owner, node) ?? gameFile;
  const from: Sources['from'] = (made, node) => {
    owner.set(made, fileIn(node));
    return made;
  };
  const s: Sources = {
    fileOf: fileIn,
    from,
    diagnostics: [],
    references: [],
    texts: [],
    trees: [],
    judged,
    memory,
  };
  const main = library.file(gameFile)!;
  s.diagnostics.push(...main.diagnostics);
  if (main.root?.kind !== 'map') return done(s, library, undefined);
  s.diagnostics.push(...checkShape('game', main.root, gameFile));
  const cardFiles = cardFilesOf(library, gameFile);
  const top = unpack(s, library, gameFile, textAt(main.root, 'game') ?? '', withFiles, ({ root, name }) =>
    own(owner, root!, name),
  );
  const ownCards = cardsOf(main.root, cardFiles);
  const ownFiles = new Set([gameFile, ...cardFiles.map(({ name }) => name)]);
  for (const { root, name } of cardFiles) if (root) own(owner, root, name);
  const brought = [...variantsOfGame(s, main.root), ...variantsOfCards(s, main.root, ownCards)];
  const extras = readExtras(s, library, main.root, cardFiles, top, owner);
  const { variants } = extras;
  for (const file of cardFiles) s.diagnostics.push(...file.diagnostics);
  const cards: Node[] = [
    ...cardsOf(main.root, cardFiles),
    ...variants.flatMap((variant) => items(valueOf(variant.root, 'cards'))),
  ];
  const added = [...extras.cards, ...variants];
  // The game itself is what its file says, with what its own cards bring.
  const bare = brought.length > 0 ? varied(s, withCards(main.root, ownCards), brought) : undefined;
  const root = bare?.data ?? wovenFile(s, main.root);
  const base = bare?.data ?? main.root;
  const patched =
    added.length > 0
      ? varied(s, withCards(base, cards), added)
      : { data: withCards(root, cards), unordered: bare?.unordered ?? [], removed: [] };
  const data = withNamesOfCards(s, patched.data);
  const isAsRead = added.length + brought.length === 0 && data === patched.data;
  const alone = data === patched.data ? root : withNamesOfCards(s, withCards(root, ownCards));
  const input: LinkInput = {
    own: root,
    data,
    unordered: patched.unordered,
    variants,
    alone: top.files.length > 0 ? { data: alone, cards: ownCards, files: ownFiles } : undefined,
    onTop: new Set(top.files.map(({ name }) => name)),
    packs: packNames([...(top.ofGame ? [top.ofGame] : []), ...top.packs]),
    decks,
  };
  // The words of a variant are in more than one file, and so are those that cards bring.
  const linking = linkGame({ ...s, memory: isAsRead ? memory : undefined }, input);
  const told = withRemoved(s, s.diagnostics, patched.data, patched.removed);
  s.diagnostics.splice(0, Infinity, ...told);
  return done(s, library, linking, (game) =>
    unusedWords(s, game.vocabulary, patched.data, items(valueOf(patched.data, 'cards'))),
  );
}

/** A game's data with variants on top of them, texts in one piece. */
function varied(
  s: Sources,
  data: MapNode,
  variants: readonly Variant[],
): Pick<LinkInput, 'data' | 'unordered'> & { readonly removed: readonly Removed[] } {
  const { data: patched, unordered, texts, removed } = applyVariants(s, data, variants);
  // What a card brings is a part of the game as well as of the card.
  s.diagnostics.push(...newFindings(s.diagnostics, checkShape('game', patched, s.fileOf)));
  const whole = withAddedFields(s, data, woven(s, patched, texts));
  return { data: withShown(s, whole, variants), unordered, removed };
}

const wovenFiles = new WeakMap<MapNode, MapNode>();

/** The data of a game's file with its texts in one piece: the same for each load, as long as the file is. */
function wovenFile(s: Sources, root: MapNode): MapNode {
  let known = wovenFiles.get(root);
  if (!known) wovenFiles.set(root, (known = woven(s, root)));
  return known;
}

/** Sorts by file and place. */
const place = (each: Diagnostic): string =>
  `${each.place.file} ${String(each.place.span.start).padStart(9, '0')}`;

/** Whether a finding offers changes of several places that no finding before it has offered: these are one fault of one line. */
function isNew(): (found: Diagnostic) => boolean {
  const offered = new Set<string>();
  return ({ fixes = [] }) => {
    const [first] = fixes;
    if (fixes.length !== 1 || first.edits.length < 2) return true;
    const edits = JSON.stringify(first.edits);
    return !offered.has(edits) && offered.add(edits) !== undefined;
  };
}

function done(
  s: Sources,
  library: Library,
  linking: Linking | undefined,
  unused: (game: Game) => readonly Diagnostic[] = () => [],
): Loaded {
  const game = linking?.game;
  const wrong = s.diagnostics.some((each) => each.severity === 'error');
  const declared = s.diagnostics.map((each) =>
    game ? withDeclaration(withForeignWordFixes(each, game.vocabulary), library, game.vocabulary) : each,
  );
  const inOrder = declared
    .map((each) => withBlocks(each, library))
    .sort((a, b) => (place(a) < place(b) ? -1 : place(a) > place(b) ? 1 : 0))
    .filter(isNew());
  const diagnostics = withForms(inOrder, library);
  return {
    game: wrong ? undefined : game,
    diagnostics,
    unused: () => (wrong || !game ? [] : unused(game)),
    readable: () => linking && readablePart(linking),
    vocabulary: game?.vocabulary,
    references: s.references,
  };
}

export const readablePart = ({ game, faulty }: Linking): Readable => ({
  game: { ...game, cards: game.cards.filter((card) => !faulty.has(card)) },
  faulty: [...faulty],
});

/** The cards in the file of a game and in files of cards. */
const cardsOf = (game: Node, files: readonly DataFile[]): readonly Node[] => [
  ...items(valueOf(game, 'cards')),
  ...files.flatMap(({ root }) => cardsIn(root)),
];

export {
  readFile,
  openLibrary,
  gameFilesOf,
  gamesOf,
  cardFilesOf,
  gameExtended,
  mayHold,
  type Files,
  type Library,
  type DataFile,
} from '../loader/library.ts';
