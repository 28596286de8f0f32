/** Cards that are elsewhere since what is asked of them has happened: to count those that are still there would count none. */
import { say, written } from '../../diagnostics/catalogue/phrase.ts';
import { writeInstead } from '../../diagnostics/replacement-fixes.ts';
import { nodesOf } from '../../ir/visit.ts';
import type { Test } from '../../ir/expressions.ts';
import { forms, longestTerm } from '../../language/symbols/symbol-table.ts';
import type { VerbSymbol } from '../../language/symbols/symbols.ts';
import type { NounPhrase } from '../../language/syntax/ast.ts';
import { withArticle } from '../../text/english-inflection.ts';
import type { Fix } from '../../diagnostics/diagnostic.ts';
import { placeIn, type Place, type Span } from '../../text/source.ts';
import { destinationsIn } from '../readings/words/verb-destinations.ts';
import { reportAt, writtenWords, type PhraseMeaning, type Scope } from '../scope.ts';
import { verbIn } from '../suggestions/word-suggestions.ts';

/**
 * Whether cards are counted where a verb has taken them away, which is reported: `for each fruit in your stall where that fruit was sold this
 * turn`. `inFull` gives the words for an event where these are no amount; none where the cards themselves are needed.
 */
export function reportGone(
  scope: Scope,
  phrase: NounPhrase,
  described: PhraseMeaning,
  inFull?: { readonly span: Span; readonly write: (event: string) => string | undefined },
): boolean {
  const { zone, inPlay } = described.thing;
  const verb = takenBy(scope, described);
  const there = verb && destinationsIn(scope.vocabulary).find((each) => each.verb === verb);
  const isElsewhere = there && (zone ? there.zone !== zone : inPlay === true && !there.zone.inPlay);
  if (!isElsewhere) return false;
  const event = eventIn(scope, phrase);
  const done = written(verbIn(scope.vocabulary, verb.id, 'participle'));
  const { span, write } = inFull ?? amountAt(scope, phrase.span);
  const example = event === undefined ? undefined : write(event);
  const advice =
    example === undefined
      ? say('phrase/elsewhere-once-done', { done })
      : say('phrase/elsewhere-so-count-the-times', { done, example: written(example) });
  reportAt(
    scope,
    'name/not-here',
    span,
    { what: say('phrase/here', { what: written(writtenWords(scope, span)) }) },
    {
      advice,
      ...(example === undefined ? {} : { fixes: inOtherWords(placeIn(scope.snippet, span), example) }),
    },
  );
  return true;
}

/** Each card is no longer what is counted, so that the words in front change as well. */
const inOtherWords = (place: Place, text: string): Fix[] =>
  writeInstead(place, [text]).map((fix) => ({ ...fix, whole: true }));

/** The words in front of a phrase that make it an amount, and those that count the times instead. */
function amountAt(
  { snippet }: Scope,
  { start, end }: Span,
): { span: Span; write: (event: string) => string } {
  const [opening] = /(?:for each|the number of)\s+$/.exec(snippet.text.slice(0, start)) ?? [''];
  const times = opening.startsWith('for') ? 'for each time' : 'the number of times';
  return { span: { start: start - opening.length, end }, write: (event) => `${times} ${event}` };
}

/** What has been done to all cards that a phrase describes. */
function takenBy({ vocabulary }: Scope, { set, thing }: PhraseMeaning): VerbSymbol | undefined {
  if (thing.sort !== 'card') return undefined;
  for (const { test, depth } of nodesOf(set, 'filter'))
    for (const part of partsOf(test)) {
      if (part.op !== 'compare' || part.how !== '>=' || part.left.op !== 'history') continue;
      const { subject, question, card } = part.left;
      const { verb, subject: of } = vocabulary.history.questions[question];
      const done = card ?? (of === 'object' ? subject : undefined);
      if (done?.op === 'it' && done.depth === depth) return verb;
    }
  return undefined;
}

const partsOf = (test: Test): readonly Test[] => (test.op === 'and' ? test.parts.flatMap(partsOf) : [test]);

/** `a fruit of yours was sold this turn`, of `fruits of yours where that fruit was sold this turn`. */
function eventIn(
  scope: Scope,
  { heads, tails, determiner, owner, quantity }: NounPhrase,
): string | undefined {
  const where = tails.find(({ kind }) => kind === 'where');
  const condition = where?.kind === 'where' ? where.condition : undefined;
  if (condition?.kind !== 'is' || heads.length !== 1 || determiner || owner || quantity) return undefined;
  const [{ words, span }] = heads;
  const term = longestTerm(scope.vocabulary, words);
  const [meaning] = term?.meanings ?? [];
  if (!meaning) return undefined;
  const said = writtenWords(scope, span);
  const many = forms(meaning.symbol).many;
  const one = said.endsWith(many) ? said.slice(0, -many.length) + forms(meaning.symbol).one : said;
  const others = tails.filter((tail) => tail !== where).map((tail) => ` ${writtenWords(scope, tail.span)}`);
  const happened = writtenWords(scope, { start: condition.subject.span.end, end: condition.span.end }).trim();
  return `${withArticle(one)}${others.join('')} ${happened}`;
}
