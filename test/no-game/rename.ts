import { isMap, isScalar, isSeq, parseDocument, type Document, type Node } from 'yaml';
import type { Renaming } from './words.ts';
import { renameText } from './words.ts';

/** Maps whose keys are names that the game chose; all other keys are those of the schema. `*` is any key or element. */
const NAMED = [
  'settings',
  'values',
  'values/*/of',
  'kinds',
  'kinds/*/fields',
  'zones',
  'counters',
  'states',
  'roles',
  'nouns',
  'rankings',
  'verbs',
  'verbs/*/takes',
  'flow',
  'flow/*/steps/*/actions',
  'flow/*/steps/*/steps/*/actions',
  'rolls',
  'contests',
  'windows',
  'windows/*/takes',
  'windows/*/actions',
  'functions',
  'functions/*/takes',
  'functions/*/sum',
  'tables',
  'tables/*/rows',
  'zones/*/cells',
  'zones/*/metrics',
  'deck/counts',
  'decks',
  'decks/*/cards',
  'report/measures',
  'score',
  'report/groups',
  'table/shows',
  'table/fields',
  'table/badges',
  'values/*/looks',
  '*/each',
];

/** Parts of cards that list fields. */
const FIELDS_SHOWN: ReadonlySet<string> = new Set(['corners', 'line', 'badges', 'rows', 'foot']);

/** Values that the schema gives a choice of, or that only people read. */
const KEPT = [
  'order',
  'order of triggers',
  'seen by',
  'of',
  'ties',
  'at',
  'closes',
  'resolves',
  'dice',
  'absent players',
  'notes',
  'controlled by',
  'fr',
  'de',
  'offered',
  'also',
  'printed as',
  'note',
  'about',
  'text',
];
const OWN_TYPES = ['number', 'text', 'effect', 'abilities', 'condition', 'range', 'list', 'selection'];
const CARD_KEYS = ['kind', 'id', 'name', 'copies', 'each', 'text'];

/** All files of a game, written anew with the words of a renaming. */
export function renameFiles(files: ReadonlyMap<string, string>, renaming: Renaming): Map<string, string> {
  return new Map(
    [...files].map(([name, text]) => {
      const document = parseDocument(text);
      rename(document, renaming);
      return [name, document.toString({ lineWidth: 0 })];
    }),
  );
}

/** Ids of the cards that files hold, as they are written there. */
export function cardIds(files: ReadonlyMap<string, string>): string[] {
  return [...files.values()].flatMap((text) => {
    const { contents } = parseDocument(text);
    return isSeq(contents)
      ? contents.items.flatMap((card) => (isMap(card) ? [String(card.get('id'))] : []))
      : [];
  });
}

/** The name of a value in the language of texts. */
const isValueName = (path: readonly string[]): boolean =>
  matches(path.slice(0, 4), 'values/*/of/*') && (path.length === 4 || path[4] === 'en');

const matches = (path: readonly string[], pattern: string): boolean => {
  const steps = pattern.split('/');
  return steps.length === path.length && steps.every((step, i) => step === '*' || step === path[i]);
};

function rename(document: Document, { terms, cards }: Renaming): void {
  const text = (value: string): string => renameText(value, terms);
  const slots = (value: string): string => value.replace(/\{[^}]*\}/g, text);
  const walk = (node: Node | null, path: readonly string[]): void => {
    if (isSeq(node)) {
      node.items.forEach((item, i) => walk(item as Node, [...path, String(i)]));
      return;
    }
    if (isScalar(node)) {
      if (typeof node.value === 'string') node.value = scalar(node.value, path);
      return;
    }
    if (!isMap(node)) return;
    const isCard = path.length === 1 && /^\d+$/.test(path[0]);
    const named = NAMED.some((pattern) => matches(path, pattern));
    for (const pair of node.items) {
      const key = String(isScalar(pair.key) ? pair.key.value : pair.key);
      walk(pair.value as Node | null, [...path, key]);
      if (!isScalar(pair.key)) continue;
      if (matches(path, 'deck/counts') || matches(path, 'decks/*/cards'))
        pair.key.value = cards.get(key) ?? text(key);
      else if (named || (isCard && !CARD_KEYS.includes(key))) pair.key.value = text(key);
    }
  };
  const scalar = (value: string, path: readonly string[]): string => {
    const key = path.findLast((step) => !/^\d+$/.test(step)) ?? '';
    // Of what cards look like the names of fields alone are words of the game.
    if (matches(path.slice(0, 3), 'values/*/looks')) return value;
    if (
      matches(path.slice(0, 3), 'kinds/*/face') &&
      !(path.length === 5 && FIELDS_SHOWN.has(path[3])) &&
      !(path[3] === 'colour' && terms.has(value))
    )
      return value;
    if (matches(path.slice(0, 3), 'kinds/*/face')) return text(value);
    if (matches(path, 'zones/*/metrics/*') || matches(path, 'table/shows/*')) return value;
    if (KEPT.some((kept) => path.includes(kept)) && !(key === 'of' || isValueName(path))) return slots(value);
    const counted = ['counters/*/of', 'states/*/of'].some((pattern) => matches(path.slice(0, 3), pattern));
    const ofKinds = counted && value !== 'player' && value !== 'game';
    if (matches(path, 'states/*/holds') && (value === 'player' || value === 'card')) return value;
    // Values that a list or a table is of are words of the game.
    const ofValues =
      (matches(path, 'kinds/*/fields/*/of') || matches(path, 'tables/*/of')) && !OWN_TYPES.includes(value);
    if (ofValues || matches(path.slice(0, 4), 'table/badges/*/of')) return text(value);
    if (key === 'of' && !ofKinds && !matches(path.slice(0, 3), 'values/*/of')) return value;
    if (key === 'type' && OWN_TYPES.includes(value)) return value;
    const ofCard = /^\d+$/.test(path[0] ?? '');
    if (ofCard && path[1] === 'id') return value.includes('{') ? text(value) : (cards.get(value) ?? value);
    return text(value);
  };
  walk(document.contents as Node | null, []);
}
