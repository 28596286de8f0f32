import { fails } from '../findings-sheet.ts';
import { say, written } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import type { ScalarNode } from '../../../schemas/index.ts';
import type { Table } from '../../compiler/codegen/compile-game.ts';
import { reportAtNode } from '../../compiler/loader/link-context.ts';
import { listOptions } from '../../match/answers.ts';
import { question, seatsAsked, type Match } from '../../match/match.ts';
import { cellNames, PLUS } from '../../match/value-names.ts';
import { promptOf, type Question } from '../../match/question.ts';
import { askedNow } from './current-question.ts';
import type { Run } from '../scenario-run.ts';
import { cardNames, isPlace } from './card-names.ts';

/**
 * Whether a seat is asked something to which this could be an answer in some position; complains where it is not, since
 * then it shows nothing that it is refused or not offered.
 */
export function couldAnswer(run: Run, seat: number, said: ScalarNode): boolean {
  const { sheet, match, seats } = run;
  const asking = question(match, seat);
  if (!asking) {
    reportNotAsked(run, seat, said);
    return false;
  }
  if (said.text === 'none' || partsOf(asking, said.text).every((part) => isOfSort(match, asking, part)))
    return true;
  return fails(sheet, 'scenario/other-question', said, {
    seat: seats[seat],
    answer: said.text,
    prompt: promptOf(match.table, match.runner, asking),
    offered: listOptions(match, seat, 13).map(({ name }) => name),
  });
}

/** Complains that a seat is not asked; who is asked instead shows with `asked`. */
export function reportNotAsked({ sheet, match, seats }: Run, seat: number, node: ScalarNode): void {
  const names = seatsAsked(match).map((each) => seats[each]);
  const shown = names.length > 0 ? `asked: [${names.join(', ')}]` : 'asked: nobody';
  reportAtNode(
    sheet,
    'scenario/not-asked',
    node,
    { seat: seats[seat], ...askedNow(match, seats) },
    { advice: say('phrase/write-to-show-who-is-asked', { example: written(shown) }) },
  );
}

/** A line may have a `+` in it. */
const partsOf = ({ sort }: Question, text: string): string[] =>
  sort === 'line' || sort === 'option' ? [text.trim()] : text.split('+').map((part) => part.trim());

const labels = new WeakMap<Table, ReadonlySet<string>>();

/** What all menus of a game offer. */
function labelsOf(table: Table): ReadonlySet<string> {
  let known = labels.get(table);
  if (!known) {
    const menus = table.programs.flatMap(({ code }) =>
      code.flatMap((at) => (at.op === 'menu' ? at.options : [])),
    );
    labels.set(table, (known = new Set(menus.map(({ label }) => label))));
  }
  return known;
}

function isOfSort(match: Match, { instruction, sort, seat }: Question, part: string): boolean {
  const { table, names } = match;
  // What is on offer in another menu could be on offer in this one by a mistake of the game.
  if (instruction.op === 'menu') return labelsOf(table).has(part);
  const { values } = instruction.choosing;
  if (values) return values.some((value) => value === part || value.split(PLUS).includes(part));
  switch (sort) {
    case 'number':
      return /^-?\d+$/.test(part);
    case 'player':
      return names.seats.includes(part);
    case 'card':
      return cardNames(match.game).has(part) || isPlace(match, part);
    case 'pile':
      return (
        cardNames(match.game).has(part) ||
        cellNames(table).includes(part) ||
        part === names.pile(new Int32Array(0), -1)
      );
    case 'zone':
      return Array.from({ length: table.layout.zones }, (_, zone) => names.zone(zone)).some(
        (zone) => zone === part || zone === `${names.seats[seat]}'s ${part}`,
      );
    default:
      // The names of rolls and abilities contain those of other objects.
      return true;
  }
}
