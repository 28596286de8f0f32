/** A help in which lines are quoted that belong below one another: laid out as lines, or in one. */
import type { Language } from '../../../dsl/text/locale.ts';
import { messagesIn } from '../../../dsl/diagnostics/localize.ts';

/** What is quoted and has more than one line. */
const BLOCK = /`([^`]*\n[^`]*)`/;

/** A text in lines: what is quoted in several lines comes below the words in front of it, each line behind a bar. */
export function laidOut(text: string): string[] {
  return text.split(BLOCK).flatMap((part, i) => {
    if (i % 2 === 0) return part.trim() === '' ? [] : [part.trim()];
    return part.split('\n').map((line) => `  | ${line}`);
  });
}

/** A text in one line: what is quoted in several lines is quoted line by line. */
export function inOneSentence(text: string, language: Language): string {
  const words = messagesIn<'findings'>(language);
  const parts = text.split(BLOCK);
  if (parts.length === 1) return text;
  return parts
    .map((part, i) => {
      if (i % 2 === 0) return part;
      return part
        .split('\n')
        .map((line) => `\`${line.trim()}\``)
        .join(` ${words('findings/below')} `);
    })
    .join('');
}
