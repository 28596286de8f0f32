/** One fresh process of `cold.ts`: imports the code, loads a game, writes what that took as JSON. */
import { existsSync } from 'node:fs';
import { Session, type Profiler } from 'node:inspector';
import { gameFiles, ROOT } from '../../test/files.ts';

export interface Taken {
  readonly imports: number;
  readonly first: number;
  readonly second: number;
  readonly before: number;
  readonly imported: number;
  readonly loaded: number;
  readonly most: number;
}

/** Milliseconds by phase. */
export type Shares = Record<string, number>;

/** Phases that hold others, each with what is counted apart. */
const INSIDE: Readonly<Record<string, readonly string[]>> = {
  'shapes: checking': ['shapes: compiling validators'],
  'trees of lines': ['building the parser', 'lexing', 'parsing'],
  parsing: ['building the parser'],
};

/** The functions that stand for a phase, by file and name. */
const phases: readonly (readonly [phase: string, at: string, name: RegExp])[] = [
  ['YAML: syntax', 'schemas/yaml/scan.ts', /^scan$/],
  ['YAML: tree', 'schemas/yaml/compose.ts', /^composeNodes$/],
  ['YAML: the rest', 'schemas/yaml/read-yaml.ts', /^readYaml$/],
  ['shapes: compiling validators', 'schemas/validation/validate-shape.ts', /^validator$/],
  ['shapes: checking', 'schemas/validation/validate-shape.ts', /^checkShape$/],
  ['building the parser', 'dsl/language/parser/grammar/ability-rules.ts', /^(?:grammar|buildGrammar)$/],
  ['lexing', 'dsl/language/lexer/tokens.ts', /^tokenize$/],
  ['parsing', 'dsl/language/parser/parse-line.ts', /^parseTokenLine$/],
  ['trees of lines', 'dsl/language/parser/parse.ts', /^parse$/],
  ['resolving', 'dsl/checker/check.ts', /^resolve[A-Z]/],
  ['linking', 'interpreter/compiler/linker/load-game.ts', /^loadGame$/],
];
for (const [phase, at] of phases)
  if (!existsSync(ROOT + at)) throw new Error(`no file for the phase ${phase}: ${at}`);

const GARBAGE = 'collecting garbage';

const [mode, game, folder] = process.argv.slice(2);
const megabytes = (bytes: number): number => bytes / 1e6;
const rss = (): number => megabytes(process.memoryUsage.rss());

const files = gameFiles(game);
const before = rss();
const start = performance.now();
const door = (of: string): string =>
  new URL(`${folder}/${of}/index.${folder === '..' ? 'ts' : 'js'}`, new URL('../', import.meta.url)).href;
const loadGame =
  mode === 'kept'
    ? ((await import(door('cli/cache'))) as typeof import('../../cli/cache/index.ts')).loadKeptGame
    : ((await import(door('interpreter'))) as typeof import('../../interpreter/index.ts')).loadGame;
const imports = performance.now() - start;
const imported = rss();

function load(): number {
  const begun = performance.now();
  const loaded = loadGame(files, game);
  const time = performance.now() - begun;
  if (!loaded.game) throw new Error(`${game} has errors`);
  return time;
}

function time(): Taken {
  const first = load();
  const loaded = rss();
  const most = megabytes(process.resourceUsage().maxRSS * 1024);
  return { imports, first, second: load(), before, imported, loaded, most };
}

function profile(): Shares {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.setSamplingInterval', { interval: 100 });
  session.post('Profiler.start');
  load();
  let shares: Shares = {};
  session.post('Profiler.stop', (error, { profile }) => {
    if (error) throw error;
    shares = sharesOf(profile);
  });
  return shares;
}

function sharesOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Shares {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const phaseOf = new Map<number, string>();
  /** The outermost phase below `loadGame`; collecting garbage has no stack. */
  const walk = (node: Profiler.ProfileNode, above: string): void => {
    const { functionName, url } = node.callFrame;
    const own = phases.find(([, at, name]) => url.endsWith(at) && name.test(functionName))?.[0];
    const open = above === 'the rest' || above === 'linking' || above === 'YAML: the rest';
    const nested = own !== undefined && (open || INSIDE[above]?.includes(own));
    const phase = functionName === '(garbage collector)' ? GARBAGE : nested ? (own ?? above) : above;
    phaseOf.set(node.id, phase);
    for (const child of node.children ?? []) walk(byId.get(child)!, phase);
  };
  walk(nodes[0], 'the rest');
  const shares: Shares = Object.fromEntries(
    [...phases.map(([phase]) => phase), GARBAGE, 'the rest'].map((phase) => [phase, 0]),
  );
  const loading = samples
    .map((id) => phaseOf.get(id)!)
    .map((phase) => phase !== 'the rest' && phase !== GARBAGE);
  const from = loading.indexOf(true);
  const to = loading.lastIndexOf(true);
  for (let i = from; i <= to; i++) shares[phaseOf.get(samples[i])!] += timeDeltas[i] / 1000;
  return shares;
}

console.log(JSON.stringify(mode === 'profile' ? profile() : time()));
