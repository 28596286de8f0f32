/**
 * A number that is printed on a card and becomes another one: `this card's weight becomes 5 until end of turn`. It counts as that,
 * and without a time the writer is asked how long.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';

const SPAN = '(?: (?:until|this|for the rest of) [^,:]+)?';
const BECOMES = new RegExp(
  `(?<=^\\s*|, |then |- )((?:this(?: card)?|that [a-z-]+|the [a-z-]+(?: [a-z-]+)?)'s ([a-z-]+)|the ([a-z-]+) of (?:this(?: card)?|that [a-z-]+|the [a-z-]+(?: [a-z-]+)?)) (?:becomes|changes to|is set to) ([^,:]+?)(${SPAN})$`,
);
const LASTING = ['for the rest of the game', 'until end of turn'];

/** A text in which each such number counts as the other one; several where it is open for how long. */
export function withChangedFields(text: string, vocabulary: Vocabulary): string[] {
  if (!/\b(?:becomes|changes to|is set to)\b/.test(text)) return [];
  const asLong = (until: string): string =>
    text
      .split('\n')
      .map((line) => {
        const [, , owned, of, , span] = BECOMES.exec(line) ?? [];
        const what = owned ?? of;
        if (what === undefined || !isOnlyField(vocabulary, what)) return line;
        const lasts = /^\s*(?:- )?while /.test(line) || span !== '' ? '' : ` ${until}`;
        return line.replace(
          BECOMES,
          (_, whose: string, __: string, ___: string, value: string, said: string) =>
            `${whose} counts as ${value}${said}${lasts}`,
        );
      })
      .join('\n');
  return [...new Set(LASTING.map(asLong))].filter((each) => each !== text);
}

const ONE = '(?:this|that [a-z-]+|the (?!same\\b)[a-z-]+)';
const HAS = new RegExp(
  `^( +)(${ONE})(?: card)? (?:also )?(?:has|gets|takes) (?:(${ONE})(?: card)?'s ([a-z-]+)|the ([a-z-]+) of (${ONE})(?: card)?)$`,
);
const BLOCK = /^ *(?:until|while|for the rest of) [^,\n]+:$/;
/** What a card has of these it has instead of its own. */
const REPLACED: ReadonlySet<string> = new Set(['number', 'range']);

/** The text of a block that lasts, in which a card has a number or a range of another one: its own counts as that. */
export function withFieldsHad(text: string, vocabulary: Vocabulary): string[] {
  const lines = text.split('\n');
  const put = lines.map((line, i) => {
    const [, margin, who, whose, owned, of, owner] = HAS.exec(line) ?? [];
    const said = owned ?? of;
    if (margin === undefined || said === undefined) return line;
    const head = lines.slice(0, i).findLast((above) => /^ */.exec(above)![0].length < margin.length);
    const field = vocabulary.fields.find((each) => forms(each).one === said);
    if (head === undefined || !BLOCK.test(head) || !field || !REPLACED.has(field.type.type)) return line;
    return `${margin}the ${said} of ${who} counts as ${whose ?? owner}'s ${said}`;
  });
  return put.join('\n') === text ? [] : [put.join('\n')];
}

/** Whether a word is only what is printed on cards: a counter is set. */
const isOnlyField = ({ fields, counters }: Vocabulary, said: string): boolean =>
  fields.some((field) => forms(field).one === said) &&
  !counters.some((counter) => Object.values(forms(counter)).includes(said));
