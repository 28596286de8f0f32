import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse as parseYaml } from 'yaml';
import type { EntryKind } from '../../dsl/language/syntax/ast.ts';

export interface Sample {
  readonly of: string;
  readonly game: string;
  readonly entry: EntryKind;
  readonly text: string;
}

const folder = fileURLToPath(new URL('samples/', import.meta.url));

/** The language's samples: real texts of the four games and of custom cards. */
export function samples(): Sample[] {
  return readdirSync(folder)
    .map((file) => file.replace(/\.yaml$/, ''))
    .toSorted()
    .flatMap((name) => {
      const { game, texts } = parseYaml(readFileSync(`${folder}${name}.yaml`, 'utf8')) as {
        game: string;
        texts: Record<string, string>[];
      };
      return texts.map((entryOf) => {
        const entry = Object.keys(entryOf).find((key) => key !== 'of') as EntryKind;
        return { of: entryOf.of, game, entry, text: entryOf[entry].replace(/\n$/, '') };
      });
    });
}

/** A tree without its places. */
export function bare(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(bare);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) =>
      key === 'span' || value === undefined ? [] : [[key, bare(value)]],
    ),
  );
}
