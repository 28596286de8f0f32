/** A question with its options, numbered. */
import { withoutStop } from '../../dsl/nlg/realiser/word-joining.ts';
import { PASS } from '../../interpreter/engine/program/instruction.ts';
import { listOptions, type Valued } from '../../interpreter/match/answers.ts';
import { mentionedTo } from '../../interpreter/match/view/mentioned-objects.ts';
import { onlyPasses, question, type Match } from '../../interpreter/match/match.ts';
import { promptIn, type Prompt } from '../../interpreter/match/view/prompts.ts';
import {
  actionPrices,
  pricesByValues,
  type OptionPrice,
} from '../../interpreter/match/view/option-prices.ts';
import { previewsByValues } from '../../interpreter/match/view/previews.ts';
import { isYesOrNo, type Question } from '../../interpreter/match/question.ts';
import { boardText } from './board.ts';
import { cardLines, linesText, cardPlace, sheetFor, type Showing } from './card-lines.ts';
import { padded } from '../terminal/columns.ts';
import { inColumns, wrapped } from './screen.ts';
import type { TablePart } from './detail-level.ts';

/** Options that are listed; the rest can be named all the same. */
const LISTED = 200;
/** More options than these are listed without what their cards say. */
const DETAILED = 12;

/** An option of the list: several are one where it makes no difference which of them is taken. */
export interface Listed {
  readonly options: readonly Valued[];
  /** The number of the first among all options, counted from 1. */
  readonly number: number;
  readonly label: string;
}

/** The options of a question as they are listed. */
export function numberedOptions(match: Match, seat: number, showing: Showing, most = LISTED): Listed[] {
  const asking = question(match, seat);
  if (!asking) return [];
  const { called } = showing;
  const one = asking.domain.least === 1 && asking.domain.most === 1;
  const groups = new Map<string, { options: Valued[]; number: number; label: string }>();
  listOptions(match, seat, most).forEach((option, i) => {
    const label = labelOf(match, asking, option, showing);
    const same = one ? sameAs(match, asking, option, showing) : undefined;
    const group = groups.get(same ?? `${i}`);
    if (group) group.options.push(option);
    else groups.set(same ?? `${i}`, { options: [option], number: i + 1, label });
  });
  return [...groups.values()].map((group) => ({
    ...group,
    label:
      asking.sort === 'card' && group.options.length > 1
        ? `${called.thing(group.options[0].name)} x${group.options.length}`
        : group.label,
  }));
}

/** A name, or what a number does to dice. */
function labelOf(match: Match, asking: Question, { name, value }: Valued, showing: Showing): string {
  const { called } = showing;
  const previews = previewsByValues(match, asking.seat, value);
  if (previews.length === 0) {
    if (asking.sort === 'line') return called.said(name, 'effect');
    if (asking.sort === 'value') return called.option(name);
    if (asking.instruction.op === 'menu' && asking.instruction.at.asks === 'action')
      return priced(called.option(name), actionPrices(match.game, name), called);
    if (asking.instruction.op !== 'menu') return withPrice(match, asking, { name, value }, showing);
    // A way to go on that has no name of its own is shown in the words of its text.
    return asking.instruction.at.asks === 'choose' ? called.said(name, 'effect') : called.option(name);
  }
  return previews
    .map(({ roll, by, before, after }) =>
      called.words('play/new-roll', {
        by: by < 0 ? String(by) : `+${by}`,
        roll: called.thing(roll),
        before,
        after,
      }),
    )
    .join(', ');
}

/** A name with what it costs, where that is not the same for all. */
function withPrice(
  match: Match,
  { seat }: Question,
  option: { name: string; value: number },
  { called }: Showing,
): string {
  return priced(called.thing(option.name), pricesByValues(match, seat, option.value), called);
}

function priced(name: string, prices: readonly OptionPrice[], called: Showing['called']): string {
  if (prices.length === 0) return name;
  const price = prices.map(({ counter, amount }) => called.amount(amount, counter)).join(', ');
  return called.words('play/priced', { name, price });
}

/** The same for cards that differ in nothing: copies in one zone without order, with no state of their own. */
function sameAs(
  { game }: Match,
  { sort }: Question,
  { name, value }: Valued,
  showing: Showing,
): string | undefined {
  if (sort !== 'card' || name !== game.copyNames[value] || showing.view.cards?.[name]) return undefined;
  const place = cardPlace(showing, name);
  const zone = place && game.vocabulary.zones.find(({ id }) => id === place.zone);
  return zone?.order === 'set' ? `${game.copies[value].symbol.id} ${place!.of ?? ''} ${zone.id}` : undefined;
}

/**
 * The question and the answers of a seat, numbered. `above`: how much of the table is printed right above it.
 */
export function questionText(match: Match, seat: number, showing: Showing, above: TablePart): string {
  const { called, screen } = showing;
  const { words } = called;
  const asking = question(match, seat)!;
  const { least, most, candidates } = asking.domain;
  const all = numberedOptions(match, seat, showing);
  const one = least === 1 && most === 1;
  const count = [
    ...(one ? [] : [words('play/count', { least, most: Math.min(most, candidates.length) })]),
    ...(asking.sealed ? [words('play/in-secret')] : []),
  ].join(', ');
  const head = words('play/asks', {
    who: match.names.seats[seat],
    what: promptText(match, seat, showing, asking),
    count,
  });
  const more = candidates.length - LISTED;
  const passing = offersPass(asking);
  const hint = onlyPasses(match, seat)
    ? ` (${words('play/enter-passes')}; ${words('play/auto-hint')})`
    : ` (${words('play/enter-passes')})`;
  return [
    screen.heading(wrapped(head, screen, 0, 4)),
    gridOf(match, asking, all, showing),
    asking.sort === 'card' && all.length <= DETAILED && all.some((each) => !isAbove(each, showing, above))
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
function isAbove({ options }: Listed, showing: Showing, above: TablePart): boolean {
  const place = cardPlace(showing, options[0].name);
  if (!place || above === 'none') return showing.called.cardId(options[0].name) === undefined;
  const isShown = above === 'all' || place.of === showing.view.seat;
  return isShown && sheetFor(showing, place.zone).how === 'whole';
}

/** An option with what its card says. */
function detailText({ options, label }: Listed, number: number, showing: Showing): string {
  const [{ name }] = options;
  const place = cardPlace(showing, name);
  const how = showing.called.cardId(name) === undefined ? 'name' : 'whole';
  const { head, notes, bare } = cardLines(showing, name, {
    how,
    fields: place && sheetFor(showing, place.zone).fields,
  });
  const printed = options.length > 1 ? head.replace(showing.called.thing(name), label) : head;
  const text = linesText({ head: printed, notes, bare }, showing.screen, 5);
  return text.replace(/^ {5}/, `  ${padded(String(number), 2, 'number')} `);
}

/** Whether passing is among the options of a question. */
export const offersPass = ({ instruction, domain }: Question): boolean =>
  instruction.op === 'menu' &&
  domain.candidates.toArray().some((option) => instruction.options[option].label === PASS);

/** The question, in the words of the text that asks, with the names of what it refers to. */
function promptText(match: Match, seat: number, { called, view }: Showing, asking: Question): string {
  const { words } = called;
  const window = view.open?.window;
  const before =
    window === undefined ? '' : words('play/labelled', { label: called.window(window), text: '' });
  const asked = promptIn(match, seat, called.language) ?? promptIn(match, seat);
  const mentioned = mentionedTo(match, seat).map(({ word, name }) => ({ word, name: called.thing(name) }));
  const own = mentioned.find(({ word }) => word === 'this')?.name;
  if (!asked) {
    const what = asking.sort === 'ability' ? words('play/which-first') : words('play/what-to-do');
    return before + asker(own, what, called);
  }
  const plain = ({ statement, part }: Prompt): string =>
    part === undefined
      ? withoutStop(statement)
      : words('play/labelled', { label: withoutStop(statement), text: part });
  // In the language of the texts their names can be inserted; in others they follow.
  const said = plain(asked);
  const placed =
    called.language === 'en'
      ? mentioned.reduce((rest, { word, name }) => naming(rest, word, name), said)
      : said;
  const spoken = promptIn(match, seat)?.statement ?? '';
  const about = mentioned.filter(
    ({ word, name }) => word !== 'this' && !placed.includes(name) && speaksOf(spoken, word),
  );
  const names = [...new Set(about.map(({ name }) => name))].join(', ');
  const isQuestion = asking.instruction.op === 'menu' && isYesOrNo(asking.instruction);
  const named = names === '' ? placed : `${placed} (${names})`;
  const text = isQuestion ? words('play/question', { text: named }) : named;
  return before + asker(placed.includes(own ?? '') ? undefined : own, text, called);
}

/** What is asked behind the card that asks. */
const asker = (card: string | undefined, text: string, { words }: Showing['called']): string =>
  card === undefined ? text : words('play/labelled', { label: card, text });

/** `the prize` and `that prize` by the name of what was chosen as it. */
const naming = (text: string, word: string, name: string): string =>
  text.replace(
    word === 'this' ? /\bthis\b/g : new RegExp(`\\b(?:the|that) ${word}\\b(?!')`, 'g'),
    () => name,
  );

/** Whether a text has `the prize` or `that prize`, or their possessive. */
const speaksOf = (text: string, word: string): boolean => new RegExp(`\\b(?:the|that) ${word}\\b`).test(text);

/** The board, with the numbers of the cells that can be chosen. */
function gridOf({ game }: Match, { sort }: Question, all: readonly Listed[], showing: Showing): string {
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
