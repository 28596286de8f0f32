/** The files of a game and of a set on top of it: what is wrong, what can be written, what the cards look like. */
import { parse, stringify } from 'yaml';
import { writeInstead } from '../../dsl/diagnostics/replacement-fixes.ts';
import { said } from '../../dsl/diagnostics/localize.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { nameIn, type Language } from '../../dsl/nlg/index.ts';
import type { Vocabulary } from '../../dsl/language/symbols/symbol-table.ts';
import type { CardData, Game } from '../../interpreter/game/linked-game.ts';
import { valueOf, type Node } from '../../schemas/index.ts';
import { colouredWords } from '../../service/coloured-words.ts';
import { outlineOf } from '../../service/outline.ts';
import { provenIn } from '../../service/proven-findings.ts';
import { Workspace, type Home } from '../../service/workspace.ts';
import { variantWithCards } from './cards-in-decks.ts';
import { faceOf, type CardFace } from './card-faces.ts';
import type { CardPress } from './drawing/card-press.ts';
import type { BundledGame, SetTexts } from './bundled-game.ts';
import { MOST_SHOWN, type CheckedSet, type EngineCalls, type GameFacts } from './engine-calls.ts';
import type { PlacedFinding } from './placed-finding.ts';
import { readFile } from '../../interpreter/compiler/linker/load-game.ts';
import type { ScenarioLibrary, SetGame, WrittenNumber } from './set-game.ts';
import { startingFile } from './starting-files.ts';
import type { OpenSet } from './writing/open-set.ts';
import type { TextCalls } from './writing/writing-calls.ts';

const FINDINGS = 200;
/** The variant with which cards are tried that are in no deck: no file of the set. */
const TRIED = 'tried.variant.yaml';
/** Letters that are typed for practice. */
const REHEARSALS = 8;
/** A letter behind the first of what a file lists: all below it has another place, as it mostly has when somebody types. */
const withLetter = (text: string): string => text.replace(/\n(?=\n|- )|\s*$/, 'x$&');
/** Findings whose changes are tried. */
const PROVEN = 20;

export class DesignerDesk implements OpenSet {
  readonly workspace: Workspace;
  private readonly file: string;
  private readonly folder: string;
  private readonly bundled: readonly string[];
  /** Whether the game itself is one of the files of the set. */
  private readonly ownGame: boolean;
  private mine: readonly string[] = [];
  /** How often somebody asked what is wrong. */
  private checks = 0;

  constructor({ file, texts, ownGame = false }: BundledGame, files: SetTexts = []) {
    this.file = file;
    this.ownGame = ownGame;
    this.workspace = new Workspace(texts);
    this.bundled = texts.map(([name]) => name);
    // A folder that is called like the game: the service finds the game of a file by the folders above it.
    this.folder = ownGame ? file.slice(0, file.lastIndexOf('/') + 1) : `my-set/${this.bare?.id ?? ''}/`;
    this.take(files);
  }

  /** What the page needs to know of the game. */
  facts(language: Language): GameFacts {
    const known = this.game ?? this.bare;
    const base = this.file.slice(0, this.file.lastIndexOf('/') + 1);
    const isOwn = (name: string): boolean => name.startsWith(base) && !this.isVariant(name);
    const kinds = this.words?.kinds ?? [];
    return {
      players: known?.players ?? { min: 2, max: 2 },
      automatic: known?.vocabulary.roles.filter((role) => role.automatic).length ?? 0,
      kinds: kinds.map((kind) => ({ id: kind.id, name: nameIn(kind, language) })),
      own: this.bundled.filter(isOwn),
      examples: this.bundled.filter((name) => !isOwn(name)),
    };
  }

  /** Findings in the files of a set. */
  async check(files: SetTexts, language: Language): Promise<CheckedSet> {
    this.checks++;
    this.take(files);
    const found = [...this.workspace.load(this.home).diagnostics, ...(await this.besides())];
    // To try a change takes as long as to load the game: that is asked for when nobody types.
    return { findings: this.placed(found, language).map((each) => ({ ...each, fixes: [] })) };
  }

  /**
   * Types a letter into a file and takes it away again, some times, until somebody really does: code that has run before is
   * fast. Nothing else comes between the two.
   */
  async rehearse({ files, name }: Parameters<EngineCalls['rehearse']>[0]): Promise<null> {
    const typed = files.map(([file, text]): [string, string] => [
      file,
      file === name ? withLetter(text) : text,
    ]);
    const { checks } = this;
    for (let i = 0; i < REHEARSALS && this.checks === checks; i++) {
      for (const texts of [typed, files]) {
        this.take(texts);
        this.placed(this.workspace.load(this.home).diagnostics, 'en');
      }
      await new Promise((resolve) => setTimeout(resolve));
    }
    return null;
  }

  /** The same findings with the changes that correct them: each was tried, and is accepted. */
  async prove(name: string, language: Language): Promise<CheckedSet> {
    const besides = await this.besides();
    const { home, workspace } = this;
    const { diagnostics } = workspace.load(home);
    const path = this.pathOf(name);
    // Only those of the file that is seen: each try takes as long as to load the game.
    const there = diagnostics.filter(({ place }) => place.file === path);
    const proven = provenIn(workspace, home, there.slice(0, PROVEN));
    const at = new Map(there.map((each, i) => [each, withNamedWords(proven[i])]));
    const found = diagnostics.map((each) => at.get(each) ?? { ...each, fixes: [] });
    return { findings: this.placed([...found, ...besides], language) };
  }

  /** The cards of a file that are free of errors, from the one at a place on. */
  faces({ name, offset }: Parameters<EngineCalls['faces']>[0]): readonly CardFace[] {
    const part = this.readable;
    return part ? this.cardsAt(part, name, offset).map(({ card }) => faceOf(part, card)) : [];
  }

  /** The same cards as they are printed, in some languages. */
  async drawCards(
    press: CardPress,
    { file, offset, languages, language }: Parameters<EngineCalls['drawCards']>[0],
  ): Promise<ReturnType<EngineCalls['drawCards']>> {
    const game = this.readable;
    const found: Diagnostic[] = [];
    const drawn = [];
    for (const { card, node } of game ? this.cardsAt(game, file, offset) : []) {
      const faces = [];
      for (const each of languages) {
        const { svg, ratio, found: onCard } = await press.print(game!, card, each);
        faces.push({ language: each, svg, ratio });
        for (const { diagnostic, field } of onCard) {
          const { span } = valueOf(node, field ?? '') ?? valueOf(node, 'id')!;
          found.push({ ...diagnostic, place: { file: this.pathOf(file), span } });
        }
      }
      drawn.push({ id: card.symbol.id, faces });
      // A key stroke meanwhile has its answer first.
      await new Promise((resolve) => setTimeout(resolve));
    }
    return { cards: drawn, findings: this.placed(found, language) };
  }

  outline({ name, text }: Parameters<TextCalls['outline']>[0]): ReturnType<TextCalls['outline']> {
    return outlineOf(this.workspace, this.newest(name, text));
  }

  colours({ name, text, from, to }: Parameters<TextCalls['colours']>[0]): ReturnType<TextCalls['colours']> {
    const words = colouredWords(this.workspace, this.newest(name, text), { start: from, end: to });
    return words.map(({ span, colour }) => ({ from: span.start, to: span.end, colour }));
  }

  /** Takes over the newest text of a file; gives its path. */
  newest(name: string, text: string): string {
    const path = this.pathOf(name);
    if (this.isMine(path)) this.workspace.set(path, text);
    return path;
  }

  begin(given: Parameters<EngineCalls['begin']>[0]): ReturnType<EngineCalls['begin']> {
    const game = this.ownGame ? this.game : this.bare;
    if (!game) throw new Error('the game itself has errors');
    return startingFile(game, given);
  }

  async rules(files: SetTexts, language: Language): Promise<ReturnType<EngineCalls['rules']>> {
    const { game, leftOut } = this.playable(files);
    const [{ ruleBook }, { rulesPage }] = await Promise.all([
      import('../../interpreter/reports/rule-book/index.ts'),
      import('../../interpreter/reports/rule-book/pages/rule-pages.ts'),
    ]);
    return { markdown: rulesPage(ruleBook(game, language)), leftOut };
  }

  /** The game with all files of the set that can be played: those that are given, or those that were checked last. */
  playable(files?: SetTexts): SetGame {
    if (files) this.take(files);
    const leftOut: string[] = [];
    let { extras } = this.home;
    for (;;) {
      const { game, diagnostics } = this.workspace.load({ game: this.file, extras });
      if (game) return this.triedIn(game, leftOut, extras);
      const wrong = new Set(
        diagnostics.filter(({ severity }) => severity === 'error').map(({ place }) => place.file),
      );
      // An error outside of the set comes from one of its files all the same: without any it is free of errors.
      const bad = extras.filter((name) => wrong.has(name));
      const out = bad.length > 0 ? bad : extras;
      if (out.length === 0) {
        // A game of the designer's own is played as it last was.
        const whole = this.ownGame ? this.game : undefined;
        if (!whole) throw new Error('the game itself has errors');
        const faulty = this.mine.filter((name) => wrong.has(name));
        return this.setGame(
          whole,
          whole.cards,
          faulty.map((name) => this.nameOf(name)),
          [],
        );
      }
      leftOut.push(...out.map((name) => this.nameOf(name)));
      extras = extras.filter((name) => !out.includes(name));
    }
  }

  /** The game with the cards of the set, also where these are in no deck that players bring. */
  private triedIn(game: Game, leftOut: readonly string[], extras: readonly string[]): SetGame {
    const own = this.ownOf(game, extras);
    const variant = this.ownGame ? undefined : variantWithCards(game, own);
    if (variant === undefined) return this.setGame(game, own, leftOut, extras);
    this.workspace.set(TRIED, variant);
    const { game: tried } = this.workspace.load({ game: this.file, extras: [...extras, TRIED] });
    return this.setGame(tried ?? game, this.ownOf(tried ?? game, extras), leftOut, extras);
  }

  private setGame(
    game: Game,
    own: readonly CardData[],
    leftOut: readonly string[],
    extras: readonly string[],
  ): SetGame {
    return {
      game,
      own,
      leftOut,
      placeInSet: ({ file, span }) => ({ file: this.nameOf(file), mine: this.isMine(file), at: span.start }),
      libraryWith: (name, text) => this.libraryWith(this.folder + name, text, extras),
      varied: (path, value) => this.varied(game, extras, path, value),
      numbersOf: (card) => this.numbersOf(card),
    };
  }

  private varied(game: Game, extras: readonly string[], path: string, value: string): Game | undefined {
    const name = `--${path}=${value}.yaml`;
    const set = { [path]: parse(value) as unknown };
    this.workspace.set(name, stringify({ variant: 'varied', extends: game.id, name: 'varied', set }));
    const loaded = this.workspace.load({ game: this.file, extras: [...extras, name] });
    this.workspace.remove(name);
    return loaded.game;
  }

  private numbersOf(card: CardData): WrittenNumber[] {
    const { symbol } = card;
    const node = this.mine.includes(symbol.place.file) ? this.nodeOf(card) : undefined;
    return symbol.kind.fields.flatMap((field) => {
      const written = valueOf(node, field.id);
      const isNumber = field.type.type === 'number' || field.type.type === 'range';
      if (!isNumber || written?.kind !== 'scalar' || !/^\D*\d+\D*$/.test(written.text)) return [];
      return [{ field: field.id, value: written.text }];
    });
  }

  /** The files with a scenario of a match that is put on top of the game with some of them. */
  private libraryWith(name: string, text: string, extras: readonly string[]): ScenarioLibrary {
    const { library } = this.workspace;
    const scenario = readFile(name, text);
    return {
      library: {
        names: [...library.names.filter((each) => each !== name), name],
        file: (each) => (each === name ? scenario : library.file(each)),
      },
      file: name,
      extras: extras.map((each) => this.nameOf(each)),
    };
  }

  /** The game as it is without any set; undefined where it is the designer's own. */
  get withoutSet(): Game | undefined {
    return this.ownGame ? undefined : this.bare;
  }

  pathOf(name: string): string {
    return this.bundled.includes(name) ? name : this.folder + name;
  }

  nameOf(path: string): string {
    return this.isMine(path) ? path.slice(this.folder.length) : path;
  }

  isMine(path: string): boolean {
    return path.startsWith(this.folder);
  }

  get game(): Game | undefined {
    return this.workspace.gameOf(this.home);
  }

  get words(): Vocabulary | undefined {
    return this.workspace.load(this.home).vocabulary ?? this.game?.vocabulary;
  }

  /** The game with what the set puts on top of it: scenarios only look at it. */
  private get home(): Home {
    return { game: this.file, extras: this.ownGame ? [] : this.mine.filter((name) => this.isLayer(name)) };
  }

  /** The game without any set; undefined where it has errors, which only a game of the designer's own can have. */
  get bare(): Game | undefined {
    return this.workspace.gameOf({ game: this.file, extras: [] });
  }

  private isLayer(name: string): boolean {
    const kind = this.workspace.file(name)?.kind;
    return kind === 'cards' || kind === 'variant';
  }

  private isVariant(name: string): boolean {
    return this.workspace.file(name)?.kind === 'variant';
  }

  /** The cards that the designer made: those of the files on top, or all of a game of their own. */
  private ownOf(game: Game, extras: readonly string[]): readonly CardData[] {
    if (this.ownGame) return game.cards;
    return game.cards.filter(({ symbol }) => extras.includes(symbol.place.file));
  }

  /** Takes over the texts of a set. */
  private take(files: SetTexts): void {
    const names = files.map(([name]) => this.folder + name);
    for (const name of this.mine) if (!names.includes(name)) this.workspace.remove(name);
    for (const [name, text] of files) this.workspace.set(this.folder + name, text);
    this.mine = names;
  }

  /** What is wrong with files that are no part of the game: scenarios, and what cannot be read. */
  private async besides(): Promise<Diagnostic[]> {
    // The game was checked already.
    const others = this.mine.filter((name) => name !== this.file && this.isBeside(name));
    if (others.length === 0) return [];
    // What checks scenarios can play them: that is loaded when there is one.
    const { diagnosticsOf } = await import('../../service/file-diagnostics.ts');
    return others.flatMap((name) => {
      const file = this.workspace.file(name);
      return file?.kind === 'unknown' ? file.diagnostics : diagnosticsOf(this.workspace, name);
    });
  }

  private isBeside(name: string): boolean {
    return this.isLayer(name)
      ? this.ownGame && this.isVariant(name)
      : this.workspace.file(name) !== undefined;
  }

  private placed(found: readonly Diagnostic[], language: Language): PlacedFinding[] {
    const seen = new Set<string>();
    const findings: PlacedFinding[] = [];
    for (const each of found) {
      const { file, span } = each.place;
      const isMine = this.mine.includes(file);
      // What only the game itself would be told is of no use to the designer of a set.
      if (!isMine && each.severity !== 'error') continue;
      const { message, help, fixes } = said(each, language);
      const key = `${file} ${span.start} ${message}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const text = this.workspace.text(file) ?? '';
      findings.push({
        code: each.code,
        file: isMine ? this.nameOf(file) : file,
        from: span.start,
        to: span.end,
        line: text.slice(0, span.start).split('\n').length,
        severity: each.severity,
        // The folder of a set is none that the designer knows.
        message: message.replaceAll(this.folder, ''),
        ...(help === undefined ? {} : { help }),
        fixes: fixes
          .filter(({ edits }) => edits.every(({ place }) => place.file === file && isMine))
          .map(({ title, edits }) => ({
            title,
            edits: edits.map(({ place, text }) => ({ from: place.span.start, to: place.span.end, text })),
          })),
      });
      if (findings.length === FINDINGS) break;
    }
    return findings;
  }

  /** The game with the cards that are free of errors. */
  private get readable(): Game | undefined {
    return this.workspace.load(this.home).readable()?.game;
  }

  /** As many cards of a file as fit: those around a place, in their order. */
  private cardsAt(
    game: Game,
    name: string,
    offset: number,
  ): { readonly card: CardData; readonly node: Node }[] {
    const path = this.pathOf(name);
    const all = game.cards.flatMap((card) => {
      const node = card.symbol.place.file === path ? this.nodeOf(card) : undefined;
      return node ? [{ card, node }] : [];
    });
    const at = all.findLastIndex(({ node }) => node.span.start <= offset);
    const from = Math.max(0, Math.min(at, all.length - MOST_SHOWN));
    return all.slice(from, from + MOST_SHOWN);
  }

  /** Where a card is written; several cards may come of one entry with `each`. */
  private nodeOf({ symbol: { place } }: CardData): Node | undefined {
    const root = this.workspace.file(place.file)?.root;
    const listed = root?.kind === 'map' ? (valueOf(root, 'cards') ?? root) : root;
    const nodes: readonly Node[] = listed?.kind === 'list' ? listed.items : listed ? [listed] : [];
    return nodes.find(({ span }) => span.start <= place.span.start && place.span.start < span.end);
  }
}

/**
 * A finding with the changes to words that it names, where none is proven: what is wrong besides is found when that word is
 * right.
 */
function withNamedWords(found: Diagnostic): Diagnostic {
  if ((found.fixes ?? []).length > 0) return found;
  const { word, near, right } = (found.details ?? {}) as NearWords;
  const named = near ?? (found.code === 'syntax/misspelt' && right !== undefined ? [right] : []);
  const { start, end } = found.place.span;
  const isWord = word !== undefined && end - start === word.length;
  return isWord && named.length > 0 ? { ...found, fixes: writeInstead(found.place, named) } : found;
}

/** What findings about words have among their details. */
interface NearWords {
  readonly word?: string;
  readonly near?: readonly string[];
  readonly right?: string;
}
