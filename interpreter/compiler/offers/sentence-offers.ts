/**
 * What is offered for the lines of a text that is refused: sentences that were tried and are accepted. A change that
 * leads to another fault is not offered.
 */
import { printedSentences } from '../../../dsl/checker/suggestions/printed-wordings.ts';
import {
  isNoCounter,
  sentencesLike,
  similarSentences,
  type JudgedLine,
  type SimilarSentence,
} from '../../../dsl/checker/suggestions/sentence-search.ts';
import { nounsPutOn } from '../../../dsl/checker/readings/counters/counters-put-on.ts';
import { plural, singular } from '../../../dsl/text/english-inflection.ts';
import { givenNames } from '../../../dsl/language/lexer/given-names.ts';
import { isSameText, keepsEvents, keepsParticiples, keepsWords } from './kept-words.ts';
import { knownWords } from '../../../dsl/checker/suggestions/unknown-words.ts';
import {
  helpAsPhrase,
  isTextError,
  messageOf,
  type Diagnostic,
  type Fix,
} from '../../../dsl/diagnostics/diagnostic.ts';
import { layerOf, type Code } from '../../../dsl/diagnostics/codes.ts';
import { oneOf, say, written, type Phrase } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { byPlace } from '../../../dsl/diagnostics/places-by-file.ts';
import { report } from '../../../dsl/diagnostics/report.ts';
import { writeInstead } from '../../../dsl/diagnostics/replacement-fixes.ts';
import { readingsOf } from '../../../dsl/language/parser/errors/spoken-readings.ts';
import { forms, type Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import { lacksMoment, momentsFor, type Moments } from './order-offers.ts';
import { remade, withoutRefused } from './refused-fixes.ts';
import { judgedInPlace, judgedLine, leadsOn, leftBy, movedUp } from './refused-texts.ts';
import { mendedSnippet } from '../../../dsl/text/mended-snippet.ts';
import { placeIn, unitAt, wholeText, type Snippet, type Span } from '../../../dsl/text/source.ts';
import type { JudgedText, RefusedText, Sources } from '../loader/link-context.ts';

/** Of one load so many texts are looked at, and so many lines judged: an editor loads at every key stroke. */
const MOST = { inEditor: { texts: 20, judged: 400 }, once: { texts: 150, judged: 8000 } };
/** For lines of longer texts no sentences are searched; of still longer ones not even words are tried. */
const LONGEST = { searched: 600, tried: 2000 };
/** A sentence that is so much nearer than the next one is what was meant. */
const CERTAIN = 1.5;
/** Where sentences that are only like what was written are offered: what else is found tells better what to do. */
const GUESSED: ReadonlySet<Code> = new Set<Code>([
  'name/unknown-noun',
  'name/unknown-verb',
  'name/unknown-word',
  'name/unknown-quality',
  'name/unknown-field',
  'name/unbound',
  'name/extra-object',
  'name/missing-object',
]);
const isGuessed = (found: Diagnostic): boolean =>
  layerOf(found.code) === 'syntax' || GUESSED.has(found.code) || isNoCounter(found);

/** What was found, with what is offered for each line that is refused. */
export function withOffers(
  found: readonly Diagnostic[],
  judged: readonly JudgedText[],
  vocabulary: Vocabulary,
  declared: readonly string[],
  { trees, memory }: Pick<Sources, 'trees' | 'memory'>,
): Diagnostic[] {
  const errors = found.filter(isTextError);
  if (errors.length === 0 || judged.length === 0) return [...found];
  const errorsIn = byPlace(errors);
  const refused = judged.flatMap(({ file, span, judge }) =>
    errorsIn(file, span.start, span.end).length > 0 ? [judge()] : [],
  );
  const isOfGame = knownWords(vocabulary, declared);
  const most = memory ? MOST.inEditor : MOST.once;
  const budget = { left: most.judged };
  let sentences: readonly string[] | undefined;
  const examples = (): readonly string[] => (sentences ??= sentencesOf(trees, refused));
  const instead = new Map<Diagnostic, Diagnostic>();
  const spared = new Set<Diagnostic>();
  for (const text of refused.slice(0, most.texts)) {
    const { placed } = text;
    if (placed.files || placed.text.length > LONGEST.tried) continue;
    const here = errorsIn(placed.file, placed.offsets[0], placed.offsets[placed.text.length]);
    if (here.length === 0) continue;
    // What a text has given a name is meant by it, in a line below too; several each chose have it in the plural.
    const names = new Set(givenNames(placed.text).flatMap((name) => [name, plural(name)]));
    const isKnown = (word: string): boolean => isOfGame(word) || names.has(word);
    // A counter of the card's own is one as soon as everything else is right.
    const isOwn = (noun: string): boolean =>
      !isKnown(noun) || vocabulary.counters.some((counter) => forms(counter).one === noun);
    const counting = here.filter((each) => isPutOn(each, placed, isOwn));
    if (counting.length < here.length) for (const each of counting) spared.add(each);
    const hasBlocks = BLOCKS.test(placed.text);
    const lines = hasBlocks ? linesInBlocks(placed, here) : linesOf(placed);
    const isInBlock = hasBlocks && lines[0].end < placed.text.trimEnd().length;
    const before: string[] = [];
    for (const line of lines) {
      const place = placeIn(placed, line).span;
      const own = here.filter(
        ({ place: { span } }) =>
          span.start < place.end && span.end >= place.start && span.start >= place.start,
      );
      const words = placed.text.slice(line.start, line.end);
      if (own.length === 0) {
        before.push(words);
        continue;
      }
      const judge = (put: string): JudgedLine => {
        if (!isInBlock) return judgedLine(text, before, put);
        // The whole text is read each time.
        budget.left -= lines.length - 1;
        return judgedInPlace(text, line, put, here.length - own.length);
      };
      const kind = text.entry === 'abilities' ? text.kind : undefined;
      const isSearched = placed.text.length <= LONGEST.searched;
      const offers =
        isSearched && !(isInBlock && printedSentences(words).length > 1)
          ? offersFor(words, { vocabulary, kind, isKnown, judge, budget, examples })
          : [];
      if (offers.length > 0) before.push(offers[0].text);
      const isOrder =
        text.entry === 'abilities' && isSearched && !isInBlock && !isMeant(offers) && lacksMoment(words);
      const moments = isOrder
        ? momentsFor(words, text, judge, (by) =>
            offersFor(words, { vocabulary, isKnown, judge: by, budget, examples }),
          )
        : undefined;
      for (const each of own.filter(({ fixes }) => isSearched || fixes))
        instead.set(
          each,
          ofGivenName(
            withThese(each, own, offers, { text, line, here, budget, examples, judge, moments }),
            names,
            placed.text,
          ),
        );
      // Behind what is no verb no subject was read, so its article was missed.
      const [first, ...others] = own.map((each) => instead.get(each) ?? each);
      if (first.code === 'name/unknown-verb' && isWritten(first))
        for (const [i, each] of others.entries())
          if (each.code === 'syntax/missing-article' && adviceOf(each) === adviceOf(first))
            spared.add(own[i + 1]);
    }
  }
  return found.flatMap((each) => (spared.has(each) ? [] : [instead.get(each) ?? each]));
}

const adviceOf = ({ advice }: Diagnostic): string => JSON.stringify(advice);
/** Whether a finding says what to write in place of the whole line. */
const isWritten = ({ advice }: Diagnostic): boolean =>
  advice !== undefined && 'say' in advice && advice.say === 'phrase/write-the-sentence';

/** A text with blocks in it. */
const BLOCKS = /\n[ \t]+\S|:[ \t]*(?:\n|$)|^otherwise|\notherwise/;

/** The sentences of a text with blocks, where nothing else is wrong; else the text is one. */
function linesInBlocks(placed: Snippet, here: readonly Diagnostic[]): Span[] {
  const { text } = placed;
  const lines = [...text.matchAll(/^([ \t]*(?:- )?)(\S.*?)[ \t]*$/gm)]
    .filter(([, , sentence]) => !/:$|^(?:otherwise|if|while)\b/.test(sentence))
    .map(({ 1: { length }, 2: sentence, index }) => ({
      start: index + length,
      end: index + length + sentence.length,
    }));
  const isIn = ({ place: { span } }: Diagnostic): boolean =>
    lines.some((line) => {
      const { start, end } = placeIn(placed, line).span;
      return start <= span.start && span.end <= end;
    });
  return lines.length > 0 && here.every(isIn) ? lines : [{ start: 0, end: text.trimEnd().length }];
}

/** Each line of a text without blocks. */
function linesOf({ text }: Snippet): Span[] {
  return [...text.matchAll(/[^\n]+/g)].map(({ 0: line, index }) => ({
    start: index,
    end: index + line.trimEnd().length,
  }));
}

/** Sentences of one line on cards and in the rules of the game. */
function sentencesOf(trees: Sources['trees'], refused: readonly RefusedText[]): string[] {
  const wrong = new Set(refused.map(({ placed }) => placed.text));
  const lines = trees.flatMap(({ tree, snippet: { text } }) =>
    text.length > LONGEST.searched || !Array.isArray(tree) || wrong.has(text) ? [] : text.split('\n'),
  );
  return [
    ...new Set(
      lines.filter(
        (line) =>
          /^[a-z+].* /.test(line) &&
          line.length < LONGEST_EXAMPLE &&
          !/[#":(]|^(?:if (?:you|they) do|otherwise|settle|stop)/.test(line),
      ),
    ),
  ];
}

const LONGEST_EXAMPLE = 90;

/** The one sentence that is meant, or the two nearest; several lines where several sentences were written in one. */
function offersFor(words: string, search: Search): SimilarSentence[] {
  const parts = words.includes('\n') ? [words] : printedSentences(words);
  if (parts.length === 0) return [];
  const found = oneByOne(parts, search);
  // What goes on from the sentence in front of it means nothing alone.
  const whole = found.length > 0 || parts.length === 1 ? found : nearest(parts.join('\n'), search);
  return whole.filter(
    ({ text, guessed, example }) =>
      text !== words &&
      keepsWords(words, text) &&
      keepsEvents(words, text, search.vocabulary) &&
      (!(guessed || example) || keepsParticiples(words, text, search.vocabulary)),
  );
}

type Search = Parameters<typeof similarSentences>[1];

/** The nearest sentence, and the next one where it may be meant as well. */
function nearest(words: string, search: Search): SimilarSentence[] {
  const [first, second] = similarSentences(words, search);
  if (!first) return [];
  return second && second.cost - first.cost < CERTAIN ? [first, second] : [first];
}

/** Sentences that are each right behind those above; for the last one also the next nearest. */
function oneByOne(parts: readonly string[], search: Search): SimilarSentence[] {
  const sure: SimilarSentence[] = [];
  let last: SimilarSentence[] = [];
  for (const part of parts) {
    const above = sure.map(({ text }) => `${text}\n`).join('');
    const judge = (put: string): JudgedLine => {
      const { text, found } = search.judge(above + put);
      return {
        text: text.startsWith(above) ? text.slice(above.length) : put,
        found: found.map((each) => movedUp(each, above.length)),
      };
    };
    last = nearest(part, { ...search, judge });
    if (last.length === 0) return [];
    sure.push(last[0]);
  }
  const above = sure.slice(0, -1);
  return last.map((each) => ({
    text: [...above, each].map(({ text }) => text).join('\n'),
    cost: each.cost,
    guessed: [...above, each].some(({ guessed }) => guessed),
    example: [...above, each].some(({ example }) => example),
  }));
}

/** Whether sentences are what was meant, and not only like it. */
const isMeant = ([first]: readonly SimilarSentence[]): boolean =>
  first !== undefined && !first.guessed && !first.example;

/** A line that is refused, with what others are judged by. */
interface Refused {
  /** How it is written as an ability, where it is an effect that lacks its moment. */
  readonly moments: Moments | undefined;
  readonly text: RefusedText;
  readonly line: Span;
  /** All that is wrong in the text. */
  readonly here: readonly Diagnostic[];
  readonly budget: { left: number };
  readonly examples: () => readonly string[];
  readonly judge: (line: string) => JudgedLine;
}

/** A finding of a line with what is offered for the whole line, or with what is right among its own changes. */
function withThese(
  found: Diagnostic,
  own: readonly Diagnostic[],
  offers: readonly SimilarSentence[],
  { text, line, here, budget, examples, judge, moments }: Refused,
): Diagnostic {
  const { placed } = text;
  const all = found.fixes ?? [];
  if (moments && !moments.guessed)
    return remade(found, { advice: say('phrase/order-lacks-moment', { texts: moments.texts }) });
  if (moments && isGuessed(found) && !found.advice && all.length === 0)
    return remade(found, {
      advice: say('phrase/nearest-sentences', { help: helpAsPhrase(found), texts: moments.texts }),
    });
  const isWrongElsewhere = here.some((each) => !own.includes(each));
  const right = all.filter(
    (fix) => leadsOn(text, fix, budget, isWrongElsewhere) || mendsLine(placed, line, fix, judge),
  );
  // What was named before is meant where it can be.
  if (found.code === 'syntax/missing-article') right.sort((a, b) => Number(isThe(b)) - Number(isThe(a)));
  // Where nothing else is wrong a word is enough.
  if (right.length > 0)
    return right.every((fix, i) => fix === all[i]) && right.length === all.length
      ? found
      : withoutRefused(found, right);
  const articles = isWrongElsewhere ? undefined : otherArticles(text, found, budget);
  if (articles) return articles;
  const guessed = offers.some((each) => each.guessed);
  const texts = oneOf(offers.map(({ text: each }) => written(each)));
  const puts = offers.map((each) => indented(each.text, placed, line));
  const fixes = writeInstead(placeIn(placed, line), puts);
  const isAdvised = found.advice !== undefined && all.length === 0;
  if (offers.length > 0 && !guessed && !isAdvised)
    return remade(found, { advice: say('phrase/write-the-sentence', { texts }), fixes });
  // Words that a game says are meant tell more than a sentence that is only like what was written. One of another card
  // lacks a part of that, and one with another word means something else: once it is proven, it is named and not put there.
  if (offers.length > 0 && isGuessed(found) && !found.advice && all.length === 0)
    return remade(found, {
      advice: say('phrase/nearest-sentences', { help: helpAsPhrase(found), texts }),
      ...(offers.some(({ example }) => example) ? {} : { fixes }),
    });
  if (all.length === 0)
    return (found.help === undefined && isGuessed(found)) || (found.code === 'name/not-here' && !found.advice)
      ? helped(found, placed.text.slice(line.start, line.end), judge, examples)
      : found;
  const next = own.length === 1 ? leftBy(text, all[0], budget) : undefined;
  // What is wrong elsewhere has its own finding, and is no reason to keep the change back.
  if (next && here.some((each) => each !== found && isSameFault(each, next))) return found;
  const left = next && isCounting(next) ? undefined : next;
  if (!left) return saysWhatToWrite(found) ? withoutRefused(found, []) : remade(found, {});
  const help: Phrase = found.advice ?? helpAsPhrase(found);
  return remade(found, { advice: say('phrase/help-and-next', { help, next: messageOf(left) }) });
}

/** Whether a change within a line leaves nothing wrong in it, behind the lines above as they will be. */
function mendsLine(placed: Snippet, line: Span, { edits }: Fix, judge: Refused['judge']): boolean {
  const put = edits.map(({ place: { file, span }, text }) => ({
    isIn: file === placed.file,
    start: unitAt(placed, span.start) - line.start,
    end: unitAt(placed, span.end) - line.start,
    text,
  }));
  const { length } = placed.text.slice(line.start, line.end);
  if (put.some(({ isIn, start, end }) => !isIn || start < 0 || end > length)) return false;
  const words = placed.text.slice(line.start, line.end);
  return judge(mendedSnippet(wholeText(words), put).text).found.length === 0;
}

/** Of a noun without a word in front, where the word that is offered is refused: with words that are accepted. */
function otherArticles(
  text: RefusedText,
  found: Diagnostic,
  budget: { left: number },
): Diagnostic | undefined {
  const edit = found.fixes?.[0]?.edits[0];
  if (found.code !== 'syntax/missing-article' || !edit) return undefined;
  const { word } = found.details as { readonly word: string };
  const right = ARTICLES.map((article) => `${article} ${word}`).flatMap((put): Fix[] => {
    const fix = {
      title: say('phrase/write', { example: written(put) }),
      edits: [{ ...edit, text: put.slice(0, -word.length) }],
    };
    return leadsOn(text, fix, budget, false) ? [fix] : [];
  });
  if (right.length === 0 || budget.left <= 0) return undefined;
  const first = right[0].edits[0].text + word;
  return report('syntax/missing-article', found.place, { word, right: first }, { fixes: right.slice(0, 2) });
}

const isSameFault = (one: Diagnostic, other: Diagnostic): boolean =>
  one.code === other.code && one.message === other.message;

/** What puts a counter on a card or takes it away: where the whole text cannot be read, it is none of the fault. */
const isCounting = ({ code, details }: Diagnostic): boolean =>
  code === 'name/unknown-verb' &&
  /^(?:put|place|add|remove|take)s?$/.test((details as { word: string }).word);

/** A finding about a name that the text gives elsewhere, where nothing else is known that could be written. */
function ofGivenName(found: Diagnostic, names: ReadonlySet<string>, text: string): Diagnostic {
  if (found.code !== 'name/unknown-noun' || (found.fixes ?? []).length > 0) return found;
  const { word } = found.details as { readonly word: string };
  const isTold = found.advice && 'say' in found.advice && found.advice.say === 'phrase/a-name-above';
  const name = word.replace(/'s?$/, '');
  if (isTold || !names.has(name)) return found;
  const [, what] = new RegExp(`${EACH_CHOOSES} ([^,:\\n]+) as ${name}$`, 'im').exec(text) ?? [];
  if (what === undefined)
    return remade(found, { advice: say('phrase/a-given-name', { name: written(word) }) });
  const isCard = / in their [a-z]/.test(what);
  return remade(found, {
    advice: isCard
      ? say('phrase/a-card-of-each', { name: plural(singular(name)) })
      : say('phrase/a-choice-of-each', { name: written(name) }),
  });
}

const EACH_CHOOSES =
  '\\b(?:each|every)(?: other)? (?:player|opponent) (?:secretly )?(?:chooses|picks|reveals|selects)';

/** Whether a finding is about a counter of the card's own: what puts it on a card, or how many of it there are. */
function isPutOn(found: Diagnostic, placed: Snippet, isOwn: (word: string) => boolean): boolean {
  const { text } = placed;
  if (found.code === 'name/missing-object') {
    const { verb } = found.details as { readonly verb: string };
    return [...nounsPutOn(text)].some((noun) => isOwn(noun) && (noun === verb || plural(noun) === verb));
  }
  return (
    isCounting(found) &&
    [...nounsPutOn(text.slice(unitAt(placed, found.place.span.start)).split('\n')[0])].some(isOwn)
  );
}

/** Whether the help of a finding is what its change would write. */
const saysWhatToWrite = ({ code }: Diagnostic): boolean =>
  code === 'syntax/missing-article' || code === 'syntax/missing-to';

const isThe = ({ edits }: Fix): boolean => edits[0].text.trim() === 'the';

/** Words that may precede a noun, the likeliest first. */
const ARTICLES = ['the', 'your', 'that', 'all', 'a', 'an', 'their'];

/**
 * Adds help to a finding without any: the wording of this game, and what is wrong then; or what sentences
 * look like.
 */
function helped(
  found: Diagnostic,
  words: string,
  judge: Refused['judge'],
  examples: Refused['examples'],
): Diagnostic {
  const said = words.toLowerCase().replace(/[.!]$/, '');
  for (const reading of /[.!;]/.test(said) ? [] : readingsOf(said)) {
    const [next] = judge(reading).found;
    if (!next || isCounting(next) || next.help === undefined || reading.includes('\n')) continue;
    if (isSameText(words, reading) || !keepsWords(words, reading)) continue;
    // What was found is still there.
    if (next.code === found.code && next.message === found.message) continue;
    const help = say('phrase/write', { example: written(reading) });
    return remade(found, { advice: say('phrase/help-and-next', { help, next: messageOf(next) }) });
  }
  const like = [...new Set(sentencesLike(words, examples(), (each) => judge(each).found.length === 0))];
  if (like.length === 0) return found;
  return remade(found, { advice: say('phrase/written-like', { texts: oneOf(like.map(written)) }) });
}

const indented = (lines: string, { text }: Snippet, { start }: Span): string => {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  return lines.replaceAll('\n', `\n${' '.repeat(Math.max(0, start - from))}`);
};
