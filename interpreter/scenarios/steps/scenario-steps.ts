import { say, written } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { messageOf } from '../../../dsl/diagnostics/diagnostic.ts';
import { entry, type Entry, type MapNode, type Node, type ScalarNode } from '../../../schemas/index.ts';
import { saysOver } from '../../compiler/loader/language-texts.ts';
import { reportAtNode, entries, scalars, textOf } from '../../compiler/loader/link-context.ts';
import { readAnswer } from '../../match/answers.ts';
import { answerByValues, isOver, question, randomBot, seatsAsked } from '../../match/match.ts';
import type { Answer, Match } from '../../match/match.ts';
import { lookAtMoment } from './moments.ts';
import { askedNow } from './current-question.ts';
import { expectGame } from '../expect/index.ts';
import { conditionOf, holds } from './stated-condition.ts';
import type { Run } from '../scenario-run.ts';
import { newSheet, prove, seatNamed, fails } from '../findings-sheet.ts';
import { portable, type PortableAnswer } from './portable-answer.ts';
import { NAMES_ONLY, pathText, pathsOf, tryPath, type Path } from './tried-path.ts';
import { isWrittenOut } from './written-answers.ts';
import { illegal, notAsked } from './wrong-answers.ts';

const special: readonly string[] = ['refused', 'until', 'then', 'before', 'after'];
/** A random game that takes longer than this does not come to what is waited for. */
const MOST_DECISIONS = 20_000;

/** Does a step of `do`. Gives false where the scenario cannot go on; all answers that are given are noted in `taken`. */
export function doStep(run: Run, step: MapNode, number: number, taken: PortableAnswer[]): boolean {
  const own = step.entries.filter(({ key }) => key.text !== 'proves');
  const other = own.filter(({ key }) => special.includes(key.text));
  const refused = entry(step, 'refused');
  const proves = entry(step, 'proves');
  if (proves && !refused) return fails(run.sheet, 'scenario/proves-nothing', proves.key, { what: 'proves' });
  const moment = entry(step, 'before') ?? entry(step, 'after');
  if (moment && own.every(({ key }) => key === moment.key || key.text === 'then'))
    return lookAtMoment(run, step, taken);
  if (other.length > 1 || (other.length === 1 && own.length > 1)) {
    const found = step.entries.map(({ key }) => key.text);
    return fails(run.sheet, 'scenario/one-step', step.entries[0].key, { found });
  }
  const [first] = other;
  if (!first || first.key.text === 'until') run.stretch.from = taken.length;
  if (!first) return own.every((each) => answerAll(run, each, taken));
  if (first.key.text === 'then') expectGame(run, first.value);
  else if (first.key.text === 'until') return playUntil(run, first.value, number, taken);
  else {
    const held =
      first.value.kind === 'map'
        ? entries(first.value).map((each) => isRefused(run, each))
        : [isRefusedToAll(run, first)];
    prove(run.sheet, proves?.value, held.every(Boolean));
  }
  return true;
}

/** The answers of one seat, one after the other. */
function answerAll(run: Run, { key, value }: Entry, taken: PortableAnswer[]): boolean {
  const seat = seatNamed(run.sheet, run.seats, key);
  return seat !== undefined && scalars(value).every((said) => answerOne(run, seat, said, taken));
}

function answerOne(run: Run, seat: number, said: ScalarNode, taken: PortableAnswer[]): boolean {
  const { match } = run;
  if (!question(match, seat)) {
    if (isWrittenOut(run, seat, said)) return true;
    notAsked(run, seat, said);
    return false;
  }
  const read = readAnswer(match, seat, said.text, NAMES_ONLY);
  if ('diagnostic' in read) {
    if (isWrittenOut(run, seat, said)) return true;
    illegal(run, seat, said);
    return false;
  }
  return give(run, { seat, values: read.values }, said, taken);
}

/** Gives a legal answer. Gives false where the game had to be stopped. */
function give({ sheet, match }: Run, given: Answer, node: Node, taken: PortableAnswer[]): boolean {
  taken.push(portable(match, given));
  answerByValues(match, given);
  match.past.length = 0;
  match.answers.length = 0;
  return !stopped(sheet, match, node);
}

/** Complains if a match was stopped against its rules. */
export function stopped(sheet: Run['sheet'], { fault }: Match, node: Node): boolean {
  if (!fault) return false;
  const related = [{ place: fault.place, message: messageOf(fault) }];
  reportAtNode(sheet, 'scenario/stopped', node, { reason: messageOf(fault) }, { related });
  return true;
}

/** `refused`: the answer is not legal now, or what it leads to. Nothing comes of it, so nothing can change. */
function isRefused(run: Run, { key, value }: Entry): boolean {
  const { sheet, seats } = run;
  const seat = seatNamed(sheet, seats, key);
  if (seat === undefined) return false;
  const paths = pathsOf(value);
  const [first] = paths;
  if (paths.length > 1 && tryPath(run, seat, first) === true && first.length === 1) {
    const whole = paths.flat();
    const example = `refused: { ${seats[seat]}: [${pathText(whole)}] }`;
    const quiet = { ...run, sheet: newSheet(sheet.fileOf(key), sheet.form) };
    const more =
      tryPath(quiet, seat, whole) === false
        ? { advice: say('phrase/an-action-with-its-targets', { example: written(example) }) }
        : {};
    return fails(sheet, 'scenario/not-refused', first[0], wordsOf(run, seat, first), more);
  }
  return paths
    .map((path) => {
      const answered = tryPath(run, seat, path);
      if (answered !== true) return answered === false;
      return fails(sheet, 'scenario/not-refused', path.at(-1)!, wordsOf(run, seat, path));
    })
    .every(Boolean);
}

/** `refused: [attack, dragon]`: nobody who is asked now can do this action with its targets. */
function isRefusedToAll(run: Run, { key, value }: Entry): boolean {
  const { match, seats, sheet } = run;
  const asked = seatsAsked(match);
  const path = scalars(value);
  if (asked.length === 0)
    return fails(sheet, 'scenario/not-asked', key, { seat: seats[0], ...askedNow(match, seats) });
  return asked.every((seat) => {
    const answered = tryPath(run, seat, path);
    if (answered !== true) return answered === false;
    return fails(sheet, 'scenario/not-refused', path.at(-1)!, wordsOf(run, seat, path));
  });
}

const wordsOf = ({ seats }: Run, seat: number, path: Path): { seat: string; answer: string } => ({
  seat: seats[seat],
  answer: pathText(path),
});

/** `until`: bots answer at random until a condition holds, or the game is over. */
function playUntil(run: Run, node: Node, number: number, taken: PortableAnswer[]): boolean {
  const { sheet, game, seats, match } = run;
  const over = saysOver(textOf(node));
  const condition = over ? undefined : conditionOf(sheet, game, seats, node);
  if (!over && !condition) return false;
  const done = (): boolean => (condition ? holds(match, condition) : isOver(match));
  const bot = randomBot(`${match.options.seed}/until/${number}`);
  for (let decisions = 0; !done(); decisions++) {
    const [seat] = seatsAsked(match);
    if (seat === undefined || decisions >= MOST_DECISIONS)
      return fails(sheet, 'scenario/never-came', node, {
        condition: written(condition?.text ?? 'the game is over'),
        decisions,
        over: isOver(match),
      });
    if (!give(run, bot(match, seat), node, taken)) return false;
  }
  return true;
}
