import { ownWords } from '../dsl/language/lexer/contextual-keywords.ts';
import { participle, thirdPerson } from '../dsl/text/english-inflection.ts';
import { primitives } from '../dsl/language/symbols/builtin-verbs.ts';
import { reservedWords } from '../dsl/language/lexer/tokens.ts';
import { languages } from '../dsl/nlg/index.ts';
import { gamesOf, loadGame, refereeLog, openLibrary, type Library } from '../interpreter/index.ts';
import { cardText } from '../interpreter/compiler/cards/card-text.ts';
import type { Game } from '../interpreter/game/linked-game.ts';
import { ruleBook } from '../interpreter/reports/rule-book/index.ts';
import { cardFilesOf, gameFileOf, type Files } from '../interpreter/compiler/loader/library.ts';
import { toPlain, valueOf } from '../schemas/index.ts';
import { filesBelow, gameFiles, gamesThere, isYaml } from './files.ts';
import { playOut } from './playout.ts';
import { functionMeaning } from '../dsl/ir/called-functions.ts';

/** All data of the checkout. */
export const allFiles = (): Map<string, string> =>
  new Map([...gamesThere().flatMap((id) => [...gameFiles(id)]), ...filesBelow('examples', isYaml)]);

/** The ids of all games of the checkout. */
export const allGames = (): string[] => gamesOf(openLibrary(allFiles())).map(({ id }) => id);

/** All words of the language, also those that it has in one place of a sentence only. */
function wordsOfLanguage(): string[] {
  const verbs = Object.keys(primitives);
  return [
    ...reservedWords,
    ...Object.keys(ownWords),
    ...verbs.flatMap((verb) => [verb, thirdPerson(verb), participle(verb)]),
    // Words of one place that no table lists.
    'amount',
    'pairs',
    'pair',
    'trigger',
    'phase',
    'step',
    'number',
    'left',
    'right',
    'new',
    'full',
    'that',
    'any',
    'nobody',
    'nothing',
    'win',
    'wins',
  ];
}

/** A game with one more card of its own kind, whose id is any word. */
export class NamedCard {
  readonly files: Files;
  readonly id: string;
  private readonly library: Library;
  private readonly card: object;
  private readonly plain: Meaning;

  constructor(files: Files, id: string) {
    this.files = files;
    this.id = id;
    this.library = openLibrary(files);
    const own = loadGame(this.library, id).game!;
    const model = modelsOf(own).find((card) => this.load(card, NEUTRAL));
    if (!model) throw new Error(`no card of ${id} can be there twice`);
    this.card = model;
    this.plain = meaningOf(this.load(this.card, NEUTRAL)!, NEUTRAL);
  }

  /** All words that stand in the files of the game, and all of the language; those that can be ids. */
  words(): string[] {
    const file = gameFileOf(this.library, this.id)!;
    const own = [file, ...cardFilesOf(this.library, file).map(({ name }) => name)];
    const written = own.flatMap(
      (name) => this.files.get(name)!.match(/(?<![\p{L}-])[a-z0-9]+(?:-[a-z0-9]+)*(?![\p{L}-])/gu) ?? [],
    );
    const terms = [...loadGame(this.library, this.id).vocabulary!.terms.keys()];
    const all = [...written, ...terms.map((term) => term.replaceAll(' ', '-')), ...wordsOfLanguage()];
    return [...new Set(all)]
      .filter((word) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(word) && word.length < 40)
      .sort();
  }

  /** What differs in the game where the card is called so; nothing where it is refused. */
  changedBy(word: string, seed: string): { refused: boolean; differs: string[] } {
    const game = this.load(this.card, word);
    if (!game) return { refused: true, differs: [] };
    const meaning = meaningOf(game, word);
    const differs: string[] = (Object.keys(meaning) as (keyof Meaning)[]).filter(
      (part) => meaning[part] !== this.plain[part].replaceAll(NEUTRAL, word),
    );
    if (logOf(game, seed) !== this.logOfPlain(seed).replaceAll(NEUTRAL, word)) differs.push('log');
    return { refused: false, differs };
  }

  private readonly logs = new Map<string, string>();

  private logOfPlain(seed: string): string {
    const known = this.logs.get(seed) ?? logOf(this.load(this.card, NEUTRAL)!, seed);
    this.logs.set(seed, known);
    return known;
  }

  private load(card: object, id: string): Game | undefined {
    const file = 'on-top.cards.yaml';
    const files = new Map([...this.files, [file, JSON.stringify([{ ...card, id }])]]);
    const { names } = this.library;
    const more = openLibrary(new Map([[file, files.get(file)!]]));
    const library: Library = {
      names: [...names, file],
      file: (name) => (name === file ? more.file(name) : this.library.file(name)),
    };
    return loadGame(library, this.id, [file]).game;
  }
}

const NEUTRAL = 'a-card-of-no-game';

/** The cards of a game without what tells one from another. */
const modelsOf = ({ data }: Game): object[] =>
  (toPlain(valueOf(data, 'cards')!) as Record<string, unknown>[]).map((card) => {
    const each = Object.entries((card.each ?? {}) as Record<string, unknown[]>);
    const kept = Object.entries(card).filter(([key]) => !['copies', 'name', 'text', 'each'].includes(key));
    return Object.fromEntries([...kept, ...each.map(([key, [first]]) => [key, first])]);
  });

interface Meaning {
  readonly programs: string;
  readonly cards: string;
  readonly rules: string;
}

/** What all texts of a game mean and say, the name of one card left out. */
function meaningOf(game: Game, id: string): Meaning {
  const { verbs, firsts, runsOut, windows, abilities, setup, steps, checks, endings, capacities, deckRules } =
    game;
  const own = game.cards.filter(({ symbol }) => symbol.id !== id);
  const texts = own.map(({ texts, conditions }) => [[...texts.values()], [...conditions.values()]]);
  const said = own.map((card) => languages.map((language) => cardText(game, card, language)));
  const functions = game.vocabulary.functions.map(functionMeaning);
  return {
    programs: structure([
      verbs,
      firsts,
      runsOut,
      windows,
      abilities,
      setup,
      steps,
      checks,
      endings,
      capacities,
      deckRules,
      texts,
      functions,
      game.selections,
    ]),
    cards: JSON.stringify(said),
    rules: structure(languages.map((language) => ({ ...ruleBook(game, language), cards: [] }))),
  };
}

/** Anything as text; what is declared by its sort and id, so that nothing is said twice. */
function structure(whole: unknown): string {
  return JSON.stringify(whole, (key, value: unknown) => {
    // Where in its file a text stands hangs on how long an id is.
    if (key === 'data' || key === 'tree' || key === 'offsets') return undefined;
    if (value instanceof Map) return [...value];
    if (typeof value === 'object' && value !== null && 'sort' in value && 'names' in value && 'id' in value)
      return `${String(value.sort)} ${String(value.id)}`;
    return value === Infinity ? 'no end' : value;
  });
}

const MOST = 400;
const isEnough = (_: unknown, __: unknown, decisions: number): boolean => decisions >= MOST;

/** The beginning of a random game, without what only says which files it was played with. */
function logOf(game: Game, seed: string): string {
  const [header, ...lines] = refereeLog(
    playOut(game, { players: game.players.min, seed, log: true, each: isEnough }),
  ).split('\n');
  const about = { ...(JSON.parse(header) as object), data: '', parts: {} };
  return [JSON.stringify(about), ...lines].join('\n');
}
