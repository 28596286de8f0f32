import { functionMeaning } from '../../dsl/ir/called-functions.ts';
import type { FunctionSymbol } from '../../dsl/language/symbols/symbols.ts';

/** What says where something was written, or how, and not what it is. */
const WRITTEN = new Set(['span', 'place', 'snippet', 'written', 'words', 'hash', 'diagnostics']);
type Terms = ReadonlyMap<string, readonly { readonly symbol: { readonly names?: unknown } }[]>;

/** Of a game: its files as they are. */
const FILES = new Set(['data', 'parts']);

// A phrase that was parsed, whose meaning stands where it is used.
const isTree = (of: unknown): boolean =>
  typeof of === 'object' && of !== null && 'tree' in of && 'snippet' in of;

/**
 * All that a game runs on, as one text: its meanings and declarations, in the order in which they stand, without places,
 * trees and the words they were written in. Two games with the same text play alike and are called alike.
 */
export function whatRuns(game: object): string {
  const seen = new Map<object, number>();
  const out: string[] = [];
  const say = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) {
      out.push(typeof value === 'string' ? JSON.stringify(value) : String(value));
      return;
    }
    const known = seen.get(value);
    if (known !== undefined) {
      out.push(`#${known}`);
      return;
    }
    seen.set(value, seen.size);
    if (ArrayBuffer.isView(value)) {
      out.push(`<${(value as Int32Array).join()}>`);
    } else if (Array.isArray(value) || value instanceof Set) {
      out.push('[');
      for (const each of value) {
        say(each);
        out.push(',');
      }
      out.push(']');
    } else {
      const isMap = value instanceof Map;
      const isVerb = 'sort' in value && value.sort === 'verb';
      const isWords = 'verbForms' in value;
      out.push('{');
      for (const [key, each] of (isMap ? [...value] : Object.entries(value)) as [string, unknown][]) {
        if (each === undefined || isTree(each)) continue;
        if (!isMap && WRITTEN.has(key)) continue;
        if (value === game && FILES.has(key)) continue;
        // Verbs are programs of the game; what words mean stands where they are used.
        if (isVerb && (key === 'body' || key === 'first')) continue;
        if (isWords && key === 'verbForms') continue;
        if (isWords && key === 'terms') {
          const symbols = new Set(
            [...(each as Terms).values()].flatMap((all) => all.map(({ symbol }) => symbol)),
          );
          for (const symbol of symbols) say(symbol.names);
          continue;
        }
        out.push(String(key), ':');
        say(each);
        out.push(';');
      }
      // What a function means is kept beside its symbol.
      if ('sort' in value && value.sort === 'function') say(functionMeaning(value as FunctionSymbol) ?? null);
      out.push('}');
    }
  };
  say(game);
  return out.join('');
}
