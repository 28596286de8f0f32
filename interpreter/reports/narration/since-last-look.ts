/** What has happened since somebody looked last, in as few sentences as tell it. */
import type { Game } from '../../game/linked-game.ts';
import { PASS } from '../../engine/program/instruction.ts';
import type { Line } from '../../match/log/log-entry.ts';
import type { Called } from './display-names.ts';
import { inWords, type Said } from './log-sentences.ts';
import { type Doing } from './verb-of-line.ts';

/** So many lines further on a choice is looked for, which need not be told where what was chosen is. */
const AHEAD = 6;

/**
 * Lines in words, without what goes without saying: what was forced, paid or passed, and what the next line says too.
 * `reader` is who reads it; `diceShown`: dice that lie on the table are shown anyway.
 */
export function news(
  given: readonly Line[],
  game: Game,
  called: Called,
  doing: Doing,
  reader?: string,
  diceShown = false,
): Said[] {
  const worth = tellingOf(game);
  const isValue = valuesOf(game);
  // What somebody has just said themselves, and nothing came of it yet, they know.
  const last = given.findLastIndex((line) => reader === undefined || line['decision'] !== reader);
  const lines = given.slice(0, last + 1);
  return lines.flatMap((line, i) => {
    const isNamed = isValue(line) || isNumber(line, lines[i + 1]);
    if (!worth(line) || (!isNamed && isToldBelow(lines, i, doing, diceShown))) return [];
    return inWords(line, called, doing);
  });
}

/** What of a game is worth telling: its rounds and turns, and counters that its table shows. */
function tellingOf(game: Game): (line: Line) => boolean {
  const { shared, player, card } = game.table;
  const counters = new Set([...shared, ...player, ...card]);
  const fields = new Set(game.fields.map(({ id }) => id));
  const steps = new Set(game.steps.length > 1 ? game.steps.map(({ symbol }) => symbol.id) : []);
  return (line) => {
    const because = String(line['because'] ?? '');
    // What is paid for an action, and what each turn brings, shows at the table.
    const ofFlow = because.startsWith('flow/') || because.startsWith('windows/');
    switch (line['event']) {
      case 'count':
        return !ofFlow && counters.has(String(line['counter']));
      case 'step':
        return steps.has(String(line['step']));
      case 'open window':
        return false;
      case 'begin': {
        if (game.table.sums.includes(String(line['sum']))) return true;
        // Texts of cards, and not that one is announced.
        const [, , field, more] = String(line['text']).split('/');
        return more === undefined && fields.has(field);
      }
      default:
        return line['decision'] === undefined || line['forced'] !== true;
    }
  };
}

/** Whether somebody named a value, or chance did: what comes of it does not tell which. */
function valuesOf(game: Game): (line: Line) => boolean {
  const values = new Set(game.vocabulary.enums.flatMap((each) => each.values.map(({ id }) => id)));
  for (const card of [...game.copyNames, ...game.cards.map(({ symbol }) => symbol.id)]) values.delete(card);
  return (line) => {
    const named = (line['answer'] ?? (line['event'] === 'chance' && line['values'])) || [];
    return (named as readonly string[]).some((each) => values.has(each));
  };
}

/** Whether somebody named a number that no roll shows. */
const isNumber = (line: Line, next: Line | undefined): boolean =>
  line['decision'] !== undefined &&
  next?.['event'] !== 'change roll' &&
  ((line['answer'] ?? []) as readonly string[]).some((each) => /^\d+$/.test(each));

/** Whether what comes of a line tells it too. */
function isToldBelow(lines: readonly Line[], at: number, doing: Doing, diceShown: boolean): boolean {
  const line = lines[at];
  const rest = lines.slice(at + 1);
  if (line['event'] === 'chance') return rest[0]?.['event'] === 'move';
  if (line['event'] === 'roll') {
    const next = rest.find(({ event }) => ['total', 'change roll', 'contest'].includes(String(event)));
    if (!next) return diceShown;
    const isSame = next['roll'] === line['roll'] && next['of'] === line['of'];
    return next['event'] === 'contest' || (next['event'] === 'total' && isSame);
  }
  if (line['decision'] === undefined) return false;
  const because = String(line['because'] ?? '');
  const [answer] = (line['answer'] ?? []) as readonly string[];
  if (because.endsWith(' action')) {
    // In a window passing says nothing.
    if (answer === PASS) return !because.startsWith('flow/');
    const until = rest.findIndex(
      (each) => each['event'] === 'turn' || String(each['because'] ?? '').endsWith(' action'),
    );
    return rest
      .slice(0, until < 0 ? undefined : until)
      .some(
        (each) =>
          ['roll', 'contest'].includes(String(each['event'])) ||
          (doing(each) !== undefined && each['by'] === line['decision']),
      );
  }
  if (because.endsWith(' may')) return true;
  const next = rest.find((each) => each['event'] !== 'close window' && each['forced'] !== true);
  if (next && next['decision'] === undefined) return true;
  return rest.slice(0, AHEAD).some(({ cards }) => ((cards ?? []) as readonly string[]).includes(answer));
}
