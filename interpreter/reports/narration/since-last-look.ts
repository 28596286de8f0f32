/** What has happened since somebody looked last, in as few sentences as tell it. */
import { type Game, type ProgramRole, rootOfProgram } from '../../game/linked-game.ts';
import { PASS } from '../../engine/program/instruction.ts';
import type { Because, DecisionLine, LogLine } from '../../match/log/log-line.ts';
import type { DisplayNames } from './display-names.ts';
import { lineInWords, type LogSentence } from './log-sentences.ts';
import type { Doing } from './log-deeds.ts';

/** A sentence, with the line of the log that it words. */
export interface NewsSentence extends LogSentence {
  readonly line: LogLine;
}

/** How many lines ahead a choice is looked for, which is left out if its result is printed. */
const AHEAD = 6;

/**
 * Lines in words, without the obvious: what was forced, paid or passed, and what the next line repeats.
 * `reader` is the player who reads; `diceShown`: dice on the table are shown anyway.
 */
export function news(
  given: readonly LogLine[],
  game: Game,
  called: DisplayNames,
  doing: Doing,
  reader?: string,
  diceShown = false,
): NewsSentence[] {
  const worth = tellingOf(game);
  const isValue = valuesOf(game);
  // A reader knows their own last answer, as long as nothing came of it.
  const last = given.findLastIndex(
    (line) => reader === undefined || line.event !== 'decision' || line.decision !== reader,
  );
  const lines = given.slice(0, last + 1);
  // The card whose text was named last: what comes of it needs no name of its own.
  let announced: string | undefined;
  const told = lines.flatMap((line, i): NewsSentence[] => {
    const isNamed = isValue(line) || isNumber(line, lines[i + 1]);
    if (!worth(line) || (!isNamed && isToldBelow(lines, i, doing, diceShown))) return [];
    if (line.event === 'begin') announced = cardOfText(line.text);
    return lineInWords(line, called, doing).map(({ depth, words }, at) => ({
      depth,
      words:
        at > 0
          ? words
          : line.event === 'decision' && line.because.at.asks === 'action'
            ? withChosen(words, lines, i, called, doing)
            : cameToNothing(lines, i)
              ? called.words('play/found-nothing', { what: words })
              : withCause(words, line, announced, called),
      line,
    }));
  });
  // Passing in one step of a turn after another is one sentence.
  return told.filter(({ line, words }, i) => !(isPass(line) && words === told[i - 1]?.words));
}

const isPass = (line: LogLine): boolean =>
  line.event === 'decision' && line.answer.length === 1 && line.answer[0] === PASS;

/** An action with what was chosen for it, as far as nothing below names that. */
function withChosen(
  words: string,
  lines: readonly LogLine[],
  at: number,
  called: DisplayNames,
  doing: Doing,
): string {
  const line = lines[at];
  if (line.event !== 'decision') return words;
  const rest = lines.slice(at + 1);
  const isPick = (each: LogLine, i: number): boolean =>
    each.event === 'decision' &&
    each.decision === line.decision &&
    each.because.at.asks === undefined &&
    (each.forced === true || isDecisionTold(each, rest.slice(i + 1), doing));
  const until = rest.findIndex((each, i) => !isPick(each, i));
  const picks = rest.slice(0, until < 0 ? undefined : until);
  const below = new Set(rest.slice(picks.length, picks.length + AHEAD).flatMap(namesAbout));
  const names = picks
    .flatMap((each) => (each.event === 'decision' ? each.answer : []))
    .filter((name) => called.cardId(name) !== undefined && !below.has(name));
  if (names.length === 0) return words;
  const text = names.map((name) => called.thing(name)).join(', ');
  return called.words('play/labelled', { label: words, text });
}

/** The cards that a line names. */
const namesAbout = (line: LogLine): readonly string[] => [
  ...('cards' in line ? line.cards : []),
  ...('card' in line && line.card !== undefined ? [line.card] : []),
  ...('to' in line && line.event === 'attach' ? [line.to] : []),
];

/** Whether nothing came of the text of a card that was announced: the rules go on. */
function cameToNothing(lines: readonly LogLine[], at: number): boolean {
  const line = lines[at];
  const next = lines.at(at + 1);
  if (line.event !== 'begin' || line.text.kind !== 'card' || !next) return false;
  if ('because' in next) return cardOfText(next.because.program) === undefined;
  return next.event === 'turn' || next.event === 'step' || next.event === 'cycle';
}

/** The card that has a text. */
const cardOfText = (text: ProgramRole): string | undefined => {
  const root = rootOfProgram(text);
  return root.kind === 'card' ? root.card : undefined;
};

/** A sentence with the card whose text made it happen, where nothing else names that. */
function withCause(
  words: string,
  line: LogLine,
  announced: string | undefined,
  called: DisplayNames,
): string {
  // Who chooses is asked by that card, and rolls name what adds to them.
  if (!CHANGES.has(line.event) || !('card' in line) || line.card === undefined) return words;
  const cause = called.thing(line.card);
  const isKnown = called.cardId(line.card) === announced || words.includes(cause);
  return isKnown ? words : called.words('play/because-of', { what: words, cause });
}

/** Lines in which something changes. */
const CHANGES: ReadonlySet<LogLine['event']> = new Set([
  'move',
  'shuffle',
  'reveal',
  'look',
  'face up',
  'face down',
  'count',
  'become',
  'appoint',
]);

/** What of a game is worth telling: its rounds and turns, and counters that its table shows. */
function tellingOf(game: Game): (line: LogLine) => boolean {
  const { shared, player, card } = game.table;
  const counters = new Set([...shared, ...player, ...card]);
  const fields = new Set(game.fields.map(({ id }) => id));
  const steps = new Set(game.steps.length > 1 ? game.steps.map(({ symbol }) => symbol.id) : []);
  return (line) => {
    switch (line.event) {
      case 'count':
        return !isOfFlow(line.because) && counters.has(line.counter);
      case 'step':
        return steps.has(line.step);
      case 'open window':
        return false;
      case 'begin':
        if (line.sum !== undefined && game.table.sums.includes(line.sum)) return true;
        // Texts of cards, and not that one is announced.
        return line.text.kind === 'card' && fields.has(line.text.field);
      case 'decision':
        return line.forced !== true;
      default:
        return true;
    }
  };
}

/** Whether it is what is paid for an action, or what each turn brings: that shows at the table. */
const isOfFlow = ({ program }: Because): boolean => ['step', 'window'].includes(rootOfProgram(program).kind);

/** Whether somebody named a value, or chance did: what comes of it does not tell which. */
function valuesOf(game: Game): (line: LogLine) => boolean {
  const values = new Set(game.vocabulary.enums.flatMap((each) => each.values.map(({ id }) => id)));
  for (const card of [...game.copyNames, ...game.cards.map(({ symbol }) => symbol.id)]) values.delete(card);
  return (line) => namesIn(line).some((each) => values.has(each));
}

/** What somebody, or chance, has chosen. */
function namesIn(line: LogLine): readonly string[] {
  if (line.event === 'decision') return line.answer;
  return line.event === 'chance' ? line.values : [];
}

/** Whether somebody named a number that no roll shows. */
const isNumber = (line: LogLine, next: LogLine | undefined): boolean =>
  line.event === 'decision' &&
  next?.event !== 'change roll' &&
  line.answer.some((each) => /^\d+$/.test(each));

/** Whether what comes of a line tells it too. */
function isToldBelow(lines: readonly LogLine[], at: number, doing: Doing, diceShown: boolean): boolean {
  const line = lines[at];
  const rest = lines.slice(at + 1);
  switch (line.event) {
    case 'chance':
      return rest[0]?.event === 'move';
    case 'roll': {
      const next = rest.find(
        (each) => each.event === 'total' || each.event === 'change roll' || each.event === 'contest',
      );
      if (!next) return diceShown;
      return (
        next.event === 'contest' || (next.event === 'total' && next.roll === line.roll && next.of === line.of)
      );
    }
    case 'decision':
      return isDecisionTold(line, rest, doing);
    default:
      return false;
  }
}

/** Whether the lines behind a decision tell what was decided. */
function isDecisionTold(line: DecisionLine, rest: readonly LogLine[], doing: Doing): boolean {
  const { decision, because } = line;
  const [answer] = line.answer;
  switch (because.at.asks) {
    case 'action': {
      // In a window passing says nothing.
      if (answer === PASS) return rootOfProgram(because.program).kind !== 'step';
      const until = rest.findIndex(
        (each) => each.event === 'turn' || (each.event === 'decision' && each.because.at.asks === 'action'),
      );
      return rest
        .slice(0, until < 0 ? undefined : until)
        .some(
          (each) =>
            each.event === 'roll' ||
            each.event === 'contest' ||
            (each.event === 'move' && doing(each) !== undefined && each.by === decision),
        );
    }
    case 'may':
      return true;
    default: {
      const next = rest.find(
        (each) => each.event !== 'close window' && !(each.event === 'decision' && each.forced),
      );
      if (next && next.event !== 'decision') return true;
      return rest.slice(0, AHEAD).some((each) => 'cards' in each && each.cards.includes(answer));
    }
  }
}
