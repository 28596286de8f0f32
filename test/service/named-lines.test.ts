import { expect, it } from 'vitest';
import { Workspace } from '../../service/index.ts';
import { mentionsIn } from '../../service/word-references.ts';
import { renameAt } from '../../service/rename-word.ts';
import { filesBelow, isYaml } from '../files.ts';

const garden = filesBelow('examples/garden', isYaml);
const GAME = [...garden.keys()].find((name) => name.endsWith('game.yaml'))!;
const BLOCK = `    do: |
      gain (the stall's size) coins and a sale
      move all fruits in the stall to the discard pile
`;
const NAMED = `    do:
      gain: gain (the stall's size) coins and a sale
      leave: move all fruits in the stall to the discard pile
`;
const VARIANT = `variant: mine
extends: garden
name: Mine
add:
  verbs/sell/do/toll: { before: text, do: lose a coin }
  rules/poor: a player with no coins cannot sell stalls
  flow/round/steps/omens: { before: [trade, evening], do: nothing }
  ends/wet: { after: [evening, goal reached], if: the storm is 3, winners: nobody }
`;

const withText = (sell: string): Workspace => {
  const workspace = new Workspace(garden);
  workspace.set(GAME, garden.get(GAME)!.replace(BLOCK, sell));
  workspace.set(
    'mine.yaml',
    VARIANT.replace('before: text', sell === NAMED ? 'before: gain' : 'before: text'),
  );
  return workspace;
};

it('named lines speak of the same words as a block', () => {
  const [block, named] = [BLOCK, NAMED].map((sell) =>
    mentionsIn(withText(sell), GAME).map(({ symbol, by }) => `${symbol.sort} ${symbol.id} ${by}`),
  );
  expect(named).toEqual(block);
});

const renamed = (from: string, to: string): Workspace => {
  const workspace = withText(NAMED);
  const done = renameAt(workspace, GAME, workspace.text(GAME)!.indexOf(from) + 4, to);
  if (!('edits' in done)) throw new Error(JSON.stringify(done));
  for (const [file, edits] of done.edits)
    workspace.set(
      file,
      edits.reduceRight(
        (text, { span, text: put }) => text.slice(0, span.start) + put + text.slice(span.end),
        workspace.text(file)!,
      ),
    );
  return workspace;
};

it('a word is renamed in the named lines of a game and of a variant', () => {
  const workspace = renamed('coin: { of: player', 'medal');
  expect(workspace.text(GAME)).toContain("gain: gain (the stall's size) medals and a sale");
  expect(workspace.text('mine.yaml')).toContain('do: lose a medal }');
  expect(workspace.text('mine.yaml')).toContain('a player with no medals cannot sell stalls');
});

it('a step is renamed where a variant stands beside it', () => {
  expect(renamed('id: trade', 'barter').text('mine.yaml')).toContain('before: [barter, evening]');
  expect(renamed('id: evening', 'dusk').text('mine.yaml')).toContain('after: [dusk, goal reached]');
});
