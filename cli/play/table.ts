/** The table as text, in the order that the game's data gives it. */
import type { Game } from '../../interpreter/game.ts';
import type { PlayerView, View, ZoneView } from '../../interpreter/play/view.ts';
import type { Called } from '../words.ts';

/** Cards of a zone that are listed before the rest is only counted. */
const LISTED = 12;

/** A card with what it carries: `Brig (hull 3; lugsail)`. */
function withState(cards: View['cards'], called: Called): Called {
  const named = (name: string): string => {
    const state = cards?.[name];
    if (!state) return called(name);
    const carried = [...(state.attached ?? []), ...(state.covers ? [state.covers] : [])];
    const marks = [
      // What a card has none of is not worth a word.
      ...Object.entries(state.counters ?? {}).flatMap(([counter, value]) =>
        value === 0 ? [] : [`${called(counter)} ${value}`],
      ),
      ...carried.map(named),
    ];
    return marks.length > 0 ? `${called(name)} (${marks.join(', ')})` : called(name);
  };
  return named;
}

function zoneText(zone: ZoneView, called: Called): string {
  if (zone.grid) {
    const cells = Object.entries(zone.grid.cells).map(
      ([cell, cards]) => `${cell} ${cards.map((card) => called(card)).join(', ')}`,
    );
    return cells.join('; ') || '-';
  }
  if (zone.piles)
    return zone.piles.map((pile) => `[${pile.map((card) => called(card)).join(', ')}]`).join(' ') || '-';
  if (!zone.cards) return zone.count === 0 ? '-' : `${zone.count} hidden`;
  if (zone.count === 0) return '-';
  const shown = zone.cards.slice(0, LISTED).map((card) => called(card));
  const more = zone.count - shown.length;
  return shown.join(', ') + (more > 0 ? `, and ${more} more` : '');
}

const row = (label: string, value: string, width: number): string => `  ${label.padEnd(width)}  ${value}\n`;

function playerText(view: View, player: PlayerView, game: Game, called: Called, width: number): string {
  const counters = game.table.player.filter((id) => id in player.counters);
  const zones = game.table.player.filter((id) => id in player.zones);
  const marks = [
    ...(view.seat === player.name ? ['you'] : []),
    ...(view.turn === player.name ? ['on turn'] : []),
  ];
  const head = [
    player.name + (marks.length > 0 ? ` (${marks.join(', ')})` : ''),
    ...counters.map((id) => `${id} ${player.counters[id]}`),
  ];
  return `${head.join('   ')}\n${zones.map((id) => row(id, zoneText(player.zones[id], called), width)).join('')}`;
}

/** Dice as sums, what stands, and the window that is open. */
function openText({ open }: View, called: Called): string[] {
  if (!open) return [];
  const rolls = open.rolls.map(({ roll, of, about, dice, plus, total }) => {
    const terms = [
      dice.join(' + '),
      ...plus.map(([amount, card]) => `${amount < 0 ? '-' : '+'} ${Math.abs(amount)} ${called(card)}`),
    ];
    return `${of}'s ${roll}${about === undefined ? '' : ` (${called(about)})`}: ${terms.join(' ')} = ${total}\n`;
  });
  const standing = open.standing.map(({ text, by, until }) => `${by}: ${text} (${until})\n`);
  return [...standing, ...rolls, ...(open.window === undefined ? [] : [`-- ${open.window} --\n`])];
}

/** What a seat sees: where in the game it is, the shared zones, then each player's. */
export function tableText(view: View, game: Game, words: Called): string {
  const called = withState(view.cards, words);
  const { shared, player } = game.table;
  const width = Math.max(0, ...[...shared, ...player].map((id) => id.length));
  const where = [`${game.cycle.id} ${view.cycle}`, ...(view.step === undefined ? [] : [view.step])].join(
    ', ',
  );
  const common = shared.map((id) => {
    if (id in view.zones) return row(id, zoneText(view.zones[id], called), width);
    return row(id, String(view.counters[id] ?? view.roles[id] ?? '-'), width);
  });
  return [
    `-- ${where} --\n`,
    ...common,
    ...view.players.map((each) => playerText(view, each, game, called, width)),
    ...openText(view, called),
  ].join('');
}
