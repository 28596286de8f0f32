/**
 * From a text to its tree: tokens -> lines (layout.ts) -> each line by the grammar -> blocks put together here.
 * A line with a fault gives one diagnostic and is left out; everything else is parsed.
 */
import { say, type FixedPhraseId } from '../../diagnostics/catalogue/phrase.ts';
import { grammar } from './grammar/ability-rules.ts';
import type { Pending, Rule } from './grammar/base-parser.ts';
import { explainSyntax, explainLayout } from './errors/syntax-errors.ts';
import { statementHeaders } from './grammar/header-rules.ts';
import { parseTokenLine } from './parse-line.ts';
import type { OtherwiseBranch } from './grammar/statement-rules.ts';
import type { Code, Details } from '../../diagnostics/codes.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { layout, type TokenLine } from '../lexer/line-blocks.ts';
import { report } from '../../diagnostics/report.ts';
import { placeIn, wholeText, type Place, type Snippet, type Span } from '../../text/source.ts';
import * as T from '../lexer/tokens.ts';
import type { Ability, Arm, Block, Entries, EntryKind, Mode, Statement } from '../syntax/ast.ts';

export interface Parsed<E extends EntryKind> {
  /** Without the statements that could not be read; undefined if nothing could be. */
  readonly tree: Entries[E] | undefined;
  readonly diagnostics: Diagnostic[];
}

const WHAT: Readonly<Record<EntryKind, FixedPhraseId>> = {
  effect: 'phrase/what-happens',
  objects: 'phrase/what-is-chosen-such-as-a',
  abilities: 'phrase/an-ability',
  condition: 'phrase/a-condition',
  phrase: 'phrase/a-phrase-such-as-a-card-in',
  expression: 'phrase/a-number',
  cost: 'phrase/a-cost',
};

/** The rules that read a text of one line. */
const ruleOf = {
  objects: 'objectsEntry',
  condition: 'conditionTop',
  phrase: 'phraseEntry',
  expression: 'expressionEntry',
  cost: 'cost',
} as const satisfies Partial<Record<EntryKind, string>>;

/**
 * Parses a text as what its field holds. Spans in the tree are offsets into `snippet.text`; diagnostics carry
 * places in the file. Never throws for bad text; takes time linear in its length.
 */
export function parse<E extends EntryKind>(entry: E, snippet: Snippet): Parsed<E> {
  const { text } = snippet;
  const key = `${entry}\n${text}`;
  const known = refused.get(key) ?? parseWhole(entry, { text, offsets: counted(text.length), file: '' });
  if (known.diagnostics.length > 0 && text.length < LONGEST_KEPT) {
    if (refused.size >= MOST_KEPT) refused.clear();
    refused.set(key, known);
  }
  const diagnostics = known.diagnostics.map((each) => movedTo(each, snippet));
  return { tree: known.tree as Entries[E] | undefined, diagnostics };
}

/**
 * How a field is read that holds what one verb is done with: as such, or as sentences, where these alone can be read. `all
 * cards` is what it is done with; `for each player, ...` says all that happens.
 */
export function entryOfObjects(text: string): 'objects' | 'effect' {
  const isRead = (entry: EntryKind): boolean => parse(entry, wholeText(text)).diagnostics.length === 0;
  return !isRead('objects') && isRead('effect') ? 'effect' : 'objects';
}

/** Texts with faults, read before: a text that occurs in a thousand places is explained once. */
const refused = new Map<string, Parsed<EntryKind>>();
const MOST_KEPT = 200;
const LONGEST_KEPT = 1000;

/** The numbers from 0 on, at least up to the one asked for. */
function counted(most: number): readonly number[] {
  while (numbers.length <= most) numbers.push(numbers.length);
  return numbers;
}
const numbers: number[] = [];

/** Moves the findings of a text without a file to a snippet with that text. */
export function movedTo(
  { code, severity, details, place, related, fixes, advice, spoken }: Diagnostic,
  snippet: Snippet,
): Diagnostic {
  const moved = <Placed extends { readonly place: Place }>(each: Placed): Placed => ({
    ...each,
    place: each.place.file === '' ? placeIn(snippet, each.place.span) : each.place,
  });
  return report(code, placeIn(snippet, place.span), details as never, {
    severity,
    ...(related && { related: related.map(moved) }),
    ...(fixes && {
      fixes: fixes.map((fix) => ({ ...fix, edits: fix.edits.map(moved) })),
    }),
    ...(advice && { advice }),
    ...(spoken && { spoken }),
  });
}

/** Parses a text by itself: its diagnostics carry offsets into it. */
function parseWhole<E extends EntryKind>(entry: E, snippet: Snippet): Parsed<E> {
  const { lines, faults } = layout(snippet.text);
  const session = new Session(
    snippet,
    faults.map(({ span }) => span.start),
  );
  session.diagnostics.push(...faults.map((fault) => explainLayout(fault, snippet)));
  if (lines.length === 0 && faults.length === 0) {
    const end = snippet.text.length;
    const all = { start: 0, end };
    session.report('syntax/empty', all, { what: say(WHAT[entry as EntryKind]) });
  }
  const tree = session.entry(entry, lines) as Entries[E] | undefined;
  session.diagnostics.sort((a, b) => a.place.span.start - b.place.span.start);
  return { tree, diagnostics: session.diagnostics };
}

/** One parse: the text and what was found wrong with it. */
class Session {
  readonly diagnostics: Diagnostic[] = [];
  readonly snippet: Snippet;
  /** The places of lines that were left out before they could be read. */
  private readonly leftOut: readonly number[];

  constructor(snippet: Snippet, leftOut: readonly number[]) {
    this.snippet = snippet;
    this.leftOut = leftOut;
  }

  entry(entry: EntryKind, lines: readonly TokenLine[]): Entries[EntryKind] | undefined {
    if (lines.length === 0) return undefined;
    if (entry === 'effect') return this.statements(lines);
    if (entry === 'abilities') return this.each(lines, grammar().ability);
    const tree = this.line<Entries[EntryKind]>(lines[0], grammar()[ruleOf[entry]]);
    if (lines.length > 1 && tree !== undefined)
      this.report('syntax/one-line', lines[1].span, {
        what: say(WHAT[entry]),
        several: entry === 'objects',
      });
    return tree;
  }

  report<C extends Code>(code: C, span: Span, details: Details<C>): void {
    this.diagnostics.push(report(code, placeIn(this.snippet, span), details));
  }

  statements(lines: readonly TokenLine[]): Block {
    const block: Statement[] = [];
    /** Whether the line before failed, so that its `otherwise` is no second fault. */
    let failed = false;
    let end = 0;
    for (const line of lines) {
      failed ||= this.leftOut.some((at) => at >= end && at < line.span.start);
      end = line.blockEnd;
      if (line.tokens[0]?.tokenType === T.Otherwise) {
        const part = this.line<OtherwiseBranch>(line, grammar().otherwiseLine);
        if (part && !failed && !attach(block, part, line.blockEnd)) {
          this.report('syntax/otherwise', T.spanOf(line.tokens[0]), undefined);
        }
        failed ||= part === undefined;
        continue;
      }
      const statement = this.line<Statement>(line, grammar().statement);
      failed = statement === undefined;
      if (statement) block.push(statement);
    }
    return block;
  }

  private each<X>(lines: readonly TokenLine[], rule: Rule<X>): X[] {
    return lines.flatMap((line) => this.line<X>(line, rule) ?? []);
  }

  /** The lines behind each bullet. */
  private bullets<X>(
    lines: readonly TokenLine[],
    what: FixedPhraseId,
    read: (lines: readonly TokenLine[]) => X | undefined,
  ): X[] {
    return lines.flatMap((line) => {
      if (!line.bullet) this.report('syntax/bullet', T.spanOf(line.tokens[0]), { wanted: true });
      else if (line.children.length === 0 && !line.broken)
        this.report('syntax/empty', line.span, { what: say(what) });
      else return read(line.children) ?? [];
      return [];
    });
  }

  /** One of several choices: perhaps a label, then statements. */
  private mode(lines: readonly TokenLine[]): Mode | undefined {
    const [first, ...more] = lines;
    if (!first) return undefined;
    const [text, comma] = first.tokens;
    const labelled = text.tokenType === T.Text && comma?.tokenType === T.Comma && first.tokens.length > 2;
    const body = this.statements(labelled ? [{ ...first, tokens: first.tokens.slice(2) }, ...more] : lines);
    const span = { start: first.span.start, end: lines[lines.length - 1].blockEnd };
    return { ...(labelled ? { label: text.image.slice(1, -1) } : {}), body, span };
  }

  /** Parses one line and the lines below it. */
  private line<X>(line: TokenLine, rule: Rule<X>): X | undefined {
    const before = this.diagnostics.length;
    if (line.bullet) {
      const { start } = line.span;
      this.report('syntax/bullet', { start, end: start + 1 }, { wanted: false });
      return undefined;
    }
    const result = parseTokenLine(line, rule);
    if (result.problem) {
      this.diagnostics.push(explainSyntax(result.problem, line, rule, this.snippet));
      if (
        statementHeaders.includes(line.tokens[0]?.tokenType) &&
        line.children.every((child) => !child.bullet)
      )
        this.statements(line.children);
      return undefined;
    }
    if (result.pending) result.pending.into.push(...this.below(result.pending, line));
    else if (line.children.length > 0) this.report('syntax/indent', line.children[0].span, undefined);
    return this.diagnostics.length > before && result.pending === undefined ? undefined : (result.node as X);
  }

  private below({ kind }: Pending, { children, broken, tokens }: TokenLine): readonly unknown[] {
    if (children.length === 0) {
      if (!broken) this.report('syntax/block', T.spanOf(tokens[tokens.length - 1]), undefined);
      return [];
    }
    switch (kind) {
      case 'statements':
        return this.statements(children);
      case 'abilities':
        return this.each<Ability>(children, grammar().ability);
      case 'modes':
        return this.bullets(children, 'phrase/one-of-the-choices', (lines) => this.mode(lines));
      case 'arms':
        return this.each<Arm>(children, grammar().arm);
      case 'conditions':
        return this.bullets(children, WHAT.condition, (lines) => this.entry('condition', lines));
    }
  }
}

type Open = { otherwise?: Block; span: Span };

/** Puts an `otherwise` on the `if` (or `may`) that the last line of the block ends with; false if there is none. */
function attach(block: Statement[], part: OtherwiseBranch, end: number): boolean {
  const last = block.at(-1);
  if (!last) return false;
  const mayBefore = last.kind === 'order' && last.may;
  if (mayBefore) {
    const start = part.body[0]?.span.start ?? end;
    block.push({ kind: 'if-done', negated: true, then: part.body, span: { start, end } });
    return true;
  }
  let open: Statement | undefined = last;
  while (open && (open.kind === 'if' || open.kind === 'if-done')) {
    const slot = open as unknown as Open;
    // `if you do and ...` fails in both of its conditions.
    const [both] = open.then;
    if (open.kind === 'if-done' && both?.kind === 'if' && both.span.start === open.span.start)
      attach(open.then as Statement[], part, end);
    slot.span = { start: open.span.start, end };
    if (!open.otherwise) {
      slot.otherwise = part.body;
      return true;
    }
    // `otherwise if ...` is alone in the `otherwise` of the one before
    open = open.otherwise.length === 1 ? open.otherwise[0] : undefined;
  }
  return false;
}
