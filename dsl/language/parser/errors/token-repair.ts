/**
 * Small changes that may make a refused line right: a comma, an article, a misspelt word. Each is tried on the parser
 * itself, so that the advice given is known to work.
 */
import { say, written, type Phrase } from '../../../diagnostics/catalogue/phrase.ts';
import type { IToken } from 'chevrotain';
import type { Code } from '../../../diagnostics/codes.ts';
import type { Diagnostic, Fix } from '../../../diagnostics/diagnostic.ts';
import type { TokenLine } from '../../lexer/line-blocks.ts';
import { nearestAmong } from '../../../text/edit-distance.ts';
import { report } from '../../../diagnostics/report.ts';
import { placeIn, type Snippet, type Span } from '../../../text/source.ts';
import { ownVerb } from '../../symbols/builtin-verb-forms.ts';
import * as T from '../../lexer/tokens.ts';
import type { Rule } from '../grammar/base-parser.ts';
import { headers } from '../grammar/header-rules.ts';
import { parseTokenLine } from '../parse-line.ts';

export interface Attempt {
  readonly edit: { readonly span: Span; readonly text: string };
  readonly make: (place: (span: Span) => Diagnostic['place']) => Diagnostic;
  readonly title: Phrase;
}

/** Words that a misspelt one may have been meant as; the shortest are left out, they are too like other words. */
const likely = nearestAmong([
  ...T.reservedWords.filter(
    (word) => word.length >= 4 || word === 'the' || word === 'you' || word === 'and' || word === 'for',
  ),
  // of `at least` and `at most`
  'least',
  'most',
]);

/** Tries small changes near the fault and reports the first that makes the whole line right. */
export function repair(
  tries: Iterable<Attempt>,
  line: TokenLine,
  rule: Rule<unknown>,
  snippet: Snippet,
): Diagnostic | undefined {
  if (line.tokens.length > 80) return undefined;
  const bare: TokenLine = { ...line, children: [] };
  for (const attempt of tries) {
    const changed = relex(bare, attempt.edit, snippet.text);
    if (!changed || parseTokenLine(changed, rule).problem) continue;
    const place = (span: Span): Diagnostic['place'] => placeIn(snippet, span);
    const fix: Fix = {
      title: attempt.title,
      edits: [{ place: place(attempt.edit.span), text: attempt.edit.text }],
    };
    return Object.assign(attempt.make(place), { fixes: [fix] });
  }
  return undefined;
}

function relex(line: TokenLine, edit: { span: Span; text: string }, text: string): TokenLine | undefined {
  const from = line.tokens[0].startOffset;
  const to = T.tokenEnd(line.tokens[line.tokens.length - 1]);
  const changed = text.slice(from, edit.span.start) + edit.text + text.slice(edit.span.end, to);
  const { tokens, faults } = T.tokenize(changed);
  return faults.length > 0 || tokens.length === 0 ? undefined : { ...line, tokens };
}

const make =
  <C extends Code>(code: C, span: Span, details: Parameters<typeof report<C>>[2]): Attempt['make'] =>
  (place) =>
    report(code, place(span), details);

/** The token at an index and some before it, the last first. */
function before(index: number, most: number, { tokens }: TokenLine): readonly IToken[] {
  const at = Math.min(index, tokens.length - 1);
  return tokens.slice(Math.max(0, at - most), at + 1).toReversed();
}

export function* misspellings(index: number, line: TokenLine): Generator<Attempt> {
  const { tokens } = line;
  // The word after the fault as well: `at leest` stops at `at`.
  for (const token of [...tokens.slice(0, 1), ...before(index + 1, 7, line)]) {
    if (!T.isWord(token)) continue;
    for (const right of likely(token.image, 2)) {
      const span = T.spanOf(token);
      yield {
        edit: { span, text: right },
        title: say('phrase/change-to', { what: written(right) }),
        make: make('syntax/misspelt', span, { word: token.image, right }),
      };
    }
  }
}

export function* commas(index: number, line: TokenLine): Generator<Attempt> {
  for (const token of before(index, 1, line)) {
    if (token.tokenType === T.Comma)
      yield {
        edit: { span: T.spanOf(token), text: '' },
        title: say('phrase/take-the-comma-away'),
        make: make('syntax/extra-comma', T.spanOf(token), undefined),
      };
  }
}

export function* articles(index: number, line: TokenLine): Generator<Attempt> {
  const { tokens } = line;
  for (const token of before(index, 2, line)) {
    const at = token.startOffset;
    if (!T.isWord(token) && token.tokenType !== T.New) continue;
    const run = runFrom(tokens, token);
    const single = /^[aeiou]/.test(token.image) ? 'an' : 'a';
    const place = tokens[tokens.indexOf(token) - 1]?.tokenType;
    // `+1 to rolls`: whose they are is what is missing.
    const owned = tokens[tokens.indexOf(token) + run.split(' ').length]?.tokenType === T.Possessive;
    const changes = !owned && (tokens[0].tokenType === T.Plus || tokens[0].tokenType === T.Minus);
    const behind = place === T.To || place === T.From;
    // `when you gain coins`: however many it is.
    const amounts = isAmountOfEvent(tokens, tokens.indexOf(token));
    // `rival draws a card`: the last word of what begins a clause is its verb.
    const next = tokens[tokens.indexOf(token) + run.split(' ').length]?.tokenType;
    const acts =
      (place === undefined || place === T.Comma) && run.includes(' ') && !SAYING.includes(next as never);
    const first = amounts
      ? 'any'
      : behind
        ? changes
          ? 'your'
          : 'the'
        : acts
          ? 'the'
          : run.endsWith('s')
            ? 'all'
            : single;
    for (const article of [first, 'the']) {
      yield {
        edit: { span: { start: at, end: at }, text: `${article} ` },
        title: say('phrase/add', { what: written(article) }),
        make: make('syntax/missing-article', T.spanOf(token), {
          word: token.image,
          right: `${article} ${run}`,
        }),
      };
    }
  }
}

/** Words that qualify what precedes them, so that no word there is a verb. */
const SAYING: readonly unknown[] = [
  T.Becomes,
  T.Cannot,
  T.Can,
  T.CanSee,
  T.Must,
  T.May,
  T.Is,
  T.Was,
  T.Has,
  T.Had,
  T.CountsAs,
  T.Costs,
  T.Would,
  T.DoesNot,
  T.Also,
];

export function* attempts(index: number, line: TokenLine, snippet: Snippet): Generator<Attempt> {
  const { tokens } = line;
  const near = (most: number): readonly IToken[] => before(index, most, line);

  for (const token of [...tokens.slice(0, 1), ...near(2)]) {
    // `C4` is a cell.
    if (token.tokenType !== T.Name || /^[A-Z]\d+$/.test(token.image)) continue;
    const span = T.spanOf(token);
    const small = token.image.toLowerCase();
    yield {
      edit: { span, text: small },
      title: say('phrase/change-to', { what: written(small) }),
      make: make('syntax/capital', span, { word: token.image }),
    };
  }
  if (tokens.some(({ tokenType }) => headers.includes(tokenType))) {
    for (const token of near(6)) {
      const at = tokens.indexOf(token);
      if (at === 0) continue;
      const before = tokens[at - 1];
      const end = T.tokenEnd(before);
      yield {
        edit: { span: { start: end, end }, text: ',' },
        title: say('phrase/add-the-comma'),
        make: make('syntax/missing-comma', { start: end, end: end + 1 }, { before: before.image }),
      };
    }
  }
  yield* articles(index, line);
  for (const token of near(4)) {
    const at = token.startOffset;
    const right = `${snippet.text.slice(tokens[0].startOffset, at)}to ${snippet.text.slice(at, T.tokenEnd(tokens[tokens.length - 1]))}`;
    const before = tokens[tokens.indexOf(token) - 1]?.image ?? '';
    // What is bought begins with a verb, and behind these words none does.
    if (T.isWord(token) && !UNFINISHED.test(before) && !token.image.endsWith('ed'))
      yield {
        edit: { span: { start: at, end: at }, text: 'to ' },
        title: say('phrase/add', { what: written('to') }),
        make: make('syntax/missing-to', T.spanOf(token), { right }),
      };
  }
  yield* commas(index, line);
}

/** Words behind which a phrase goes on. */
const UNFINISHED =
  /^(?:an?|the|this|that|those|your|their|its|each|every|all|any|no|another|other|first|last|next|of|in|on|with|for|by|from|as)$/;

/** Whether the text at a place is how much is gained, lost or paid in an event. */
function isAmountOfEvent(tokens: readonly IToken[], at: number): boolean {
  const verb = ownVerb(tokens[at - 1]?.image ?? '')?.verb;
  const ahead = tokens.slice(0, at).map(({ tokenType }) => tokenType);
  const events = [T.When, T.Before, T.Would];
  return (
    (verb === 'gain' || verb === 'lose' || verb === 'pay') &&
    events.some((each) => ahead.includes(each)) &&
    !ahead.includes(T.Comma)
  );
}

function runFrom(tokens: readonly IToken[], token: IToken): string {
  const from = tokens.indexOf(token);
  let to = from + 1;
  while (tokens[to] && T.isWord(tokens[to])) to++;
  return tokens
    .slice(from, to)
    .map(({ image }) => image)
    .join(' ');
}
