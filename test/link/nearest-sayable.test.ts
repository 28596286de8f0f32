import { describe, expect, it } from 'vitest';
import { loadGame, openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import { filesBelow, isYaml } from '../files.ts';

/** The help for the first word of a tool's text that nothing carries out. */
function helpFor(effect: string): string | undefined {
  const files = new Map(filesBelow('examples/garden', isYaml));
  files.set('mine/tool.yaml', `- { kind: tool, id: mine, effect: '${effect}' }\n`);
  const { diagnostics } = loadGame(openLibrary(files), 'garden', ['mine/tool.yaml']);
  return diagnostics.find(({ code }) => code === 'name/unknown-word' || code === 'name/unknown-verb')?.help;
}

describe('what no text can do', () => {
  it.each([
    ['cancel a card', 'you may instead'],
    ['negates a fruit', 'you may instead'],
    ['swap a fruit', 'move the first to'],
  ])('is told with what comes nearest: %s', (effect, nearest) => {
    expect(helpFor(effect)).toContain(nearest);
  });
});
