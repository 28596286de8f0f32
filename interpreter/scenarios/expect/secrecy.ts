import { say } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { valueOf, type Node, type ScalarNode } from '../../../schemas/index.ts';
import { reportAtNode, scalars } from '../../compiler/loader/link-context.ts';
import { linesFor } from '../../match/log/log-file.ts';
import { viewFor } from '../../match/view/match-view.ts';
import type { Run } from '../scenario-run.ts';
import { seatsOf, reportUnknownName } from '../findings-sheet.ts';
import { cardNames } from '../steps/card-names.ts';

/** `hidden`: in nothing that a seat may read does the name of a card occur. */
export function hidden(run: Run, node: Node): boolean {
  return each(run, node, 'from', (seat, card, copies) => {
    const { sheet, match, seats } = run;
    const view = JSON.stringify(viewFor(match, seat));
    const log = linesFor(match, seat).map((line) => JSON.stringify(line));
    const where = copies.some((copy) => says(view, copy))
      ? 'phrase/the-view-of-the-table'
      : log.some((line) => copies.some((copy) => says(line, copy)))
        ? 'phrase/the-log'
        : undefined;
    if (where)
      reportAtNode(sheet, 'scenario/seen', card, { seat: seats[seat], card: card.text, where: say(where) });
    return !where;
  });
}

/** `visible`: a seat's view shows the cards. */
export function expectVisible(run: Run, node: Node): boolean {
  return each(run, node, 'to', (seat, card, copies) => {
    const view = JSON.stringify(viewFor(run.match, seat));
    const shown = copies.every((copy) => says(view, copy));
    if (!shown) reportAtNode(run.sheet, 'scenario/unseen', card, { seat: run.seats[seat], card: card.text });
    return shown;
  });
}

/** `not visible`: a seat's view does not show the cards, whatever the seat has seen before. */
export function notVisible(run: Run, node: Node): boolean {
  return each(run, node, 'to', (seat, card, copies) => {
    const view = JSON.stringify(viewFor(run.match, seat));
    const shown = copies.some((copy) => says(view, copy));
    const where = 'phrase/the-view-of-the-table';
    if (shown)
      reportAtNode(run.sheet, 'scenario/seen', card, {
        seat: run.seats[seat],
        card: card.text,
        where: say(where),
      });
    return !shown;
  });
}

function each(
  run: Run,
  node: Node,
  key: 'from' | 'to',
  test: (seat: number, card: ScalarNode, copies: readonly string[]) => boolean,
): boolean {
  const who = valueOf(node, key);
  const seats = who && seatsOf(run.sheet, run.seats, who);
  const known = cardNames(run.game);
  let right = seats !== undefined && seats.length > 0;
  if (who && seats?.length === 0) reportAtNode(run.sheet, 'scenario/proves-nothing', who, { what: key });
  for (const card of scalars(valueOf(node, 'cards'))) {
    const copies = known.get(card.text)?.map((copy) => run.game.copyNames[copy]);
    if (!copies) reportUnknownName(run.sheet, 'card-of-this-game', card, known.keys());
    for (const seat of seats ?? []) right = copies !== undefined && test(seat, card, copies) && right;
    right &&= copies !== undefined;
  }
  return right;
}

/** Whether a name occurs in a text as a whole. */
function says(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const inside = /[A-Za-z0-9#-]/;
    if (!inside.test(text[at - 1] ?? ' ') && !inside.test(text[at + name.length] ?? ' ')) return true;
  }
  return false;
}
