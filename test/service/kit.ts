import { Workspace } from '../../service/index.ts';
import { filesBelow, isYaml } from '../files.ts';

export const GAME = 'examples/garden/game.yaml';
export const MINE = 'mods/garden/mine.yaml';

/** The files of the garden, and one more with a mark where the cursor stands. */
export function withCursor(marked: string, name = MINE): { workspace: Workspace; name: string; at: number } {
  const at = marked.indexOf('<|>');
  const workspace = new Workspace(filesBelow('examples/garden', isYaml));
  workspace.set(name, marked.replace('<|>', ''));
  return { workspace, name, at };
}

/** A file of the garden with a cursor behind the first place where some words stand. */
export function behind(words: string, name = GAME): { workspace: Workspace; name: string; at: number } {
  const workspace = new Workspace(filesBelow('examples/garden', isYaml));
  const at = workspace.text(name)!.indexOf(words);
  if (at < 0) throw new Error(`\`${words}\` does not stand in ${name}`);
  return { workspace, name, at: at + words.length };
}
