import type { Diagnostic } from '../../dsl/diagnostic.ts';
import { asIs } from '../../dsl/messages/phrase.ts';
import { report } from '../../dsl/report.ts';
import type { Node, ScalarNode } from '../../schemas/index.ts';
import type { DataFile } from './files.ts';

/** The languages of names besides English, which every name has. */
const others = ['fr', 'de'] as const;
type Other = (typeof others)[number];

/** The keys under which names and phrases stand. */
const NAMING: readonly string[] = ['name', 'pile', 'phrase'];

/** A name or phrase of a file, and the languages that it lacks. */
interface Named {
  readonly node: ScalarNode;
  readonly lacks: readonly Other[];
}

/** What a file calls its cards, words and verbs, with what is missing. */
function namesIn(node: Node): Named[] {
  if (node.kind === 'scalar') return [];
  if (node.kind === 'list') return node.items.flatMap(namesIn);
  return node.entries.flatMap(({ key, value }) => {
    if (!NAMING.includes(key.text)) return namesIn(value);
    const first = firstText(value);
    if (!first) return [];
    const said = value.kind === 'map' ? value.entries.map((each) => each.key.text) : [];
    return [{ node: first, lacks: others.filter((language) => !said.includes(language)) }];
  });
}

const firstText = (node: Node): ScalarNode | undefined => {
  if (node.kind === 'scalar') return node;
  const inside = node.kind === 'list' ? node.items[0] : node.entries[0]?.value;
  return inside && firstText(inside);
};

/** The languages that most names of a game have: whoever adds to it is expected to give them too. */
function spokenIn(files: readonly DataFile[]): readonly Other[] {
  const all = files.flatMap(({ root }) => (root ? namesIn(root) : []));
  return others.filter(
    (language) => all.filter(({ lacks }) => !lacks.includes(language)).length * 2 > all.length,
  );
}

/**
 * Names that are not there in every language of their game, where English is shown instead: one hint a file, with its
 * first. `strict` makes every one of them an error, and asks for all languages.
 * @param files those that are looked at, of a game; `own` its own ones, from which its languages are known.
 */
export function untranslated(
  files: readonly DataFile[],
  own: readonly DataFile[],
  strict: boolean,
): Diagnostic[] {
  const wanted: readonly Other[] = strict ? others : spokenIn(own);
  return files.flatMap(({ name, root }) => {
    const found = (root ? namesIn(root) : []).flatMap(({ node, lacks }) => {
      const missing = lacks.filter((language) => wanted.includes(language));
      return missing.length > 0 ? [{ node, missing }] : [];
    });
    const told = strict ? found : found.slice(0, 1);
    return told.map(({ node, missing }) =>
      report(
        'game/untranslated',
        { file: name, span: node.span },
        {
          name: node.text,
          missing: missing.map((language) => asIs(language)),
          more: strict ? 0 : found.length - 1,
        },
        { severity: strict ? 'error' : 'hint' },
      ),
    );
  });
}
