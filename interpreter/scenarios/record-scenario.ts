import { stringify } from 'yaml';
import { listOptions } from '../match/answers.ts';
import { settingsById } from '../match/begin-match.ts';
import { answerByValues, isOver, question, seatsAsked, startMatch, winners } from '../match/match.ts';
import type { Match } from '../match/match.ts';
import { PLUS } from '../match/value-names.ts';
import { refereeView } from '../match/view/match-view.ts';
import { isPlaced } from '../engine/state/card-columns.ts';
import { Header } from '../engine/state/position-layout.ts';
import { savedCards } from '../match/save/saved-card-state.ts';
import { savePosition } from '../match/save/save-position.ts';

/**
 * A game in progress as the text of a scenario: its seed and all answers so far. If the match does not know
 * them (it was loaded from a save), what is on the table, with its step beginning again. `files` are the
 * variants and card files that the game was loaded with; `facts` are conditions that must hold in the end.
 */
export function saveAsScenario(
  match: Match,
  title: string,
  files: readonly string[] = [],
  facts: readonly string[] = [],
): string {
  const { game, names, options } = match;
  const answers = answersOf(match);
  const settings = settingsById(game, names.seats, options.settings);
  const scenario = {
    scenario: title,
    game: game.id,
    ...(files.length > 0 ? { with: files } : {}),
    ...(game.decks.length > 0 ? { decks: game.decks } : {}),
    players: names.seats,
    seed: options.seed,
    ...(game.settings.length > 0 ? { settings } : {}),
    ...(answers ? { do: answers } : { given: withFirstCopies(match, givenOf(match)) }),
    // oxlint-disable-next-line unicorn/no-thenable -- a key of scenarios
    then: [
      isOver(match)
        ? { won: orNobody(match, winners(match)) }
        : { asked: orNobody(match, seatsAsked(match)) },
      ...facts.map((that) => ({ that })),
    ],
  };
  return stringify(scenario, { lineWidth: 0 });
}

const orNobody = ({ names }: Match, seats: readonly number[]): string | string[] =>
  seats.length > 0 ? seats.map((seat) => names.seats[seat]) : 'nobody';

/** All answers by name, found by playing them again; none where that does not lead to the same position. */
function answersOf(match: Match): Record<string, string>[] | undefined {
  const again = startMatch(match.game, { ...match.options, players: match.names.seats, log: false });
  const steps: Record<string, string>[] = [];
  for (const { seat, values } of match.answers) {
    if (!question(again, seat)) return undefined;
    steps.push({ [match.names.seats[seat]]: nameOf(again, seat, values) });
    if (!answerByValues(again, { seat, values })) return undefined;
  }
  for (const each of [match, again]) for (const seat of seatsAsked(each)) question(each, seat);
  return JSON.stringify(savePosition(again)) === JSON.stringify(savePosition(match)) ? steps : undefined;
}

function nameOf(match: Match, seat: number, values: readonly number[]): string {
  const options = listOptions(match, seat, Number.MAX_SAFE_INTEGER);
  const names = values.map(
    (value) => options.find((option) => option.value === value)?.name ?? String(value),
  );
  return names.length > 0 ? names.join(PLUS) : 'none';
}

/** The position as the referee sees it, in the words of `given`. */
function givenOf(match: Match): Record<string, unknown> {
  const { game, runner, names } = match;
  const { p } = runner.m;
  const view = refereeView(match);
  const step = game.steps[p[Header.step]];
  const zones = (of: typeof view.zones): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(of).map(([id, zone]) => [id, zone.grid?.cells ?? zone.piles ?? zone.cards ?? []]),
    );
  return {
    ...(step ? { step: step.symbol.id } : {}),
    ...(step?.kind === 'turns' && p[Header.turn] >= 0 ? { turn: names.seats[p[Header.turn]] } : {}),
    ...(p[Header.cycle] > 0 ? { [game.cycle.id]: p[Header.cycle] } : {}),
    ...view.roles,
    ...view.counters,
    ...view.states,
    ...zones(view.zones),
    ...(match.table.state ? { cards: givenCards(match) } : {}),
    ...Object.fromEntries(
      view.players.map((player) => [
        player.name,
        { ...player.counters, ...player.states, ...zones(player.zones) },
      ]),
    ),
  };
}

/** The same with the first copies of each deck in place of those that the match has drawn. */
function withFirstCopies({ game, runner }: Match, given: Record<string, unknown>): Record<string, unknown> {
  const { copies, copyNames, owners, spares } = game;
  if (!spares) return given;
  const { p, layout } = runner.m;
  const first = new Map<string, string>();
  for (const block of Map.groupBy(
    copies.keys(),
    (card) => `${copies[card].symbol.id} ${owners![card]}`,
  ).values())
    block
      .filter((card) => isPlaced(p, layout, card))
      .forEach((card, i) => first.set(copyNames[card], copyNames[block[i]]));
  const renamed = (value: unknown): unknown => {
    if (typeof value === 'string') return first.get(value) ?? value;
    if (Array.isArray(value)) return value.map(renamed);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [first.get(key) ?? key, renamed(each)]),
    );
  };
  return renamed(given) as Record<string, unknown>;
}

/** What cards carry in the words of `given`: what is attached says to what. */
function givenCards(match: Match): Record<string, Record<string, unknown>> {
  const saved = Object.entries(savedCards(match) ?? {});
  const hosts = new Map(
    saved.flatMap(([host, { attached }]) => (attached ?? []).map((each) => [each, host])),
  );
  const cards = saved.map(([name, each]) => {
    const given = {
      ...each.counters,
      ...each.states,
      ...(hosts.has(name) ? { 'attached to': hosts.get(name) } : {}),
      ...(each['attached by'] === undefined ? {} : { 'attached by': each['attached by'] }),
      ...(each.covers === undefined ? {} : { covers: each.covers }),
      ...(each.shown?.length === match.names.seats.length ? { face: 'up' } : {}),
    };
    return [name, given] as const;
  });
  return Object.fromEntries(cards.filter(([, given]) => Object.keys(given).length > 0));
}
