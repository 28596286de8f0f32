/** Lines of a log in words, from nothing but what stands in the line. */
import type { Language } from '../dsl/render/language.ts';
import type { Game } from '../interpreter/game.ts';
import type { Line } from '../interpreter/log/entry.ts';
import { PLUS } from '../interpreter/play/names.ts';
import { openWords, termsOf } from './sums.ts';

/** How things are called on the screen, by the names that they have in logs and saves. */
export type Called = (name: string) => string;

/** The printed names of a game's cards in a language; copies keep their numbers, everything else its name. */
export function calledIn(game: Game, language: Language): Called {
  const known = new Map<string, string>();
  game.copies.forEach((card, i) => {
    const name = (card.symbol.names[language] ?? card.symbol.names.en)[0];
    const copy = /#\d+$/.exec(game.copyNames[i])?.[0];
    known.set(card.symbol.id, name);
    known.set(game.copyNames[i], copy ? `${name} ${copy}` : name);
  });
  const one: Called = (name) => known.get(name) ?? name;
  return (name) => name.split(PLUS).map(one).join(PLUS);
}

const list = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? 'nothing') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const several = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** The names under a key, and how many more there are that may not be read. */
function named(line: Line, key: string, called: Called): string {
  const names = ((line[key] ?? []) as readonly string[]).map(called);
  const hidden = (line['hidden'] as number | undefined) ?? 0;
  if (hidden === 0) return list(names);
  return list([...names, `${several(hidden, 'hidden card')}`]);
}

const text = (line: Line, key: string): string => String(line[key]);

/** A line in words, and how deep it stands below its round, step or turn; undefined for what goes without saying. */
export function inWords(line: Line, called: Called): { depth: number; words: string } | undefined {
  if (line['decision'] !== undefined) {
    const forced = line['forced'] === true ? ' (nothing else was possible)' : '';
    return { depth: 3, words: `${text(line, 'decision')} chooses ${named(line, 'answer', called)}${forced}` };
  }
  if (line['event'] === 'close window') return undefined;
  const open = openWords(line, called);
  if (open !== undefined) return { depth: 3, words: open };
  switch (line['event']) {
    case 'move': {
      const from = [line['from']].flat().join(' and ');
      const pile =
        typeof line['pile'] === 'string' && line['pile'] !== '' ? `, into ${called(line['pile'])}` : '';
      return { depth: 3, words: `${named(line, 'cards', called)}: ${from} -> ${text(line, 'to')}${pile}` };
    }
    case 'shuffle':
      return { depth: 3, words: `${text(line, 'zone')} is shuffled` };
    case 'reveal':
      return { depth: 3, words: `shown to all: ${named(line, 'cards', called)}` };
    case 'count': {
      const of = line['of'] === undefined ? '' : `${text(line, 'of')}'s `;
      const change = Number(line['now']) - Number(line['before']);
      const sign = change < 0 ? '' : '+';
      return {
        depth: 3,
        words: `${of}${text(line, 'counter')}: ${text(line, 'now')} (${sign}${change}${termsOf(line)})`,
      };
    }
    case 'appoint':
      return { depth: 3, words: `${text(line, 'role')}: ${text(line, 'player')}` };
    case 'chance':
      return { depth: 3, words: `by chance: ${named(line, 'values', called)}` };
    case 'begin': {
      const [kind, ...path] = text(line, 'text').split('/');
      if (kind !== 'cards') return undefined;
      const by = line['by'] === undefined ? '' : `${text(line, 'by')}: `;
      return { depth: 3, words: `${by}${called(path[0])}, ${path.slice(1).join(', ')}` };
    }
    case 'step':
      return { depth: 1, words: text(line, 'step') };
    case 'turn':
      return { depth: 2, words: `${text(line, 'player')}'s turn` };
    case 'over':
      return {
        depth: 0,
        words: `the game is over (${text(line, 'ending')}): ${wonBy(line['winners'] as string[])}`,
      };
    default:
      return line['number'] === undefined
        ? { depth: 3, words: others(line) }
        : { depth: 0, words: `${text(line, 'event')} ${text(line, 'number')}` };
  }
}

/** A line of a kind that has no sentence of its own yet: its entries, one by one. */
const others = (line: Line): string =>
  Object.entries(line)
    .filter(([key]) => key !== 'because')
    .map(([key, value]) => `${key} ${[value].flat().join(', ')}`)
    .join('; ');

export const wonBy = (winners: readonly string[]): string =>
  winners.length === 0
    ? 'nobody wins'
    : `${list(winners)} ${winners.length === 1 ? 'wins' : 'share the victory'}`;

/** Lines in words, indented by round, step and turn. */
export function story(lines: readonly Line[], called: Called): string {
  return lines
    .flatMap((line) => {
      const said = inWords(line, called);
      return said ? [`${'  '.repeat(said.depth)}${said.words}\n`] : [];
    })
    .join('');
}
