/**
 * A whole text in plain speech, put in the words of the language at once: numbers, orders, what piles and cards are like, how they
 * are moved, and what is done otherwise. As all readings it is tried on the game itself, and what is read nowhere else is left alone.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { Reading } from '../../../language/parser/errors/card-readings.ts';
import { heapWordsOf } from '../piles/heap-words.ts';
import { extremeSteps } from '../piles/extremes-of-heaps.ts';
import { alikeSteps } from '../piles/heap-alikes.ts';
import { cardSteps } from '../piles/heap-contents.ts';
import { withFrames } from './plain-frames.ts';
import { heapSteps } from '../piles/plain-heaps.ts';
import { moveSteps } from '../piles/plain-moves.ts';
import { NUMBER_STEPS } from './plain-numbers.ts';
import { orderSteps } from './plain-orders.ts';

interface Steps {
  readonly alike: readonly Reading[];
  readonly moves: readonly Reading[];
}

const known = new WeakMap<Vocabulary, Steps>();

function stepsOf(vocabulary: Vocabulary): Steps {
  const before = known.get(vocabulary);
  if (before) return before;
  const words = heapWordsOf(vocabulary);
  const steps: Steps = {
    alike: words
      ? [...heapSteps(words), ...cardSteps(words), ...alikeSteps(words), ...extremeSteps(words)]
      : [],
    moves: words ? moveSteps(words, vocabulary) : [],
  };
  known.set(vocabulary, steps);
  return steps;
}

/** The longest text that is looked at. */
const LONGEST = 400;

/** The text in the words of the language; none where nothing changes. */
export function withPlainSpeech(text: string, vocabulary: Vocabulary): string[] {
  if (text.length > LONGEST || /["#]/.test(text)) return [];
  const { alike, moves } = stepsOf(vocabulary);
  const said = text
    .toLowerCase()
    .replaceAll(/[.;] *(?=\n|$)/g, '')
    .replaceAll(/[.;] +(?=[a-z])/g, '; ')
    .replaceAll(/’/g, "'")
    .trim();
  const plain = made(made(said, NUMBER_STEPS), orderSteps(vocabulary));
  const described = made(plain, alike);
  const framed = withFrames(described, vocabulary);
  const moved =
    framed.includes('\n') || moves.length === 0 ? eachLine(made(framed, moves), moves) : made(framed, moves);
  const put = made(eachLine(moved, alike), orderSteps(vocabulary));
  return [...new Set([put, plain])].filter((each) => each !== text);
}

/** In each line of several, behind its margin and the sign of an option. */
function eachLine(text: string, steps: readonly Reading[]): string {
  if (!text.includes('\n')) return made(text, steps);
  return text
    .split('\n')
    .flatMap((line) => {
      const [margin] = /^\s*(?:- )?(?:otherwise, |if [^,]+, )?/.exec(line)!;
      const read = made(line.slice(margin.length), steps);
      return read.includes('\n') && margin !== '' ? [line] : [margin + read];
    })
    .join('\n');
}

const made = (text: string, steps: readonly Reading[]): string =>
  steps.reduce(
    (said, [from, to]) => (typeof to === 'string' ? said.replace(from, to) : said.replace(from, to)),
    text,
  );
