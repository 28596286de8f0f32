import { PASS } from '../../engine/program/instruction.ts';
import { listOptions, type Valued } from '../../match/answers.ts';
import { question, type Match } from '../../match/match.ts';
import type { Question } from '../../match/question.ts';
import { cardPlace } from '../../match/view/card-place.ts';
import type { View } from '../../match/view/match-view.ts';
import type { DisplayNames } from '../narration/display-names.ts';
import { optionText, optionPriceText } from './option-text.ts';

/** Options between which it makes no difference which of them is taken: copies of a card in one place. */
export interface OptionGroup {
  readonly options: readonly Valued[];
  /** The number of the first among all options, counted from 1. */
  readonly number: number;
  /** What is shown: the text of the option, with `x4` behind the name of several copies. */
  readonly label: string;
  /** What it costs, where that is in the text; empty where it is not. */
  readonly price: string;
  readonly passes: boolean;
}

/** The options of the question to a seat, at most so many: cards as they are in hands and on the table. */
export function optionGroups(
  match: Match,
  seat: number,
  called: DisplayNames,
  view: View,
  most: number,
): OptionGroup[] {
  const asking = question(match, seat);
  if (!asking) return [];
  const isOne = asking.domain.least === 1 && asking.domain.most === 1;
  const groups = new Map<string, { options: Valued[]; number: number }>();
  const isOfCards = asking.sort === 'card';
  const listed = listOptions(match, seat, isOfCards ? Number.MAX_SAFE_INTEGER : most);
  const numbered = listed.map((option, i) => ({ option, number: i + 1 }));
  if (isOfCards) {
    const order = cardOrder(view);
    const rank = ({ option: { name } }: (typeof numbered)[number]): number => order.get(name) ?? order.size;
    numbered.sort((a, b) => rank(a) - rank(b));
  }
  for (const { option, number } of numbered.slice(0, most)) {
    const key = (isOne ? sameAs(match, asking, option, view) : undefined) ?? `${number}`;
    const group = groups.get(key);
    if (group) group.options.push(option);
    else groups.set(key, { options: [option], number });
  }
  return [...groups.values()].map(({ options, number }) => {
    const [{ name, value }] = options;
    const price = optionPriceText(match, asking, value, called);
    const several = `${called.thing(name)} x${options.length}`;
    const label =
      options.length === 1
        ? optionText(match, asking, options[0], called)
        : price === ''
          ? several
          : called.words('play/priced', { name: several, price });
    return { options, number, label, price, passes: isPass(asking, value) };
  });
}

/** The cards that a seat sees in the order in which they are shown, each with what it carries behind it. */
function cardOrder({ zones, players, cards: states }: View): ReadonlyMap<string, number> {
  const order = new Map<string, number>();
  const add = (name: string): void => {
    if (order.has(name)) return;
    order.set(name, order.size);
    states?.[name]?.attached?.forEach(add);
  };
  for (const each of [zones, ...players.map((player) => player.zones)])
    for (const { cards } of Object.values(each)) cards?.forEach(add);
  return order;
}

/** The same for cards that differ in nothing: copies in one zone without order, with no state of their own. */
function sameAs(
  { game }: Match,
  { sort }: Question,
  { name, value }: Valued,
  view: View,
): string | undefined {
  if (sort !== 'card' || name !== game.copyNames[value] || view.cards?.[name]) return undefined;
  const place = cardPlace(view, name);
  const zone = place && game.vocabulary.zones.find(({ id }) => id === place.zone);
  return zone?.order === 'set' ? `${game.copies[value].symbol.id} ${place!.of ?? ''} ${zone.id}` : undefined;
}

const isPass = ({ instruction }: Question, option: number): boolean =>
  instruction.op === 'menu' && instruction.options[option]?.label === PASS;

/** Whether passing is among the options of a question. */
export const offersPass = (asking: Question): boolean =>
  asking.domain.candidates.toArray().some((option) => isPass(asking, option));
