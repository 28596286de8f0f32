import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node } from 'yaml';
import type { Game } from '../../interpreter/game.ts';
import type { Mutant } from './mutant.ts';
import { changesOf } from './texts.ts';

/** What is not knocked out, and why. */
export const EXCLUDED: Readonly<Record<string, string>> = {
  name: 'a name that is shown; the words of texts are knocked out where they are used',
  pile: 'a name that is shown',
  en: 'a name that is shown',
  fr: 'a name that is shown',
  de: 'a name that is shown',
  about: 'shown, read by no rule',
  phrase: 'how a verb is printed',
  table: 'how a person sees the table',
  report: 'what a simulation counts',
  offered: 'values that a screen proposes; any other may be chosen',
  game: 'the id of the game, by which scenarios find it',
  language: 'the version of the language, of which there is one',
};

/** Keys that hold texts of the language, besides the fields of cards that do. */
const TEXTS = ['do', 'is', 'if', 'until', 'turns from', 'setup', 'among', 'winners', 'means'];

/** Keys with a fixed choice of values. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  'seen by': ['everyone', 'owner', 'nobody'],
  order: ['set', 'stack', 'row', 'piles'],
  of: ['player', 'table', 'game'],
  ties: ['random', 'share'],
};

type Path = readonly (string | number)[];

/** All mutants of a file of a game: every property dropped or altered, every text changed in all single ways. */
export function mutantsOf(file: string, text: string, game: Game): Mutant[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const cardTexts = game.vocabulary.fields
    .filter((field) => field.type.type === 'language')
    .map((field) => field.id);
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
    // Variants name what they change by a path of keys.
    const key = String(path.findLast((step) => typeof step === 'string') ?? '').replace(/^.*\//, '');
    const isText =
      (TEXTS.includes(key) && typeof path.at(-1) === 'string') ||
      isTakes(path) ||
      (isOfCard(path) && cardTexts.includes(key));
    if (isMap(node)) {
      for (const pair of node.items) {
        const name = String(isScalar(pair.key) ? pair.key.value : pair.key);
        if (Object.hasOwn(EXCLUDED, name) && (path.length !== 1 || path[0] !== 'zones') && !isNamed(path))
          continue;
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
    } else if (isScalar(node)) scalar(node, path, key, isText);
  };

  const scalar = (node: Node & { value: unknown }, path: Path, key: string, isText: boolean): void => {
    const { value } = node;
    if (typeof value === 'number') {
      set(node, path, `${value} becomes ${value + 1}`, value + 1);
      set(node, path, `${value} becomes ${value - 1}`, value - 1);
    } else if (typeof value === 'boolean') set(node, path, `${value} becomes ${!value}`, !value);
    else if (typeof value === 'string' && isText)
      for (const { what, text: other } of changesOf(value, game)) set(node, path, what, other);
    else if (typeof value === 'string') {
      for (const other of alternatives(value, key, game))
        set(node, path, `\`${value}\` becomes \`${other}\``, other);
    }
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

/** Maps whose keys are names that the game chose: one called `table` is a zone and no description. */
const isNamed = (path: Path): boolean =>
  path.length === 1 &&
  ['zones', 'values', 'kinds', 'counters', 'verbs', 'settings'].includes(String(path[0]));
/** A field of a card: in a list of cards, of the only card of a file, or of a card that a variant brings along or changes. */
const isOfCard = (path: Path): boolean =>
  path.length === 1 ||
  (path.length === 2 && typeof path[0] === 'number') ||
  (path.length === 3 && path[0] === 'cards') ||
  (path.length === 2 && String(path[1]).startsWith('cards/'));
const isTakes = (path: Path): boolean => path[0] === 'verbs' && path[2] === 'takes' && path.length === 4;

/** Other values that could stand there: another choice, or another thing of the same sort. */
function alternatives(value: string, key: string, { vocabulary }: Game): string[] {
  const choices = CHOICES[key];
  if (choices) return choices.filter((other) => other !== value);
  const sorts = [
    vocabulary.kinds,
    vocabulary.zones,
    vocabulary.fields,
    vocabulary.verbs,
    vocabulary.steps,
    vocabulary.counters,
  ];
  const ids = sorts.map((sort) => sort.map((each) => each.id)).find((ids) => ids.includes(value)) ?? [];
  const at = ids.indexOf(value);
  const next = ids.length > 1 ? [ids[(at + 1) % ids.length]] : [];
  return key === 'id' ? [`another-${value.replaceAll(' ', '-')}`] : next;
}
