import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node } from 'yaml';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { openLibrary } from '../../interpreter/index.ts';
import { languageTexts } from '../../interpreter/compiler/loader/language-texts.ts';
import type { Mutant } from './mutant.ts';
import { changesOf } from './texts.ts';
import { otherValues, type Path } from './values.ts';

/** What is not knocked out, and why. */
const EXCLUDED: Readonly<Record<string, string>> = {
  name: 'a name that is shown; the words of texts are knocked out where they are used',
  pile: 'a name that is shown',
  en: 'a name that is shown',
  fr: 'a name that is shown',
  de: 'a name that is shown',
  also: 'words by which messages find the right one; read by no rule',
  about: 'shown, read by no rule',
  printed: 'whether it is shown on cards',
  phrase: 'how a verb is printed',
  prepositions: 'how a place is printed',
  table: 'how a person sees the table',
  face: 'how cards of a kind look on paper',
  looks: 'what values look like on paper',
  report: 'what a simulation counts',
  offered: 'values that a screen proposes; any other may be chosen',
  game: 'the id of the game, by which scenarios find it',
  language: 'the version of the language, of which there is one',
};

/** All mutants of a file of a game: every property dropped or altered, every text changed in all single ways. */
export function mutantsOf(file: string, text: string, game: Game): Mutant[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const texts = startsOfTexts(file, text, game);
  const mutants: Mutant[] = [];

  const add = (
    node: Node | null,
    path: Path,
    what: string,
    change: (copy: ReturnType<typeof parseDocument>) => void,
  ): void => {
    const line = lines.linePos(node?.range?.[0] ?? 0).line;
    const changed = (): string => {
      const copy = parseDocument(text);
      change(copy);
      return copy.toString({ lineWidth: 0 });
    };
    mutants.push({ file, line, path: inWords(path), what, text: changed });
  };
  const set = (node: Node, path: Path, what: string, value: unknown): void =>
    add(node, path, what, (copy) => copy.setIn(path, value));

  const walk = (node: Node | null, path: Path): void => {
    if (isMap(node)) {
      for (const pair of node.items) {
        const name = String(isScalar(pair.key) ? pair.key.value : pair.key);
        if (isShown(name, path) || onlyShown(pair.value as Node | null, path, name)) continue;
        const inner = [
          ...path,
          isScalar(pair.key) && typeof pair.key.value === 'number' ? pair.key.value : name,
        ];
        add(pair.key as Node, inner, 'left out', (copy) => copy.deleteIn(inner));
        walk(pair.value as Node | null, inner);
      }
    } else if (isSeq(node)) {
      node.items.forEach((item, i) => {
        const inner = [...path, i];
        const what = isScalar(item) ? `without \`${String(item.value)}\`` : 'left out';
        add(item as Node, inner, what, (copy) => copy.deleteIn(inner));
        walk(item as Node, inner);
      });
    } else if (isScalar(node)) scalar(node, path);
  };

  const scalar = (node: Node & { value: unknown }, path: Path): void => {
    const { value } = node;
    if (typeof value === 'number') {
      set(node, path, `${value} becomes ${value + 1}`, value + 1);
      set(node, path, `${value} becomes ${value - 1}`, value - 1);
    } else if (typeof value === 'boolean') set(node, path, `${value} becomes ${!value}`, !value);
    else if (typeof value === 'string' && texts.has(node.range![0]))
      for (const { what, text: other } of changesOf(value, game)) set(node, path, what, other);
    else if (typeof value === 'string')
      for (const other of otherValues(value, path, game))
        set(node, path, `\`${value}\` becomes \`${other}\``, other);
  };

  /** Keys and ids instead of numbers of elements. */
  const inWords = (path: Path): string =>
    path
      .map((step, i) => {
        if (typeof step === 'string') return step;
        const id = document.getIn([...path.slice(0, i + 1), 'id']);
        if (typeof id === 'string') return id;
        return isSeq(document.getIn(path.slice(0, i))) || i === 0 ? String(step + 1) : String(step);
      })
      .join('/');

  walk(document.contents as Node | null, []);
  return mutants;
}

/** Where in a file the texts of the language begin. */
function startsOfTexts(name: string, text: string, { vocabulary }: Game): Set<number> {
  const file = openLibrary(new Map([[name, text]])).file(name)!;
  return new Set(languageTexts(file.root!, file.kind, vocabulary).map(({ node }) => node.span.start));
}

/** Whether a key says how something is shown; a variant names a part of the game by its path. */
function isShown(name: string, path: Path): boolean {
  const [section] = path.length === 1 ? name.split('/') : [name];
  return !isNamed(path) && (Object.hasOwn(EXCLUDED, section) || Object.hasOwn(EXCLUDED, name));
}

/** Whether a map says nothing but how something is shown. */
const onlyShown = (node: Node | null, path: Path, name: string): boolean =>
  isMap(node) &&
  node.items.length > 0 &&
  node.items.every(({ key }) => isShown(String(isScalar(key) ? key.value : key), [...path, name]));

/** Maps whose keys are names that the game chose: one called `table` is a zone and no description. */
const isNamed = (path: Path): boolean =>
  path.length === 1 &&
  ['zones', 'values', 'kinds', 'counters', 'states', 'verbs', 'settings'].includes(String(path[0]));
