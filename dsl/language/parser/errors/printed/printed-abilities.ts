/**
 * Sentences of an ability as cards print them, one behind the other: what happens goes on in the next one. Here they are
 * a block below what the ability waits for, or below its price.
 */
import { limitIn } from './frequencies.ts';
import type { SnippetEdit } from '../../../../text/mended-snippet.ts';

/** A sentence of a line, without its stop. */
interface Sentence {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** `twice per turn`, where it says so behind what happens. */
  readonly limit?: string;
}

/** How often, in front of what may be done. */
const LIMIT = '(?:once|twice|(?:\\d+|two|three) times) (?:per|each|every|an?) [a-z]+';

/** What an ability waits for, clause by clause. */
const CLAUSE = new RegExp(
  `^(?:${LIMIT}(?:, |,? (?=you may |when |whenever |if |before |pay |at ))|(?:until|while|as long as|during|at the (?:start|beginning|end) of|when(?:ever)?|before|each time|every time|the first time|after) [^,:]+?, |if [^,:]+? would [^,:]+?, )`,
  'i',
);
const EVENT =
  /\b(?:at the (?:start|beginning|end) of|when(?:ever)?|before|(?:each|every|first) time|after) /i;
const LIMITED = new RegExp(`^${LIMIT}\\b`, 'i');
const OFTEN = new RegExp(`\\b${LIMIT}\\b`, 'i');
const WOULD = /\bif [^,:]+? would [^,:]+?, $/i;

/** A sentence with which an ability of its own begins. */
const BEGINS = new RegExp(
  `^(?:${LIMIT}\\b|when(?:ever)? (?!(?:you|they|that player) (?:do|does)\\b)|each time|every time|the first time|at the (?:start|beginning|end) of|while|as long as|during|if [^,:]+? would |to [a-z-]+ |this costs? |(?:pay|spend|remove|discard|sacrifice) (?:an?|\\d+|two|three|four|five|this) [^,:.]*? to (?!your\\b|the\\b|an?\\b|that\\b|their\\b|its\\b|this\\b|each\\b|any\\b|all\\b)[a-z]+ )`,
  'i',
);
/** What holds as long as the card is there. */
const STANDING =
  /^(?!(?:if|then|otherwise|you may|that|those|these|it|they|its|their|the chosen)\b)(?:[+-]\d|[^,:]*\b(?:cannot|has|have|counts? as|gets? [+-])(?![\w-]))/i;
const TIMED = /\b(?:this (?:turn|round|game|phase)|until|for the (?:rest|next)|next)\b/i;

/** What answers the sentence in front of it. */
const ANSWER = /^(?:otherwise\b|if (?:you|they|that player|that opponent) do)/i;
/** A sentence that says only what follows from its condition: whether the next one does so too is open. */
const CONDITIONAL = /^(?:then )?(?:if|for each|until|while|during|repeat|unless)\b/i;

/**
 * The changes that put the sentences of a line into the block of the ability with which it begins, at places of the line;
 * none where it has one sentence that ends without a limit. Where it is open what follows from a condition, the stop stays.
 */
export function sentencesOfAbility(line: string): SnippetEdit[] {
  const [indent] = /^[ \t]*/.exec(line)!;
  const { left: sentences, put: edits, spared } = withLimits(sentencesIn(line));
  for (let i = 0; i < sentences.length;) {
    const first = sentences[i];
    let next = i + 1;
    while (
      next < sentences.length &&
      !isOwn(sentences[next].text, line.slice(first.start, sentences[next].start))
    )
      next++;
    const own = sentences.slice(i + 1, next);
    if (next < sentences.length) edits.push(between(sentences[next - 1], sentences[next], `\n${indent}`));
    if (own.length > 0) {
      const put = block(first, own, indent);
      if (put === undefined) return [];
      edits.push(...put);
    }
    i = next;
  }
  // Of two that meet the first is made.
  return [...edits, ...spared];
}

/** Whether a sentence begins an ability, and refers to nothing that those in front of it name. */
const isOwn = (text: string, before: string): boolean =>
  (BEGINS.test(text) || (STANDING.test(text) && !TIMED.test(text))) && !refersBack(text, before);

/** `that fruit` of a sentence that names no fruit, or a name that was given: at an edge of a turn also `it`. */
function refersBack(text: string, before: string): boolean {
  const names = [...before.matchAll(/ as ([a-z-]+)(?![\w-])/gi)].map(([, name]) => `the ${name}`);
  if (names.some((name) => new RegExp(`\\b${name}\\b`, 'i').test(text))) return true;
  if (
    /^at the (?:start|beginning|end) of /i.test(text) &&
    /\b(?:it|them|that card|those cards)\b/i.test(text)
  )
    return true;
  return [...text.matchAll(/\b(?:that|those) ([a-z-]+?)s?\b/gi)].some(({ 1: noun, index }) => {
    const ahead = text.slice(0, index).toLowerCase();
    const known = noun === 'player' ? ['player', 'opponent'] : noun === 'card' ? [] : [noun];
    return known.length > 0 && !known.some((word) => ahead.includes(word));
  });
}

function sentencesIn(line: string): Sentence[] {
  const sentences: Sentence[] = [];
  let from = line.length - line.trimStart().length;
  for (const { 0: stop, index } of line.matchAll(/[.;!] +(?=\S)|[.;!]?\s*$/g)) {
    if (index > from) sentences.push({ start: from, end: index, text: line.slice(from, index) });
    from = index + stop.length;
  }
  return sentences;
}

/** The sentences without how often an ability may be used, with the limit of each; and the changes that put it in front. */
function withLimits(sentences: readonly Sentence[]): {
  readonly left: Sentence[];
  readonly put: SnippetEdit[];
  readonly spared: SnippetEdit[];
} {
  const left: Sentence[] = [];
  const put: SnippetEdit[] = [];
  const spared: SnippetEdit[] = [];
  for (const each of sentences) {
    const said = limitIn(each.text);
    const isAlone = said?.at === 0;
    const own = isAlone ? left.length : left.push(each);
    const of = left.findLastIndex(({ text }, i) => i === 0 || isOwn(text, ''));
    if (!said || of < 0) continue;
    const head = left[of];
    const [standing] = /^(?:(?:while|as long as|during) [^,:]+, )?/i.exec(head.text)!;
    const often = head.limit ?? LIMITED.exec(head.text.slice(standing.length))?.[0].toLowerCase();
    // Of two that differ neither is the one.
    if (often !== undefined && often.replace(/ (?:each|every|an?) /, ' per ') !== said.limit) continue;
    const at = head.start + standing.length;
    if (often === undefined) put.push({ start: at, end: at, text: `${said.limit}, ` });
    const start = isAlone ? left[own - 1].end : each.start + said.at;
    spared.push({ start, end: each.end, text: '' });
    if (!isAlone) left[own - 1] = { start: each.start, end: start, text: each.text.slice(0, said.at) };
    left[of] = { ...left[of], limit: said.limit };
  }
  return { left, put, spared };
}

const between = (one: Sentence, other: Sentence, text: string): SnippetEdit => ({
  start: one.end,
  end: other.start,
  text,
});

/** The first sentence as the head of a block, and the others in it. */
function block(first: Sentence, own: readonly Sentence[], indent: string): SnippetEdit[] | undefined {
  const head = headOf(first.text);
  const body = first.text.slice(head.length);
  const inside = `\n${indent}  `;
  if (WOULD.test(head)) return undefined;
  if (!EVENT.test(head))
    return OFTEN.test(head) || first.limit ? priced(first, head, own, inside) : undefined;
  const comma = /,? $/.exec(head)!;
  const at = first.start + comma.index;
  const put = { start: at, end: at + comma[0].length, text: `:${inside}` };
  return [put, ...belowEach([{ ...first, text: body }, ...own], inside)];
}

/** Each sentence in a line below the one in front of it, where it is not open what follows from a condition. */
const belowEach = (parts: readonly Sentence[], inside: string): SnippetEdit[] =>
  parts
    .slice(1)
    .flatMap((each, i) =>
      ANSWER.test(each.text) || !CONDITIONAL.test(parts[i].text) ? [between(parts[i], each, inside)] : [],
    );

/** The clauses in front of what happens. */
function headOf(text: string): string {
  let head = '';
  for (;;) {
    const [clause] = CLAUSE.exec(text.slice(head.length)) ?? [];
    if (clause === undefined) return head;
    head += clause;
  }
}

/** Behind a price in the same line the player who pays acts. */
const OF_OTHERS = /^(?:-|each|every|all|that|the|this|your?|an?|another|opponents|players)(?![a-z])/i;

/** `once per turn, you may discard a card. If you do, ...`: what is done first is the price of the rest. */
function priced(
  first: Sentence,
  head: string,
  own: readonly Sentence[],
  inside: string,
): SnippetEdit[] | undefined {
  const start = first.start + head.length;
  const body = first.text.slice(head.length);
  const [may = ''] = /^you may /i.exec(body) ?? [];
  const spared = may === '' ? [] : [{ start, end: start + may.length, text: '' }];
  const comma = head === '' || head.endsWith(', ') ? [] : [{ start: start - 1, end: start - 1, text: ',' }];
  const [done] = /^if you do,? /i.exec(own[0].text) ?? [];
  if (done !== undefined && may !== '' && !/[,:]/.test(body)) {
    const isOne = own.length === 1 && !OF_OTHERS.test(own[0].text.slice(done.length));
    const [then, ...rest] = own;
    const act = { ...then, text: then.text.slice(done.length) };
    const end = then.start + done.length;
    const put = { start: first.end, end, text: isOne ? ' to ' : ` to:${inside}` };
    return [...comma, ...spared, put, ...belowEach([act, ...rest], inside)];
  }
  const paid =
    /^(?:you may )?(?:pay|discard|sacrifice|lose|spend) [^,:]+?( to | and (?=choose |then ))/i.exec(body);
  if (!paid) return undefined;
  const end = start + paid[0].length;
  const put = { start: end - paid[1].length, end, text: ` to:${inside}` };
  return [
    ...comma,
    ...spared,
    put,
    ...belowEach([{ ...first, text: body.slice(paid[0].length) }, ...own], inside),
  ];
}
