/**
 * Ordinary English words that are written as they are meant: where a game does not know one, it is no other word with a slip of a
 * letter or two. Words that are slips of others (`form`, `loose`, `tow`) are not among them.
 */
const ORDINARY: ReadonlySet<string> = new Set(
  `
  way ways bid bids own owns yet both who whom see sees seen target targets look looks watch watches know knows
  plays play uses used using wants want says say said tell tells think give gave like likes make makes made
  house home name names person people friend enemy side sides front back middle near far away
  because although while though perhaps maybe also too very much many few several such
  today tomorrow yesterday day night early late soon later ago already
  good bad big small old new young high low fast slow hot cold light dark
  chose oldest youngest newest tallest shortest nearest loudest
  nor either neither whether hence thus else
  `.match(/[a-z]+/g)!,
);

/** Whether a word is taken as it is written, and for no slip of another one. */
export const isOrdinary = (word: string): boolean => ORDINARY.has(word);
