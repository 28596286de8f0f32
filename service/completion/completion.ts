import { withoutJoint } from '../../interpreter/compiler/loader/lines/joined-parts.ts';
import { entryOf } from '../../interpreter/compiler/loader/language-texts.ts';
import { basesIn, type FileKind } from '../../interpreter/compiler/loader/library.ts';
import { meaningIn } from '../../dsl/language/reference/word-meanings.ts';
import { spoken } from '../../dsl/diagnostics/localize.ts';
import type { EntryKind } from '../../dsl/language/syntax/ast.ts';
import type { Language } from '../../dsl/text/locale.ts';
import { completeText, type NextWords } from './complete-text.ts';
import { completeRows } from './complete-rows.ts';
import type { Node } from '../../schemas/index.ts';
import { cursorAt, type Cursor } from '../../schemas/yaml/cursor.ts';
import { completeYaml } from './complete-yaml.ts';
import { parametersAt } from '../text-at-offset.ts';
import type { Workspace } from '../workspace.ts';

export interface Suggestion extends Omit<NextWords, 'detail'> {
  /** What it is, in a few words. */
  readonly detail?: string;
}

export interface Completion {
  readonly suggestions: readonly Suggestion[];
  /** Where the word begins that is being typed: a suggestion takes its place. An offset of the file. */
  readonly from: number;
  /** The text of the language that is written there, up to the word that is being typed; none in other data. */
  readonly text?: { readonly kind: string | undefined; readonly entry: EntryKind; readonly before: string };
}

/**
 * What may follow at an offset of a file, explained in a language, which is loaded; `text` is the file's text
 * if the workspace does not know it yet.
 */
export function completionAt(
  workspace: Workspace,
  name: string,
  offset: number,
  language: Language = 'en',
): Completion {
  const text = workspace.text(name) ?? '';
  const cursor = cursorAt(text, offset);
  if (!cursor) return { suggestions: [], from: offset };
  const kind = kindOf(workspace, name, text);
  const vocabulary = workspace.vocabularyOf(name);
  const entry = entryOf(kind, cursor.path, cursor.beside.get('kind'), vocabulary);
  const offered = (found: readonly NextWords[], typed: string): readonly Suggestion[] =>
    starting(found, typed).map(({ detail, ...each }) => ({
      ...each,
      ...(detail ? { detail: meaningIn(spoken(detail, language), language) } : {}),
    }));
  if (entry && cursor.typing !== 'key' && vocabulary) {
    const typed = /[a-z][\w#-]*$/.exec(cursor.text)?.[0] ?? '';
    const before = cursor.text.slice(0, cursor.text.length - typed.length);
    // What is added to a condition begins with the word that joins it.
    const own = entry === 'condition' ? withoutJoint(before) : before;
    const found = completeText(vocabulary, entry, own, parametersAt(vocabulary, kind, cursor.path));
    return {
      suggestions: offered(found, typed),
      from: offset - typed.length,
      text: { kind: cursor.beside.get('kind'), entry, before },
    };
  }
  const typed = cursor.text.trimStart();
  return {
    suggestions: offered(
      [
        ...completeRows(kind, cursor, gameDataOf(workspace, name)),
        ...bases(workspace, kind, cursor),
        ...completeYaml(kind, cursor, vocabulary),
      ],
      typed,
    ),
    from: offset - typed.length,
  };
}

/** What a variant or a pack can extend, where it says so. */
function bases(workspace: Workspace, kind: FileKind, { path, typing, beside }: Cursor): NextWords[] {
  const isBase = (kind === 'variant' || kind === 'pack') && path.length === 1 && path[0] === 'extends';
  if (!isBase || typing === 'key') return [];
  const others = basesIn(workspace.library).filter((id) => id !== beside.get(kind));
  return others.map((label, rank): NextWords => ({ label, kind: 'value', rank }));
}

/** The data of the game that a file belongs to, without what is put on top. */
function gameDataOf(workspace: Workspace, name: string): Node | undefined {
  const home = workspace.homeOf(name);
  return home && workspace.file(home.game)?.root;
}

/** What the file holds; of one that cannot be read, what its first lines say. */
function kindOf(workspace: Workspace, name: string, text: string): FileKind {
  const file = workspace.file(name);
  if (!file) return 'unknown';
  if (file.root && file.kind !== 'unknown') return file.kind;
  if (/^variant[ \t]*:/m.test(text) || /^extends[ \t]*:/m.test(text)) return 'variant';
  if (/^scenarios?[ \t]*:/m.test(text)) return 'scenario';
  if (/^game[ \t]*:/m.test(text)) return 'game';
  return file.root ? (/^[ \t]*-/m.test(text) || workspace.homeOf(name) ? 'cards' : 'unknown') : file.kind;
}

/** Those that begin with what is typed, or that it leads to; all of them where none does, so that a slip does not empty the list. */
function starting(found: readonly NextWords[], typed: string): readonly NextWords[] {
  const leads = (words: readonly string[] = []): boolean =>
    typed !== '' && words.some((each) => each.startsWith(typed));
  const those = found.flatMap((each) =>
    each.label.startsWith(typed) ? [each] : leads(each.also) ? [{ ...each, typed }] : [],
  );
  return those.length > 0 ? those : found;
}
