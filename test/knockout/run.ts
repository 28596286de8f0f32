import { filesBelow, gameFiles, isYaml } from '../files.ts';
import { readGame } from '../read-game.ts';
import { mutantsOf } from './data.ts';
import { openJudge } from './judge.ts';
import { nameOf, type Mutant } from './mutant.ts';

/** What came of knocking out parts of a game's data. */
export interface KnockedOut {
  /** How many parts there are in all. */
  readonly all: number;
  readonly tried: number;
  /** Noticed because the data no longer load, and because a scenario fails. */
  readonly refused: number;
  readonly failed: number;
  readonly survivors: readonly Mutant[];
  /** Changes under which loading or playing threw an exception. */
  readonly thrown: readonly { readonly mutant: Mutant; readonly message: string }[];
}

/** What is known of the changes of a game's data that nothing notices, as `test/games/<id>/survivors.ts` says it. */
export interface Known {
  /** Each with the reason why none can or need: `path: change`. */
  readonly ALLOWED?: Readonly<Record<string, string>>;
  /** The reason by the whole name of a change, for classes of changes. */
  readonly reasonFor?: (change: string) => string | undefined;
  /** Files of examples, without their ends, whose scenarios prove what the game's own cards do not need. */
  readonly BESIDE?: readonly string[];
}

export const knownOf = async (id: string): Promise<Known> =>
  (await import(`../games/${id}/survivors.ts`)) as Known;

/** The mutants of all data of a game; what lies beside its scenarios is there for them alone. */
export function allMutants(id: string): Mutant[] {
  const game = readGame(id);
  return [...gameFiles(id)]
    .filter(([name]) => !name.includes('/scenarios/') && !name.endsWith('/clauses.yaml'))
    .flatMap(([name, text]) => mutantsOf(name, text, game));
}

/** The data of a game with its scenarios, and those that lie beside it. */
const filesWith = (id: string, { BESIDE = [] }: Pick<Known, 'BESIDE'>): Map<string, string> =>
  new Map([
    ...gameFiles(id),
    ...filesBelow(`examples/${id}`, (path) =>
      BESIDE.some((name) => isYaml(path) && path.replace(/(\.scenario)?\.yaml$/, '') === name),
    ),
  ]);

/** Tries every `step`th mutant, beginning with the `from`th. */
export async function knockOut(id: string, step = 1, from = 0): Promise<KnockedOut> {
  const mutants = allMutants(id);
  const judge = openJudge(filesWith(id, await knownOf(id)), id);
  const survivors: Mutant[] = [];
  const thrown: { mutant: Mutant; message: string }[] = [];
  let [tried, refused, failed] = [0, 0, 0];
  for (let i = from; i < mutants.length; i += step) {
    tried++;
    try {
      const noticed = judge.noticed(mutants[i]);
      if (noticed === undefined) survivors.push(mutants[i]);
      else if (noticed === 'does not load') refused++;
      else failed++;
    } catch (error) {
      thrown.push({ mutant: mutants[i], message: String(error) });
    }
  }
  return { all: mutants.length, tried, refused, failed, survivors, thrown };
}

/** `cards/x/game.yaml:12 path: what`. */
export const placed = (mutant: Mutant): string => `${mutant.file}:${mutant.line} ${nameOf(mutant)}`;
