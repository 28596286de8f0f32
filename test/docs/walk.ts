import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { folderWith, put, run } from '../cli/kit.ts';
import { WHOLE } from '../size.ts';
import { blocksOf, option, says, type FencedBlock } from './blocks.ts';

/**
 * Pages that are walked through: the reader writes files and gives commands, one after the other, in one folder.
 * - `yaml file=<name>`: written into this file; `is=<name>`: what stands in this file by then
 * - `sh run`: a command; `text typed` below it is typed into it
 * - `text out`: what it prints, with `...` for what is left out; `shape`: the same but for numbers and order
 */
const PREFIX = 'npm run -s cardwright -- ';

/** A command of a page with what is typed into it and what it prints, where the page shows that. */
interface Command {
  readonly block: FencedBlock;
  readonly typed: string;
  readonly out: FencedBlock | undefined;
}

type Step = Command | { readonly file: FencedBlock };

/** What the reader does, in the order of the page: files that are written or shown, and commands. */
function steps(page: string): Step[] {
  const blocks = blocksOf(page);
  return blocks.flatMap((block, i): Step[] => {
    if (block.language === 'yaml') return [{ file: block }];
    if (!says(block, 'run')) return [];
    const [next, after] = [blocks[i + 1], blocks[i + 2]];
    const typed = next && says(next, 'typed') ? next : undefined;
    const shown = typed ? after : next;
    return [{ block, typed: typed?.text ?? '', out: shown && says(shown, 'out') ? shown : undefined }];
  });
}

/** Whether lines stand in a text in this order; between those around `...` there may be others, elsewhere none. */
function shows(text: string, shown: string): boolean {
  const parts = shown.split(/^\.\.\.\n/m);
  let at = 0;
  const inOrder = parts.every((part, i) => {
    const found = text.indexOf(part, at);
    at = found + part.length;
    return found >= 0 && (i > 0 || found === 0);
  });
  return inOrder && (parts.at(-1) === '' || at === text.length);
}

/** A table without its numbers, order and marks, which change with every card of the game. */
const shapeOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/ {2}(?:above|below)$/, '').replace(/[\d.]+/g, '#').replace(/ +/g, ' '))
    .toSorted();

/** Does what a page says, from the first command to the last. */
export async function walk(page: string): Promise<void> {
  const cwd = folderWith({});
  for (const step of steps(page)) {
    if ('file' in step) {
      const [written, shown] = [option(step.file, 'file'), option(step.file, 'is')];
      if (written) put(cwd, { [written]: step.file.text });
      if (shown) expect(step.file.text).toBe(readFileSync(join(cwd, shown), 'utf8'));
      expect(written ?? shown).toBeDefined();
      continue;
    }
    const { block, typed, out } = step;
    const command = block.text.trim();
    expect(command.startsWith(PREFIX)).toBe(true);
    const words = command.slice(PREFIX.length).split(' ');
    // What comes of a simulation hangs on no number of threads, and each thread loads everything anew.
    if (words[0] === 'simulate') words.push('--jobs', '1');
    // The shape of a table hangs on no number of games.
    if (!WHOLE && out && says(out, 'shape')) words[words.indexOf('-n') + 1] = '60';
    const ran = await run(words, { cwd, input: typed });
    const printed = ran.out + ran.err;
    if (!out) continue;
    if (!says(out, 'shape')) expect(shows(printed, out.text) ? out.text : printed).toBe(out.text);
    else expect(shapeOf(printed)).toEqual(expect.arrayContaining(shapeOf(out.text.replace(/^\.\.\.\n/m, ''))));
  }
}

/** The first words of blocks that are neither written, run nor compared. */
export const unwalked = (page: string): string[] =>
  blocksOf(page)
    .map(({ language, words }) => `${language} ${words[0]}`)
    .filter((words) => !/^(sh run|yaml (file|is)=.*|text (out|typed))$/.test(words));
