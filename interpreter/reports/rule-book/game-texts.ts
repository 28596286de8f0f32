/** Puts the texts of a game's data into a language. */
import { parseSpoken } from '../../../dsl/language/parser/spoken-form.ts';
import { render, renderJoint, renderSteps, type Language } from '../../../dsl/nlg/index.ts';
import { wholeText, inOneLine } from '../../../dsl/text/source.ts';
import type { Joint } from '../../../dsl/nlg/realiser.ts';
import type {
  Condition,
  Entries,
  EntryKind,
  Expression,
  NounPhrase,
} from '../../../dsl/language/syntax/ast.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import type { NounLike } from '../../../dsl/language/symbols/symbols.ts';
import type { Game } from '../../game/linked-game.ts';
import { parameterKey } from '../../compiler/declare/verb-wordings.ts';
import type { GivenNames } from '../../game/localized-pieces.ts';
import { valueOf, type Node } from '../../../schemas/index.ts';

/** Paragraphs, and points of lists, which begin with `•`, as `render` gives them. */
export type BookLines = readonly string[];

export interface GameTextRenderer {
  readonly game: Game;
  readonly language: Language;
  /** The words of the texts: numbers that can be agreed on say how large they usually are, `hand size (5)`. */
  readonly vocabulary: Vocabulary;
  /** Lines that were made of these words. */
  polish(lines: readonly string[]): BookLines;
  /** The text of a node; nothing where there is none, or none that can be read. */
  text(entry: EntryKind, node: Node | undefined, names?: GivenNames): BookLines;
  /** An effect, statement by statement. */
  steps(node: Node | undefined): readonly BookLines[];
  /** A phrase or number inside a sentence. */
  phrase(entry: 'phrase' | 'expression', node: Node | undefined, names?: GivenNames): string | undefined;
  /** What a number is worked out from, with signs. */
  formula(tree: Expression, names?: GivenNames): BookLines;
  /** A condition that goes on behind other words: `only if ...`; nothing where there is none. */
  joint(joint: Joint, condition: Condition | undefined, names?: GivenNames): BookLines;
  tree<E extends EntryKind>(entry: E, tree: Entries[E], names?: GivenNames): BookLines;
}

export function gameTextRenderer(game: Game, language: Language, numbered = false): GameTextRenderer {
  const vocabulary = numbered ? withNumbers(game) : game.vocabulary;
  const teller: GameTextRenderer = {
    game,
    language,
    vocabulary,
    // An ending that a language puts behind the name belongs in front of the number.
    polish: (lines) => lines.map(behindName),
    text(entry, node, names) {
      const tree = treeOf(entry, node);
      return tree === undefined ? [] : teller.tree(entry, tree, names);
    },
    steps(node) {
      const tree = treeOf('effect', node) ?? [];
      // What does nothing needs no words.
      return tree.every(({ kind }) => kind === 'nothing')
        ? []
        : renderSteps(tree, language, { vocabulary, polish: behindName });
    },
    phrase: (entry, node, names) => teller.text(entry, node, names)[0],
    formula: (tree, names) =>
      render('expression', tree, language, {
        vocabulary,
        ...(names ? { names } : {}),
        polish: behindName,
        isFormula: true,
      }),
    joint: (joint, condition, names) =>
      condition === undefined
        ? []
        : renderJoint(condition, joint, language, {
            vocabulary,
            ...(names ? { names } : {}),
            polish: behindName,
          }),
    tree: (entry, tree, names) =>
      render(entry, tree, language, { vocabulary, ...(names ? { names } : {}), polish: behindName }),
  };
  return teller;
}

const behindName = (line: string): string => line.replace(/( \(\d+(?:\/\d+)*\))(\p{L}+)/gu, '$2$1');

/** The words of a game with the usual value behind the name of each setting. */
function withNumbers({ vocabulary, settings }: Game): Vocabulary {
  const symbols = new Map<NounLike, NounLike>(
    vocabulary.settings.map((symbol) => {
      const setting = settings.find(({ id }) => id === symbol.id);
      // With some numbers of players it is another.
      const value = [...new Set([setting?.standard, ...(setting?.byPlayers.values() ?? [])])].join('/');
      const { en, fr, de } = symbol.names;
      // The gender follows a French or German name.
      const marked = ([first, ...more]: readonly string[]): string[] => [
        first.replace(/(?= [mfn]?p?$)|$/, ` (${value})`),
        ...more.map((form) => `${form} (${value})`),
      ];
      const names = {
        en: [`${en[0]} (${value})`, ...en.slice(1).map((form) => `${form} (${value})`)],
        ...(fr ? { fr: marked(fr) } : {}),
        ...(de ? { de: marked(de) } : {}),
      };
      return [symbol, { ...symbol, names }];
    }),
  );
  const terms = [...vocabulary.terms].map(
    ([term, meanings]) =>
      [term, meanings.map((each) => ({ ...each, symbol: symbols.get(each.symbol) ?? each.symbol }))] as const,
  );
  return { ...vocabulary, terms: new Map(terms) };
}

/** The note for people, under `note`; English if there is no other. */
export function noteOf({ language }: GameTextRenderer, node: Node | undefined): string | undefined {
  const note = valueOf(node, 'note');
  const said = note?.kind === 'map' ? (valueOf(note, language) ?? valueOf(note, 'en')) : note;
  return said?.kind === 'scalar' ? inOneLine(said.text) : undefined;
}

/** What a node says, as a tree; undefined where it says nothing that can be read. */
export function treeOf<E extends EntryKind>(entry: E, node: Node | undefined): Entries[E] | undefined {
  if (node?.kind !== 'scalar' || node.text.trim() === '') return undefined;
  return parseSpoken(entry, wholeText(node.text)).tree;
}

/** The names of what something takes: `{ to receiver: a player }` gives `receiver`. */
export function parametersIn(node: Node | undefined): GivenNames {
  const takes = valueOf(node, 'takes');
  const names = new Map<string, NounPhrase>();
  if (takes?.kind !== 'map') return names;
  for (const { key, value } of takes.entries) {
    const tree = treeOf('phrase', value);
    if (tree) names.set(parameterKey(key.text).name, tree);
  }
  return names;
}
