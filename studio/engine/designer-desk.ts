/** The files of a game and of a set on top of it: what is wrong, what can be written, what the cards look like. */
import { said } from '../../dsl/diagnostics/localize.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { nameIn, type Language } from '../../dsl/nlg/index.ts';
import type { CardData, Game } from '../../interpreter/game/linked-game.ts';
import { readFile } from '../../interpreter/compiler/linker/load-game.ts';
import { ruleBook } from '../../interpreter/reports/rule-book/index.ts';
import { rulesPage } from '../../interpreter/reports/rule-book/pages/rule-pages.ts';
import { valueOf, type Node } from '../../schemas/index.ts';
import { completionAt, hoverAt, Workspace } from '../../service/index.ts';
import { provenIn } from '../../service/quick-fixes.ts';
import { faceOf } from './card-faces.ts';
import type { CardPress } from './drawing/card-press.ts';
import type { BundledGame, SetTexts } from './bundled-game.ts';
import type { CheckedSet, EngineCalls, GameFacts, WordPlace } from './engine-calls.ts';
import type { PlacedFinding } from './placed-finding.ts';
import { startingFile } from './starting-files.ts';

/** A game with those files of a set that are free of errors. */
export interface SetGame {
  readonly game: Game;
  /** The cards of the set in it. */
  readonly own: readonly CardData[];
  readonly leftOut: readonly string[];
}

const FINDINGS = 200;
/** Cards of one file that are drawn. */
const DRAWN = 60;

export class DesignerDesk {
  private readonly workspace: Workspace;
  private readonly file: string;
  private readonly folder: string;
  private readonly bundled: readonly string[];
  private mine: readonly string[] = [];
  /** The game with the cards that were free of errors when the set was checked last. */
  private shown: Game | undefined;

  constructor(game: BundledGame) {
    this.file = game.file;
    this.workspace = new Workspace(game.texts);
    this.bundled = game.texts.map(([name]) => name);
    // A folder that is called like the game: the service finds the game of a file by the folders above it.
    this.folder = `my-set/${this.bare.id}/`;
  }

  /** What the page needs to know of the game. */
  facts(language: Language): GameFacts {
    const { players, vocabulary } = this.bare;
    const base = this.file.slice(0, this.file.lastIndexOf('/') + 1);
    const isOwn = (name: string): boolean => name.startsWith(base) && !this.isVariant(name);
    return {
      players,
      kinds: vocabulary.kinds.map((kind) => ({ id: kind.id, name: nameIn(kind, language) })),
      own: this.bundled.filter(isOwn),
      examples: this.bundled.filter((name) => !isOwn(name)),
    };
  }

  /** Findings in the files of a set, and the cards that are free of errors. */
  check(files: SetTexts, language: Language): CheckedSet {
    this.take(files);
    const home = { game: this.file, extras: this.mine };
    const { diagnostics, readable } = this.workspace.load(home);
    const about = [...provenIn(this.workspace, home, diagnostics), ...this.unread()];
    const part = readable();
    this.shown = part?.game;
    const cards = new Map(part?.game.cards.map((card) => [card.symbol.id, card]));
    return {
      findings: this.placed(about, language),
      faces: this.mine.map((name) => ({
        file: this.shortName(name),
        cards: part ? this.cardsIn(name).flatMap((id) => faceFor(part.game, cards.get(id))) : [],
      })),
    };
  }

  /** The cards of a file as they are printed, in some languages. */
  async draw(
    press: CardPress,
    { file, languages, language }: Parameters<EngineCalls['draw']>[0],
  ): Promise<ReturnType<EngineCalls['draw']>> {
    const name = this.folder + file;
    const game = this.shown;
    const cards = game ? this.cardNodes(name).slice(0, DRAWN) : [];
    const found: Diagnostic[] = [];
    const drawn = [];
    for (const { id, node } of cards) {
      const card = game!.cards.find(({ symbol }) => symbol.id === id);
      if (!card) continue;
      const faces = [];
      for (const each of languages) {
        const { svg, ratio, found: onCard } = await press.print(game!, card, each);
        faces.push({ language: each, svg, ratio });
        for (const { diagnostic, field } of onCard) {
          const { span } = valueOf(node, field ?? '') ?? valueOf(node, 'id')!;
          found.push({ ...diagnostic, place: { file: name, span } });
        }
      }
      drawn.push({ id, faces });
    }
    return { cards: drawn, findings: this.placed(found, language) };
  }

  complete({ name, text, offset, language }: WordPlace): ReturnType<EngineCalls['complete']> {
    this.workspace.set(this.folder + name, text);
    const { from, suggestions } = completionAt(this.workspace, this.folder + name, offset, language);
    const offers = suggestions.map(({ label, insert, detail, kind, rank }) => ({
      label,
      insert: insert ?? label,
      ...(detail === undefined ? {} : { detail }),
      sort: kind,
      rank,
    }));
    return { from, offers };
  }

  hover({ name, text, offset, language }: WordPlace): ReturnType<EngineCalls['hover']> {
    this.workspace.set(this.folder + name, text);
    const found = hoverAt(this.workspace, this.folder + name, offset, language);
    return found ? { from: found.span.start, to: found.span.end, markdown: found.text } : null;
  }

  begin(given: Parameters<EngineCalls['begin']>[0]): ReturnType<EngineCalls['begin']> {
    return startingFile(this.bare, given);
  }

  rules(files: SetTexts, language: Language): ReturnType<EngineCalls['rules']> {
    const { game, leftOut } = this.playable(files);
    return { markdown: rulesPage(ruleBook(game, language)), leftOut };
  }

  /** The game with all files of the set that can be played. */
  playable(files: SetTexts): SetGame {
    this.take(files);
    const leftOut: string[] = [];
    let extras = this.mine;
    for (;;) {
      const { game, diagnostics } = this.workspace.load({ game: this.file, extras });
      if (game) {
        const ids = new Set(extras.flatMap((name) => this.cardsIn(name)));
        return { game, own: game.cards.filter(({ symbol }) => ids.has(symbol.id)), leftOut };
      }
      const wrong = new Set(
        diagnostics.filter(({ severity }) => severity === 'error').map(({ place }) => place.file),
      );
      // An error outside of the set comes from one of its files all the same: without any it is free of errors.
      const bad = extras.filter((name) => wrong.has(name));
      const out = bad.length > 0 ? bad : extras;
      if (out.length === 0) throw new Error('the game itself has errors');
      leftOut.push(...out.map((name) => this.shortName(name)));
      extras = extras.filter((name) => !out.includes(name));
    }
  }

  /** The game without any set. */
  private get bare(): Game {
    const { game } = this.workspace.load({ game: this.file, extras: [] });
    if (!game) throw new Error('the game itself has errors');
    return game;
  }

  private isVariant(name: string): boolean {
    return this.workspace.file(name)?.kind === 'variant';
  }

  /** Takes over the texts of a set. */
  private take(files: SetTexts): void {
    const names = files.map(([name]) => this.folder + name);
    for (const name of this.mine) if (!names.includes(name)) this.workspace.remove(name);
    for (const [name, text] of files) this.workspace.set(this.folder + name, text);
    this.mine = names;
  }

  /** What is wrong with files that the game does not read: broken YAML, or nothing that it knows. */
  private unread(): Diagnostic[] {
    return this.mine.flatMap((name) => {
      const file = readFile(name, this.workspace.text(name) ?? '');
      return file.kind === 'cards' || file.kind === 'variant' ? [] : [...file.diagnostics];
    });
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
        file: isMine ? this.shortName(file) : file,
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

  /** The ids of the cards that a file of the set holds. */
  private cardsIn(name: string): string[] {
    return this.cardNodes(name).map(({ id }) => id);
  }

  private cardNodes(name: string): { readonly id: string; readonly node: Node }[] {
    const root = this.workspace.file(name)?.root;
    const listed = root?.kind === 'map' ? (valueOf(root, 'cards') ?? root) : root;
    const nodes: readonly Node[] = listed?.kind === 'list' ? listed.items : listed ? [listed] : [];
    return nodes.flatMap((node) => {
      const id = valueOf(node, 'id');
      return id?.kind === 'scalar' ? [{ id: id.text, node }] : [];
    });
  }

  private shortName(name: string): string {
    return name.slice(this.folder.length);
  }
}

const faceFor = (game: Game, card: CardData | undefined): ReturnType<typeof faceOf>[] =>
  card ? [faceOf(game, card)] : [];
