import type { DiscourseScope } from '../discourse/discourse-scope.ts';
import type { Block, Statement } from '../../language/syntax/ast.ts';
import type { Stance, Tongue } from '../realiser.ts';
import { capital, withoutStop } from './word-joining.ts';

/** A clause or several sentences without the last full stop, and the points of a list that they end in. */
export interface Sentence {
  readonly text: string;
  readonly points?: readonly string[];
  /** What goes on behind the points: an *otherwise*. */
  readonly next?: Sentence;
}

/** Who says a text in a language. The parts of a text call each other through it. */
export interface Speaker {
  readonly t: Tongue;
  readonly scope: DiscourseScope;
  /** A statement; `before`: the one in front of it, whose `may` it may go on from. */
  statement(s: Statement, stance: Stance, before?: Statement): Sentence;
  /** The statements of a block; `inner`: as parts of a list in one sentence. */
  statements(block: Block, inner?: boolean): Sentence[];
}

/** Says what the letters of a text stand for. */
export function explained({ t, scope }: Speaker, text: string): string {
  const meant: [letter: string, value: string][] = [];
  // A value may need letters of its own.
  while (scope.open.length > 0) {
    const { letter, value } = scope.open.shift()!;
    meant.push([letter, t.number(value)]);
  }
  return meant.length === 0 ? text : `${text}, ${t.say.where(meant)}`;
}

/** A sentence: begins large where it is not behind other words, ends in a full stop, and says what its letters stand for. */
export function completeSentence(speaker: Speaker, { text, points, next }: Sentence): Sentence {
  const said = explained(speaker, text);
  const whole = speaker.scope.goesOn ? said : capital(said);
  speaker.scope.goesOn = false;
  if (!points) return { text: `${whole}.` };
  return { text: whole, points, ...(next ? { next: completeSentence(speaker, next) } : {}) };
}

/** What begins a line that is a point of a list. */
const POINT = '• ';

/** What a line says that is a point of a list; undefined for another one. */
export const bulletText = (line: string): string | undefined =>
  line.startsWith(POINT) ? line.slice(POINT.length) : undefined;

/** Sentences in one paragraph, but for lists, of which each point is a line of its own. */
export function paragraphs(sentences: readonly Sentence[]): string[] {
  const lines: string[] = [];
  let open = false;
  for (const sentence of sentences)
    for (let part: Sentence | undefined = sentence; part; part = part.next) {
      const { text, points } = part;
      if (open) lines.push(`${lines.pop()!} ${text}`);
      else lines.push(text);
      lines.push(...(points ?? []).map((point) => POINT + point));
      open = points === undefined;
    }
  return lines;
}

/** What ends in a list, on one line. */
export function onOneLine({ text, points, next }: Sentence): string {
  if (!points) return text;
  const line = `${text} ${points.map((point) => `(${withoutStop(point)})`).join(' ')}`;
  return next ? `${line}. ${capital(onOneLine(next))}` : line;
}
