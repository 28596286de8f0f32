import { optionsOf } from '../../interpreter/play/answers.ts';
import { question, type Match } from '../../interpreter/play/match.ts';
import { PLUS } from '../../interpreter/play/names.ts';
import { viewFor } from '../../interpreter/play/view.ts';
import type { Called } from '../words.ts';

/** Options that are listed; the rest can be named all the same. */
const LISTED = 200;
const WIDTH = 96;

/** What a seat is asked and may answer, numbered. */
export function questionText(match: Match, seat: number, called: Called): string {
  const asking = question(match, seat)!;
  const { least, most, candidates } = asking.domain;
  const { prompt } = viewFor(match, seat).question!;
  const exactly = least > 1 ? `exactly ${least}` : String(least);
  const count = least === most ? exactly : `${least} to ${Math.min(most, candidates.length)}`;
  const secret = asking.sealed ? ', in secret' : '';
  const names = optionsOf(match, seat, LISTED).map(
    ({ name }, i) => `${String(i + 1).padStart(3)} ${shown(name, called)}`,
  );
  if (least === 0) names.push('  0 none');
  const more = candidates.length - LISTED;
  return (
    `${match.names.seats[seat]}: ${prompt} (choose ${count}${secret})\n${inColumns(names)}` +
    (more > 0 ? `    and ${more} more, by name\n` : '')
  );
}

/** The printed name; beside it the one that is typed, where that is another. A pile stands by its printed names alone. */
function shown(name: string, called: Called): string {
  const printed = called(name);
  return printed === name || name.includes(PLUS) ? printed : `${printed} [${name}]`;
}

function inColumns(cells: readonly string[]): string {
  const width = Math.max(0, ...cells.map((cell) => cell.length)) + 2;
  const count = Math.max(1, Math.floor(WIDTH / width));
  const rows: string[] = [];
  for (let i = 0; i < cells.length; i += count)
    rows.push(
      `${cells
        .slice(i, i + count)
        .map((cell) => cell.padEnd(width))
        .join('')
        .trimEnd()}\n`,
    );
  return rows.join('');
}

/** What was typed with printed names put back into the names that answers have. */
export function unprinted(match: Match, seat: number, typed: string, called: Called): string {
  if (typed.trim() === '0') return 'none';
  const options = optionsOf(match, seat, Number.MAX_SAFE_INTEGER);
  const names = new Map(
    options.flatMap(({ name }) => name.split(PLUS)).map((name) => [called(name).toLowerCase(), name]),
  );
  return typed
    .split('+')
    .map((part) => names.get(part.trim().toLowerCase()) ?? part.trim())
    .join(PLUS);
}
