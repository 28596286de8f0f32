/**
 * What people write by habit, from speech or from other games, each with its form here. A change is offered only if the
 * line is right after it, so that the advice is known to work.
 */
import { writtenNumbers } from '../../lexer/number-words.ts';
import { reservedWords } from '../../lexer/tokens.ts';
import { withArticle } from '../../../text/english-inflection.ts';
import type { Span } from '../../../text/source.ts';
import { FREQUENCIES } from './printed/frequencies.ts';
import { OWN_CHOICE } from './printed/small-words.ts';

export interface Habit {
  /** Why it has another form here: what its message tells is chosen by it. */
  readonly reason: string;
  /** Matched on the text of one line. */
  readonly from: RegExp;
  /** The replacement for the match; a line break begins a line of its own. */
  readonly to: string | ((...match: string[]) => string);
  /** It may be meant otherwise: it is offered, and never read so by itself. */
  readonly guess?: boolean;
}

const habits: Habit[] = [];
const add = (reason: string, from: RegExp, to: Habit['to']): void => void habits.push({ reason, from, to });
const guess = (reason: string, from: RegExp, to: Habit['to']): void =>
  void habits.push({ reason, from, to, guess: true });

// ------------------------------------------------------------------------------- another word for the same
for (const [from, to] of [
  ['when(?:ever| ever)|(?:each|every) time|as soon as', 'when'],
  ['as long as', 'while'],
  ['for every', 'for each'],
  ['per(?= [a-z])', 'for each'],
  ['can not', 'cannot'],
  ['(?:except|apart from|besides)(?: for)?', 'other than'],
  ['(?:greater|bigger|higher) than', 'more than'],
  ['(?:fewer|smaller|lower) than', 'less than'],
  ['no more than|not more than', 'at most'],
  ['no (?:less|fewer) than|not less than', 'at least'],
  ['is equal to|equals', 'is'],
  ['there exists', 'there is'],
  ['at (?:the )?beginning of', 'at the start of'],
  ['at end of', 'at the end of'],
  ['at start of', 'at the start of'],
  ['once (?:each|a|every)', 'once per'],
  ['do nothing', 'nothing'],
  ['if so', 'if you do'],
  ['(?<=(?:if|when) (?:you|they) do) (?:so|this|that)', ''],
  ['(?<=chooses? (?:one|1)) (?:of(?: the following| these)?|option|effect|the following)(?=:)', ''],
  ['you may choose (?:one|1)(?=:)', 'choose up to 1'],
  ['may choose (?:one|1)(?=:)', 'chooses up to 1'],
  ['else if', 'otherwise if'],
  ['else', 'otherwise'],
  ['plus', '+'],
  ['minus', '-'],
  ['and then', ', then'],
] as const)
  add(
    'synonym',
    new RegExp(`${/^[a-z(]/.test(from) && !from.startsWith('(?<') ? '\\b' : ''}(?:${from})(?![\\w-])`),
    to,
  );
add('synonym', /\b(total [a-z-]+) of up to\b/, '$1 of at most');
add('synonym', /\b(total [a-z-]+) between (\d+) and (\d+)\b/, '$1 of $2..$3');
add('synonym', /\b(?:whose|where) ([a-z-]+?)(?:(?<=s|x|z|ch|sh)es|s)? add up to\b/, 'with a total $1 of');
add(
  'synonym',
  /\bwith a total of ((?:exactly |at least |at most |more than |less than )?\d+) ([a-z-]+)\b/,
  'with a total $2 of $1',
);
add('synonym', /(?<=\d)\+(?= [a-z])/, ' or more');
for (const [where, who] of [
  ['after', 'next'],
  ['before', 'previous'],
]) {
  add('synonym', new RegExp(`\\bthe (?:${who} )?player ${where} (?:you|me)\\b`), `the ${who} player`);
  add(
    'synonym',
    new RegExp(`\\bthe (?:${who} )?player ${where} (that player|the [a-z-]+)\\b`),
    `$1's ${who} player`,
  );
}
for (const [side, who] of [
  ['left', 'next'],
  ['right', 'previous'],
]) {
  add(
    'synonym',
    new RegExp(`\\bthe (?:player|neighbou?r) (?:to|on) (?:your|the) ${side}\\b`),
    `the ${who} player`,
  );
  add(
    'synonym',
    new RegExp(`\\bthe (?:player|neighbou?r) (?:to|on) their ${side}\\b`),
    `their ${who} player`,
  );
}
add(
  'synonym',
  /\b(?:take|gain|get)(s?) (?:an extra|another|one more) turn after this (?:one|turn)\b/,
  'gain$1 an extra turn',
);
add(
  'synonym',
  new RegExp(
    `\\b(chooses?) (up to )?(\\d+|${writtenNumbers.slice(2).join('|')}) (?:of(?: the following| these)?|options|effects)(?=:)`,
  ),
  (_, verb, upTo, number) =>
    `${verb} ${upTo ?? ''}${/\d/.test(number) ? number : writtenNumbers.indexOf(number)}`,
);
add('two-lines', /,? (?:and|then) ((?:each|that|those|the|all|every) [^,:]+ chooses? [^,:]+:)$/, '\n$1');
add('synonym', /\b(\d+) or (?:less|fewer)\b/, 'at most $1');
add('synonym', /\b(is|are|was|were) (\d+) or more\b(?! [a-z])/, '$1 at least $2');
add('synonym', /\b(?:an? )?(\d+) or (?:lower|below|under|smaller)\b/, 'at most $1');
add('synonym', /\b(?:an? )?(\d+) or (?:higher|above|over|greater|larger)\b/, 'at least $1');
add('synonym', /\bby up to (?=\d)/, 'by at most ');
add('synonym', /\bby one or more\b/, 'by 1 or more');
add(
  'synonym',
  /\b(for (?:each|every)) ([a-z][a-z -]*?) (?:that )?you (?:have|own|control)\b/,
  'for each $2 of yours',
);
add('synonym', /\buntil (?=(?:your|their|the|that [a-z]+'s) next [a-z]+)/, 'until the start of ');
add('synonym', /\b(your|their|its|his|her|that [a-z]+'s|each [a-z]+'s) own (?=[a-z])/, '$1 ');
add('synonym', /(?<!\b(?:all|both|each|other|the|those|your) )\b(opponents|players)' (?=[a-z])/, "all $1' ");
add('synonym', / of (?=(?:opponents|players)\b)/, ' of all ');
// `two` as it sounds.
add('synonym', /(?<=(?:^|, |\n *|\b(?:and|then|may|must) )[a-z]+ )too (?=[a-z]+s\b)/, 'two ');
add('synonym', /\b(?:everyone|everybody) else\b/, 'each other player');
add('synonym', /\b(?:everyone|everybody)\b/, 'each player');
add('synonym', /\beach of (?:your|the) (opponent|player)s\b/, 'each $1');
add(
  'synonym',
  /\b(?:an|any|one) opponent has (more|fewer|less) ([a-z-]+(?: [a-z-]+)?) than you\b/,
  (_, more, what) =>
    `there is an opponent with ${more === 'more' ? 'more' : 'less'} than (your ${what}) ${what}`,
);
add('synonym', /(?<=[a-z] )target ([a-z]+)/, (_, what) => withArticle(what));
add(
  'two-lines',
  /^(?!if |when |for each |until |while |unless |repeat )(.+?),? (?:and )?then (if .+)$/,
  '$1\n$2',
);
add('synonym', / ?, then (?=.*)/, ', ');
for (const [from, to] of FREQUENCIES) add('synonym', from, to);
add(
  'synonym',
  /\b(?:with|of) (?:an? )?([a-z-]+) (?:of )?(\d+)(?= *(?:$|,|and\b|cannot\b|can\b|until\b))/,
  'where $1 is $2',
);
add(
  'synonym',
  /\b(?:with|of) (?:an? )?([a-z-]+) (?:of )?(\d+) or (more|less|higher|lower)\b/,
  (_, field, number, more) => `where ${field} is at ${/more|higher/.test(more) ? 'least' : 'most'} ${number}`,
);
add('synonym', /\bwhere ([a-z-]+) is (\d+) or (\d+)\b/, (all, field, from, to) =>
  Number(to) === Number(from) + 1 ? `where ${field} is at least ${from} and ${field} is at most ${to}` : all,
);
add('synonym', /\b(with|of) (?:an? )?([a-z-]+) (?:of )?(\d+) or (\d+)\b/, (all, _, field, from, to) =>
  Number(to) === Number(from) + 1 ? `where ${field} is at least ${from} and ${field} is at most ${to}` : all,
);

// Cards are laid down from left to right: the last of a row is its top.
for (const [side, end] of [
  ['left', 'bottom'],
  ['right', 'top'],
] as const) {
  add('synonym', new RegExp(`\\bthe ${side}most (?=[a-z])`), `the ${end} `);
}
add(
  'synonym',
  /^(.*\bthe (?:top|bottom) (?:\d+ )?cards? of ([a-z '-]+?)) (?:to|on) (?:the|its) (top|bottom)$/,
  '$1 to the $3 of $2',
);
add(
  'synonym',
  /^(moves? [^,]+?) under(?:neath)? (the|your|their|that [a-z-]+'s) ([a-z -]+)$/,
  '$1 to the bottom of $2 $3',
);

guess('confused', /\bwere\b/, 'where');
guess('confused', /\bthen(?= [\d(])/, 'than');

// ------------------------------------------------------------------------------------ what says nothing
add('filler', /\b(?:immediately|at once|now),? /, '');
add('filler', / (?:immediately|at once|if able|if possible)\b/, '');
for (const [from, to] of OWN_CHOICE) add('filler', from, to);
add('filler', /^then,? /, '');
add('filler', /^if (?:able|possible),? /, '');
add('filler', /(?<=^(?:each|that|every|the) [a-z-]+ )then (?=[a-z])/, '');
add('filler', /\b(?:simply|just|please) /, '');
add('modifier', /^(.+) (?:up to|at most) (once|twice|\d+ times) per ([a-z-]+)$/, '$1 $2 per $3');
// Where it is a limit, it is no filler.
guess(
  'filler',
  /(?<!\b(?:can|may|cannot) [^,:]*|\bthe |\byour )\bonly (?!(?:if|once|twice|one|an?|\d+)\b|[^,:]*\b(?:can|may|cannot)\b)/,
  '',
);

guess('twice', /\b([a-z]+) \1\b/, '$1');

// ----------------------------------------------------------------------------------- numbers and articles
add('number', new RegExp(`\\b(${writtenNumbers.join('|')})\\b`), (_, word) =>
  word === 'one' ? 'a' : String(writtenNumbers.indexOf(word)),
);
add('all', /\ball (?:of )?(?=(?:your|their|those|these) )/, '');
add('article', / or (?:an?|the|another) /, ' or ');

add('list', /\b[a-z-]+(?:, (?:an? )?[a-z-]+)+,? or (?:an? )?[a-z-]+\b/, (list) =>
  list.replaceAll(/,(?: or)? (?:an? )?/g, ' or ').replaceAll(/ or (?:an?) /g, ' or '),
);

add('amount', /^(.*?[a-z]+) ([a-z]+(?: [a-z]+)?s) equal to ([^,:]+)$/, '$1 ($3) $2');

// ------------------------------------------------------------------------------------ what is said again
add(
  'again',
  /\b(with|without) ((?:an?|no|\d+|at least|at most) (?:(?!\bwith)[^,:])*?) and (?=(?:an?|no|\d+|at least|at most) )/,
  '$1 $2 and $1 ',
);
add(
  'again',
  /\bother than ((?:th[a-z]+|an?) ?(?:(?!\bother than)[^,:])*?) and (?=th)/,
  'other than $1 and other than ',
);

// ------------------------------------------------------------------------------------- another order
add(
  'receiver',
  /\b((?:give|hand|pay|show|deal|pass|offer|send)s?) (you|(?:that|each|an?|the|your) (?:player|opponent)) ((?:an?|the|that|all|those|\d+) [^,:]+)$/,
  '$1 $3 to $2',
);
add(
  'total',
  /\b(with a total [a-z-]+ of (?:exactly |at least |at most |more than |less than )?\d+(?: or more)?) ((?:in|on) (?:your|their|the|(?:that|an?) [a-z-]+'s) [a-z-]+)\b/,
  '$2 $1',
);
add('condition', /^((?:(?! and | or |, then ).)+?),? (if|when|while) ([^,:]+)$/, '$2 $3, $1');
add(
  'condition',
  /^((?:while [^,]+, )?)((?:(?! and | or )[^,:])+?),? (at the (?:start|end) of [^,:]+)$/,
  '$1$3, $2',
);
guess('condition', /^(.+?),? (if|when|while) ([^,:]+)$/, '$2 $3, $1');
guess('synonym', /^to ([^,:]+), (?!.*\balso\b)/, 'to $1, also ');
add('synonym', /\bcannot ([^,:]+?),? unless (?=[^,:]+$)/, 'can $1 only if ');
add('condition', /^(.+?),? unless you ([^,:]+)$/, 'you may $2\nif you do not, $1');
add('comma', /(?<!,),? then /, ', ');
add('two-lines', /,? (?:otherwise|else),? (.+)$/, '\notherwise, $1');

add(
  'choice',
  /^([a-z-]+ (?:an?|the|that|this|your|all|\d+) .+?),? or ([a-z-]+ (?:an?|the|that|this|your|all|\d+) .+)$/,
  'choose one:\n- $1\n- $2',
);
guess('whom', /^target ([a-z-]+) (?=[a-z-]+ )/, (_, who) => `choose ${withArticle(who)}, then that ${who} `);

// -------------------------------------------------------------------------------------- when and while
guess('trigger', /^if (?!.* would )/, 'when ');
guess('state', /^if (?!.* would )/, 'while ');
guess('edge', /^(?:if|while) (?!.* would )([^,]+), ([^,]+)$/, 'at the start of your turn if $1, $2');
guess(
  'edge',
  /^(?:(?:on|in|during) )?((?:each|every|your|their) (?:turn|round|phase|step)),? /,
  'at the start of $1, ',
);

// --------------------------------------------------------------------------------- what stands
add('modifier', /^you (?:have|get|gain) ([+-]\d+) (?:to|on) (?:your )?(.+)$/, '$1 to your $2');
add('synonym', /^([+-]\d+) (?:on|for) /, '$1 to ');
add('modifier', /^(.+)'s? ([a-z-]+(?: [a-z-]+)?) (?:is|are) blank\b/, '$1 has no $2');
add(
  'modifier',
  /^((?:.*, )?)(.+?) (is|are) also (an? )?([a-z-]+)((?: (?:until|this|for the rest) .*)?)$/,
  (_, before, what, is, an, value, until) =>
    `${before}${what} also count${is === 'is' ? 's' : ''} as ${an ?? ''}${value}${until}`,
);
add(
  'modifier',
  /^(.+?) costs? (?:(opponents|players|you) )?(\d+ [a-z-]+(?: [a-z-]+)?) (more|less) to ([a-z-]+)( for each [^,:]+?)?( this turn| until end of turn)?$/,
  (_, what, whom, price, more, verb, each, until) =>
    [
      until ? 'until end of turn, ' : '',
      `to ${verb} ${what}, ${whom ? `${whom} ` : ''}`,
      more === 'more' ? `also pay ${price}${each ?? ''}` : `pay ${price} less${each ?? ''}`,
    ].join(''),
);
add(
  'modifier',
  /^((?:.*, )?)(.+?) loses? (?:its|their) (?!last\b)([a-z-]+(?: [a-z-]+)?) ((?:until|this|for the rest) .*)$/,
  '$1$2 has no $3 $4',
);
add(
  'modifier',
  /^(your|all|each|the) (.+?) (?:gets?|have|has|gains?) ([+-]\d+)$/,
  (_, whose, what, amount) => `${amount} to ${whose} ${what}`,
);
add(
  'modifier',
  /^((?:.*, )?)((?:the|this|that) (?:[a-z-]+ )?[a-z-]+) (?:gets?|has|gains?) ([+-]\d+) (?:to|on) (?:(?:its|all|all its) )?((?:[a-z-]+ )?rolls)((?: (?:until|this|for the rest) .*)?)$/,
  "$1$3 to $2's $4$5",
);
add(
  'modifier',
  /^((?:.*, )?)(.+?) (?:gets?|have|has|gains?) ([+-]\d+)(?: to)? (?:the |their |its )?([a-z-]+(?: [a-z-]+)?)((?: (?:until|this|for the rest) .*)?)$/,
  '$1$3 to the $4 of $2$5',
);
add(
  'instead',
  /^(if .* would [^,]+?) this (turn|round), you may (.+?),? instead$/,
  'until end of $2, $1, you may instead $3',
);
add(
  'instead',
  /^(if .* would [^,]+?) this (turn|round), (?!you may|if )(.+?),? instead$/,
  'until end of $2, $1, instead $3',
);
add(
  'instead',
  /^((?:(?:(?:until|while) [^,]+|(?:once|twice|\d+ times)(?: per [a-z]+)?), )*if .* would [^,]+), you may (.+?),? instead$/,
  '$1, you may instead $2',
);
add(
  'instead',
  /^((?:(?:(?:until|while) [^,]+|(?:once|twice|\d+ times)(?: per [a-z]+)?), )*if .* would [^,]+), (?!you may|if )(.+?),? instead$/,
  '$1, instead $2',
);
// What would happen is replaced, whichever word is in front of it.
add(
  'instead',
  /^((?:(?:(?:until|while) [^,]+|(?:once|twice|\d+ times)(?: per [a-z]+)?), )*)when ([^,]+? would [^,]+), (?:instead,? (?!you may\b)(.+)|(?!you may\b|if\b)(.+?),? instead)$/,
  (_, head, what, before?: string, behind?: string) => `${head}if ${what}, instead ${before ?? behind}`,
);
add(
  'instead',
  /^((?:(?:(?:until|while) [^,]+|(?:once|twice|\d+ times)(?: per [a-z]+)?), )*)when ([^,]+? would [^,]+), (?:instead,? you may|you may instead|you may(?=.* instead$)) (.+?)(?:,? instead)?$/,
  '$1if $2, you may instead $3',
);
// Where this card goes while something else is done to its host may be meant as well: then nothing is saved by it.
add(
  'instead',
  /^when (?!.* would )(?!(?!this\b)[^,]+, (?:you may )?[a-z]+ this (?:card )?(?:back )?(?:in)?to\b)([^,]+?) (?:is|are) ([a-z]+), (.+?),? instead$/,
  'if $1 would be $2, instead $3',
);
guess('synonym', /\b(?:may|must|do|does) not\b/, 'cannot');

// ------------------------------------------------------------------------------------------ who may
add(
  'ability',
  /(?<=^|, )you (?:may|can) (?!also\b)(?!(?:an?|the|your|that|this|each|all) |choose one that is possible:)/,
  '',
);
add('subject', /(?<=^|, )may /, 'you may ');

export const HABITS: readonly Habit[] = habits;

/** Other wordings, whatever the words around them. */
const PLAIN: readonly string[] = ['filler', 'number', 'all', 'article', 'list', 'synonym'];

/** Every text that differs from this one by a habit of one of its lines that can mean nothing else, right or not. */
export function withoutHabit(text: string): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, i) => {
    const indent = line.slice(0, line.length - line.trimStart().length);
    const said = line.trim();
    return habits.flatMap((habit) => {
      if (habit.guess || !PLAIN.includes(habit.reason) || !habit.from.test(said)) return [];
      const put = rephrased(said, habit);
      if (put === said || put === '' || put.includes('\n')) return [];
      return [[...lines.slice(0, i), indent + put, ...lines.slice(i + 1)].join('\n')];
    });
  });
}

/** The words of the language for a word of speech: `when` for `whenever`. */
export const wordsFor = (word: string): string[] =>
  habits.flatMap(({ reason, from, to }) => {
    const right =
      reason === 'synonym' && from.exec(word)?.[0] === word && word.replace(from, to as string).trim();
    return right ? [right] : [];
  });

/** What says nothing at a place of a text, with its span, and the line without it: `a card of their choice`. */
export function fillerAt(text: string, at: number): { found: string; right: string; span: Span } | undefined {
  const from = text.lastIndexOf('\n', at - 1) + 1;
  const line = text.slice(from).split('\n', 1)[0];
  for (const habit of habits) {
    const match = habit.reason === 'filler' ? habit.from.exec(line) : null;
    if (!match) continue;
    const start = from + match.index;
    const end = start + match[0].length;
    if (start <= at && at < end)
      return { found: match[0].trim(), right: rephrased(line.trim(), habit), span: { start, end } };
  }
  return undefined;
}

/** A text without a habit. Spaces as they are written: one between words, none before a comma. */
export function rephrased(text: string, { from, to }: Pick<Habit, 'from' | 'to'>): string {
  const changed = typeof to === 'string' ? text.replace(from, to) : text.replace(from, to);
  return changed
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(' ,', ',')
    .replaceAll(/,+/g, ',')
    .trim();
}

/** `attacked` -> `attack`, `moved` -> `move`; undefined where the ending does not tell. */
function stem(participle: string): string | undefined {
  if (!/[a-z]{2}ed$/.test(participle)) return undefined;
  if (participle.endsWith('ied')) return `${participle.slice(0, -3)}y`;
  if (/([bdgmnpt])\1ed$/.test(participle)) return participle.slice(0, -3);
  return /(?:[^s]s|[cgvuz])ed$/.test(participle) ? participle.slice(0, -1) : participle.slice(0, -2);
}

/** `has attacked` and its kin, which here are the simple past. */
export const PERFECT: Pick<Habit, 'from' | 'to'> = {
  from: /\b(has|have|had) (not |never )?(been )?([a-z]+(?:-[a-z]+)*)\b/,
  to: (whole, has, not, been, verb) => {
    if (reservedWords.includes(verb) || /^(?:fewer|less|more)$/.test(verb)) return whole;
    const was = has === 'have' ? 'were' : 'was';
    if (been) return `${was} ${not ? 'not ' : ''}${verb}`;
    return not ? `did not ${stem(verb) ?? verb}` : verb;
  },
};
