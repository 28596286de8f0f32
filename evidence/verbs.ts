import { isMap, isSeq, parseDocument, visit, type Node, type Pair } from 'yaml';
import { gameFiles } from '../test/files.ts';
import { readGame } from '../test/read-game.ts';
import { linesOf } from './lines.ts';

/** Verbs that nothing but a single card uses: the card, and how many lines of the game file the verbs take. */
export function verbsOfCards(id: string): Map<string, number> {
  const files = [...gameFiles(id)].filter(([name]) => !/(\.scenario|\/clauses)\.yaml$/.test(name));
  const users = new Map<string, Set<string>>();
  const lines = new Map<string, number>();
  const { verbForms } = readGame(id).vocabulary;
  for (const [name, text] of files) {
    const root = parseDocument(text).contents as Node | null;
    const card = (path: readonly unknown[]): string | undefined => {
      const item = isSeq(root) ? path.find((node) => isMap(node) && root.items.includes(node)) : undefined;
      return isMap(item) ? String(item.get('id')) : undefined;
    };
    visit(root, {
      Scalar(key, { value }, path) {
        if (key === 'key' || typeof value !== 'string') return;
        for (const word of new Set(value.match(/[\w-]+/g))) {
          const verb = verbForms.get(word)?.verb.id;
          if (verb === undefined || isOwn(path, verb)) continue;
          users.set(verb, (users.get(verb) ?? new Set()).add(card(path) ?? name));
        }
      },
    });
    const verbs = isMap(root) ? root.get('verbs') : undefined;
    if (isMap(verbs))
      for (const { key, value } of verbs.items) lines.set(String(key), 1 + linesOf(text, value as Node));
  }
  const own = new Map<string, number>();
  for (const [verb, [first, ...others]] of users)
    if (first !== undefined && others.length === 0 && !first.endsWith('.yaml'))
      own.set(first, (own.get(first) ?? 0) + lines.get(verb)!);
  return own;
}

/** Whether a path leads through the declaration of a verb, which says its own name. */
const isOwn = (path: readonly unknown[], verb: string): boolean =>
  path.some((node) => {
    const { key } = node as Partial<Pair>;
    return String(key) === verb;
  });
