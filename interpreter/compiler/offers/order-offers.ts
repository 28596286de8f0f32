/**
 * What happens, written where an ability belongs: it lacks the moment, which is for the writer to say. What is offered is
 * the sentence in words of the game, behind moments with which it is accepted; no change puts one there.
 */
import { printedSentences } from '../../../dsl/checker/suggestions/printed-wordings.ts';
import type { JudgedLine, SimilarSentence } from '../../../dsl/checker/suggestions/sentence-search.ts';
import { oneOf, written, type Phrase } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import type { RefusedText } from '../loader/link-context.ts';
import { movedUp } from './refused-texts.ts';

/** A line that begins like this says when, how often, or what would happen. */
const MOMENT = /^(?:when|before|each time|every time|once|twice|\d+ times|at the|while|the first time)\b/i;

/** In front of all that an effect may be; a limit alone takes only orders. */
const ANY = 'at the start of your turn';
const LIMIT = 'once per turn';

/** Whether a line of a text of abilities may be an effect that lacks its moment. */
export const lacksMoment = (words: string): boolean => !MOMENT.test(words.trim());

/** How an effect may be written as an ability: whole texts that are accepted. */
export interface Moments {
  readonly texts: Phrase;
  /** They are only like what was written. */
  readonly guessed: boolean;
}

/** What is offered for an effect; `search` finds sentences that are accepted by a judge. */
export function momentsFor(
  words: string,
  { reads }: RefusedText,
  judge: (line: string) => JudgedLine,
  search: (judge: (effect: string) => JudgedLine) => readonly SimilarSentence[],
): Moments | undefined {
  const read = [LIMIT, ANY].flatMap((moment) => reads(`${moment}, ${words}`) ?? []);
  if (read.length > 0) return { texts: eitherOf(read), guessed: false };
  const [first, second] = search(judgedBehindMoment(judge));
  if (!first || first.example) return undefined;
  // Of a word alone no other word keeps anything.
  if (first.guessed && !printedSentences(words).some((sentence) => sentence.includes(' '))) return undefined;
  const limited = `${LIMIT}, ${first.text}`;
  const texts =
    !isBlock(first.text) && judge(limited).found.length === 0
      ? [limited, placed(first.text)]
      : [first, ...(second ? [second] : [])].map(({ text }) => placed(text));
  return { texts: eitherOf(texts), guessed: first.guessed === true };
}

const eitherOf = (texts: readonly string[]): Phrase => oneOf(texts.map((text) => written(text)));

/** Judges effects behind a moment; places are units of the effect. */
function judgedBehindMoment(judge: (line: string) => JudgedLine): (effect: string) => JudgedLine {
  return (effect) => {
    const { head, margin } = around(effect);
    const { text, found } = judge(placed(effect));
    const isBehind = text.startsWith(head);
    const behind = text.slice(head.length);
    const before = (at: number): number =>
      head.length + margin * text.slice(head.length, at).split('\n').length;
    return {
      text: isBehind ? behind.replaceAll(new RegExp(`^ {${margin}}`, 'gm'), '') : effect,
      found: found.map((each) => movedUp(each, before(each.place.span.start))),
    };
  };
}

/** What is put in front of an effect, and how far its lines are indented below that. */
const around = (effect: string): { readonly head: string; readonly margin: number } =>
  isBlock(effect) ? { head: `${ANY}:\n`, margin: 2 } : { head: `${ANY}, `, margin: 0 };

const isBlock = (effect: string): boolean => effect.includes('\n');

function placed(effect: string): string {
  const { head, margin } = around(effect);
  return head + effect.replaceAll(/^/gm, ' '.repeat(margin));
}
