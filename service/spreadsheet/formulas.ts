/**
 * Spreadsheets take a cell that begins with certain signs for a formula, and run it. Where cells begin depends on what a
 * spreadsheet takes for a separator, which differs by country, and quotes do not help: a sheet whose separator is
 * another one sees them in the middle of a cell. So such a sign has an apostrophe in front wherever a cell could begin.
 */

/** Signs that begin a formula, or lead a spreadsheet to one. */
const signs = /[=+\-@\t\r\u2212\uff1d\uff0b\uff0d\uff20]/u;

/** What does not end the beginning of a cell: blanks, quotes, and what cannot be seen. */
const passed = /[\p{Zs}\p{Cf}\p{M}"']/u;

/** After a letter or a digit no cell begins; any other sign may be somebody's separator. */
const inWord = /[\p{L}\p{N}]/u;

/** A text as a cell in which nothing begins a formula, whatever separates cells. */
export const shielded = (text: string): string => walked(text, (sign) => `'${sign}`);

/** The text of a cell: without the apostrophes in front of signs, whether we or somebody else put them there. */
export const unshielded = (cell: string): string =>
  walked(cell, (sign, before) => (before === "'" ? undefined : sign));

/** The text with each sign at the beginning of what could be a cell replaced; undefined takes back the character before. */
function walked(
  text: string,
  replaced: (sign: string, before: string | undefined) => string | undefined,
): string {
  const done: string[] = [];
  let begins = true;
  let before: string | undefined;
  for (const character of text) {
    if (begins && signs.test(character)) {
      const made = replaced(character, before);
      if (made === undefined) done.pop();
      done.push(made ?? character);
    } else done.push(character);
    if (!passed.test(character)) begins = !inWord.test(character);
    before = character;
  }
  return done.join('');
}
