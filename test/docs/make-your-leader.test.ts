import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith, put, run } from '../cli/kit.ts';
import { gamesThere } from '../files.ts';
import { blocksOf, option, says, type FencedBlock } from './blocks.ts';
import { fileText } from './library.ts';

const page = fileText('docs/make-your-leader.md');
const GAME = 'here-to-slay';

const PREFIX = 'npm run -s cardwright -- ';

/** A command of the page with what is typed into it and what it prints, where the page shows that. */
interface Command {
  readonly block: FencedBlock;
  readonly typed: string;
  readonly out: FencedBlock | undefined;
}

type Step = Command | { readonly file: FencedBlock };

/** What the reader does, in the order of the page: files that are written or shown, and commands. */
function steps(): Step[] {
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

describe('docs/make-your-leader.md', () => {
  if (!gamesThere().includes(GAME)) {
    it.skip(`needs the game ${GAME}`);
    return;
  }

  it('does what it says, from the first command to the last', async () => {
    const cwd = folderWith({});
    for (const step of steps()) {
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
      const ran = await run(command.slice(PREFIX.length).split(' '), { cwd, input: typed });
      const printed = ran.out + ran.err;
      if (!out) continue;
      if (!says(out, 'shape')) expect(shows(printed, out.text) ? out.text : printed).toBe(out.text);
      else expect(shapeOf(printed)).toEqual(expect.arrayContaining(shapeOf(out.text.replace(/^\.\.\.\n/m, ''))));
    }
  });

  it('has no block that nobody runs', () => {
    for (const { language, words } of blocksOf(page))
      expect(`${language} ${words[0]}`).toMatch(/^(sh run|yaml (file|is)=.*|text (out|typed))$/);
  });

  it('lists leaders as they are', () => {
    const rows = [...page.matchAll(/^\| [^|]* \| `([^`]*)` \| \[[^\]]*\]\(\.\.\/([^)]*)\) \|$/gm)];
    expect(rows).toHaveLength(8);
    for (const [, skill, file] of rows) expect(fileText(file)).toContain(`\nskill: ${skill}\n`);
  });
});
