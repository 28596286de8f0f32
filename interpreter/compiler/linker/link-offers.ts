import type { Code } from '../../../dsl/diagnostics/codes.ts';
import type { Diagnostic } from '../../../dsl/diagnostics/diagnostic.ts';
import { say, written } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { parse, type Parsed } from '../../../dsl/language/parser/parse.ts';
import type { Block, Statement } from '../../../dsl/language/syntax/ast.ts';
import { shiftedSyntax } from '../../../dsl/language/syntax/syntax-visit.ts';
import { report } from '../../../dsl/diagnostics/report.ts';
import { resolveAction, type Resolved } from '../../../dsl/checker/check.ts';
import type { Snippet } from '../../../dsl/text/source.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import type { Parameter } from '../../../dsl/language/symbols/symbols.ts';
import { valueOf, type Node } from '../../../schemas/index.ts';
import { treesOfTexts } from '../../game/localized-pieces.ts';
import { namedProgram } from '../../game/linked-game.ts';
import type { ActionOption, Offer, ProgramRole, RootRole } from '../../game/linked-game.ts';
import { namesOf } from '../declare/declared-names.ts';
import { conditionText, noteJudged, parseText } from '../texts/checked-texts.ts';
import { TextReader } from '../texts/text-reader.ts';
import { rememberedAt } from '../loader/incremental-cache.ts';
import { entries, placeOf, textAt, textOf, type Sources } from '../loader/link-context.ts';

/** What a step or window offers: its actions, and whether abilities can be used as well. */
export function linkOffer(
  s: Sources,
  vocabulary: Vocabulary,
  node: Node,
  of: RootRole,
  parameters: readonly Parameter[],
): Offer {
  const actions = entries(valueOf(node, 'actions')).flatMap(
    ({ key, value }) =>
      rememberedAt(s, 'action', value, () =>
        linkAction(s, vocabulary, value, { kind: 'action', of, action: key.text }, parameters),
      ) ?? [],
  );
  return { actions, abilities: textAt(node, 'abilities') === 'true' };
}

/** An action: what must hold, what is chosen, its price, and what it does. */
function linkAction(
  s: Sources,
  vocabulary: Vocabulary,
  node: Node,
  role: ProgramRole & { kind: 'action' },
  parameters: readonly Parameter[],
): ActionOption | undefined {
  const id = role.action;
  const body = valueOf(node, 'do');
  if (!body) return undefined;
  const condition = valueOf(node, 'if');
  const said = condition && conditionText(s, vocabulary, condition, { acting: true }, parameters);
  const choose = valueOf(node, 'choose');
  const cost = valueOf(node, 'cost');
  const parts = [
    ...(choose ? [{ before: 'choose ', text: parseText(s, 'phrase', choose)?.snippet }] : []),
    ...(cost ? [{ entry: 'cost' as const, before: '', text: parseText(s, 'cost', cost)?.snippet }] : []),
    { before: '', text: parseText(s, 'effect', body)?.snippet },
  ];
  const heads = statementsIn(parts.slice(0, -1)).tree;
  if (heads)
    noteJudged(
      s,
      body,
      new TextReader('effect', (tree, snippet) =>
        resolveAction(
          { vocabulary, snippet, acting: true },
          parameters,
          [...heads, ...tree],
          parts.length - 1,
        ),
      ),
    );
  const meaningOfChoice = (text: Snippet): Resolved<unknown> => {
    const snippet = join([{ before: 'choose ', text }])!;
    const { tree = [], diagnostics } = parse('effect', snippet);
    return diagnostics.length > 0
      ? { value: undefined, diagnostics }
      : resolveAction({ vocabulary, snippet, acting: true }, parameters, tree, tree.length);
  };
  noteJudged(s, choose, new TextReader('phrase', (_, text) => meaningOfChoice(text)));
  const joined = join(parts);
  if (!joined) return undefined;
  const { tree = [], diagnostics: slips } = statementsIn(parts);
  // An unreadable phrase behind `choose`; what follows from its absence is not reported as well.
  if (parts.every(({ text }) => text) && slips.length > 0) {
    s.diagnostics.push(...slips);
    return undefined;
  }
  if (cost) treesOfTexts.set(joined, tree);
  const context = { vocabulary, snippet: joined, acting: true };
  const { value, diagnostics } = resolveAction(context, parameters, tree, parts.length - 1);
  s.diagnostics.push(...(choose ? ofTheName(s, choose, diagnostics) : diagnostics));
  const allowed = said ? [{ test: said.value, words: said.snippet.text.trim() }] : [];
  const empty = { acts: [], slots: [], parameters: [], abilities: [] };
  return {
    id,
    names: namesOf(node, id),
    allowed: [...allowed, ...(value?.possible ?? [])],
    heads: value?.heads ?? 0,
    program: namedProgram(role, value?.program ?? empty, joined),
  };
}

/** What a price or an effect in another file misses: most likely the name that a variant's choice does not give any more. */
const MISSED: readonly Code[] = ['name/no-place', 'name/several', 'name/unbound', 'name/unknown-noun'];

/**
 * The findings about an action; all that follows from a choice under another name is reported once, at the
 * choice.
 */
function ofTheName(s: Sources, choose: Node, found: readonly Diagnostic[]): readonly Diagnostic[] {
  const wordOf = ({ code, details, place }: Diagnostic): string | undefined => {
    if (!MISSED.includes(code) || place.file === s.fileOf(choose)) return undefined;
    const { noun, phrase, word } = details as { noun?: string; phrase?: string; word?: string };
    return (noun ?? word ?? phrase)?.replace(/^the /, '');
  };
  const missed = found.find((each) => wordOf(each) !== undefined);
  const { name } = parseText(s, 'phrase', choose)?.tree ?? {};
  const old = missed && wordOf(missed);
  if (!missed || old === undefined || name?.text === old) return found;
  const phrase = textOf(choose)!
    .trim()
    .replace(/ as [a-z][a-z0-9-]*$/, '');
  const advice = say('phrase/the-texts-of-the-game-speak', {
    what: written(`the ${old}`),
    instead: written(`${phrase} as ${old}`),
  });
  const known = name ? [`the ${name.text}`] : [];
  const related = [{ place: missed.place, message: say('phrase/it-is-spoken-of-here') }];
  const one = report(
    'name/unbound',
    placeOf(s, choose),
    { phrase: `the ${old}`, known },
    { advice, related },
  );
  return [one, ...found.filter((each) => wordOf(each) !== old)];
}

/** A part of an action: its choice, its price or what it does. */
interface Part {
  readonly entry?: 'cost';
  readonly before: string;
  readonly text: Snippet | undefined;
}

/** The statements of parts, with their places in the text of all of them; none where there is a fault. */
function statementsIn(parts: readonly Part[]): Pick<Parsed<'effect'>, 'tree' | 'diagnostics'> {
  const tree: Statement[] = [];
  const diagnostics: Diagnostic[] = [];
  let start = 0;
  for (const part of parts) {
    const snippet = join([part]);
    if (!snippet) return { tree: undefined, diagnostics };
    const read = part.entry === 'cost' ? priceIn(snippet) : parse('effect', snippet);
    tree.push(...shiftedSyntax(read.tree ?? [], start));
    diagnostics.push(...read.diagnostics);
    start += snippet.text.length;
  }
  return { tree, diagnostics };
}

/** A price as one statement. */
function priceIn(snippet: Snippet): { tree: Block; diagnostics: readonly Diagnostic[] } {
  const { tree = [], diagnostics } = parse('cost', snippet);
  const span = { start: 0, end: snippet.text.length };
  return { tree: tree.length > 1 ? [{ kind: 'together', parts: tree, span }] : tree, diagnostics };
}

/** One text of several, each on lines of its own; every character keeps its place in the file. */
function join(parts: readonly Part[]): Snippet | undefined {
  let text = '';
  const offsets: number[] = [];
  const files: { from: number; file: string }[] = [];
  for (const part of parts) {
    if (!part.text) return undefined;
    const at = part.text.offsets;
    const before = text.length + part.before.length;
    files.push({ from: text.length, file: part.text.file });
    for (const { from, file } of part.text.files ?? []) files.push({ from: before + from, file });
    text += `${part.before}${part.text.text.trimEnd()}\n`;
    for (let i = 0; i < part.before.length; i++) offsets.push(at[0] ?? 0);
    for (let i = 0; i <= part.text.text.trimEnd().length; i++) offsets.push(at[i] ?? at[at.length - 1] ?? 0);
  }
  offsets.push(offsets.at(-1) ?? 0);
  // A variant may put one of them in place of another.
  const { file } = parts.at(-1)!.text!;
  return files.every((each) => each.file === file) ? { file, text, offsets } : { file, text, offsets, files };
}
