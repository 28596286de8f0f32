/**
 * All of a counter, or as many as one likes, taken off a card for what a block does with their number: `once per turn, remove any number of
 * notches from this to:`, and below it `draw (the number of notches removed) cards`.
 */
import { plural } from '../../../text/english-inflection.ts';

const HEADER = (noun: string): RegExp =>
  new RegExp(
    `^( *)((?:[^,:]+, )*)(?:you may )?(?:remove|take|lose|spend|discard|pay) (any number of|one or more|all(?: the| of the)?) (${noun}) (?:from|off|off of|of|on) (this(?: card)?|that [a-z-]+|the [a-z]+)(?: as ([a-z-]+))? to:$`,
    'i',
  );

/** The text with a number that is chosen, or counted, in front of the block; the same where nothing is so. */
export function withTakenInBlocks(text: string, noun: string): string {
  const header = HEADER(noun);
  const lines = text.split('\n');
  const at = lines.findIndex((line) => header.test(line));
  const [, margin, head, count, what, card, name] = header.exec(lines[at] ?? '') ?? [];
  if (margin === undefined || /\b(?:as|let) spent\b/.test(text)) return text;
  const length = lines.slice(at + 1).findIndex((line) => !line.startsWith(`${margin} `));
  const end = length < 0 ? lines.length : at + 1 + length;
  const block = lines.slice(at + 1, end);
  const number = new RegExp(
    `\\(?\\bthe (?:number|amount) (?:of (?:the )?(?:${noun}) )?(?:removed|taken off|taken|spent|lost|paid|you removed)(?: this way)?\\b\\)?${name === undefined ? '' : `|\\(?\\bthe (?:number of (?:the )?)?${name}\\b\\)?`}`,
    'g',
  );
  const each = new RegExp(
    `^(\\s*)([a-z]+) (?:an?|1) ([a-z-]+(?: [a-z-]+)?) for each (?:(?:${noun}) )?(?:removed|taken off|spent|lost|of them|of those)(?: this way)?$`,
  );
  const said = block.map((written) => {
    const line = written.replace(
      each,
      (_, inner: string, verb: string, one: string) => `${inner}${verb} (the spent) ${plural(one)}`,
    );
    return line.replaceAll(number, '(the spent)').replaceAll(/\bthat many\b/g, '(the spent)');
  });
  const own = card === 'this' ? 'this card' : card;
  const start = `${margin}${head}`;
  const put = (): string[] | undefined => {
    if (!count!.startsWith('all'))
      return [
        `${start}choose a number from ${count === 'one or more' ? 1 : 0} to (${own}'s ${what}) as spent and pay (the spent) ${what} of ${card} to:`,
        ...said,
      ];
    const [first = '', ...more] = said;
    if (!said.some((line) => line.includes('(the spent)')))
      return [`${start}pay (${own}'s ${what}) ${what} of ${card} to:`, ...said];
    // How many there were is known as long as they are there: what is chosen first is chosen before.
    const inner = /^\s*/.exec(first)![0];
    return /^\s*choose (?!one\b)[^,:]+$/.test(first) && more.every((line) => line.startsWith(inner))
      ? [
          `${start}${first.trim()} to:`,
          `${inner}let spent be ${own}'s ${what}`,
          `${inner}${card} loses (the spent) ${what}`,
          ...more,
        ]
      : undefined;
  };
  const whole = put();
  return whole === undefined ? text : [...lines.slice(0, at), ...whole, ...lines.slice(end)].join('\n');
}
