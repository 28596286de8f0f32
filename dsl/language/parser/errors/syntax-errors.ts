/** What is wrong with a line, in a writer's words. */
import { say, written } from '../../../diagnostics/catalogue/phrase.ts';
import type { IToken } from 'chevrotain';
import type { Code } from '../../../diagnostics/codes.ts';
import type { Diagnostic, Fix } from '../../../diagnostics/diagnostic.ts';
import { type LayoutFault, type TokenLine, MOST_DEPTH, MOST_TOKENS } from '../../lexer/line-blocks.ts';
import { END_OF_LINE, expectedPhrase } from './expected-tokens.ts';
import { howOften } from './frequency-phrases.ts';
import { writeInstead } from '../../../diagnostics/replacement-fixes.ts';
import { report } from '../../../diagnostics/report.ts';
import { placeIn, type Snippet, type Span } from '../../../text/source.ts';
import * as T from '../../lexer/tokens.ts';
import { grammar } from '../grammar/ability-rules.ts';
import type { Rule } from '../grammar/base-parser.ts';
import type { Problem } from '../parse-line.ts';
import { articles, attempts, commas, misspellings, repair, type Attempt } from './token-repair.ts';
import { rewritten } from './line-rewrite.ts';

/** Signs that do not belong to the language and that people write all the same. */
const signs: Readonly<Record<string, string>> = {
  '.': 'stop',
  ';': 'semicolon',
  '!': 'exclamation',
  '?': 'question',
  '>': 'comparison',
  '<': 'comparison',
  '=': 'comparison',
  '*': 'star',
  '/': 'oblique',
  '&': 'ampersand',
  "'": 'apostrophe',
  '’': 'curly-apostrophe',
  '“': 'curly-quote',
  '”': 'curly-quote',
  '–': 'en-dash',
  '—': 'em-dash',
};

/** The diagnostic of a line that could not be cut into tokens or blocks. */
export function explainLayout(fault: LayoutFault, snippet: Snippet): Diagnostic {
  const place = placeIn(snippet, fault.span);
  switch (fault.kind) {
    case 'character': {
      const { start, end } = fault.span;
      const ahead = snippet.text.slice(0, start);
      const rest = snippet.text.slice(start);
      const at = (from: number, to: number): Diagnostic['place'] =>
        placeIn(snippet, { start: from, end: to });
      const text = snippet.text.slice(start, end);
      const number = /^\d[\w.-]*/.exec(rest.slice(0, 40))?.[0];
      if (number) return report('syntax/number', at(start, start + number.length), { text: number });
      if (/^[\p{L}_]/u.test(text)) {
        const before = /[\p{L}\w-]*$/u.exec(ahead.slice(-40))?.[0] ?? '';
        const after = /^[\p{L}\w-]{1,40}/u.exec(rest)?.[0] ?? '';
        const word = before + after;
        return report('syntax/word', at(start - before.length, start + after.length), { word });
      }
      if (text.startsWith('"')) return report('syntax/quote', place, undefined);
      const seat = text === '#' ? /\b[A-Z]\w*$/.exec(ahead)?.[0] : undefined;
      if (seat) return report('syntax/capital', at(start - seat.length, start), { word: seat });
      const character = String.fromCodePoint(rest.codePointAt(0) ?? 0);
      const isSpace = /\p{Zs}/u.test(character);
      const details = { character: visible(character), sign: isSpace ? 'space' : signs[character] };
      const where = at(start, start + character.length);
      const fixes = isSpace
        ? [{ title: say('phrase/correct-the-sign'), edits: [{ place: where, text: ' ' }] }]
        : withoutStop(start, snippet);
      return report('syntax/character', where, details, { fixes });
    }
    case 'deep':
      return report('syntax/deep', place, { most: MOST_DEPTH });
    case 'long':
      return report('syntax/long', place, { most: MOST_TOKENS });
    default:
      return report(`syntax/${fault.kind}`, place, undefined);
  }
}

/** A sentence ends with its line: the words behind a stop begin another one. */
function withoutStop(start: number, snippet: Snippet): Fix[] {
  const line = snippet.text.slice(start).split('\n', 1)[0];
  const [stop] = /^[.;!] *(?:$|(?=\S))/.exec(line) ?? [];
  if (stop === undefined) return [];
  const before = snippet.text.slice(snippet.text.lastIndexOf('\n', start - 1) + 1, start);
  const text = stop.length === line.length ? '' : `\n${/^ */.exec(before)![0]}`;
  const place = placeIn(snippet, { start, end: start + stop.length });
  return [{ title: say('phrase/take-the-stop-away'), edits: [{ place, text }] }];
}

/** A character that would not show is named by its number. */
const visible = (character: string): string =>
  /[\p{C}\p{Z}]/u.test(character)
    ? `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    : character;

// -------------------------------------------------------------------------------------------- one line

/** The diagnostic of a line that the grammar refused. */
export function explainSyntax(
  problem: Problem,
  line: TokenLine,
  rule: Rule<unknown>,
  snippet: Snippet,
): Diagnostic {
  const place = (span: Span): Diagnostic['place'] => placeIn(snippet, span);
  const early =
    forbidden(line, rule, snippet) ??
    misplacedAnswer(line, rule, snippet) ??
    misplacedAbility(line, rule, snippet);
  if (early) return early;
  const meant = rewritten(line, rule, snippet);
  if (meant) return meant;
  const text = snippet.text.slice(line.span.start, line.span.end);
  const often = howOften(text);
  if (often) {
    const { start, end } = often;
    const span = { start: line.span.start + start, end: line.span.start + end };
    return report('syntax/how-often', place(span), { found: text.slice(start, end) });
  }
  if (problem.kind === 'fault') {
    const { fault } = problem;
    const behind = line.tokens.findIndex(({ startOffset }) => startOffset >= fault.span.end);
    const repaired = MENDABLE.includes(fault.code)
      ? (repair(misspellings(line.tokens.length - 1, line), line, rule, snippet) ??
        (behind < 0 ? undefined : repair(commas(behind, line), line, rule, snippet)) ??
        (fault.code === 'syntax/verb-missing'
          ? repair(attempts(line.tokens.length - 1, line, snippet), line, rule, snippet)
          : undefined))
      : undefined;
    return repaired ?? report(fault.code, place(fault.span), fault.details);
  }
  return (
    repair(misspellings(problem.index + 1, line), line, rule, snippet) ??
    recognised(problem.index, line, snippet) ??
    repair(attempts(problem.index, line, snippet), line, rule, snippet) ??
    repair(articles(problem.index + 1, line), line, rule, snippet) ??
    plain(problem, line, rule, snippet)
  );
}

/** Faults that a slip elsewhere on the line may be behind. */
const MENDABLE: readonly Code[] = ['syntax/verb-missing', 'syntax/noun-missing', 'syntax/count'];

/** `C4`: the name of a cell. */
const CELL = /^[A-Z]\d+$/;

function capital(token: IToken, snippet: Snippet): Diagnostic {
  const place = placeIn(snippet, T.spanOf(token));
  const small = token.image.toLowerCase();
  const fixes: Fix[] = [
    { title: say('phrase/change-to', { what: written(small) }), edits: [{ place, text: small }] },
  ];
  return report('syntax/capital', place, { word: token.image }, { fixes });
}

/** What points back here, for a word that does so in speech. */
const POINTING: Readonly<Record<string, readonly string[]>> = {
  it: ['that card'],
  itself: ['this'],
  its: ["that card's"],
  they: ['that player'],
  them: ['those cards', 'that player'],
  themselves: ['that player'],
  he: ['that player'],
  she: ['that player'],
  him: ['that player'],
  her: ["that player's"],
  his: ["that player's"],
};

/** Reports what is refused at every place. */
function forbidden(line: TokenLine, rule: Rule<unknown>, snippet: Snippet): Diagnostic | undefined {
  const { tokens } = line;
  const [first] = tokens;
  if (first.tokenType === T.Name && SMALL.has(first.image.toLowerCase())) return capital(first, snippet);
  const pronoun = tokens.find((token) => token.tokenType === T.Pronoun);
  if (pronoun)
    return (
      rewritten(line, rule, snippet) ??
      report(
        'syntax/pronoun',
        placeIn(snippet, T.spanOf(pronoun)),
        { word: pronoun.image },
        { fixes: writeInstead(placeIn(snippet, T.spanOf(pronoun)), POINTING[pronoun.image] ?? []) },
      )
    );
  const colon = tokens.findIndex((token, i) => token.tokenType === T.Colon && i < tokens.length - 1);
  if (colon < 0) return undefined;
  const before = snippet.text.slice(
    tokens[0].startOffset,
    tokens[Math.max(0, colon - 1)].startOffset + tokens[Math.max(0, colon - 1)].image.length,
  );
  const limited =
    [T.OncePer, T.TwicePer].includes(tokens[0].tokenType) &&
    tokens.slice(0, colon).some(({ tokenType }) => tokenType === T.Comma);
  const activated = T.isWord(tokens[0]) || limited;
  const details = { before, activated };
  const spared: Attempt = {
    edit: { span: T.spanOf(tokens[colon]), text: '' },
    title: say('phrase/take-the-colon-away'),
    make: (place) =>
      report('syntax/colon', place(T.spanOf(tokens[colon])), details, {
        advice: say('phrase/take-the-colon-away'),
      }),
  };
  const put = activated ? ' to' : ',';
  const right: Attempt = {
    edit: { span: T.spanOf(tokens[colon]), text: put },
    title: say('phrase/change-to', { what: written(put.trim()) }),
    make: (place) => report('syntax/colon', place(T.spanOf(tokens[colon])), details),
  };
  const isAbility = rule === grammar().ability;
  const isAlone = colon === 1 && T.isWord(tokens[0]);
  // `draw: a card`: a word alone is neither a cost nor a condition.
  const found = repair(
    isAlone ? [spared] : isAbility || colon === 1 ? [right, spared] : [spared, right],
    line,
    rule,
    snippet,
  );
  const place = placeIn(snippet, T.spanOf(tokens[colon]));
  // A step of an effect has no cost.
  if (activated && !isAbility && colon > 1 && found?.advice === undefined)
    return report('syntax/cost', place, { before });
  return found ?? report('syntax/colon', place, details);
}

/** What is done after an answer, where an ability would begin: it belongs to the ability in which somebody is asked. */
function misplacedAnswer(line: TokenLine, rule: Rule<unknown>, snippet: Snippet): Diagnostic | undefined {
  const [first] = line.tokens;
  if (rule !== grammar().ability || !ANSWERS.includes(first.tokenType)) return undefined;
  const advice = say('phrase/belongs-to-the-ability-above', {
    what: written(first.image),
    first: written('you may …'),
  });
  const details = { found: written(first.image), expected: [say('phrase/an-ability')] };
  return report('syntax/expected', placeIn(snippet, T.spanOf(first)), details, { advice });
}

/** Words that only an ability begins with: when and how often something happens. */
const BEGINS_ABILITY =
  /^(?:whenever|(?:each|every) time|the first time|(?:once|twice|\d+ times|(?:two|three) times) (?:per|each|every|a) [a-z]+)(?=,? )/i;
/** How long such a line holds; those lines have another message. */
const FOR_A_WHILE = /\b(?:until|this (?:turn|round|game))\b/i;

/** An ability among orders: neither its first words nor those behind it are misspelt. */
function misplacedAbility(line: TokenLine, rule: Rule<unknown>, snippet: Snippet): Diagnostic | undefined {
  if (rule === grammar().ability || kindOf(rule) !== undefined) return undefined;
  const text = snippet.text.slice(line.span.start, line.span.end);
  const [word] = BEGINS_ABILITY.exec(text) ?? [];
  if (word === undefined || FOR_A_WHILE.test(text)) return undefined;
  const { start } = line.span;
  return report('syntax/when', placeIn(snippet, { start, end: start + word.length }), { word });
}

const ANSWERS: readonly unknown[] = [T.IfDone, T.IfNotDone, T.WhenDone];

/** The verbs of a rule: in `opponents must discard a card to ...` the player who acts pays no cost. */
const STANDING: readonly unknown[] = [T.Must, T.Can, T.Cannot, T.May];

/** Whether a run of words ends where a noun would: `move that card to hand` lacks an article, it is no cost. */
function isPlace(tokens: readonly IToken[], from: number): boolean {
  let at = from;
  while (tokens[at] && T.isWord(tokens[at])) at++;
  const next = tokens[at]?.tokenType;
  return next === undefined || [T.And, T.Comma, T.Of, T.In, T.Possessive, T.Where].includes(next);
}

/** What begins or holds an effect that lasts. */
const SIGNS: readonly unknown[] = [T.Plus, T.Minus];
const HOLDS: readonly unknown[] = [T.Cannot, T.Can, T.CanSee, T.Must, T.Has, T.CountsAs];

/** Whether what is in front of an `until` holds for some time, so that it is not repeated: `you cannot ... until ...`. */
function lasts(tokens: readonly IToken[], until: IToken): boolean {
  const before = tokens.slice(0, tokens.indexOf(until));
  const start = before.findLastIndex(({ tokenType }) => tokenType === T.Comma) + 1;
  return before
    .slice(start)
    .some(({ tokenType }, i) => HOLDS.includes(tokenType) || (i === 0 && SIGNS.includes(tokenType)));
}

/** Forms from other languages that have one right form here. */
function recognised(index: number, line: TokenLine, snippet: Snippet): Diagnostic | undefined {
  const { tokens } = line;
  const token = tokens[index];
  if (!token) return undefined;
  const place = placeIn(snippet, T.spanOf(token));
  const goal = tokens.find((later, i) => i > index && later.tokenType === T.Until);
  if (goal && T.isWord(token))
    return report('syntax/until-goal', placeIn(snippet, T.spanOf(goal)), { first: lasts(tokens, goal) });
  switch (token.tokenType) {
    case T.Name:
      return CELL.test(token.image) ? undefined : capital(token, snippet);
    case T.Instead:
      return report('syntax/instead', place, undefined);
    case T.Would:
      return report('syntax/would', place, undefined);
    case T.When:
      return report('syntax/when', place, { word: 'when' });
    case T.Until:
      return report('syntax/until-goal', place, { first: index === 0 || lasts(tokens, token) });
    case T.To:
      return index > 0 &&
        T.isWord(tokens[0]) &&
        tokens[index + 1] &&
        T.isWord(tokens[index + 1]) &&
        !isPlace(tokens, index + 1) &&
        !tokens.slice(0, index).some(({ tokenType }) => STANDING.includes(tokenType)) &&
        tokens.slice(0, index).every((t) => t.tokenType !== T.Comma && t.tokenType !== T.Open)
        ? report('syntax/cost', place, {
            before: snippet.text.slice(tokens[0].startOffset, T.tokenEnd(tokens[index - 1])),
          })
        : undefined;
    default: {
      const before = tokens[index - 1];
      return before?.tokenType === T.Name &&
        !CELL.test(before.image) &&
        (index === 1 || tokens[index - 2].tokenType === T.Comma)
        ? capital(before, snippet)
        : undefined;
    }
  }
}

/** What a line holds, if it is no order. */
function kindOf(rule: Rule<unknown>): 'phrase' | 'condition' | 'number' | undefined {
  const p = grammar();
  if (rule === p.phraseEntry || rule === p.objectsEntry) return 'phrase';
  if (rule === p.conditionTop) return 'condition';
  return rule === p.expressionEntry ? 'number' : undefined;
}

/** Whether a price that has `and` goes on with `or`, or the other way round. */
function isMixedPrice(rule: Rule<unknown>, tokens: TokenLine['tokens'], index: number): boolean {
  const { tokenType } = tokens[index];
  const other = tokenType === T.Or ? T.And : tokenType === T.And ? T.Or : undefined;
  const isPrice = rule === grammar().cost || rule === grammar().ability;
  return isPrice && other !== undefined && tokens.slice(0, index).some((each) => each.tokenType === other);
}

const SMALL = new Set(T.reservedWords);

function plain(
  problem: { index: number; expected: T.TokenLabel },
  line: TokenLine,
  rule: Rule<unknown>,
  snippet: Snippet,
): Diagnostic {
  const { tokens } = line;
  const token = tokens[problem.index];
  const before = tokens[problem.index - 1];
  const end = line.tokens.length > 0 ? T.tokenEnd(tokens[tokens.length - 1]) : line.span.end;
  const place = placeIn(snippet, token ? T.spanOf(token) : { start: Math.max(0, end - 1), end });
  if (token && before && problem.expected === END_OF_LINE) {
    const of = isMixedPrice(rule, tokens, problem.index) ? 'price' : kindOf(rule);
    return report('syntax/after-end', place, {
      found: token.image,
      after: before.image,
      ...(of ? { of } : {}),
    });
  }
  const block = token ? undefined : blockBelow(line, snippet);
  const details = {
    found: token ? written(token.image) : say('phrase/the-end-of-the-line'),
    expected: [expectedPhrase(problem.expected)],
    small:
      token !== undefined &&
      SMALL.has(token.image) &&
      (before?.tokenType === T.Possessive || before?.tokenType === T.The || before?.tokenType === T.Your),
    ...(before ? { after: before.image } : {}),
  };
  return report(
    'syntax/expected',
    block ?? place,
    details,
    block && {
      advice: say('phrase/add', { what: written(':') }),
      fixes: [{ title: say('phrase/add', { what: written(':') }), edits: [{ place: block, text: ':' }] }],
    },
  );
}

/** The end of a line below which lines are indented deeper: a colon belongs there. */
function blockBelow(line: TokenLine, snippet: Snippet): Diagnostic['place'] | undefined {
  const { text } = snippet;
  const start = text.lastIndexOf('\n', line.span.start - 1) + 1;
  const end = T.tokenEnd(line.tokens[line.tokens.length - 1]);
  const [, indent = ''] = /^([ \t]*)/.exec(text.slice(start)) ?? [];
  const [, below = ''] = /^[ \t]*\n([ \t]*)\S/.exec(text.slice(end)) ?? [];
  return below.length > indent.length ? placeIn(snippet, { start: end, end }) : undefined;
}
