/** A repository that holds a pack of two hundred cards for a game, and faults that people put into such a pack. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { ROOT } from '../files.ts';

const CARDS = 200;
const IN_A_FILE = 20;

interface Card {
  readonly id: string;
  readonly kind: string;
  readonly name: Readonly<Record<string, string>>;
}

const git = (folder: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.org', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** Two hundred cards that say what cards of the game say, under other names. */
function cards(game: string, kind: string): Card[] {
  const all = (parse(readFileSync(join(ROOT, `cards/${game}/cards.yaml`), 'utf8')) as Card[]).filter(
    (card) => card.kind === kind,
  );
  return Array.from({ length: CARDS }, (_, i) => {
    const card = all[i % all.length];
    const nth = Math.trunc(i / all.length) + 1;
    const name = Object.fromEntries(
      Object.entries(card.name).map(([language, text]) => [language, `${text} ${'I'.repeat(nth)}`]),
    );
    return { ...card, id: `${card.id}-no-${nth}`, name };
  });
}

const scenario = `game: here-to-slay
with: [../pack.yaml]
players: 2
scenario: a hero of the pack comes into the party
given:
  step: main
  turn: Ann
  Ann: { action point: 1, hand: [wise-shield-no-1] }
  Ben: { hand: [] }
do:
  - Ann: [play, wise-shield-no-1]
then:
  - that: wise-shield-no-1 is in Ann's party
`;

/** Writes such a repository and commits it; gives the names of its files. */
export function writeRepository(folder: string): void {
  const put = (name: string, text: string): void => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  put(
    'pack.yaml',
    'pack: many-heroes\nversion: 1.0.0\nname: { en: Many heroes, fr: Bien des héros, de: Viele Helden }\nauthor: Ann\nlicence: CC0-1.0\nextends: here-to-slay\n',
  );
  const all = cards('here-to-slay', 'hero');
  for (let i = 0; i < CARDS; i += IN_A_FILE)
    put(`cards/heroes-${i / IN_A_FILE + 1}.yaml`, stringify(all.slice(i, i + IN_A_FILE), { lineWidth: 0 }));
  put('scenarios/recruit.scenario.yaml', scenario);
  put('.gitignore', 'node_modules\nsheets\nfindings.sarif\n');
  git(folder, 'init', '--quiet');
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '-m', 'cards');
}

/** A fault: the file, what stands there, and what somebody writes instead. */
export interface PlantedFault {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const inCards = (name: string, from: string, to: string): PlantedFault => ({
  name,
  file: 'cards/heroes-1.yaml',
  from,
  to,
});

export const plantedFaults: readonly PlantedFault[] = [
  inCards('a misspelt verb', 'effect: destroy a hero', 'effect: destory a hero'),
  inCards('a misspelt noun', 'effect: destroy a hero', 'effect: destroy a heor'),
  inCards('a word of another game', 'effect: destroy a hero', 'effect: exile a hero'),
  inCards('a sentence in print', 'effect: destroy a hero', 'effect: Counter target spell.'),
  inCards('a verb without its object', 'effect: destroy a hero', 'effect: destroy'),
  inCards('an unknown key', 'class: fighter', 'clas: fighter'),
  inCards('an unknown value', 'class: fighter', 'class: barbarian'),
  inCards('an unknown kind', 'kind: hero', 'kind: wizzard'),
  inCards('a range in words', 'roll: 8+', 'roll: eight or more'),
  inCards('no range', '  roll: 8+\n', ''),
  inCards('a field twice', '  roll: 8+\n', '  roll: 8+\n  roll: 7+\n'),
  inCards('an id twice', 'id: bear-claw-no-1', 'id: bad-axe-no-1'),
  inCards('a tab', '  class: fighter', '\tclass: fighter'),
  inCards('no colon', 'class: fighter', 'class fighter'),
  inCards('an open quote', 'en: Bad Axe I', 'en: "Bad Axe I'),
  inCards('a forgotten dash', '- kind: hero\n  id: bear-claw', '  kind: hero\n  id: bear-claw'),
  inCards('a card that is not there', 'that card is a hero', 'that card is bad-ax-no-1'),
  { name: 'an unknown card in a scenario', file: 'scenarios/recruit.scenario.yaml', from: '[wise-shield-no-1]', to: '[wise-sheld-no-1]' },
  { name: 'a file that is not there', file: 'scenarios/recruit.scenario.yaml', from: '../pack.yaml', to: '../pck.yaml' },
  { name: 'a game that is not there', file: 'pack.yaml', from: 'extends: here-to-slay', to: 'extends: here-to-sly' },
]; // prettier-ignore

/** Puts a fault into the repository; gives what takes it out again. */
export function plant(folder: string, { name, file, from, to }: PlantedFault): () => void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`no place for ${name} in ${file}`);
  writeFileSync(path, text.replace(from, to));
  return () => writeFileSync(path, text);
}

/** The commands of the workflow that docs/packs.md shows, without those that a runner of GitHub has of its own. */
export function commandsOfWorkflow(): string[] {
  const page = readFileSync(join(ROOT, 'docs/packs.md'), 'utf8');
  const [, workflow] = /```yaml\n(name: cards\n[\s\S]*?)```/.exec(page)!;
  const { jobs } = parse(workflow) as {
    readonly jobs: { readonly check: { readonly steps: readonly { readonly run?: string }[] } };
  };
  return jobs.check.steps.flatMap(({ run }) => (run && !run.startsWith('npm install') ? [run] : []));
}
