/**
 * The tokens of the language: punctuation, literals, fixed phrases (several words, one token), the closed list of small
 * words, and `WordToken` for everything a game may name. No token knows a word of a game.
 */
import { createToken, Lexer, type IToken, type TokenType } from 'chevrotain';
import type { FixedPhraseId } from '../../diagnostics/catalogue/phrase.ts';
import type { Span } from '../../text/source.ts';

const list: TokenType[] = [];

/** What a token stands for in a message: words of the language as they are written, or a phrase. */
export type TokenLabel = `\`${string}\`` | FixedPhraseId;

/** A token; `begins` are all characters that it can begin with: with them, Chevrotain need not read the pattern. */
function add(name: string, begins: string, pattern: RegExp, label: TokenLabel, more: object = {}): TokenType {
  const type = createToken({ name, pattern, label, start_chars_hint: [...begins], ...more });
  list.push(type);
  return type;
}

/** How each token that stands for words of the language may be written, for completion. */
const spelled = new Map<TokenType, readonly string[]>();

/** All that a pattern of words stands for: `(?:a|b)`, `(?:a )?` and `s?` are the only signs in it. */
function spellings(words: string): string[] {
  const part = /\(\?:([^)]*)\)(\?)?|(\w)\?/.exec(words);
  if (!part) return [words];
  const [all, group, optional, letter] = part;
  const ways = group === undefined ? [letter, ''] : [...group.split('|'), ...(optional ? [''] : [])];
  return ways.flatMap((way) =>
    spellings(words.slice(0, part.index) + way + words.slice(part.index + all.length)),
  );
}

/** The letters that some words begin with. */
const beginnings = (words: readonly string[]): string => [...new Set(words.map(([first]) => first))].join('');

const DIGITS = '0123456789';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Not followed by more of the same word. */
const END = '(?!\\w|-[a-z0-9])';
const spaced = (words: string): string => words.split(' ').join('[ \\t]+');

// The pattern of a word: hyphens join, `#2` marks the copy of a card.
export const WordToken = createToken({
  name: 'Word',
  pattern: /[a-z][a-z0-9]*(?:-[a-z0-9]+)*(?:#\d{1,4})?(?!\w)/,
  label: 'phrase/a-word',
  start_chars_hint: [...LETTERS],
});

export const Newline = add('Newline', '\r\n', /\r?\n/, 'phrase/the-end-of-the-line', { line_breaks: true });
add('Space', ' \t', /[ \t]+/, 'phrase/a-space', { group: Lexer.SKIPPED });
export const Comment = add('Comment', '#', /(?<![^\s])#[^\r\n]*/, 'phrase/a-comment');

// ------------------------------------------------------------------------------------------- literals
export const Text = add('Text', '"', /"[^"\r\n]{0,200}"/, 'phrase/a-text-in-quotes');
export const Dice = add('Dice', DIGITS, /\d{1,2}d\d{1,3}(?![\w-])/, 'phrase/dice');
export const RangeBetween = add('RangeBetween', DIGITS, /\d{1,6}\.\.\d{1,6}(?!\w)/, 'phrase/a-range');
export const RangeUp = add('RangeUp', DIGITS, /\d{1,6}\+(?![\w(])/, 'phrase/a-range');
export const RangeDown = add('RangeDown', DIGITS, /\d{1,6}-(?![\w(])/, 'phrase/a-range');
export const Num = add('Num', DIGITS, /\d{1,6}(?!\w)/, 'phrase/a-number');
export const Name = add('Name', LETTERS.toUpperCase(), /[A-Z][A-Za-z0-9]{0,40}/, 'phrase/the-name-of-a-seat');
export const Possessive = add('Possessive', "'", /'s(?![\w-])|'(?![^\s])/, "`'s`");

// -------------------------------------------------------------------------------------- fixed phrases
function phrase(name: string, words: string, label: TokenLabel = `\`${words}\``): TokenType {
  const ways = spellings(words);
  const type = add(name, beginnings(ways), new RegExp(spaced(words) + END), label);
  spelled.set(type, ways);
  return type;
}

export const IfNotDone = phrase('IfNotDone', 'if (?:you|they) do not', '`if you do not`');
export const IfDone = phrase('IfDone', 'if (?:you|they) do', '`if you do`');
export const WhenDone = phrase('WhenDone', 'when (?:you|they) do', '`when you do`');
// A game may have a noun for time: only what begins a clause makes it an occurrence.
export const ForEachTime = add(
  'ForEachTime',
  'f',
  /for[ \t]+each[ \t]+time(?=[ \t]+(?:an?|another|any|no|the|this|that|these|those|your?|their|there|\d+|[A-Z]\w*)[ \t])/,
  '`for each time`',
);
spelled.set(ForEachTime, ['for each time']);
export const ForEach = phrase('ForEach', 'for each');
export const SinceThen = phrase(
  'SinceThen',
  'since (?:(?:the start of )?(?:your|their) last turn|this came into play)',
  '`since your last turn`',
);
spelled.set(SinceThen, [
  'since your last turn',
  'since their last turn',
  'since the start of your last turn',
  'since the start of their last turn',
  'since this came into play',
]);
export const ForFree = phrase('ForFree', 'for free');
export const AsThis = phrase('AsThis', 'as this');
export const ForTheRestOf = phrase('ForTheRestOf', 'for the rest of');
export const InTurnOrder = phrase('InTurnOrder', 'in turn order');
export const InRandomOrder = phrase('InRandomOrder', 'in random order');
export const InAnyOrder = phrase('InAnyOrder', 'in any order');
export const InDescendingOrderOf = phrase('InDescendingOrderOf', 'in descending order of');
export const InOrderOf = phrase('InOrderOf', 'in (?:ascending )?order of', '`in order of`');
export const AtTheEdgeOf = phrase('AtTheEdgeOf', 'at the (?:start|end) of', '`at the start of`');
export const UntilTheEdgeOf = phrase('UntilTheEdgeOf', 'until (?:the )?(?:start|end) of', '`until end of`');
export const LeavesPlay = phrase('LeavesPlay', 'leaves? play', '`leaves play`');
export const DependingOn = phrase('DependingOn', 'depending on');
const HOW_MANY_LINES =
  '[ \\t]+(?:one[ \\t]+or[ \\t]+more|one(?:[ \\t]+that[ \\t]+(?:is[ \\t]+possible|was[ \\t]+not[ \\t]+chosen[ \\t]+before))?|up[ \\t]+to[ \\t]+\\d{1,2}|\\d{1,2})(?=[ \\t]*:)';
export const ChooseModes = add('ChooseModes', 'c', new RegExp(`choose${HOW_MANY_LINES}`), '`choose one:`');
export const ChoosesModes = add(
  'ChoosesModes',
  'c',
  new RegExp(`chooses${HOW_MANY_LINES}`),
  '`chooses one:`',
);
export const AnyOf = add('AnyOf', 'a', /any[ \t]+of(?=[ \t]*:)/, '`any of:`');
export const AllOf = add('AllOf', 'a', /all[ \t]+of(?=[ \t]*:)/, '`all of:`');
export const NoneOf = add('NoneOf', 'n', /none[ \t]+of(?=[ \t]*:)/, '`none of:`');
export const AnyNumberOf = phrase('AnyNumberOf', 'any number of');
export const SomeButNotAll = phrase('SomeButNotAll', 'some but not all');
// With the wrong article too, which is hinted at: printed, it would be this token.
export const WithATotal = add(
  'WithATotal',
  'w',
  new RegExp(spaced('with an? total') + END),
  '`with a total`',
);
spelled.set(WithATotal, ['with a total']);
export const TheNumberOfTimes = phrase('TheNumberOfTimes', 'the number of times');
export const TheNumberOf = phrase('TheNumberOf', 'the number of');
export const ANumberFrom = phrase('ANumberFrom', 'a (?:random )?number from', '`a number from`');
export const TheGreaterOf = phrase('TheGreaterOf', 'the greater of');
export const TheLesserOf = phrase('TheLesserOf', 'the lesser of');
export const TheDifferenceBetween = phrase('TheDifferenceBetween', 'the difference between');
export const OneOrMore = phrase('OneOrMore', 'one or more');
export const OneOf = phrase('OneOf', 'one of');
export const OrMore = phrase('OrMore', 'or more');
export const ThatMany = phrase('ThatMany', 'that (?:many|much)', '`that many`');
export const UpTo = phrase('UpTo', 'up to');
export const AtLeast = phrase('AtLeast', 'at least');
export const AtMost = phrase('AtMost', 'at most');
export const MoreThan = phrase('MoreThan', 'more than');
export const LessThan = phrase('LessThan', '(?:less|fewer) than', '`less than`');
export const OtherThan = phrase('OtherThan', 'other than');
export const AttachedTo = phrase('AttachedTo', 'attached to');
export const AdjacentTo = phrase('AdjacentTo', 'adjacent to');
export const InLineWith = phrase('InLineWith', 'in line with');
export const DividedBy = phrase('DividedBy', 'divided by');
export const RoundedUp = phrase('RoundedUp', 'rounded up');
export const RoundedDown = phrase('RoundedDown', 'rounded down');
export const CanSee = phrase('CanSee', 'can see');
export const CountsAs = phrase('CountsAs', 'counts? as', '`counts as`');
export const DoesNot = phrase('DoesNot', '(?:does|do|did) not', '`did not`');
export const OncePer = phrase('OncePer', 'once per');
export const TwicePer = phrase('TwicePer', 'twice per');
export const TimesPer = phrase('TimesPer', 'times per');
// Of what lasts: so often as long as it does.
export const Once = add('Once', 'o', /once(?=,)/, '`once`');
export const Twice = add('Twice', 't', /twice(?=,)/, '`twice`');
spelled.set(Once, ['once']).set(Twice, ['twice']);
export const OnlyIf = phrase('OnlyIf', 'only if');

// ---------------------------------------------------------------------------------------- small words
const reserved: string[] = [];
function small(name: string, words: string, more: object = {}): TokenType {
  const all = words.split('|');
  reserved.push(...all);
  const type = add(name, beginnings(all), new RegExp(`(?:${words})${END}`), `\`${all[0]}\``, {
    longer_alt: WordToken,
    ...more,
  });
  spelled.set(type, all);
  return type;
}

export const When = small('When', 'when');
export const Before = small('Before', 'before');
export const Would = small('Would', 'would');
export const Instead = small('Instead', 'instead');
export const If = small('If', 'if');
export const Still = small('Still', 'still');
export const Otherwise = small('Otherwise', 'otherwise');
export const Unless = small('Unless', 'unless');
export const While = small('While', 'while');
export const Until = small('Until', 'until');
export const During = small('During', 'during');
export const Repeat = small('Repeat', 'repeat');
export const Nothing = small('Nothing', 'nothing');
export const Let = small('Let', 'let');
export const Be = small('Be', 'be');
export const Then = small('Then', 'then');
export const And = small('And', 'and');
export const Or = small('Or', 'or');
export const Not = small('Not', 'not');
export const May = small('May', 'may');
export const Can = small('Can', 'can');
export const Cannot = small('Cannot', 'cannot');
export const Must = small('Must', 'must');
export const Also = small('Also', 'also');
export const OnceAgain = small('OnceAgain', 'again');
export const Becomes = small('Becomes', 'becomes|become');
export const Costs = small('Costs', 'costs|cost');
export const Less = small('Less', 'less');
export const More = small('More', 'more');
export const Secretly = small('Secretly', 'secretly');
export const There = small('There', 'there');
export const Where = small('Where', 'where');
export const Is = small('Is', 'is|are');
export const Was = small('Was', 'was|were');
export const Has = small('Has', 'has|have');
export const Had = small('Had', 'had');
export const Another = small('Another', 'another');
export const A = small('A', 'an|a');
export const Each = small('Each', 'each');
export const Every = small('Every', 'every');
export const All = small('All', 'all');
export const Any = small('Any', 'any');
export const No = small('No', 'no');
export const The = small('The', 'the');
export const This = small('This', 'this');
export const These = small('These', 'these');
export const That = small('That', 'that');
export const Those = small('Those', 'those');
export const Yours = small('Yours', 'yours');
export const Your = small('Your', 'your');
export const Theirs = small('Theirs', 'theirs');
export const Their = small('Their', 'their');
export const You = small('You', 'you');
export const New = small('New', 'new');
export const Exactly = small('Exactly', 'exactly');
export const Half = small('Half', 'half');
export const Times = small('Times', 'times');
export const Per = small('Per', 'per');
export const To = small('To', 'to');
export const From = small('From', 'from');
export const Into = small('Into', 'into');
export const Onto = small('Onto', 'onto');
export const For = small('For', 'for');
export const By = small('By', 'by');
export const Using = small('Using', 'using');
export const Against = small('Against', 'against');
export const Of = small('Of', 'of');
export const In = small('In', 'in');
export const On = small('On', 'on');
export const Within = small('Within', 'within');
export const Without = small('Without', 'without');
export const With = small('With', 'with');
export const Among = small('Among', 'among');
export const Between = small('Between', 'between');
export const Under = small('Under', 'under');
export const At = small('At', 'at');
export const As = small('As', 'as');
/** Known only to be refused with the right form. */
export const Pronoun = small('Pronoun', 'itself|its|it|they|them|themselves|he|she|his|her|him');

// Words that mean something in one place only and are ordinary words elsewhere.
export const Ordinal = add(
  'Ordinal',
  'tblrfn',
  new RegExp(`(?:top|bottom|leftmost|rightmost|first|last|next)${END}`),
  'phrase/a-word',
  {
    longer_alt: WordToken,
    categories: [WordToken],
  },
);
export const TimeUnit = add(
  'TimeUnit',
  'trgps',
  new RegExp(`(?:turn|round|game|phase|step)${END}`),
  'phrase/a-word',
  {
    longer_alt: WordToken,
    categories: [WordToken],
  },
);
list.push(WordToken);

export const Colon = add('Colon', ':', /:/, '`:`');
export const Comma = add('Comma', ',', /,/, '`,`');
export const Open = add('Open', '(', /\(/, '`(`');
export const Close = add('Close', ')', /\)/, '`)`');
export const Plus = add('Plus', '+', /\+/, '`+`');
export const Minus = add('Minus', '-', /-/, '`-`');

for (const [type, headers] of [
  [
    ChooseModes,
    [
      'choose one:',
      'choose one that is possible:',
      'choose one that was not chosen before:',
      'choose one or more:',
      'choose up to 2:',
      'choose 2:',
    ],
  ],
  [
    ChoosesModes,
    [
      'chooses one:',
      'chooses one that is possible:',
      'chooses one that was not chosen before:',
      'chooses one or more:',
      'chooses up to 2:',
      'chooses 2:',
    ],
  ],
  [AnyOf, ['any of:']],
  [AllOf, ['all of:']],
  [NoneOf, ['none of:']],
] as const)
  spelled.set(type, headers);

export const tokens: readonly TokenType[] = list;

/** The words that a token stands for as they are written; none for a literal, a sign or a word of a game. */
export const spellingsOf = (type: TokenType): readonly string[] =>
  type === Pronoun ? [] : (spelled.get(type) ?? []);

/** The closed list of small words; no game may declare one of them as the first or last word of a term. */
export const reservedWords: readonly string[] = reserved;

export const isWord = (token: IToken): boolean =>
  token.tokenType === WordToken || token.tokenType === Ordinal || token.tokenType === TimeUnit;

/** @internal The checks of the tokens are made by a test. */
export const lexerOptions = { ensureOptimizations: false, positionTracking: 'onlyOffset' } as const;

// The lexer finds candidates by tables of the first 256 characters and of blocks above, which end at multiples of 255.
const FIRST_CHARACTERS = Array.from({ length: 513 }, (_, i) =>
  i < 256 ? i : Math.max(256, (i - 255) * 255),
);
/**
 * A character that begins no other token. Without it the lexer tries every token at every such character, and a text of
 * nothing else takes a hundred times as long as others.
 */
const Foreign = createToken({
  name: 'Foreign',
  pattern: /[^\n \t]/,
  start_chars_hint: FIRST_CHARACTERS,
  line_breaks: false,
});
let lexer: Lexer | undefined;
/** The one lexer, made when it is first needed. */
const sharedLexer = (): Lexer =>
  (lexer ??= new Lexer([...list, Foreign], { ...lexerOptions, skipValidations: true }));

export const tokenEnd = (token: IToken): number => token.startOffset + token.image.length;

/** The span of a token, or from one to another. */
export const spanOf = (first: IToken, last = first): Span => ({
  start: first.startOffset,
  end: tokenEnd(last),
});

/** Splits a text into tokens; `faults` are ranges of characters that belong to no token. */
export function tokenize(text: string): { tokens: IToken[]; faults: { start: number; end: number }[] } {
  const found: IToken[] = [];
  const faults: { start: number; end: number }[] = [];
  for (const token of sharedLexer().tokenize(text).tokens) {
    const { startOffset: start } = token;
    if (token.tokenType !== Foreign) found.push(token);
    else if (faults.at(-1)?.end === start) faults.at(-1)!.end++;
    else faults.push({ start, end: start + 1 });
  }
  return { tokens: found, faults };
}
