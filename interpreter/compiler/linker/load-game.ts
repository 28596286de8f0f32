/**
 * From files to a checked and linked game:
 *
 *   files      which file is what; YAML with places
 *   patch      variants put on top
 *   (schemas)  the shape of everything
 *   declare    the words of the game
 *   cards      every card with its printed values
 *   flow,texts every text parsed and understood
 *   extras, parts   what is put on top; what a saved position belongs to
 *
 * Each phase goes on after faults of the one before, as far as that makes sense, so that one run finds them all.
 */
import type { Diagnostic } from '../../../dsl/diagnostics/diagnostic.ts';
import { missingArticles } from '../../../dsl/checker/lint/missing-articles.ts';
import { nearest } from '../../../dsl/text/edit-distance.ts';
import { languages } from '../../../dsl/nlg/index.ts';
import { report } from '../../../dsl/diagnostics/report.ts';
import { resolveFunctions } from '../../../dsl/checker/check.ts';
import { withPrintedVerbs } from '../../../dsl/checker/suggestions/multiword-verbs.ts';
import { withUnknownWords } from '../../../dsl/checker/suggestions/unknown-words.ts';
import { setOwnWords, type Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import { checkShape, toPlain, valueOf, type MapNode, type Node } from '../../../schemas/index.ts';
import type { CardData, DeckRule, Game, NamedProgram, TriggerKey } from '../../game/linked-game.ts';
import { Abilities, linkCardAbilities } from './link-abilities.ts';
import { linkCapacities, linkLeaving } from './zone-capacities.ts';
import { checkDeckRules } from './deck-rules.ts';
import { deal, type DecksOfSeats } from './seat-decks.ts';
import { expand, linkCards, linkCardTexts } from './link-cards.ts';
import { declareAll } from '../declare/declarations.ts';
import { completed, readDefaults } from './field-defaults.ts';
import {
  cardFilesOf,
  gameFileOf,
  gamesOf,
  openLibrary,
  type DataFile,
  type Files,
  type Library,
} from '../loader/library.ts';
import { checkCounts } from './deck-counts.ts';
import { fileOf, newFaults, own, readExtras, withCards } from '../loader/overlays.ts';
import { hashOf, partsOf } from '../loader/part-hashes.ts';
import { linkSettings } from '../declare/setting-declarations.ts';
import { withMeant } from '../cascades/foreign-words.ts';
import { linkChecks, linkEndings, linkFirsts, linkSteps, linkVerbs } from './link-flow.ts';
import { checkFeeding } from '../analysis/trigger-loops.ts';
import { checkFits } from '../analysis/unsatisfiable-selectors.ts';
import { withoutFollowing } from '../cascades/cascade-filter.ts';
import { checkForbidden } from '../analysis/always-forbidden-verbs.ts';
import { checkHappening } from '../analysis/unreachable-abilities.ts';
import type { Memory } from '../loader/incremental-cache.ts';
import { namesOf, refer, section } from '../declare/declared-names.ts';
import { checkOpenly } from '../analysis/leaking-static-abilities.ts';
import { checkStuck } from '../analysis/jammed-piles.ts';
import { checkOutsideWords } from '../declare/outside-words.ts';
import { checkTooLate } from '../analysis/self-trigger-timing.ts';
import { applyVariants, type Variant } from '../loader/variant-patches.ts';
import { checkPhrases } from '../declare/declared-phrases.ts';
import { checkOwnTexts } from './authored-texts.ts';
import { packNames, unpack, type PackName } from '../loader/packs.ts';
import { programsOf } from './text-programs.ts';
import { linkSelections } from './printed-values.ts';
import { linkReport } from './report-definition.ts';
import { checkReach } from '../analysis/unreachable-ranges.ts';
import { checkSecrets } from '../analysis/information-leaks.ts';
import { checkUnseenChoices } from '../analysis/leaking-choices.ts';
import { linkTable } from './table-display.ts';
import {
  complain,
  entries,
  items,
  numberAt,
  textAt,
  textOf,
  type Reference,
  type Sources,
} from '../loader/link-context.ts';
import { effectText } from '../declare/checked-texts.ts';
import { unusedWords } from '../analysis/unused-symbols.ts';
import { linkWindows } from './link-windows.ts';

/** A linked game, or none where it has errors; and everything that was found. */
export interface Loaded {
  readonly game: Game | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** Hints about words of the game that nothing says; none where there is no game. Worked out when it is asked for. */
  readonly unused: () => readonly Diagnostic[];
  /** The words of the game, also where it has errors; none where its file cannot be read. */
  readonly vocabulary?: Vocabulary | undefined;
  /** Where the data names what is declared. */
  readonly references?: readonly Reference[];
}

/**
 * Loads a game with variants and further card files on top; `decks` are those that the seats bring, where the game has
 * decks. Never throws for bad data.
 */
export function loadGame(
  files: Files | Library,
  id: string,
  withFiles: readonly string[] = [],
  decks: DecksOfSeats = [],
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
    };
  }
  return loadGameFile(library, found, withFiles, decks);
}

/** Loads the game of a game file; with a `memory` only what has changed since it was last given. */
export function loadGameFile(
  library: Library,
  gameFile: string,
  withFiles: readonly string[] = [],
  decks: DecksOfSeats = [],
  memory?: Memory,
): Loaded {
  const owner = new Map<Node, string>();
  const fileIn = (node: Node): string => fileOf(owner, node) ?? gameFile;
  const from: Sources['from'] = (made, node) => {
    owner.set(made, fileIn(node));
    return made;
  };
  const s: Sources = { fileOf: fileIn, from, diagnostics: [], references: [], texts: [], trees: [], memory };
  const main = library.file(gameFile)!;
  s.diagnostics.push(...main.diagnostics);
  if (main.root?.kind !== 'map') return done(s, undefined);
  s.diagnostics.push(...checkShape('game', main.root, gameFile));
  const cardFiles = cardFilesOf(library, gameFile);
  const top = unpack(s, library, gameFile, textAt(main.root, 'game') ?? '', withFiles, ({ root, name }) =>
    own(owner, root!, name),
  );
  const ownCards = cardsOf(main.root, cardFiles);
  const ownFiles = new Set([gameFile, ...cardFiles.map(({ name }) => name)]);
  const variants = readExtras(s, library, main.root, cardFiles, top, owner);
  for (const file of cardFiles) {
    s.diagnostics.push(...file.diagnostics);
    if (file.root) own(owner, file.root, file.name);
  }
  const cards: Node[] = [
    ...cardsOf(main.root, cardFiles),
    ...variants.flatMap((variant) => items(valueOf(variant.root, 'cards'))),
  ];
  const data = withCards(main.root, cards);
  const patched = applyVariants(s, data, variants);
  if (variants.length > 0) s.diagnostics.push(...newFaults(s, checkShape('game', patched, s.fileOf)));
  const ownRoot = main.root;
  const alone: Alone | undefined =
    top.files.length > 0 ? { data: main.root, cards: ownCards, files: ownFiles } : undefined;
  const linked = (sources: Sources): Game =>
    link(
      sources,
      ownRoot,
      patched,
      variants,
      alone,
      new Set(top.files.map(({ name }) => name)),
      packNames(top.packs),
      decks,
    );
  return done(
    s,
    // The words of a variant stand in more than one file.
    withoutFollowers({ ...s, memory: variants.length === 0 ? memory : undefined }, linked),
    (game) => unusedWords(s, game.vocabulary, patched, items(valueOf(patched, 'cards'))),
  );
}

/**
 * Links a game. Where two things are called alike, what is found in texts may come from that alone: then only what is
 * found whichever of the two is meant is told.
 */
function withoutFollowers(s: Sources, linked: (s: Sources) => Game): Game {
  const before = [...s.diagnostics];
  const game = linked(s);
  if (!s.diagnostics.some(({ code }) => code === 'game/clash')) return game;
  const found = (['first', 'second'] as const).map((meant) => {
    const diagnostics = [...before];
    linked({ ...s, diagnostics, references: [], texts: [], trees: [], memory: undefined, meant });
    return new Set(diagnostics.map(keyOf));
  });
  const told = s.diagnostics.filter(
    (each) =>
      each.code === 'game/clash' ||
      !/^(?:name|game)\//.test(each.code) ||
      found.every((others) => others.has(keyOf(each))),
  );
  s.diagnostics.splice(0, Infinity, ...told);
  return game;
}

const keyOf = (each: Diagnostic): string => `${each.code} ${placeOfFinding(each)}`;

/** Sorts by file and place. */
const place = (each: Diagnostic): string =>
  `${each.place.file} ${String(each.place.span.start).padStart(9, '0')}`;

function done(
  s: Sources,
  game: Game | undefined,
  unused: (game: Game) => readonly Diagnostic[] = () => [],
): Loaded {
  const wrong = s.diagnostics.some((each) => each.severity === 'error');
  const diagnostics = s.diagnostics
    .map((each) => (game ? withMeant(each, game.vocabulary) : each))
    .sort((a, b) => (place(a) < place(b) ? -1 : place(a) > place(b) ? 1 : 0));
  return {
    game: wrong ? undefined : game,
    diagnostics,
    unused: () => (wrong || !game ? [] : unused(game)),
    vocabulary: game?.vocabulary,
    references: s.references,
  };
}

/** The cards in the file of a game and in files of cards. */
const cardsOf = (game: Node, files: readonly DataFile[]): readonly Node[] => [
  ...items(valueOf(game, 'cards')),
  ...files.flatMap(({ root }) => (root?.kind === 'list' ? root.items : root ? [root] : [])),
];

/** A game without what is put on top of it. */
interface Alone {
  readonly data: Node;
  readonly cards: readonly Node[];
  readonly files: ReadonlySet<string>;
}

/** Finds which words the game itself declares; what is wrong with it is told where it is linked. */
function ownWords(s: Sources, all: Vocabulary, { data, cards, files }: Alone): void {
  const quiet: Sources = { ...s, diagnostics: [], references: [], texts: [], trees: [], memory: undefined };
  const words = declareAll(quiet, data);
  const ids = expand(quiet, words, cards).flatMap((card) => textAt(card, 'id') ?? []);
  setOwnWords(all, words, files, new Set(ids));
}

function link(
  s: Sources,
  own: Node,
  data: MapNode,
  variants: readonly Variant[],
  alone: Alone | undefined,
  onTop: ReadonlySet<string>,
  packs: readonly PackName[],
  chosen: DecksOfSeats,
): Game {
  const id = textAt(data, 'game') ?? '';
  // Cards in a file that cannot be read, and cards left out for another fault, would be counted as missing.
  const unread = s.diagnostics.some((each) => each.severity === 'error' && each.code.startsWith('yaml/'));
  const declare = (): Vocabulary => declareAll(s, data);
  const vocabulary = s.memory ? s.memory.words(s, own, declare) : declare();
  const defaults = readDefaults(s, vocabulary, data);
  const cardNodes = completed(vocabulary, defaults, expand(s, vocabulary, items(valueOf(data, 'cards'))));
  const decks = deal(s, data, numberAt(valueOf(data, 'players'), 'max') ?? 1, chosen);
  const linked = linkCards(s, vocabulary, data, cardNodes, decks);
  s.memory?.dealt(linked.cards);
  if (alone) ownWords(s, vocabulary, alone);
  if (cardNodes.length === 0 && !unread) complain(s, 'game/no-cards', valueOf(data, 'game') ?? data, {});
  s.diagnostics.push(...resolveFunctions(vocabulary));
  checkPhrases(s, vocabulary);
  const verbs = linkVerbs(s, vocabulary, data);
  const firsts = linkFirsts(s, vocabulary, data);
  const runsOut = linkRunsOut(s, vocabulary, data);
  const windows = linkWindows(s, vocabulary, data);
  linkCardTexts(s, vocabulary, linked.nodeOf);
  const abilities = new Abilities();
  linkCardAbilities(s, vocabulary, abilities, linked.nodeOf);
  const rules = valueOf(data, 'rules');
  if (rules) abilities.read(s, vocabulary, rules, { kind: 'rules' }, {}, undefined);
  const selections = linkSelections(s, vocabulary, linked.nodeOf);
  const deckRules: DeckRule[] = [];
  if (linked.cards.length === cardNodes.length && !unread) {
    // The deck that the game promises is its own; who puts a card on top does so to have more.
    const isOwn = (card: CardData): boolean => {
      const node = linked.nodeOf.get(card)!;
      return !onTop.has(s.fileOf(valueOf(node, 'kind') ?? node));
    };
    checkCounts(s, vocabulary, data, linked.copies.filter(isOwn));
    deckRules.push(...checkDeckRules(s, vocabulary, data, linked.cards));
  }
  const setup = valueOf(data, 'setup');
  const cycle = entries(valueOf(data, 'flow'))[0];
  const taken = decks.map((deck) => deck.id);
  /** Worked out when it is first asked for: who only checks a game never does. */
  let known: ReadonlyMap<string, string> | undefined;
  const parts = (): ReadonlyMap<string, string> => (known ??= partsOf(data, cardNodes, taken));
  const begin = setup && effectText(s, vocabulary, setup, { kind: 'setup' }, {});
  const steps = linkSteps(s, vocabulary, data);
  const checks = linkChecks(s, vocabulary, data);
  const endings = linkEndings(s, vocabulary, data);
  const reported = linkReport(s, vocabulary, data);
  const texts = programsOf({
    verbs,
    firsts,
    runsOut,
    windows,
    cards: linked.cards,
    setup: begin,
    steps,
    checks,
  });
  for (const source of texts) abilities.addFrom(source);
  checkFeeding(s, abilities.all, verbs);
  checkHappening(s, abilities.all, verbs, firsts, texts);
  checkForbidden(s, abilities.all, verbs);
  checkTooLate(s, linked.cards, verbs, firsts);
  const carriedOut = [...texts, ...abilities.all.flatMap(({ program }) => program ?? [])];
  checkStuck(s, vocabulary, data, carriedOut, verbs);
  checkSecrets(s, carriedOut, verbs, firsts);
  checkUnseenChoices(s, carriedOut);
  checkReach(s, vocabulary, data, linked.nodeOf, abilities.all, texts);
  checkFits(s, vocabulary, linked.nodeOf, selections, abilities.all);
  checkOpenly(s, abilities.all, linked.cards);
  // What a text asks that cannot be read is not known.
  vocabulary.history.closed = !s.diagnostics.some(({ severity }) => severity === 'error');
  const capacities = linkCapacities(s, vocabulary, data);
  const leavesTo = linkLeaving(s, vocabulary, data);
  const table = linkTable(s, vocabulary, data, linked.cards);
  // All texts have been read.
  if (!s.diagnostics.some(({ severity }) => severity === 'error'))
    checkOwnTexts(s, vocabulary, linked.nodeOf);
  checkArticles(s, vocabulary);
  checkOutsideWords(s, vocabulary);
  s.diagnostics.splice(
    0,
    Infinity,
    ...withUnknownWords(
      withPrintedVerbs(s.diagnostics, vocabulary, s.texts),
      vocabulary,
      s.texts,
      wordsDeclaredIn(data),
    ),
  );
  s.diagnostics.splice(0, Infinity, ...withoutFollowing(s, data));
  return {
    id,
    names: namesOf(data, id),
    data,
    language: numberAt(data, 'language') ?? 1,
    about: (valueOf(data, 'about') ? toPlain(valueOf(data, 'about')!) : {}) as Game['about'],
    players: {
      min: numberAt(valueOf(data, 'players'), 'min') ?? 1,
      max: numberAt(valueOf(data, 'players'), 'max') ?? 1,
    },
    vocabulary,
    settings: linkSettings(s, data),
    cards: linked.cards,
    copies: linked.copies,
    copyNames: linked.copyNames,
    startZones: linked.startZones,
    owners: linked.owners,
    decks: taken,
    deckRules,
    capacities,
    leavesTo,
    fields: vocabulary.fields,
    selections: [...selections.values()].map(({ test }) => test),
    setup: begin,
    steps,
    cycle: { id: cycle?.key.text ?? '', resets: resetsOf(s, vocabulary, data) },
    verbs,
    firsts,
    runsOut,
    windows,
    abilities: abilities.all,
    triggerOrder: triggerOrderOf(data),
    absent: textAt(data, 'absent players') === 'at random' ? 'random' : 'least',
    checks,
    endings,
    table,
    report: reported,
    get parts() {
      return parts();
    },
    get hash() {
      return hashOf(parts());
    },
    variants: variants.map((variant) => variant.id),
    variantNames: variants.map((variant) => namesOf(variant.root, variant.id)),
    packs,
  };
}

const LANGUAGES: readonly string[] = languages;

/** The keys of the data, and the phrases and names of what it declares. */
function wordsDeclaredIn(node: Node, phrases = false): string[] {
  if (node.kind === 'scalar') return phrases ? [node.text] : [];
  if (node.kind === 'list') return node.items.flatMap((each) => wordsDeclaredIn(each, phrases));
  return node.entries.flatMap(({ key, value }) => {
    if (key.text === 'cards' || key.text === 'about') return [];
    // Words of other languages are no words of texts.
    if (LANGUAGES.includes(key.text)) return phrases && key.text === 'en' ? wordsDeclaredIn(value, true) : [];
    const inside = phrases || ['name', 'phrase', 'forms', 'pile'].includes(key.text);
    return [key.text, ...wordsDeclaredIn(value, inside)];
  });
}

/** A text that is read twice, or that many cards share, is complained about once. */
function checkArticles(s: Sources, vocabulary: Vocabulary): void {
  const said = new Set(s.diagnostics.map(placeOfFinding));
  for (const { tree, snippet, listed } of s.trees)
    for (const each of missingArticles(tree, snippet, vocabulary, listed))
      if (!said.has(placeOfFinding(each)) && said.add(placeOfFinding(each))) s.diagnostics.push(each);
}

const placeOfFinding = ({ place: { file, span } }: Diagnostic): string => `${file} ${span.start}`;

/** Counters that begin anew with each cycle of the flow: `resets: round`. */
function resetsOf(s: Sources, vocabulary: Vocabulary, data: Node): number[] {
  return [...section(data, 'counters')].flatMap(({ node, index }) => {
    const resets = valueOf(node, 'resets');
    return resets && refer(s, 'cycle', resets, vocabulary.cycles) ? [index] : [];
  });
}

/** What happens when more cards are wanted than a zone has: `when it runs out`. */
function linkRunsOut(s: Sources, vocabulary: Vocabulary, data: Node): (NamedProgram | undefined)[] {
  return [...section(data, 'zones')].map(({ id, node }) => {
    const text = valueOf(node, 'when it runs out');
    return text && effectText(s, vocabulary, text, { kind: 'zone', zone: id }, {});
  });
}

/** The keys by which triggers are ordered; those of the player whose turn it is come first where nothing is said. */
function triggerOrderOf(data: Node): TriggerKey[] {
  const given = items(valueOf(data, 'order of triggers')).flatMap((each) => textOf(each) ?? []);
  return given.length > 0 ? (given as TriggerKey[]) : ['side of the active player', 'order of entry'];
}

export {
  readFile,
  openLibrary,
  gameFilesOf,
  gamesOf,
  cardFilesOf,
  mayHold,
  type Files,
  type Library,
  type DataFile,
} from '../loader/library.ts';
