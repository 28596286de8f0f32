import { say } from '../../../dsl/messages/phrase.ts';
import { nearest } from '../../../dsl/near.ts';
import type { MapNode, Node } from '../../../schemas/index.ts';
import type { Term } from '../../compile/terms.ts';
import { complain, entries, items, numberAt, scalars } from '../../link/sources.ts';
import type { Line } from '../../log/entry.ts';
import { logOf } from '../../play/match.ts';
import { PLUS } from '../../play/names.ts';
import type { Run } from '../run.ts';
import { unknown } from '../sheet.ts';
import { allNames, copiesNamed, unknownParts } from '../words.ts';

/** What lines of a log can say. */
const keys: readonly string[] = (
  'event decision answer forced hidden by because card cards from to pile zone counter of before now role player ' +
  'values text step number ending winners using back ' +
  'roll about dice plus total contest sides winner window for sum terms'
).split(' ');
const events: readonly string[] = [
  ...'move shuffle reveal count appoint chance begin step turn over look attach cover uncover'.split(' '),
  'face up',
  'face down',
  ...'roll total contest stands ends'.split(' '),
  'change roll',
  'open window',
  'close window',
];
/** Entries whose values are names of programs and functions, or parts of sums, and not names of things. */
const free: readonly string[] = ['because', 'text', 'sum', 'terms'];

type Pattern = readonly { readonly key: string; readonly values: readonly string[] }[];

/** `happened`: a line of the log, or exactly so many, with at least these entries. */
export function happened(run: Run, node: Node, whole: MapNode): boolean {
  const pattern = patternOf(run, node);
  if (!pattern) return false;
  const times = numberAt(whole, 'times');
  const lines = linesOf(run);
  const found = lines.filter((line) => matches(run, pattern, line)).length;
  if (times === undefined ? found > 0 : found === times) return true;
  const near = found === 0 ? mostLike(run, pattern, lines) : undefined;
  complain(run.sheet, 'scenario/did-not-happen', node, { wanted: inWords(pattern), found, times, near });
  return false;
}

/** `did not happen`: no such line. */
export function didNotHappen(run: Run, node: Node): boolean {
  const pattern = patternOf(run, node);
  if (!pattern) return false;
  const line = linesOf(run).find((each) => matches(run, pattern, each));
  if (!line) return true;
  complain(run.sheet, 'scenario/happened', node, { unwanted: inWords(pattern), line: JSON.stringify(line) });
  return false;
}

/** `in order`: such lines, one after the other, with others between them. */
export function inOrder(run: Run, node: Node): boolean {
  const patterns = items(node).map((each) => ({ node: each, pattern: patternOf(run, each) }));
  const lines = linesOf(run);
  let from = 0;
  let after: Pattern | undefined;
  for (const { node: each, pattern } of patterns) {
    if (!pattern) return false;
    const at = lines.findIndex((line, i) => i >= from && matches(run, pattern, line));
    if (at < 0) {
      complain(run.sheet, 'scenario/order', each, {
        wanted: inWords(pattern),
        after: after && inWords(after),
      });
      return false;
    }
    from = at + 1;
    after = pattern;
  }
  return true;
}

const linesOf = ({ match }: Run): Line[] => logOf(match).map((entry) => entry.line);

/** Reads a pattern; complains about entries and names that no line could ever have. */
function patternOf(run: Run, node: Node): Pattern | undefined {
  const { sheet, match, game } = run;
  const known = [...events, game.cycle.id];
  let right = true;
  for (const { key, value } of entries(node)) {
    if (!keys.includes(key.text)) {
      unknown(sheet, 'entry of a line of the log', key, keys);
      right = false;
    } else if (key.text === 'event') {
      for (const event of scalars(value).filter((each) => !known.includes(each.text))) {
        unknown(sheet, 'event', event, known);
        right = false;
      }
    } else if (!free.includes(key.text)) {
      for (const name of scalars(value).filter((each) => unknownParts(match, each.text).length > 0)) {
        const [part] = unknownParts(match, name.text);
        const all = allNames(match);
        complain(sheet, 'scenario/unknown', name, {
          what: say('no name of anything in this game'),
          word: part,
          near: nearest(part, all),
          all,
        });
        right = false;
      }
    }
  }
  return right
    ? entries(node).map(({ key, value }) => ({
        key: key.text,
        values: scalars(value).map((each) => each.text),
      }))
    : undefined;
}

const membersOf = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap(membersOf)
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(membersOf)
      : value === undefined
        ? []
        : String(value).split(PLUS);

/** `attack 7`: the parts of a sum, and those of the sums within. */
const partsOf = (terms: readonly Term[]): string[] =>
  terms.flatMap(([label, value, parts = []]) => [`${label} ${value}`, ...partsOf(parts)]);

function fits({ match }: Run, { key, values }: Pattern[number], line: Line): boolean {
  if (!(key in line)) return false;
  const members = key === 'terms' ? partsOf(line[key] as readonly Term[]) : membersOf(line[key]);
  if (values.length === 0) return members.length === 0;
  return values
    .flatMap((value) => (free.includes(key) ? [value] : value.split(PLUS)))
    .every((value) => copiesNamed(match.game, value).some((copy) => members.includes(copy)));
}

const matches = (run: Run, pattern: Pattern, line: Line): boolean =>
  pattern.every((each) => fits(run, each, line));

/** The line that has most of what is wanted, and at least half of it. */
function mostLike(run: Run, pattern: Pattern, lines: readonly Line[]): string | undefined {
  let best: Line | undefined;
  let most = pattern.length / 2;
  for (const line of lines) {
    const count = pattern.filter((each) => fits(run, each, line)).length;
    if (count < most || (best && count === most)) continue;
    best = line;
    most = count;
  }
  return best && JSON.stringify(best);
}

const inWords = (pattern: Pattern): string =>
  pattern
    .map(({ key, values }) => `${key}: ${values.length === 1 ? values[0] : `[${values.join(', ')}]`}`)
    .join(', ');
