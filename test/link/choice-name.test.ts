import { expect, it } from 'vitest';
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import { filesBelow, isYaml } from '../files.ts';

const action =
  "play: { choose: a card in your hand as card, cost: give the card to a player, do: move the card to that player's hand }";
const garden = new Map(filesBelow('examples/garden', isYaml));
const game = 'examples/garden/game.yaml';
garden.set(
  game,
  garden.get(game)!.replace(/^( +)play: \{ if: .*$/m, (_, indent: string) => indent + action),
);

/** What is found where a variant puts another choice in place of that of the game. */
function found(choice: string): string[] {
  const text = `variant: mine\nextends: garden\nname: Mine\nset: { flow/round/steps/trade/actions/play/choose: ${choice} }\n`;
  const files = new Map(garden).set('mine.yaml', text);
  return loadGame(files, 'garden', ['mine.yaml'])
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(
      ({ code, place, help }) =>
        `${place.file}: ${code} ${files.get(place.file)!.slice(place.span.start, place.span.end)} (${help})`,
    );
}

const told = (choice: string): string =>
  `mine.yaml: name/unbound ${choice} (the texts of the game speak of \`the card\`: ` +
  'write `a tool in your hand as card`, or put texts of your own in place of these as well)';

it('a choice that loses the name of which the game speaks is told of once, where it stands', () => {
  expect(found('a tool in your hand as card')).toEqual([]);
  expect(found('a tool in your hand as gift')).toEqual([told('a tool in your hand as gift')]);
  expect(found('a tool in your hand')).toEqual([told('a tool in your hand')]);
});
