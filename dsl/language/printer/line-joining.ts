/** Lines and words, as all printed parts put them. */
import type { Word } from '../syntax/ast.ts';

export const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);
export const words = (list: readonly Word[], glue = ' '): string => list.map(({ text }) => text).join(glue);
export const optional = (text: string | undefined, before = ' '): string =>
  text === undefined || text === '' ? '' : before + text;
