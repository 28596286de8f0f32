/**
 * What is paid to somebody: `you may pay 3 coins to that player`, and below it `if you do, draw a card`. You pay, they gain as much, and
 * then comes the rest.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';

const PAY =
  /^(\s*)you may pay (\d+|\([^()]+\)) ([a-z-]+(?: [a-z-]+)?) to ((?:that|the) [a-z-]+(?:'s (?:owner|controller))?|an opponent|another player|a player|them)$/;
const DONE = /^(\s*)if you do(,.*|:)$/;

/** The text in which they gain it; none where nothing is paid to anybody. */
export function withPaidToOthers(text: string, { counters }: Vocabulary): string[] {
  if (!/\bmay pay .* to\b/.test(text)) return [];
  const lines = text.replaceAll(/(\bto [^,:;.\n]+)[.;,] (?=if you do\b)/gi, '$1\n').split('\n');
  const at = lines.findIndex((line) => PAY.test(line));
  const [, margin, count, what, whom] = PAY.exec(lines[at] ?? '') ?? [];
  const isCounted = counters.some(
    (each) => each.of === 'player' && Object.values(forms(each)).includes(what!),
  );
  if (margin === undefined || whom === undefined || !isCounted) return [];
  const choice = /^an?(?:other)? /.test(whom) ? [`${margin}choose ${whom}`] : [];
  const who = choice.length > 0 ? `that ${whom.split(' ').at(-1)}` : whom === 'them' ? 'that player' : whom;
  const [, , then] = DONE.exec(lines[at + 1] ?? '') ?? [];
  const isBlock = then === ':';
  return [
    [
      ...lines.slice(0, at),
      ...choice,
      `${margin}you may pay ${count} ${what}`,
      `${margin}if you do:`,
      `${margin}  ${who} gains ${count} ${what}`,
      ...(then === undefined || isBlock ? [] : [`${margin}  ${then.replace(/^, /, '')}`]),
      ...lines.slice(at + (then === undefined ? 1 : 2)),
    ].join('\n'),
  ];
}
