/**
 * A number that is counted up: `let tally be 0`, and below it `add 1 to the tally`, `+1 to the tally`, `the tally goes up by 2`. It is given
 * again, as one more than it was.
 */
const GIVEN = /\blet ([a-z-]+) be [^,:\n]+/g;
const COUNT = '(\\d+|one|two|three|an?)';
const WRITTEN: Readonly<Record<string, string>> = { a: '1', an: '1', one: '1', two: '2', three: '3' };

/** An order of its own. */
const order = (text: string): RegExp =>
  new RegExp(`(^ *(?:- )?|, |: ?|\\bthen |\\band )${text}(?=$|[.,;]| and )`, 'gim');

/** What is done with such a number, and whether it becomes more or fewer. */
const changesOf = (name: string): readonly (readonly [form: RegExp, sign: '+' | '-'])[] => {
  const the = `(?:the )?${name}`;
  return [
    [order(`add ${COUNT} to ${the}`), '+'],
    [order(`\\+ ?${COUNT} (?:to|on|for) ${the}`), '+'],
    [order(`(?:increase|raise) ${the}(?: by ${COUNT})?`), '+'],
    [order(`${the} (?:increases|rises|grows|goes up)(?: by ${COUNT})?`), '+'],
    [order(`- ?${COUNT} (?:to|from|on) ${the}`), '-'],
    [order(`(?:subtract|take) ${COUNT} from ${the}`), '-'],
    [order(`(?:decrease|reduce|lower) ${the}(?: by ${COUNT})?`), '-'],
    [order(`${the} (?:decreases|falls|sinks|goes down)(?: by ${COUNT})?`), '-'],
  ];
};

/** The text with each such change as a number that is given again; none where none is counted so. */
export function withTallies(text: string): string[] {
  let put = text;
  for (const [, name] of text.matchAll(GIVEN)) {
    for (const [form, sign] of changesOf(name))
      put = put.replace(
        form,
        (_, head: string, count = '1') =>
          `${head}let ${name} be (the ${name} ${sign} ${WRITTEN[count.toLowerCase()] ?? count})`,
      );
    // So many of something: `draw the tally cards`.
    if (put !== text)
      put = put.replace(
        new RegExp(`(?<!\\()\\b(?:the )?${name}(?= [a-z]+s\\b(?! by\\b))(?! is\\b)`, 'g'),
        `(the ${name})`,
      );
  }
  return put === text ? [] : [put];
}
