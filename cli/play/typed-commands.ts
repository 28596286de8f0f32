/** What somebody can type that is no answer. */
import { spoken } from '../../dsl/diagnostics/localize.ts';
import { nearest } from '../../dsl/text/edit-distance.ts';
import { answerAbsent, redo, undoAnswer, entriesOf } from '../../interpreter/match/match.ts';
import { consentFor } from '../../interpreter/match/undo-consent.ts';
import { notOffered, reasonsAgainst } from '../../interpreter/match/explain/why-not.ts';
import { story } from '../../interpreter/reports/narration/log-sentences.ts';
import { optionGroups } from '../../interpreter/reports/questions/option-groups.ts';
import { wholeCard } from './card-lines.ts';
import { hintText, knownText } from './hint.ts';
import { agreed, saveAndQuit, save } from './save-and-quit.ts';
import { unprinted } from './answer-input.ts';
import { turnsOf } from './auto-pass.ts';
import type { LineReader } from './typed-lines.ts';
import { screenOf, wrapped } from './screen.ts';
import type { Session } from './session.ts';
import { placesText } from './table-text.ts';
import { screenLines, showingTo, showQuestion } from './update-screen.ts';

/** Carries out what is no answer: `done`, or `again` where somebody else may be asked now, or an exit status. */
export async function command(
  session: Session,
  lines: LineReader,
  seat: number,
  said: string,
): Promise<'done' | 'again' | number | undefined> {
  const { match, io, called, doing, passing } = session;
  const { words } = called;
  const [word, ...rest] = said.split(/\s+/);
  const after = rest.join(' ');
  switch (word) {
    case 'help':
    case '?':
      io.out(`${words('play/help')}\n`);
      return 'done';
    case 'table':
      showQuestion(session, seat, true);
      return 'done';
    case 'look':
      if (after === '') showQuestion(session, seat, true);
      else io.out(placesText(showingTo(session, seat), after) ?? unknownPlace(session, after));
      return 'done';
    case 'log':
      io.out(story(screenLines(session, seat), called, doing));
      return 'done';
    case 'card':
      io.out(cardNamed(session, seat, after));
      return 'done';
    case 'why':
      io.out(after === '' ? allReasons(session, seat) : whyNotNamed(session, seat, after));
      return 'done';
    case 'known':
      io.out(knownText(session, seat));
      return 'done';
    case 'hint':
      io.out(hintText(session, seat));
      return 'done';
    case 'auto':
      if (!passing.always.delete(seat)) passing.always.add(seat);
      io.out(`${passing.always.has(seat) ? words('play/auto-on') : words('play/auto-off')}\n`);
      return 'again';
    case 'skip':
      io.out(`${skip(session, seat, rest)}\n`);
      return 'again';
    case 'absent':
      session.typed.push(match.answers.length);
      session.taken.length = 0;
      answerAbsent(match, seat);
      return 'again';
    case 'undo':
      return (await takeBack(session, lines, seat)) ? 'again' : 'done';
    case 'redo':
      return giveAgain(session) ? 'again' : 'done';
    case 'save': {
      const scenario = rest[0] === 'scenario';
      const file = scenario ? rest.slice(1).join(' ') : after;
      await save(session, scenario ? 'scenario' : 'position', file, lines);
      return 'done';
    }
    case 'quit':
      return (await saveAndQuit(session, lines)) ?? 'done';
    default:
      return undefined;
  }
}

/** Lets a seat pass by itself: until its turn, until a window opens, or always in a window; gives the answer to print. */
function skip({ match, called, passing }: Session, seat: number, rest: readonly string[]): string {
  const { words } = called;
  if (rest.length === 0) {
    passing.untilTurn.set(seat, turnsOf(match, seat));
    return words('play/skipping');
  }
  const until = rest.length > 1 && rest[0] === 'until';
  const name = rest.slice(until ? 1 : 0).join(' ');
  const windows = match.game.vocabulary.windows.map(({ id }) => ({ id, printed: called.window(id) }));
  const window =
    windows.find(({ id, printed }) => id === name || printed.toLowerCase() === name.toLowerCase()) ??
    windows.find(({ printed }) => printed.toLowerCase().startsWith(name.toLowerCase()));
  if (!window) return words('play/unknown-window', { name, windows: windows.map(({ printed }) => printed) });
  if (until) {
    passing.untilWindow.set(seat, window.id);
    return words('play/skipping-until', { window: window.printed });
  }
  const skipped = passing.windows.get(seat) ?? new Set();
  passing.windows.set(seat, skipped);
  if (!skipped.delete(window.id)) skipped.add(window.id);
  return words('play/skipping-window', { window: window.printed, on: skipped.has(window.id) });
}

/** What could be chosen at another time, each with what is missing now. */
function allReasons(session: Session, seat: number): string {
  const { match, called, io } = session;
  const screen = screenOf(io);
  const told = notOffered(match, seat).flatMap((name) => {
    return reasonsAgainst(match, seat, name, reasonManner(session, seat, name))
      .slice(0, 1)
      .map((reason) => screen.dim(wrapped(spoken(reason, called.language), screen, 2, 4)));
  });
  return told.length > 0 ? told.join('') : `${called.words('play/all-is-offered')}\n`;
}

/** Why something cannot be chosen, by its printed name. */
function whyNotNamed(session: Session, seat: number, printed: string): string {
  const { match, called } = session;
  const option = unprinted(match, seat, printed, showingTo(session, seat));
  const name = called.cardsCalled(option)[0] ?? option;
  const manner = reasonManner(session, seat, name);
  const reasons = reasonsAgainst(match, seat, name, manner).map(
    (reason) => `${spoken(reason, called.language)}\n`,
  );
  return reasons.length > 0
    ? reasons.join('')
    : `${called.words('play/can-be-chosen', { name: manner.printed })}\n`;
}

/** Reasons as they are printed on the screen. */
function reasonManner(session: Session, seat: number, name: string) {
  const { match, called } = session;
  return {
    printed: called.thing(name) === name ? called.option(name) : called.thing(name),
    language: called.language,
    options: () =>
      optionGroups(match, seat, called, showingTo(session, seat).view, NAMED).map(({ label }) => label),
  };
}

/** Options that are named in a reason. */
const NAMED = 12;

/** That no place is called so, and which there are. */
const unknownPlace = ({ match, called }: Session, name: string): string =>
  `${called.words('play/unknown-place', {
    name,
    places: match.game.vocabulary.zones.map(({ id }) => called.zoneLabel(id)),
  })}\n`;

/** All that the cards of a name say. */
function cardNamed(session: Session, seat: number, name: string): string {
  const { called, match } = session;
  const ids = called.cardsCalled(name);
  const showing = showingTo(session, seat);
  if (ids.length > 0) return ids.map((id) => wholeCard(showing, id)).join('');
  const names = match.game.cards.map(({ symbol }) => called.thing(symbol.id));
  const near = nearest(name, names, 2);
  const { words } = called;
  return `${words('play/unknown-card', { name })}${near.length > 0 ? `; ${words('play/did-you-mean', { names: near })}` : ''}\n`;
}

/** Takes answers back up to and with the last one that somebody typed; where that has made something known, if all agree. */
async function takeBack(session: Session, lines: LineReader, seat: number): Promise<boolean> {
  const { match, io, called, read, seen, typed, taken } = session;
  const before = typed.at(-1);
  if (before === undefined) {
    io.out(`${called.words('play/nothing-to-undo')}\n`);
    return false;
  }
  if (!(await allAgree(session, lines, seat, match.answers.length - before))) return false;
  typed.pop();
  taken.push(before);
  while (match.answers.length > before) undoAnswer(match);
  const { length } = entriesOf(match);
  read.forEach((count, seat) => (read[seat] = Math.min(count, length)));
  // A player who has taken something back wants to see where they are.
  seen.fill(-1);
  return true;
}

/** Whether all other people agree that answers are taken back that have made something known; bots always do. */
async function allAgree(
  session: Session,
  lines: LineReader,
  seat: number,
  answers: number,
): Promise<boolean> {
  const { match, io, called, bots } = session;
  const { seats } = match.names;
  const others = consentFor(match, seat, answers).filter((each) => !bots[each]);
  for (const other of others) {
    if (
      await agreed(
        session,
        lines,
        called.words('play/agree-to-undo', { other: seats[other], player: seats[seat] }),
      )
    )
      continue;
    io.out(`${called.words('play/not-taken-back', { other: seats[other] })}\n`);
    return false;
  }
  return true;
}

/** Gives again what somebody had typed, and what had been answered to that without asking. */
function giveAgain({ match, io, called, typed, taken }: Session): boolean {
  const before = taken.pop();
  if (before === undefined || !redo(match)) {
    io.out(`${called.words('play/nothing-to-redo')}\n`);
    return false;
  }
  typed.push(before);
  const until = taken.at(-1) ?? Number.MAX_SAFE_INTEGER;
  while (match.answers.length < until && redo(match));
  return true;
}
