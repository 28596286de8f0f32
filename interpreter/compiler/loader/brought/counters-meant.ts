/** Counters that the texts of a card count on and nobody declares: its own, and those for turns. */
import { entry, valueOf, type MapNode, type Node, type ScalarNode } from '../../../../schemas/index.ts';
import {
  turnCounters,
  type TurnCounter,
  type CounterWords,
} from '../../../../dsl/checker/readings/durations/turns-meant.ts';
import { entries, items, textAt, type Sources } from '../link-context.ts';
import { nodesAt, beginningOf, wordsAt, bringingMeant } from './made-nodes.ts';

/** A card that brings a counter which one of its texts uses, and nothing else; of these kinds of cards, or of players. */
export function withCounter(
  s: Sources,
  card: MapNode,
  texts: readonly ScalarNode[],
  id: string,
  whose: 'player' | 'game' | readonly string[],
  words: CounterWords = {},
): MapNode {
  const word = id.split(' ').at(-1)!;
  const found = texts.find(({ text }) => text.toLowerCase().includes(word)) ?? texts[0];
  const { map, scalar, list } = nodesAt(s, beginningOf(s, found));
  const of = typeof whose === 'string' ? scalar(whose) : list(whose);
  return bringingMeant(
    s,
    card,
    map({ counters: map({ [id]: map({ of, from: scalar(0), ...wordsAt(map, scalar, list, words) }) }) }),
  );
}

/**
 * A card whose texts give or take turns brings the counter for them, named where the turns are. Not where turns go on until something
 * holds, which may count on everybody having as many; nor the other way round where there is none, as for two.
 */
export function withTurns(
  s: Sources,
  game: Node,
  card: MapNode,
  texts: readonly ScalarNode[],
  id: TurnCounter,
): MapNode[] | undefined {
  const key = turnCounters[id].key;
  if (entry(valueOf(game, 'counters'), id)) return undefined;
  const players = valueOf(game, 'players');
  const cycles = entries(valueOf(game, 'flow'));
  const isTurned = id === 'reversal';
  const steps = cycles.flatMap((cycle) =>
    items(valueOf(cycle.value, 'steps')).flatMap((step) =>
      valueOf(step, 'turns from')
        ? [{ step, path: ['flow', cycle.key.text, 'steps', textAt(step, 'id') ?? ''] }]
        : [],
    ),
  );
  const [place, other] = isTurned ? [{ step: players, path: ['players'] }] : steps;
  const isOpen = isTurned
    ? Number(textAt(players, 'max') ?? 0) > 2
    : place !== undefined && other === undefined && valueOf(place.step, 'until') === undefined;
  if (!isOpen || valueOf(place.step, key)) return undefined;
  const of = isTurned || id === 'turn end' ? 'game' : 'player';
  const counter = withCounter(s, card, texts, id, of, turnCounters[id].words);
  countersNamed.set(counter, [...place.path, key]);
  return [counter];
}

/** Where a counter that a card brings is named besides. */
export const countersNamed = new WeakMap<MapNode, readonly string[]>();
