/**
 * From the data of a game, with everything on top of it, to a linked game, in phases:
 *
 *   1 words      what the game declares, in a symbol table
 *   2 cards      every card with its printed values, and the decks
 *   3 texts      every text parsed and understood
 *   4 analyses   checks of the whole game
 *   5 findings   unknown words explained; what only follows from another fault left out
 *
 * Each phase goes on after faults of the one before, as far as that makes sense, so that one run finds them all.
 */
import { layerOf } from '../../../dsl/diagnostics/codes.ts';
import type { Diagnostic } from '../../../dsl/diagnostics/diagnostic.ts';
import { noteJudgedFunctions } from '../declare/function-declarations.ts';
import { byPlace } from '../../../dsl/diagnostics/places-by-file.ts';
import { missingArticles } from '../../../dsl/checker/lint/missing-articles.ts';
import { languages } from '../../../dsl/nlg/index.ts';
import { hasToken } from '../../../dsl/language/lexer/line-blocks.ts';
import { Less } from '../../../dsl/language/lexer/tokens.ts';
import { languageTexts } from '../loader/language-texts.ts';
import { resolveDeclarations, resolveFunctions } from '../../../dsl/checker/check.ts';
import { withPrintedVerbs } from '../../../dsl/checker/suggestions/multiword-verbs.ts';
import { withoutNamesOfFaults } from '../texts/names-of-faults.ts';
import { withUnknownWords } from '../../../dsl/checker/suggestions/unknown-words.ts';
import { noteLimits, noteMarks } from '../../../dsl/language/symbols/limited-verbs.ts';
import { notePrices, type PricedAction } from '../../../dsl/language/symbols/priced-actions.ts';
import { noteRenewed, type StepOfTurn } from '../../../dsl/language/symbols/counters-set-anew.ts';
import { setOwnWords, type Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import { toPlain, valueOf, type Entry, type MapNode, type Node } from '../../../schemas/index.ts';
import type { CardData, DeckRule, Game, NamedProgram, TriggerKey } from '../../game/linked-game.ts';
import { Abilities, linkCardAbilities } from './link-abilities.ts';
import { linkCapacities, linkLeaving } from './zone-capacities.ts';
import { checkDeckRules, checkCounts } from '../cards/deck-rules.ts';
import { deal, type DecksOfSeats } from '../cards/seat-decks.ts';
import { expand } from '../cards/cards-of-each.ts';
import { withOwnNames } from '../cards/names-of-cards.ts';
import { linkCards, linkCardTexts } from '../cards/link-cards.ts';
import { declareAll } from '../declare/declarations.ts';
import { completed, readDefaults } from '../cards/field-defaults.ts';
import { hashOf } from '../../game/data-hash.ts';
import { partHashes } from '../loader/content-hash.ts';
import { linkSettings } from '../declare/setting-declarations.ts';
import {
  linkChecks,
  linkEndings,
  linkFirsts,
  linkSteps,
  linkVerbs,
  linkWindows,
  saidEndings,
} from './link-flow.ts';
import { namesOf, refer, section } from '../declare/declared-names.ts';
import { checkOutsideWords } from '../declare/outside-words.ts';
import type { Unordered } from '../loader/addition-order.ts';
import type { Variant } from '../loader/variant.ts';
import { checkOwnTexts } from './authored-texts.ts';
import type { PackName } from '../loader/packs/pack-manifest.ts';
import { programsOf } from './text-programs.ts';
import { linkSelections } from '../cards/printed-values.ts';
import { linkScore } from './link-score.ts';
import { linkLooks } from '../declare/face-declarations.ts';
import { linkReport } from './report-definition.ts';
import { linkPreferences } from './link-preferences.ts';
import { linkTable } from './table-display.ts';
import {
  reportAtNode,
  quietSources,
  entries,
  items,
  numberAt,
  textAt,
  textOf,
} from '../loader/link-context.ts';
import type { Sources } from '../loader/link-context.ts';
import { withOffers } from '../offers/sentence-offers.ts';
import { effectText } from '../texts/checked-texts.ts';
import { derivedOf } from '../loader/incremental-cache.ts';

import { analyses } from '../analysis/index.ts';
import { withoutDependent } from '../analysis/dependent-findings.ts';
import type { WholeGame } from '../analysis/whole-game.ts';

/** A game without what is put on top of it. */
interface Alone {
  readonly data: Node;
  readonly cards: readonly Node[];
  readonly files: ReadonlySet<string>;
}

/** Finds which words the game itself declares; linking the game reports its findings. */
function ownWords(s: Sources, all: Vocabulary, { data, cards, files }: Alone): void {
  const quiet = quietSources(s);
  const words = derivedOf(s, 'own words', data, () => declareAll(quiet, data));
  const ids = expand(quiet, words, cards).flatMap((card) => textAt(card, 'id') ?? []);
  setOwnWords(all, words, files, new Set(ids));
}

/** What is linked: data that have been read, with where they come from. */
export interface LinkInput {
  /** The file of the game itself. */
  readonly own: Node;
  /** The same with all variants and cards in it. */
  readonly data: MapNode;
  readonly variants: readonly Variant[];
  /** What variants add at one place, with nothing that says which comes first. */
  readonly unordered: readonly Unordered[];
  /** The game without what is put on top; none where nothing is. */
  readonly alone: Alone | undefined;
  /** Names of the files that are put on top. */
  readonly onTop: ReadonlySet<string>;
  readonly packs: readonly PackName[];
  readonly decks: DecksOfSeats;
}

/** A linked game, and the cards in which there are errors: what is on them may be missing. */
export interface Linking {
  readonly game: Game;
  readonly faulty: ReadonlySet<CardData>;
}

export function linkGame(s: Sources, input: LinkInput): Linking {
  // Cards in a file that cannot be read, and cards left out for another fault, would be counted as missing.
  const unread = s.diagnostics.some((each) => each.severity === 'error' && layerOf(each.code) === 'yaml');
  const vocabulary = words(s, input);
  const cards = cardsAndDecks(s, vocabulary, input, unread);
  const texts = readTexts(s, vocabulary, input, cards);
  const deckRules = checkDecks(s, vocabulary, input, cards, unread);
  analyse(s, { vocabulary, data: input.data, unordered: input.unordered, ...cards, ...texts });
  const rest = linkRest(s, vocabulary, input.data, cards.cards);
  // Of two findings of which one follows from the other, only one is left later.
  const found = [...s.diagnostics];
  finishFindings(s, vocabulary, input, cards);
  const faulty = faultyCards(s, [...found, ...s.diagnostics], cards);
  return { game: assembled(s, input, { vocabulary, ...cards, ...texts, ...rest, deckRules }), faulty };
}

/** The cards in whose data something is wrong, wherever a part of them is written. */
function faultyCards(s: Sources, found: readonly Diagnostic[], { nodeOf }: Cards): Set<CardData> {
  const errors = found.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return new Set();
  const errorsIn = byPlace(errors);
  const isAt = (node: Node): boolean => errorsIn(s.fileOf(node), node.span.start, node.span.end).length > 0;
  // What is in one piece has no part elsewhere that could be wrong.
  const isApart = (node: Node): boolean => !isInOnePiece(s, node) && isIn(node);
  const isIn = (node: Node): boolean =>
    isAt(node) ||
    (node.kind === 'list' && node.items.some(isIn)) ||
    (node.kind === 'map' && node.entries.some(({ key, value }) => isIn(key) || isIn(value)));
  return new Set([...nodeOf].flatMap(([card, node]) => (isAt(node) || isApart(node) ? [card] : [])));
}

/** Whether all of a node is within its own span, in one file. */
const isInOnePiece = (s: Sources, node: Node): boolean =>
  derivedOf(s, 'one piece', node, () => {
    const { start, end } = node.span;
    const file = s.fileOf(node);
    const isWithin = (each: Node): boolean =>
      each.span.start >= start &&
      each.span.end <= end &&
      s.fileOf(each) === file &&
      (each.kind !== 'list' || each.items.every(isWithin)) &&
      (each.kind !== 'map' || each.entries.every(({ key, value }) => isWithin(key) && isWithin(value)));
    return isWithin(node);
  });

/** 1: what the game declares. */
function words(s: Sources, { own, data }: LinkInput): Vocabulary {
  const declare = (): Vocabulary => declareAll(s, data);
  return s.memory ? s.memory.words(s, own, declare) : declare();
}

/** 2: every card with its printed values, and the decks that the seats bring. */
function cardsAndDecks(s: Sources, vocabulary: Vocabulary, input: LinkInput, unread: boolean) {
  const { data, alone } = input;
  const defaults = readDefaults(s, vocabulary, data);
  const made = withOwnNames(s, data, expand(s, vocabulary, items(valueOf(data, 'cards'))));
  const cardNodes = completed(vocabulary, defaults, made);
  const decks = deal(s, data, numberAt(valueOf(data, 'players'), 'max') ?? 1, input.decks);
  const linked = linkCards(s, vocabulary, data, cardNodes, decks);
  s.memory?.dealt(linked.cards);
  if (alone) ownWords(s, vocabulary, alone);
  if (cardNodes.length === 0 && !unread) reportAtNode(s, 'game/no-cards', valueOf(data, 'game') ?? data, {});
  return { ...linked, cardNodes, deckIds: decks.map((deck) => deck.id) };
}
type Cards = ReturnType<typeof cardsAndDecks>;

/** 3: every text, in the order in which its faults are reported. */
function readTexts(
  s: Sources,
  vocabulary: Vocabulary,
  { own, data }: LinkInput,
  { cards, cardNodes, nodeOf }: Cards,
) {
  s.diagnostics.push(...resolveFunctions(vocabulary), ...resolveDeclarations(vocabulary));
  noteJudgedFunctions(s, vocabulary, data);
  vocabulary.prices.lowered = lowersPrices(s, vocabulary, own, data, cardNodes);
  s.memory?.priced(vocabulary.prices.lowered);
  noteLimits(vocabulary, textsIn(valueOf(data, 'rules')));
  noteMarks(vocabulary, textsBelow(valueOf(data, 'flow')), textsOfVerbs(valueOf(data, 'verbs')));
  notePrices(vocabulary, pricedActions(valueOf(data, 'flow')));
  noteRenewed(vocabulary, stepsOfTurns(valueOf(data, 'flow')));
  const verbs = linkVerbs(s, vocabulary, data);
  const firsts = linkFirsts(s, vocabulary, data);
  const runsOut = linkRunsOut(s, vocabulary, data);
  const windows = linkWindows(s, vocabulary, data);
  linkCardTexts(s, vocabulary, nodeOf);
  const found = new Abilities();
  linkCardAbilities(s, vocabulary, found, nodeOf);
  const rules = valueOf(data, 'rules');
  if (rules) found.read(s, vocabulary, rules, { kind: 'rules' }, {}, undefined);
  const selections = linkSelections(s, vocabulary, nodeOf);
  const begin = valueOf(data, 'setup');
  const setup = begin && effectText(s, vocabulary, begin, { kind: 'setup' }, {});
  const steps = linkSteps(s, vocabulary, data);
  const checks = linkChecks(s, vocabulary, data);
  const score = linkScore(s, vocabulary, data);
  const endings = linkEndings(s, vocabulary, data, score);
  const report = linkReport(s, vocabulary, data);
  const flow = { verbs, firsts, runsOut, windows, setup, steps, checks };
  const texts = programsOf({ ...flow, cards });
  for (const source of texts) found.addFrom(source);
  const abilities = found.all;
  const programs = [...texts, ...abilities.flatMap(({ program }) => program ?? [])];
  const ends = [...endings, ...saidEndings(programs)];
  return { ...flow, endings: ends, score, report, selections, texts, abilities, programs };
}

/** The rules of a game, with names or without. */
const textsIn = (node: Node | undefined): string[] =>
  node?.kind === 'map' ? node.entries.map(({ value }) => textOf(value) ?? '') : [textOf(node) ?? ''];

/** All texts inside of a part of the data. */
const textsBelow = (node: Node | undefined): string[] =>
  node?.kind === 'map'
    ? node.entries.flatMap(({ value }) => textsBelow(value))
    : node?.kind === 'list'
      ? node.items.flatMap(textsBelow)
      : [textOf(node) ?? ''];

/** The steps of each part of the flow in which players have turns. */
const stepsOfTurns = (flow: Node | undefined): StepOfTurn[][] =>
  flow?.kind === 'map'
    ? flow.entries
        .flatMap(({ value }) => items(valueOf(value, 'steps')))
        .filter((step) => valueOf(step, 'turns from') !== undefined)
        .map((step) =>
          items(valueOf(step, 'steps')).map((each) => ({
            id: textAt(each, 'id'),
            text: textsBelow(valueOf(each, 'do')).join('\n'),
          })),
        )
    : [];

/** The actions of the flow that cost something. */
function pricedActions(node: Node | undefined): PricedAction[] {
  if (node?.kind === 'list') return node.items.flatMap(pricedActions);
  if (node?.kind !== 'map') return [];
  const [cost, does] = [textAt(node, 'cost'), textAt(node, 'do')];
  const own = cost === undefined || does === undefined ? [] : [{ cost, does }];
  return [...own, ...node.entries.flatMap(({ value }) => pricedActions(value))];
}

const textsOfVerbs = (node: Node | undefined): Map<string, string[]> =>
  new Map(
    node?.kind === 'map' ? node.entries.map(({ key, value }) => [key.text, textsBelow(value)] as const) : [],
  );

/** How texts say that something costs nothing, as the language has it and as people write it. */
const NOTHING_PAID =
  /\bpays? no\b|\bcosts? (?:you |them |opponents |players )?(?:0|no|nothing)\b|\b(?:is|are) free\b|\b(?:may|can) [a-z-]+ [^,:\n]*s for free\b/i;

/** Whether some text may say that less is paid for something, or nothing: only those have the words for it. */
function lowersPrices(
  s: Sources,
  vocabulary: Vocabulary,
  own: Node,
  data: MapNode,
  cards: readonly MapNode[],
): boolean {
  const isSaidIn = (node: Node, of: 'game' | 'cards'): boolean =>
    languageTexts(node, of, vocabulary).some(
      ({ node: { text } }) => (text.includes('less') && hasToken(text, Less)) || NOTHING_PAID.test(text),
    );
  // The texts of the game are those of its own file wherever there is a memory, whatever cards there are.
  const besides = (): boolean => isSaidIn({ ...data, entries: data.entries.filter(isNoCard) }, 'game');
  // A card of which one is made for each of some values is written otherwise.
  const all = [...items(valueOf(data, 'cards')), ...cards];
  return (
    derivedOf(s, 'lowers prices', own, besides) ||
    all.some((card) => derivedOf(s, 'lowers prices', card, () => isSaidIn(card, 'cards')))
  );
}

const isNoCard = ({ key }: Entry): boolean => key.text !== 'cards';

/** The decks as the game and its deck rules promise them. */
function checkDecks(
  s: Sources,
  vocabulary: Vocabulary,
  { data, onTop }: LinkInput,
  { cards, copies, spares, cardNodes, nodeOf }: Cards,
  unread: boolean,
): readonly DeckRule[] {
  if (cards.length !== cardNodes.length || unread) return [];
  // The deck that the game promises is its own; who puts a card on top does so to have more.
  const isOwn = (card: CardData): boolean => {
    const node = nodeOf.get(card)!;
    return !onTop.has(s.fileOf(valueOf(node, 'kind') ?? node));
  };
  checkCounts(
    s,
    vocabulary,
    data,
    copies.filter((card, copy) => spares?.[copy] !== 1 && isOwn(card)),
  );
  return checkDeckRules(s, vocabulary, data, cards);
}

/** 4: the checks of the whole game. */
function analyse(s: Sources, game: WholeGame): void {
  for (const { run, needs } of analyses) if (needs === undefined || !hasErrors(s)) run(s, game);
  // What a text asks that cannot be read is not known.
  game.vocabulary.history.closed = !hasErrors(s);
}

const hasErrors = (s: Sources): boolean => s.diagnostics.some(({ severity }) => severity === 'error');

/** What needs all texts to be known: what zones hold, where cards go, what the table shows. */
function linkRest(s: Sources, vocabulary: Vocabulary, data: MapNode, cards: readonly CardData[]) {
  return {
    capacities: linkCapacities(s, vocabulary, data),
    leavesTo: linkLeaving(s, vocabulary, data),
    table: linkTable(s, vocabulary, data, cards),
    cardLooks: linkLooks(s, vocabulary, data),
    preferences: linkPreferences(s, vocabulary, data, cards),
  };
}

/** 5: what was found, with unknown words explained and without what only follows from another fault. */
function finishFindings(
  s: Sources,
  vocabulary: Vocabulary,
  { own: ownFile, data }: LinkInput,
  { nodeOf }: Cards,
): void {
  checkOwnTexts(s, vocabulary, nodeOf, hasErrors(s));
  checkArticles(s, vocabulary);
  checkOutsideWords(s, vocabulary);
  const own = withoutDependent(s, data, nodeOf);
  const printed = withPrintedVerbs(own, vocabulary, s.texts);
  const declared = derivedOf(s, 'declared words', ownFile, () => wordsDeclaredIn(data));
  const all = withUnknownWords(printed, vocabulary, s.texts, declared);
  const explained = withoutNamesOfFaults(all, s.texts);
  s.diagnostics.splice(0, Infinity, ...withOffers(explained, s.judged ?? [], vocabulary, declared, s));
}

type Linked = { readonly vocabulary: Vocabulary; readonly deckRules: readonly DeckRule[] } & Cards &
  ReturnType<typeof readTexts> &
  ReturnType<typeof linkRest>;

function assembled(s: Sources, { data, variants, packs }: LinkInput, linked: Linked): Game {
  const { vocabulary, selections } = linked;
  const id = textAt(data, 'game') ?? '';
  const players = valueOf(data, 'players');
  const cycle = entries(valueOf(data, 'flow'))[0];
  /** Worked out when it is first asked for: who only checks a game never does. */
  let known: ReadonlyMap<string, string> | undefined;
  const parts = (): ReadonlyMap<string, string> =>
    (known ??= partHashes(data, linked.cardNodes, linked.deckIds));
  return {
    id,
    names: namesOf(data, id),
    data,
    language: numberAt(data, 'language') ?? 1,
    about: (valueOf(data, 'about') ? toPlain(valueOf(data, 'about')!) : {}) as Game['about'],
    players: { min: numberAt(players, 'min') ?? 1, max: numberAt(players, 'max') ?? 1 },
    vocabulary,
    settings: linkSettings(s, data),
    cards: linked.cards,
    copies: linked.copies,
    copyNames: linked.copyNames,
    startZones: linked.startZones,
    owners: linked.owners,
    spares: linked.spares,
    usualSpares: linked.usualSpares,
    decks: linked.deckIds,
    deckRules: linked.deckRules,
    capacities: linked.capacities,
    leavesTo: linked.leavesTo,
    fields: vocabulary.fields,
    selections: [...selections.values()].map(({ test }) => test),
    setup: linked.setup,
    steps: linked.steps,
    cycle: { id: cycle?.key.text ?? '', resets: resetsOf(s, vocabulary, data) },
    verbs: linked.verbs,
    firsts: linked.firsts,
    runsOut: linked.runsOut,
    windows: linked.windows,
    abilities: linked.abilities,
    triggerOrder: triggerOrderOf(data),
    absent: textAt(data, 'absent players') === 'at random' ? 'random' : 'least',
    notes: textAt(data, 'notes') !== 'not allowed',
    checks: linked.checks,
    endings: linked.endings,
    score: linked.score,
    table: linked.table,
    cardLooks: linked.cardLooks,
    preferences: linked.preferences,
    report: linked.report,
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
  for (const { tree, snippet, listed } of s.trees) {
    const right = listed ? 'articles of an entry' : 'articles';
    if (s.memory?.isDerived('words and cards', right, tree)) continue;
    const missing = missingArticles(tree, snippet, vocabulary, listed);
    if (missing.length === 0) s.memory?.derived('words and cards', right, tree, () => true);
    for (const each of missing)
      if (!said.has(placeOfFinding(each)) && said.add(placeOfFinding(each))) s.diagnostics.push(each);
  }
}

/** The place of a finding. */
const placeOfFinding = ({ place: { file, span } }: Diagnostic): string => `${file} ${span.start}`;

/** Counters that are reset with each cycle of the flow: `resets: round`. */
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
    // If the zone is one player's, that player carries out its text.
    const acting = vocabulary.zones.find((zone) => zone.id === id)?.of === 'player';
    return text && effectText(s, vocabulary, text, { kind: 'zone', zone: id }, { acting });
  });
}

/** The keys that order triggers; by default those of the player whose turn it is come first. */
function triggerOrderOf(data: Node): TriggerKey[] {
  const given = items(valueOf(data, 'order of triggers')).flatMap((each) => textOf(each) ?? []);
  return given.length > 0 ? (given as TriggerKey[]) : ['side of the active player', 'order of entry'];
}
