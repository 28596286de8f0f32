import type { Line } from '../interpreter/log/entry.ts';
import type { Called } from './words.ts';

/** Sums in words: rolls, contests and numbers that are made of several parts. */

type Plus = readonly (readonly [amount: number, card: string])[];

/** `4 + 3 + 2 (A Card) = 9` */
export function rollSum(line: Line, called: Called): string {
  const dice = (line['dice'] as number[]).join(' + ');
  const plus = ((line['plus'] ?? []) as Plus).map(
    ([amount, card]) => ` ${amount < 0 ? '-' : '+'} ${Math.abs(amount)} (${called(card)})`,
  );
  return `${dice}${plus.join('')} = ${String(line['total'])}`;
}

/** `= 7 ripeness + 2 market - 1 storm`; nothing where the number is not made of parts. */
export function termsOf(line: Line): string {
  const terms = (line['terms'] ?? []) as readonly (readonly [label: string, value: number])[];
  if (terms.length === 0) return '';
  const said = terms.map(([label, value], i) => {
    const sign = value < 0 ? '- ' : i === 0 ? '' : '+ ';
    return `${sign}${Math.abs(value)} ${label}`;
  });
  return ` = ${said.join(' ')}`;
}

/** What a line says of dice, windows and what stands; undefined for other lines. */
export function openWords(line: Line, called: Called): string | undefined {
  const text = (key: string): string => String(line[key]);
  const of = (): string => `${text('of')}'s ${text('roll')}`;
  switch (line['event']) {
    case 'roll':
      return `${of()}: ${rollSum(line, called)}`;
    case 'total':
      return `${of()} comes to ${rollSum(line, called)}`;
    case 'change roll':
      return `${text('roll')}: ${text('before')} -> ${text('now')}`;
    case 'contest': {
      const [first, second] = line['sides'] as Line[];
      const side = (each: Line): string => `${String(each['of'])} ${rollSum(each, called)}`;
      return `${text('contest')}: ${side(first)}, ${side(second)}; ${text('winner')} wins`;
    }
    case 'open window':
      return `-- ${text('window')} --`;
    case 'stands':
      return `from now on: ${text('text')}`;
    case 'ends':
      return `no longer: ${text('text')}`;
    default:
      return undefined;
  }
}
