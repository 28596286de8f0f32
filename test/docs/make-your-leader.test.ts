import { describe, expect, it } from 'vitest';
import { gamesThere } from '../files.ts';
import { fileText } from './library.ts';
import { unwalked, walk } from './walk.ts';
import { WHOLE } from '../size.ts';

const page = fileText('docs/make-your-leader.md');
const GAME = 'here-to-slay';

describe('docs/make-your-leader.md', () => {
  if (!gamesThere().includes(GAME)) {
    it.skip(`needs the game ${GAME}`);
    return;
  }

  // Each of its commands is a whole run of the program on a large game.
  it.runIf(WHOLE)('does what it says, from the first command to the last', async () => {
    await walk(page);
  });

  it('has no block that nobody runs', () => {
    expect(unwalked(page)).toEqual([]);
  });

  it('lists leaders as they are', () => {
    const rows = [...page.matchAll(/^\| [^|]* \| `([^`]*)` \| \[[^\]]*\]\(\.\.\/([^)]*)\) \|$/gm)];
    expect(rows).toHaveLength(8);
    for (const [, skill, file] of rows) expect(fileText(file)).toContain(`\nskill: ${skill}\n`);
  });
});
