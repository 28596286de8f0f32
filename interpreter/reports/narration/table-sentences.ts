/** What a view shows of the table besides cards in their places: badges, lasting effects and open rolls. */
import type { CounterSymbol } from '../../../dsl/language/symbols/symbols.ts';
import type { Game } from '../../game/linked-game.ts';
import type { Lack } from '../../match/explain/unmet-conditions.ts';
import type { BadgeView } from '../../match/view/badges.ts';
import type { CardView } from '../../match/view/card-view.ts';
import type { View } from '../../match/view/match-view.ts';
import type { DisplayNames } from './display-names.ts';
import { countedNames } from './log-sentences.ts';
import { needWords, rollSum } from './sum-sentences.ts';

/** Where in the game it is. */
export const placeInFlow = (called: DisplayNames, { cycle, step }: View): string =>
  [`${called.cycle} ${cycle}`, ...(step === undefined ? [] : [called.step(step)])].join(', ');

/** `claim: red`, for each of these states that holds something. */
export const heldStates = (
  called: DisplayNames,
  ids: readonly string[],
  states: Readonly<Record<string, string>> = {},
): string[] =>
  ids.flatMap((id) =>
    states[id] === undefined
      ? []
      : [called.words('play/labelled', { label: called.counter(id), text: called.thing(states[id]) })],
  );

/** What a table shows of a card beside its face: counters, states, badges, and what is under it. */
export function cardMarks(
  called: DisplayNames,
  { table, vocabulary }: Game,
  state: CardView | undefined,
): string[] {
  const counters = Object.entries(state?.counters ?? {}).flatMap(([id, count]) => {
    const counter = vocabulary.counters.find((each) => each.id === id);
    return !counter || !table.card.includes(id) || saysLittle(counter, count)
      ? []
      : [`${called.counter(id)} ${count}`];
  });
  const ids = Object.keys(state?.states ?? {}).filter((id) => table.card.includes(id));
  const states = heldStates(called, ids, state?.states);
  const badges = (state?.badges ?? []).map((badge) => badgeWords(called, badge));
  return [...counters, ...states, ...badges, ...beneathWords(called, state)];
}

/** Whether all that is in a zone is shown at the cards that it is under, so that the zone need not be. */
export function isShownAtCards(
  { vocabulary }: Game,
  { cards = {} }: View,
  id: string,
  count: number,
): boolean {
  if (!vocabulary.zones.some((zone) => zone.id === id && zone.under)) return false;
  return Object.values(cards).reduce((sum, { beneath }) => sum + (beneath?.[id]?.count ?? 0), 0) === count;
}

/** What is under a card: the names of those that are seen, and how many are not. */
function beneathWords(called: DisplayNames, state: CardView | undefined): string[] {
  const all = Object.values(state?.beneath ?? {});
  const unseen = all.reduce((sum, { count, cards }) => sum + count - cards.length, 0);
  const cards = [
    ...all.flatMap((each) => each.cards.map((name) => called.thing(name))),
    ...(unseen > 0 ? [called.words('play/hidden', { count: unseen })] : []),
  ];
  return cards.length > 0 ? [called.words('play/beneath', { cards: cards.join(', ') })] : [];
}

/**
 * Whether it is not worth a word how many a card has: none, or what every card begins with. How far it is from a limit
 * above is always of interest.
 */
const saysLittle = ({ starts, startsField, to }: CounterSymbol, count: number): boolean =>
  startsField === undefined && to === undefined ? count === starts : count === 0;

/** A badge: its name, what it shows, and what is missing for it. */
function badgeWords(called: DisplayNames, { badge, value, outOf, lacks }: BadgeView): string {
  const name = called.badge(badge);
  if (lacks) {
    const text = countedNames(lacks.map((lack) => lackWords(called, lack))).join(', ');
    return called.words('play/labelled', { label: name, text });
  }
  if (value === undefined) return name;
  const shown = typeof value === 'number' ? value : called.thing(value);
  return `${name} ${outOf === undefined ? shown : called.words('play/out-of', { value: shown, most: outOf })}`;
}

function lackWords(called: DisplayNames, lack: Lack): string {
  if (lack.kind === 'printed')
    return called.printed(lack.card, lack.field, lack.at) ?? called.field(lack.field);
  const what = called.condition(lack.words);
  return lack.kind === 'number'
    ? called.words('play/lacking', { what, has: lack.has, wants: lack.wants })
    : what;
}

/**
 * Lasting effects; and dice as sums with what they are compared with, as long as somebody may respond to
 * them.
 */
export function openSentences(called: DisplayNames, { open }: View): string[] {
  const { words } = called;
  const standing = (open?.standing ?? []).map(({ text, by, about }) =>
    words('play/labelled', {
      label: called.thing(by),
      text: called.standing(text, about),
    }),
  );
  const rolls = (open?.window === undefined ? [] : open.rolls).map(
    ({ roll, of, about, needs = [], against, ...sum }) => {
      const parts = [
        words('play/rolls', {
          roll: words('play/owned', { owner: of, thing: called.roll(roll) }),
          about: about === undefined ? undefined : called.thing(about),
          sum: rollSum(sum, called),
        }),
        ...needWords(needs, called),
        ...(against
          ? [
              words('play/against', {
                other: against.of,
                total: against.total,
                ahead: called.thing(against.ahead),
              }),
            ]
          : []),
      ];
      return parts.join(words('play/between'));
    },
  );
  return [...standing, ...rolls];
}
