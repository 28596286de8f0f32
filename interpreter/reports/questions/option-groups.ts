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

/** The options of the question to a seat, at most so many, in the order in which they are listed. */
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
  listOptions(match, seat, most).forEach((option, i) => {
    const key = (isOne ? sameAs(match, asking, option, view) : undefined) ?? `${i}`;
    const group = groups.get(key);
    if (group) group.options.push(option);
    else groups.set(key, { options: [option], number: i + 1 });
  });
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
