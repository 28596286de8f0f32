/**
 * The roll for the effect of a card, in that effect: `if the roll is at least 8`, `if you rolled an 8 or higher` mean the roll that
 * was made for this card.
 */
import type { KindSymbol } from '../../../language/symbols/symbols.ts';
import type { EntryKind } from '../../../language/syntax/ast.ts';
import type { Reading } from '../../../language/parser/errors/card-readings.ts';
import { inBounds } from '../amounts/number-bounds.ts';

const IF = '\\b((?:otherwise,? )?(?:if|while|and|or|unless)) ';
const MORE: Readonly<Record<string, string>> = {
  more: 'at least',
  higher: 'at least',
  above: 'at least',
  greater: 'at least',
  less: 'at most',
  lower: 'at most',
  below: 'at most',
};

/** `roll` is what the roll for such a card is called. */
const formsOf = (roll: string): readonly Reading[] => [
  [
    new RegExp(
      `${IF}(?:(?:the|this|that|your) roll (?:is|was) (?:a )?doubles?|you roll(?:ed)? (?:a )?doubles?)\\b`,
      'g',
    ),
    "$1 this card's roll's dice are the same",
  ],
  [
    new RegExp(
      `${IF}you roll(?:ed)? (?:an? |exactly )?(\\d+) or (more|higher|above|greater|less|lower|below)\\b`,
      'g',
    ),
    (_, before, number, how) => `${before} this card's roll is ${MORE[how]} ${number}`,
  ],
  [
    new RegExp(
      `${IF}you roll(?:ed)? ((?:at least|at most|more than|less than|exactly) \\d+)(?=$|[,:.;\\n]| and| or)`,
      'g',
    ),
    "$1 this card's roll is $2",
  ],
  [
    new RegExp(
      `${IF}you roll(?:ed)? (?:an? |exactly )?(\\d+|between \\d+ and \\d+|\\d+ (?:to|or|-) (?:an? )?\\d+)(?=$|[,:.;\\n])`,
      'g',
    ),
    "$1 this card's roll is $2",
  ],
  [
    new RegExp(
      `${IF}(?:the|this|that|your) (?:total |result )?(?:of (?:the|this|that|your) )?${roll} (?:is|was|totals|shows) `,
      'g',
    ),
    "$1 this card's roll is ",
  ],
  // What it is in, and as much as it is.
  [new RegExp(`\\bwhere (?:the|this|that|your) ${roll} is in\\b`, 'g'), "where this card's roll is in"],
  [new RegExp(`\\((?:the|this|that|your) ${roll}( [+-] \\d+)?\\)`, 'g'), "(this card's roll$1)"],
  [new RegExp(`\\bequal to (?:the|this|that|your) ${roll}(?=$|[,:.;\\n])`, 'g'), "equal to this card's roll"],
];

/** Another roll that may be meant: one that the text makes, or one that it waits for. */
const OTHER_ROLLS =
  /\b(?:make|makes|throws?|rolls?) (?:an?|the|another|\d+|two|three)\b|\b(?:when|whenever|each time|before|after|would)\b/;

/** The text of an effect of a card for which dice are rolled; none where another roll may be meant. */
export function withOwnRoll(text: string, kind: KindSymbol | undefined, entry: EntryKind): string[] {
  const isRolledFor = kind?.fields.some(({ type }) => type.type === 'range') === true;
  if (entry !== 'effect' || !isRolledFor || !/\broll/.test(text) || OTHER_ROLLS.test(text)) return [];
  const put = formsOf(`(?:(?:${kind.names.en.join('|')}) )?roll`).reduce(
    (said, [from, to]) => (typeof to === 'string' ? said.replace(from, to) : said.replace(from, to)),
    text,
  );
  return put === text ? [] : [inBounds(put)];
}
