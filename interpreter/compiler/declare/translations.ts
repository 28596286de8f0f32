import type { Diagnostic } from '../../../dsl/diagnostics/diagnostic.ts';
import { asIs } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { report } from '../../../dsl/diagnostics/report.ts';
import { valueOf, type Node, type ScalarNode } from '../../../schemas/index.ts';
import type { DataFile } from '../loader/library.ts';

/** The languages of names besides English, which every name has. */
const others = ['fr', 'de'] as const;
type Other = (typeof others)[number];

/** The keys of names and phrases. */
const NAMING: readonly string[] = ['name', 'pile', 'phrase', 'printed as', 'note'];

/** The keys of texts of lines. */
const TEXTS: readonly string[] = ['do', 'first', 'rules', 'setup', 'when it runs out'];

/** What texts may refer to, so that it needs a name; without one its id is shown in every language. */
const SPOKEN: readonly string[] = [
  'kinds',
  'values',
  'zones',
  'counters',
  'states',
  'roles',
  'automatic seats',
  'nouns',
  'rankings',
  'rolls',
  'contests',
  'windows',
  'functions',
  'tables',
  'verbs',
];

/** A name or phrase of a file, or an id that has none, and the languages that it lacks. */
interface Named {
  readonly node: ScalarNode;
  readonly lacks: readonly Other[];
}

/** What a file calls its cards, words and verbs, with what is missing. */
function namesIn(node: Node): Named[] {
  if (node.kind === 'scalar') return [];
  if (node.kind === 'list') return node.items.flatMap(namesIn);
  return node.entries.flatMap(({ key, value }) => {
    // Lines of a text may be called anything.
    if (TEXTS.includes(key.text)) return [];
    if (!NAMING.includes(key.text)) return namesIn(value);
    const first = firstText(value);
    if (!first) return [];
    // Where a language prints nothing else, it prints the name.
    const name = key.text === 'printed as' ? valueOf(node, 'name') : undefined;
    const lacks = lacking(value).filter((language) => !name || lacking(name).includes(language));
    return [{ node: first, lacks }];
  });
}

/** All names of a file, and what it declares without one; a variant declares it under its path. */
function allIn(root: Node): Named[] {
  const added = valueOf(root, 'add');
  return [...namesIn(root), ...nameless([], root), ...(added ? nameless([], added) : [])];
}

/** What is declared below a path and has no name of its own: `functions/worth`, `kinds/fruit/fields/colour`. */
function nameless(path: readonly string[], node: Node): Named[] {
  if (node.kind === 'list' && isSet(path))
    return node.items.flatMap((each) => (each.kind === 'scalar' ? [{ node: each, lacks: others }] : []));
  if (node.kind !== 'map') return [];
  return node.entries.flatMap(({ key, value }) => {
    const at = [...path, ...key.text.split('/')];
    if (!SPOKEN.includes(at[0]) || at.length > 4) return [];
    const below = nameless(at, value);
    if (isSet(at.slice(0, -1))) return [{ node: key, lacks: lacking(value) }, ...below];
    const declared = at.length === 2 || (at.length === 4 && at[0] === 'kinds' && at[2] === 'fields');
    const named = value.kind === 'map' && value.entries.some((each) => NAMING.includes(each.key.text));
    return declared && !named ? [{ node: key, lacks: others }, ...below] : below;
  });
}

/** The values of a set, each with its names. */
const isSet = (path: readonly string[]): boolean =>
  path.length === 3 && path[0] === 'values' && path[2] === 'of';

const lacking = (names: Node): readonly Other[] => {
  const said = names.kind === 'map' ? names.entries.map((each) => each.key.text) : [];
  return others.filter((language) => !said.includes(language));
};

const firstText = (node: Node): ScalarNode | undefined => {
  if (node.kind === 'scalar') return node;
  const inside = node.kind === 'list' ? node.items[0] : node.entries[0]?.value;
  return inside && firstText(inside);
};

/** The languages that most names of a game have: additions are expected to have them too. */
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
    const all = root ? allIn(root).toSorted((a, b) => a.node.span.start - b.node.span.start) : [];
    const found = all.flatMap(({ node, lacks }) => {
      const missing = lacks.filter((language) => wanted.includes(language));
      return missing.length > 0 ? [{ node, missing }] : [];
    });
    const told = strict ? found : found.slice(0, 1);
    return told.map(({ node, missing }) =>
      report(
        'game/untranslated',
        { file: name, span: node.span },
        {
          name: node.text.split('/').at(-1)!,
          missing: missing.map((language) => asIs(language)),
          more: strict ? 0 : found.length - 1,
        },
        { severity: strict ? 'error' : 'hint' },
      ),
    );
  });
}
