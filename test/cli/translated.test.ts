import { expect, it } from 'vitest';
import { commandEntries } from '../../cli/commands/command-list.ts';
import { KILN } from '../play/kiln.ts';
import { WHOLE } from '../size.ts';
import { folderWith, run } from './kit.ts';

const VARIANT = `variant: hot
extends: kiln
name: { en: Hot, fr: Chaud, de: Heiss }
set: { cards/feast/heat: 9+ }
`;
const SCENARIO = `game: kiln
scenario: an ember is there
given: { Ann: { hand: [ember] } }
then: [{ that: Ann has 1 coin }]
`;

const folder = (): string =>
  folderWith({
    'cards/kiln/game.yaml': KILN,
    'cards/kiln/a.scenario.yaml': SCENARIO,
    'hot.yaml': VARIANT,
    'bad.yaml': '- { kind: spark, id: x, nam: X }\n',
  });

/** What each command is called with, in this order: some read what others have written. */
const calls: Readonly<Record<string, readonly string[]>> = {
  simulate: ['kiln -n 3 -j 1 --log logs', 'kiln -n 7 -j 1 --most 2'],
  export: ['kiln -o a.csv'],
  import: ['a.csv --game kiln --dry-run'],
  replay: ['logs/0.jsonl'],
  start: ['kiln --seed 1'],
  play: ['kiln --seed 1'],
  validate: ['cards', 'bad.yaml --game kiln'],
  test: ['cards --coverage'],
  balance: ['kiln -n 4 --bots random'],
  duel: ['kiln quick random -n 4'],
  print: ['kiln -o kiln.pdf'],
  explain: ['ember --game kiln', 'gift', 'run/budget'],
  words: ['kiln'],
  render: ['kiln'],
  rules: ['kiln'],
  stats: ['kiln'],
  diff: ['hot.yaml'],
  new: ['spark --game kiln --out new.yaml'],
  format: ['cards --check'],
  rename: ['ember cinder --game kiln --dry-run'],
  schema: ['kiln'],
  // What it says to an editor is tried in test/lsp.
  lsp: [],
};

/** Lines that are the same in every language: examples of commands, and what files say. */
const quoted = [/^cardwright [a-z]/, /^\d+ \| /, /^[-+] /];
/** Ids, what the game has no other name for, and what its data say in English. */
const data = `
round 1
baking
-- round 1, baking --
Ann: earn
Ben: earn
Ann: choose
board
ashes  -
shelf
1 bake     2 race     3 earn     4 choose   5 stop
help, quit
cards/kiln/game.yaml:141
cards/kiln/game.yaml:144
cards/kiln/game.yaml
cards/kiln/a.scenario.yaml
an ember is there
English
Français
Deutsch
Ember (spark; amounts +1 / -3)
Braise (étincelle ; amounts +1 / -3)
Glut (Funke; amounts +1 / -3)
Gift (order; wish blue pot; heat 6–9)
Cadeau (commande ; wish pot bleu ; chaleur 6–9)
Geschenk (Auftrag; wish blauer Topf; Hitze 6–9)
You have at least 4 coins.
Vous avez au moins 4 pièces.
Du hast mindestens 4 Münzen.
# run/budget
\`\`\`yaml check=game play fails
\`\`\`yaml check=game play passes
checks: []
flow:
round:
steps:
do: shuffle the deck
do: nothing
do: each player gains a coin
bake    in baking
race    in baking
earn    in baking
choose  in baking
stop    in baking
stoke   in draught window
pot, pots
glaze, glazes  blue, white
the store
the board
the ashes
the first player
race, races
draught window  windows/draught window
round   flow/round
baking  flow/round/steps/baking
1 × white-pot
# Kiln
## Pots
### Pots
### Baking
### Draught window
`.split('\n');

/** All that the commands print, line by line. */
async function printed(language: string): Promise<string[]> {
  const cwd = folder();
  const lines: string[] = [];
  for (const [name, all] of Object.entries(calls))
    for (const words of [...all.map((call) => `${call} --lang ${language}`), '--help']) {
      const env = { LANG: words === '--help' ? language : 'C' };
      const { out, err } = await run([name, ...words.split(' ')], { cwd, env, input: 'help\nquit\n' });
      lines.push(...`${out}\n${err}`.split('\n').map((line) => line.trim()));
    }
  return lines;
}

it.runIf(WHOLE)(
  'every command says everything in the language that is asked for',
  { timeout: 60_000 },
  async () => {
    expect(Object.keys(calls).toSorted()).toEqual(commandEntries.map(({ name }) => name).toSorted());
    const english = new Set(await printed('en'));
    const left: string[] = [];
    for (const language of ['fr', 'de'])
      left.push(...(await printed(language)).filter((line) => /\p{L}{2}/u.test(line) && english.has(line)));
    const same = new Set(left.filter((line) => !quoted.some((form) => form.test(line))));
    expect([...same].toSorted()).toEqual(data.slice(1, -1).toSorted());
  },
);
