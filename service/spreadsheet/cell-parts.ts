/** Several values in one cell: the elements of a list, the forms of a name. */

/** Between the values in a cell. */
const GLUE = '; ';

/** The cell of a list in which there is nothing; an empty cell is no list at all. */
const NOTHING = '[]';

/** The values as one cell: a backslash precedes signs that would be read as something else. */
export const joined = (parts: readonly string[]): string => {
  const cell = parts.map(escaped).join(GLUE);
  if (parts.length === 0) return NOTHING;
  return cell === NOTHING ? `\\${cell}` : cell;
};

/** The values in a cell; blanks around them do not count. */
export function cellParts(cell: string): string[] {
  if (cell.trim() === NOTHING) return [];
  const parts: string[][] = [[]];
  for (const [sign] of cell.matchAll(/\\[\\;[\s]|[^]/gu))
    if (sign === ';') parts.push([]);
    else parts.at(-1)!.push(sign);
  return parts.map((part) => {
    const from = part.findIndex((sign) => !isBlank(sign));
    const to = part.findLastIndex((sign) => !isBlank(sign));
    return part
      .slice(Math.max(from, 0), to + 1)
      .map((sign) => (sign.length > 1 && sign.startsWith('\\') ? sign.slice(1) : sign))
      .join('');
  });
}

const isBlank = (sign: string): boolean => /^\s$/u.test(sign);

const escaped = (part: string): string =>
  part
    // A backslash counts only before these.
    .replaceAll(/\\(?=[\\;[\s]|$)|;/gu, '\\$&')
    .replaceAll(/^\s|\s$/gu, '\\$&');
