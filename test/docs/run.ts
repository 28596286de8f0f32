import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { parse } from '../../dsl/language/parser/parse.ts';
import {
  resolveCondition,
  resolveEffect,
  resolveObjects,
  resolveSet,
  resolveValue,
  type Context,
} from '../../dsl/checker/check.ts';
import { wholeText } from '../../dsl/text/source.ts';
import type { EntryKind } from '../../dsl/language/syntax/ast.ts';
import { loadGame, openLibrary, type Library } from '../../interpreter/compiler/linker/load-game.ts';
import {
  answerByValues,
  checkOptions,
  isOver,
  randomBot,
  seatsAsked,
  startMatch,
} from '../../interpreter/match/match.ts';
import { runScenarios } from '../../interpreter/scenarios/index.ts';
import { readYaml, toPlain } from '../../schemas/index.ts';
import { option, says, type FencedBlock } from './blocks.ts';
import { dataOf, fileText, libraryWith, withSections } from './library.ts';

/** The game whose words the examples of the pages use. */
const folder = 'examples/garden';
const gameFile = `${folder}/game.yaml`;
const garden = openLibrary(dataOf(folder));
const vocabulary = loadGame(garden, 'garden').game!.vocabulary;

/** What was found in blocks so far: a page has the same examples in each language. */
const findings = new Map<string, readonly Diagnostic[]>();

/** Whether a block is an example that can be run. */
export const isRunnable = (block: FencedBlock): boolean =>
  block.language === 'cardwright' || option(block, 'check') !== undefined;

/**
 * Runs a block and gives what is found. The info string says how:
 * - `cardwright <entry>`: a text of the language, read as the text of a tool card; `table`: as a step of the flow,
 *   where nobody acts; `seats`: as in a scenario; `verb=<verb>`: the objects of that verb
 * - `yaml check=game`: sections put in place of those of the game file; `whole`: a game file by itself; `play`: played on
 * - `yaml check=cards`: a card file put beside those of the game; `id=<game>`: of another game than Garden
 * - `yaml check=variant`: a file put on top, and a second one after `---8<---`; `id=<game>` as above
 * - `yaml check=pack`: files with `---8<---` between them, each called by the comment in its first line; the first is put on top
 * - `yaml check=match`: how a match is set up
 * - `yaml check=scenario`: a scenario file; a file that it puts on top after `---8<---`, called `2.yaml`
 */
export function findingsOf(block: FencedBlock): readonly Diagnostic[] {
  const key = [block.language, ...block.words, block.text].join('\n');
  let found = findings.get(key);
  if (!found) findings.set(key, (found = run(block)));
  return found;
}

function run(block: FencedBlock): readonly Diagnostic[] {
  if (block.language === 'cardwright') return ofText(block);
  switch (option(block, 'check')) {
    case 'game':
      return ofGame(block);
    case 'cards':
      return ofCards(block);
    case 'variant':
      return ofVariant(block);
    case 'pack':
      return ofPack(block);
    case 'match':
      return ofMatch(block);
    case 'scenario':
      return ofScenario(block);
    default:
      throw new Error(`line ${block.line}: nothing says how to run this block`);
  }
}

function ofText(block: FencedBlock): readonly Diagnostic[] {
  const [word] = block.words;
  const verb = option(block, 'verb');
  const entry = (verb ? 'objects' : word) as EntryKind;
  const snippet = wholeText(block.text.trimEnd(), 'example');
  const { tree, diagnostics } = parse(entry, snippet);
  if (tree === undefined || diagnostics.length > 0) return diagnostics;
  const kind = vocabulary.kinds.find((each) => each.id === (option(block, 'kind') ?? 'tool'));
  const seats = new Map(['Ann', 'Ben', 'Cid'].map((name, seat) => [name, seat]));
  const context: Context = says(block, 'table')
    ? { vocabulary, snippet }
    : says(block, 'seats')
      ? { vocabulary, snippet, seats, everywhere: true }
      : { vocabulary, snippet, acting: true, kind };
  switch (entry) {
    case 'effect':
      return resolveEffect(context, tree as never).diagnostics;
    case 'objects':
      return resolveObjects(context, verb!, tree as never).diagnostics;
    case 'condition':
      return resolveCondition(context, tree as never).diagnostics;
    case 'phrase':
      return resolveSet(context, tree as never).diagnostics;
    case 'expression':
      return resolveValue(context, tree as never).diagnostics;
    default:
      return diagnostics;
  }
}

function ofGame(block: FencedBlock): readonly Diagnostic[] {
  const whole = says(block, 'whole');
  const text = whole ? block.text : withSections(fileText(gameFile), block.text);
  const changed = new Map([[gameFile, text]]);
  const library = whole ? openLibrary(changed) : libraryWith(garden, changed);
  const { game, diagnostics } = loadGame(library, option(block, 'id') ?? 'garden');
  if (!game || !says(block, 'play')) return diagnostics;
  const match = startMatch(game, { players: 2, seed: '1', budget: 50_000 });
  const bot = randomBot('1');
  for (let i = 0; i < 2000 && !isOver(match) && !match.fault; i++) answerByValues(match, bot(match, seatsAsked(match)[0]));
  return match.fault ? [match.fault] : diagnostics;
}

/** Without the counts of the deck, which every further card would upset. */
function ofCards(block: FencedBlock): readonly Diagnostic[] {
  const { id, folder, data } = baseOf(block);
  const name = `${folder}/game.yaml`;
  const game = fileText(name).replace(/^deck:\n(?: .*\n)+/m, '');
  const more = new Map([
    [`${folder}/more.yaml`, block.text],
    [name, game],
  ]);
  return loadGame(libraryWith(data, more), id).diagnostics;
}

const games = new Map<string, Library>();

/** The game that a block speaks of. */
function baseOf(block: FencedBlock): { id: string; folder: string; data: Library } {
  const id = option(block, 'id') ?? 'garden';
  if (id === 'garden') return { id, folder, data: garden };
  let data = games.get(id);
  if (!data) games.set(id, (data = openLibrary(dataOf(`cards/${id}`))));
  return { id, folder: `cards/${id}`, data };
}

function ofVariant(block: FencedBlock): readonly Diagnostic[] {
  const { id, data } = baseOf(block);
  const files = new Map<string, string>();
  const names = block.text.split('---8<---\n').map((text, i) => {
    const name = `mine/${i + 1}.yaml`;
    files.set(name, text);
    return name;
  });
  const asked = option(block, 'with');
  return loadGame(libraryWith(data, files), id, asked ? [asked] : names).diagnostics;
}

function ofPack(block: FencedBlock): readonly Diagnostic[] {
  const parts = block.text.split('---8<---\n').map((text) => [/^# (\S+)\n/.exec(text)![1], text] as const);
  return loadGame(libraryWith(garden, new Map(parts)), 'garden', [parts[0][0]]).diagnostics;
}

function ofMatch(block: FencedBlock): readonly Diagnostic[] {
  const { game } = loadGame(garden, 'garden');
  const options = toPlain(readYaml('match.yaml', block.text).root!) as {
    players: number;
    settings?: Record<string, number>;
  };
  const found = checkOptions(game!, { seed: '1', ...options });
  return found ? [found] : [];
}

function ofScenario(block: FencedBlock): readonly Diagnostic[] {
  const [scenario, more] = block.text.split('---8<---\n');
  const file = 'mine/example.scenario.yaml';
  const files = new Map([[file, scenario]]);
  if (more !== undefined) files.set('mine/2.yaml', more);
  return runScenarios(libraryWith(garden, files), [file]).flatMap((result) => result.diagnostics);
}
