/** An option in words, with its price or what it does to a roll. */
import { pricesByValues } from '../../match/view/option-prices.ts';
import { targetsByOption } from '../../match/view/option-targets.ts';
import { previewsByValues } from '../../match/view/previews.ts';
import type { Valued } from '../../match/answers.ts';
import type { Match } from '../../match/match.ts';
import { askingPiece, type Question } from '../../match/question.ts';
import type { DisplayNames } from '../narration/display-names.ts';

/** The name of an option as it is shown, with what it is about where that is clear, and what it costs where that differs. */
export function optionText(
  match: Match,
  asking: Question,
  { name, value }: Valued,
  called: DisplayNames,
): string {
  const previews = previewsByValues(match, asking.seat, value);
  if (previews.length > 0)
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
  const { instruction, sort } = asking;
  // A way to go on that has no name of its own is shown in the words of its text.
  if (sort === 'line' || (instruction.op === 'menu' && instruction.at.asks === 'choose'))
    return called.mode(askingPiece(match.table, match.runner, instruction), value);
  if (sort === 'value') return called.option(name);
  const named = instruction.op === 'menu' ? called.option(name) : called.thing(name);
  const about = targetsByOption(match, asking.seat, value).map((each) => called.thing(each));
  const more = [...new Set(about), optionPriceText(match, asking, value, called)].filter(Boolean);
  return more.length === 0 ? named : called.words('play/priced', { name: named, price: more.join(', ') });
}

/** What an option costs; empty where it costs nothing, or that is not known. */
export const optionPriceText = (
  match: Match,
  { seat }: Question,
  value: number,
  called: DisplayNames,
): string =>
  pricesByValues(match, seat, value)
    .map(({ counter, amount, most }) => {
      const price = called.amount(amount, counter);
      return most ? called.words('play/at-most', { price }) : price;
    })
    .join(', ');
