/** The table as text, in the order and as fully as the game's data says. */
import type { PlayerView, ZoneView } from '../../interpreter/match/view/match-view.ts';
import { countedNames } from '../../interpreter/reports/narration/log-sentences.ts';
import {
  heldStates,
  openSentences,
  placeInFlow,
  isShownAtCards,
} from '../../interpreter/reports/narration/table-sentences.ts';
import { boardText, namedCells } from './board.ts';
import { cardLines, cardList, sheetFor, type Showing } from './card-lines.ts';
import { widestOf } from '../terminal/columns.ts';
import { labelled, wrapped } from './screen.ts';

/** Cards of a zone that are listed by their names before the rest is only counted. */
const LISTED = 12;

/** A zone: its label, and its cards beside or below it. */
function zoneText(
  showing: Showing,
  id: string,
  zone: ZoneView,
  width: number,
  label = showing.called.zoneLabel(id),
): string {
  const { called, screen } = showing;
  const row = (value: string): string =>
    wrapped(`  ${labelled(label, width, value, screen)}`, screen, 0, screen.plain ? 4 : width + 6);
  const sheet = sheetFor(showing, id);
  if (zone.count === 0 && !zone.grid) return row('-');
  if (zone.grid) {
    const cells = Object.entries(zone.grid.cells)
      .map(([cell, cards]) =>
        // Behind the name of its cell a card looks as it does elsewhere.
        cardList(showing, cards, sheet, 6).replace(/^ {6}/, `    ${cell} `),
      )
      .join('');
    return `  ${label}\n${boardText(showing, id, zone.grid)}${namedCells(showing, id)}${cells}`;
  }
  if (zone.piles) {
    const piles = zone.piles.map(
      (pile) => `[${pile.map((card) => cardLines(showing, card, { how: 'name' }).head).join(', ')}]`,
    );
    return row(piles.join(' '));
  }
  if (!zone.cards) return row(called.words('play/hidden', { count: zone.count }));
  const lines = zone.cards.map((card) => cardLines(showing, card, sheet));
  if (lines.every(({ bare, notes }) => bare || (sheet.how === 'name' && notes.length === 0))) {
    const names = countedNames(lines.map(({ head }) => head));
    const more = names.length - LISTED;
    const shown = names.slice(0, LISTED).join(', ');
    return row(more > 0 ? `${shown}, ${called.words('play/more', { count: more })}` : shown);
  }
  return `  ${label}\n${cardList(showing, zone.cards, sheet, 4)}`;
}

const isState = ({ game }: Pick<Showing, 'game'>, id: string): boolean =>
  game.vocabulary.counters.some((each) => each.id === id && each.holds !== undefined);

function playerText({ most, ...rest }: Showing, player: PlayerView, width: number): string {
  const isWhole = most === undefined || (rest.ownWhole && rest.view.seat === player.name);
  const showing: Showing = isWhole ? rest : { ...rest, most };
  const { called, game, screen, view } = showing;
  const counters = game.table.player.filter((id) => id in player.counters);
  const zones = game.table.player.filter(
    (id) => id in player.zones && !isShownAtCards(game, view, id, player.zones[id].count),
  );
  const marks = [
    ...(view.seat === player.name ? [called.words('play/you')] : []),
    ...(view.turn === player.name ? [called.words('play/on-turn')] : []),
  ];
  const head = [
    player.name + (marks.length > 0 ? ` (${marks.join(', ')})` : ''),
    ...counters.map((id) => called.amount(player.counters[id], id)),
    ...heldStates(called, game.table.player, player.states),
  ];
  return (
    screen.heading(wrapped(head.join('   '), screen, 0, 4)) +
    zones.map((id) => zoneText(showing, id, player.zones[id], width)).join('')
  );
}

/** Lasting effects, and dice to which somebody may respond. */
export const openText = ({ called, screen, view }: Showing): string =>
  openSentences(called, view)
    .map((text) => wrapped(text, screen, 0, 4))
    .join('');

/** How wide the labels of zones are. */
function labelWidth(showing: Showing): number {
  const { called, game, view } = showing;
  const { shared, player } = game.table;
  const labels = [
    ...shared.map((id) => sharedLabel(showing, id)),
    ...player
      .filter((id) => !(id in view.players[0].counters) && !isState(showing, id))
      .map((id) => called.zoneLabel(id)),
  ];
  return widestOf(labels);
}

const sharedLabel = (showing: Showing, id: string): string => {
  const { called, view } = showing;
  if (id in view.roles) return called.role(id);
  return id in view.counters || isState(showing, id) ? called.counter(id) : called.zoneLabel(id);
};

/** Where in the game it is. */
const whereText = ({ called, screen, view }: Showing): string =>
  screen.heading(screen.plain ? `${placeInFlow(called, view)}\n` : `-- ${placeInFlow(called, view)} --\n`);

/** What a state of the game holds. */
const heldText = ({ called, view }: Showing, id: string): string =>
  view.states?.[id] === undefined ? '-' : called.thing(view.states[id]);

/** What a seat sees: where in the game it is, the shared zones, then each player's. */
export function tableText(showing: Showing): string {
  const { game, view } = showing;
  const width = labelWidth(showing);
  const shared = game.table.shared.filter(
    (id) => !(id in view.zones && isShownAtCards(game, view, id, view.zones[id].count)),
  );
  const common = shared.map((id) =>
    id in view.zones
      ? zoneText(showing, id, view.zones[id], width)
      : `  ${labelled(sharedLabel(showing, id), width, String(view.counters[id] ?? view.roles[id] ?? heldText(showing, id)), showing.screen)}\n`,
  );
  return [
    whereText(showing),
    ...common,
    ...view.players.map((each) => playerText(showing, each, width)),
    openText(showing),
  ].join('');
}

/** What a seat has itself, and the boards that it shares with others. */
export function ownText(showing: Showing, seat: number): string {
  const { game, view } = showing;
  const boards = game.table.shared.flatMap((id) => {
    const { grid, count = 0 } = view.zones[id] ?? {};
    return grid && count > 0 ? [boardText(showing, id, grid)] : [];
  });
  return whereText(showing) + boards.join('') + playerText(showing, view.players[seat], labelWidth(showing));
}

/**
 * All that is in the places of a name, of the table and of each player, however much it is; undefined where no place is
 * called so or begins so.
 */
export function placesText(showing: Showing, name: string): string | undefined {
  const { called, game, view } = showing;
  const { zones } = game.vocabulary;
  const labels = zones.map(({ id }) => ({ id, label: called.zoneLabel(id) }));
  const wanted = name.toLowerCase();
  const same = labels.filter(({ id, label }) => id === name || label.toLowerCase() === wanted);
  const meant = same.length > 0 ? same : labels.filter(({ label }) => label.toLowerCase().startsWith(wanted));
  if (meant.length === 0) return undefined;
  return [
    { owner: undefined, zones: view.zones },
    ...view.players.map((each) => ({ owner: each.name, zones: each.zones })),
  ]
    .flatMap(({ owner, zones: there }) =>
      meant.flatMap(({ id, label }) => {
        const zone = there[id];
        if (!zone) return [];
        const thing = owner === undefined ? label : called.words('play/owned', { owner, thing: label });
        if (!zone.cards || zone.piles || zone.grid || zone.count === 0)
          return [zoneText(showing, id, zone, widestOf([label]), thing)];
        return [`  ${thing}\n${cardList(showing, zone.cards, sheetFor(showing, id), 4)}`];
      }),
    )
    .join('');
}
