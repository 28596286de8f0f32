/** Where the numbers of a card come from, in words. */
import { nounFor } from '../../../dsl/nlg/discourse/noun-forms.ts';
import { withoutStop } from '../../../dsl/nlg/realiser/word-joining.ts';
import type { Snippet } from '../../../dsl/text/source.ts';
import type { Game } from '../../game/linked-game.ts';
import type { TextPiece } from '../../game/localized-pieces.ts';
import { sumsOf, type ValuePart, type ValueSum } from '../../match/explain/value-sums.ts';
import type { Match } from '../../match/match.ts';
import type { DisplayNames } from './display-names.ts';

/** A number of a card in words, with a line for each part. */
export interface SumInWords {
  /** `score 5`, `health 7 of 12`. */
  readonly words: string;
  /** What a face calls the number, where it is printed. */
  readonly field?: readonly string[];
  readonly lines: readonly SumLine[];
}

/** A part of a number. */
export interface SumLine {
  /** How deep it is inside of other lines: 0 for those of the number itself. */
  readonly depth: number;
  /** `3`, `+2`, `= 4`. */
  readonly amount: string;
  /** The card that does it, or what kind of part it is. */
  readonly name: string;
  /** What the card says. */
  readonly says?: string;
  /** That it makes no difference. */
  readonly overruled?: string;
  readonly text?: TextPiece & { readonly snippet: Snippet };
}

/** A sum in the words of a language. */
function sumInWords({ vocabulary, table }: Game, called: DisplayNames, sum: ValueSum): SumInWords {
  const { of, id, value, outOf } = sum;
  const counts = typeof value === 'number';
  const shown = counts
    ? value
    : value.map((each) => called.thing(each)).join(', ') || called.words('play/nothing');
  // A counter that the table does not show says by how much something else is changed.
  const isShift = of === 'counter' && counts && !table.card.includes(id);
  const label = of === 'field' ? called.field(id) : of === 'counter' ? called.counter(id) : called.badge(id);
  const field = of === 'field' ? vocabulary.fields.find((each) => each.id === id) : undefined;
  const most = outOf === undefined ? shown : called.words('play/out-of', { value: shown, most: outOf });
  const noun = field && nounFor(field, called.language);
  return {
    words: `${label} ${isShift ? signed(value) : most}`,
    ...(noun ? { field: [noun.one, noun.many] } : {}),
    lines: [...linesOf(sum.parts, called, 0), ...mostOf(sum, called)],
  };
}

/** What the greatest value is made of, where that is not a part of the value itself. */
function mostOf({ parts, partsOfMost, outOf }: ValueSum, called: DisplayNames): SumLine[] {
  if (!partsOfMost || parts.some((each) => each.parts && each.amount === outOf)) return [];
  const head = { depth: 0, amount: String(outOf), name: called.words('play/sum-part', { is: 'most' }) };
  return [head, ...linesOf(partsOfMost, called, 1)];
}

function linesOf(parts: readonly ValuePart[], called: DisplayNames, depth: number): SumLine[] {
  return parts.flatMap((part, i) => {
    const { is, amount, label, by, text, overruled } = part;
    const name =
      label !== undefined
        ? called.part(label)
        : by !== undefined
          ? called.thing(by)
          : called.words('play/sum-part', { is });
    const line: SumLine = {
      depth,
      amount: amountWords(part, i === 0, called),
      name,
      ...(text ? { says: withoutStop(called.piece(text)), text } : {}),
      ...(overruled ? { overruled: called.words('play/overruled') } : {}),
    };
    return amount === undefined && is !== 'cleared'
      ? []
      : [line, ...linesOf(part.parts ?? [], called, depth + 1)];
  });
}

/** What is printed and what sets a number have no sign; what is added to others has one. */
function amountWords({ is, amount }: ValuePart, isFirst: boolean, called: DisplayNames): string {
  if (is === 'set' || is === 'cleared')
    return `= ${typeof amount === 'string' ? called.thing(amount) : (amount ?? called.words('play/nothing'))}`;
  if (typeof amount === 'string') return is === 'also' ? `+ ${called.thing(amount)}` : called.thing(amount);
  const isStart = is === 'printed' || is === 'counted' || (isFirst && is !== 'added' && amount! >= 0);
  return isStart ? String(amount) : signed(amount!);
}

/** The numbers of a card that are more than what it prints, by its name in the view of a seat. */
export const sumsInWords = (match: Match, seat: number, card: string, called: DisplayNames): SumInWords[] =>
  sumsOf(match, seat, card).map((sum) => sumInWords(match.game, called, sum));

/** The same in one line: `score 5 = 3 printed, +2 Old Mask`. */
export const sumInLine = ({ words, lines }: SumInWords): string =>
  `${words} = ${lines
    .filter(({ depth }) => depth === 0)
    .map(({ amount, name, overruled }) => `${amount} ${name}${overruled ? ` (${overruled})` : ''}`)
    .join(', ')}`;

const signed = (value: number): string =>
  value < 0 ? `\u2212${-value}` : value === 0 ? '\u00b10' : `+${value}`;
