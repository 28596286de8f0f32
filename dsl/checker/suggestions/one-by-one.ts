/**
 * `play up to 2 cards`, if a verb takes a single card: they are chosen, and then it is done with each of
 * them.
 */
import { writeInstead } from '../../diagnostics/replacement-fixes.ts';
import type { DiagnosticExtras } from '../../diagnostics/report.ts';
import type { Expression, NounPhrase, Order } from '../../language/syntax/ast.ts';
import { spelledForms } from '../../language/symbols/symbol-table.ts';
import type { Parameter } from '../../language/symbols/symbols.ts';
import { knowsPlay } from '../nouns/possession.ts';
import { readQualifiedNoun } from '../nouns/qualified-noun.ts';
import { placeIn } from '../../text/source.ts';
import { verbIn } from './word-suggestions.ts';
import { writtenWords, type PhraseMeaning, type Scope } from '../scope.ts';

/** Quantities by which somebody may also take none. */
const NONE_TOO: readonly string[] = ['up-to', 'any-number'];

/** Words for all of them. */
const ALL: readonly string[] = ['all', 'every', 'each'];

/** What a loop may follow in one line. */
const HEAD = /^\s*(?:- )?(?:(?:if|otherwise|when|whenever|at|before|while)\b[^:]*, )$/;

/** Who does it, as a subject of the lines, and the loop that they are in where several do. */
interface Doer {
  readonly who: string;
  readonly loop?: string;
}

/** The doer that a subject stands for; none of a subject that says more. */
function doerOf(scope: Scope, { subject }: Order): Doer | undefined {
  if (!subject || (subject.kind === 'pronoun' && subject.which === 'you')) return { who: 'you' };
  const said = writtenWords(scope, subject.span);
  const [, many] = /^(?:each|every) ((?:other )?(?:player|opponent))$/.exec(said) ?? [];
  if (many !== undefined) return { who: 'that player', loop: `for each ${many}:` };
  return /^(?:that (?:player|opponent)|the [a-z-]+)$/.test(said) ? { who: said } : undefined;
}

/** `all ripe fruits where ...` as the phrase of a loop: one of them, in play where no place is named. */
function eachCard(scope: Scope, phrase: NounPhrase): string | undefined {
  const [head, ...others] = phrase.heads;
  const noun = head && others.length === 0 ? readQualifiedNoun(scope, head) : undefined;
  if (!noun || phrase.name) return undefined;
  const one = spelledForms(noun.meaning.symbol).one;
  const before = writtenWords(scope, { start: head.span.start, end: noun.span.start }).trimStart();
  const behind = writtenWords(scope, { start: noun.span.end, end: phrase.span.end });
  const isPlaced = phrase.tails.some(({ kind }) => kind === 'place' || kind === 'of');
  const where = isPlaced || !knowsPlay(scope.vocabulary) ? '' : ' in play';
  return `${before}${one}${where}${behind}`;
}

/** `those fruits`, which were named before, as the phrase of a loop. */
function eachOfThose(scope: Scope, phrase: NounPhrase, noun: 'card' | 'player'): string | undefined {
  if (noun !== 'card' || phrase.name || phrase.tails.length > 0) return undefined;
  return `card among ${writtenWords(scope, phrase.span).replace(/^these\b/, 'those')}`;
}

/** The lines that replace an order, if it begins a line of its own. */
export function eachOf(
  scope: Scope,
  order: Order,
  phrase: Expression,
  { thing }: PhraseMeaning,
  { phrase: takes, preposition }: Parameter,
): DiagnosticExtras | undefined {
  const { text } = scope.snippet;
  const { start, end } = order.span;
  const margin = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const ends = /^[ \t]*(?:#.*)?(?:\n|$)/.test(text.slice(end));
  const noun = thing.sort === 'card' || thing.sort === 'player' ? thing.sort : undefined;
  const doer = doerOf(scope, order);
  if (phrase.kind !== 'noun' || !noun || preposition || !doer) return undefined;
  const isThose = phrase.determiner === 'those' || phrase.determiner === 'these';
  if (!phrase.quantity && !ALL.includes(phrase.determiner ?? '') && !isThose) return undefined;
  const isOption = /^\s*- $/.test(margin);
  const isBehindHead = !phrase.quantity && doer.loop === undefined && HEAD.test(margin);
  if ((margin.trim() !== '' && !isOption && !isBehindHead) || !ends || order.forEach || order.duration)
    return undefined;
  const asked = /^\s*(?:if (?:you|they) do|otherwise)\b/.test(text.slice(end));
  const behind = writtenWords(scope, { start: phrase.span.end, end });
  const { who, loop } = doer;
  const isYou = who === 'you';
  const { vocabulary } = scope;
  const verb = vocabulary.verbForms.get(order.verb.text)?.verb.id ?? order.verb.text;
  const does = isYou ? order.verb.text : `${who} ${verbIn(vocabulary, verb, 'third')}`;
  const indent = `\n${' '.repeat(margin.length)}`;
  if (!phrase.quantity) {
    const each = isThose ? eachOfThose(scope, phrase, noun) : eachCard(scope, phrase);
    if (!each || order.may || (!isYou && !/\btheir\b/.test(each))) return undefined;
    const line = `for each ${each.replaceAll(/\btheir\b/g, isYou ? 'their' : `${who}'s`)}, ${does} that ${noun}${behind}`;
    // What comes otherwise belongs to the condition, not to the loop.
    if (asked && isBehindHead && /^\s*otherwise\b/.test(text.slice(end))) {
      const inner = `:\n${/^\s*/.exec(margin)![0]}  ${line}`;
      return {
        fixes: writeInstead(placeIn(scope.snippet, { start: start - 2, end }), [inner]),
        spoken: true,
      };
    }
    if (asked) return undefined;
    const put = loop === undefined ? line : `${isOption ? indent : ''}${loop}${indent}  ${line}`;
    return { fixes: writeInstead(placeIn(scope.snippet, order.span), [put]), spoken: true };
  }
  const name = phrase.name?.text ?? (/\bchosen\b/.test(text) ? 'taken' : 'chosen');
  const known = phrase.tails.some((tail) => tail.kind === 'place' || tail.kind === 'of');
  const usual = known ? '' : (/ (?:in|on) .*$/.exec(takes.snippet.text.trim())?.[0] ?? '');
  const place = isYou ? usual : usual.replace(/\byour\b/, 'their');
  const what = writtenWords(
    scope,
    phrase.name ? { ...phrase.span, end: phrase.name.span.start } : phrase.span,
  );
  const may = order.may && !NONE_TOO.includes(phrase.quantity.kind);
  const one = `for each ${noun} among the ${name}, ${does} that ${noun}${behind}`;
  const chooses = may ? `${who} may choose` : isYou ? 'choose' : `${who} chooses`;
  const both = [
    `${chooses} ${what.replace(/ as $/, '')}${place} as ${name}`,
    may ? `if ${isYou ? 'you' : 'they'} do, ${one}` : one,
  ];
  const lines = loop === undefined ? both : [loop, ...both.map((line) => `  ${line}`)];
  const put = (isOption ? indent : '') + lines.join(indent);
  const fixes = writeInstead(placeIn(scope.snippet, order.span), [put]);
  return asked ? undefined : { fixes, spoken: true };
}
