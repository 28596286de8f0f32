/** A question with its options, numbered. */
import { onlyPasses, question, type Match } from '../../interpreter/match/match.ts';
import type { Question } from '../../interpreter/match/question.ts';
import { cardPlace } from '../../interpreter/match/view/card-place.ts';
import {
  offersPass,
  optionGroups,
  type OptionGroup,
} from '../../interpreter/reports/questions/option-groups.ts';
import { questionCount, questionText } from '../../interpreter/reports/questions/question-text.ts';
import { boardText } from './board.ts';
import { cardLines, linesText, sheetFor, type Showing } from './card-lines.ts';
import { padded } from '../terminal/columns.ts';
import { inColumns, wrapped } from './screen.ts';
import type { ShownTable } from './detail-level.ts';

/** Options that are listed; the rest can be named all the same. */
const LISTED = 200;
/** More options than these are listed without what their cards say. */
const DETAILED = 12;

/**
 * The question and the answers of a seat, numbered. `above`: how much of the table is printed right above it.
 * Without `optionTexts` no option says what its card says.
 */
export function printedQuestion(
  match: Match,
  seat: number,
  showing: Showing,
  above: ShownTable,
  optionTexts = true,
): string {
  const { called, screen } = showing;
  const { words } = called;
  const asking = question(match, seat)!;
  const { least, candidates } = asking.domain;
  const all = optionGroups(match, seat, called, showing.view, LISTED);
  const head = words('play/asks', {
    who: match.names.seats[seat],
    what: questionText(match, asking, called, showing.view),
    count: questionCount(asking, called),
  });
  const more = candidates.length - LISTED;
  const passing = offersPass(asking);
  const hint = onlyPasses(match, seat)
    ? ` (${words('play/enter-passes')}; ${words('play/auto-hint')})`
    : ` (${words('play/enter-passes')})`;
  return [
    screen.heading(wrapped(head, screen, 0, 4)),
    gridOf(match, asking, all, showing),
    optionTexts &&
    asking.sort === 'card' &&
    all.length <= DETAILED &&
    all.some((each) => !isAbove(each, showing, above))
      ? all.map((each, i) => detailText(each, i + 1, showing)).join('')
      : inColumns(
          all.map(({ label }, i) => `${padded(String(i + 1), 2, 'number')} ${label}`),
          screen,
        ),
    ...(least === 0 ? [`   0 ${words('play/none')}\n`] : []),
    ...(more > 0 ? [`     ${words('play/and-by-name', { count: more })}\n`] : []),
    ...(passing ? [screen.dim(wrapped(hint.trim(), screen, 2, 4))] : []),
  ].join('');
}

/** Whether the whole text of a card is printed right above the question. */
function isAbove({ options }: OptionGroup, showing: Showing, above: ShownTable): boolean {
  const place = cardPlace(showing.view, options[0].name);
  if (!place || above.part === 'none') return showing.called.cardId(options[0].name) === undefined;
  const isShown = above.part === 'all' || place.of === showing.view.seat;
  const { game, view } = showing;
  const isWhole = above.ownWhole && place.of === view.seat;
  return isShown && sheetFor(isWhole ? { game } : { game, ...above }, place.zone).how === 'whole';
}

/** An option with what its card says. */
function detailText({ options, label, price }: OptionGroup, number: number, showing: Showing): string {
  const [{ name }] = options;
  const place = cardPlace(showing.view, name);
  const how = showing.called.cardId(name) === undefined ? 'name' : 'whole';
  const lines = cardLines(showing, name, {
    how,
    fields: place && fieldsToChoose(showing, place.zone),
    ...(options.length > 1 ? { label } : { price }),
  });
  const text = linesText(lines, showing.screen, 5);
  return text.replace(/^ {5}/, `  ${padded(String(number), 2, 'number')} `);
}

/** The printed values of a card that can be chosen: all that are shown somewhere on the table, wherever it is now. */
function fieldsToChoose({ game }: Showing, zone: string): readonly string[] | undefined {
  const { fields } = game.table;
  return fields.has(zone) ? [...new Set([...fields.values()].flat())] : undefined;
}

/** The board, with the numbers of the cells that can be chosen. */
function gridOf({ game }: Match, { sort }: Question, all: readonly OptionGroup[], showing: Showing): string {
  if (sort !== 'pile') return '';
  const zone = game.vocabulary.zones.find(({ grid }) => grid);
  const seen = zone && showing.view.zones[zone.id]?.grid;
  if (!zone || !seen) return '';
  return boardText(
    showing,
    zone.id,
    seen,
    new Map(all.map(({ options }, i) => [options[0].name, `${i + 1}`])),
  );
}
