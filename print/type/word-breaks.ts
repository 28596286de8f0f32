/** Where a word that is too wide for a line is broken: between syllables, behind hyphens and slashes. */

const VOWELS = 'aeiouyäöüáàâæéèêëíìîïóòôœúùûü';
/** Consonants that stay together, longest first: they begin the next syllable. */
const TOGETHER =
  'schl,schm,schn,schr,schw,sch,str,spr,pfl,pfr,pf,ch,ck,ph,th,qu,gn,br,cr,dr,fr,gr,kr,pr,tr,vr,bl,cl,fl,gl,kl,pl,vl'.split(
    ',',
  );
/** The least number of letters on either side. */
const LEAST = 3;

const isLetter = (letter: string): boolean => /\p{L}/u.test(letter);
const isVowel = (letter: string): boolean => VOWELS.includes(letter);

/**
 * The numbers of letters in front of each place where a word can be broken, in ascending order; none for a word that has
 * one syllable. `letters` are its characters.
 */
export function breaksOf(letters: readonly string[]): number[] {
  const small = letters.map((letter) => letter.toLowerCase());
  const places: number[] = [];
  for (let at = LEAST; at <= letters.length - LEAST; at++) {
    if (isAfterMark(small, at) || isBetweenSyllables(small, at)) places.push(at);
  }
  return places;
}

/** Behind `-` and `/` nothing is added. */
export const isAfterMark = (letters: readonly string[], at: number): boolean =>
  letters[at - 1] === '-' || letters[at - 1] === '/';

/** In front of the last consonants between two vowels: `Ver-tei-di-gung`. */
function isBetweenSyllables(letters: readonly string[], at: number): boolean {
  if (![at - 2, at - 1, at].every((i) => isLetter(letters[i]))) return false;
  const onset = onsetAt(letters, at);
  if (onset === 0 || !isVowel(letters[at + onset] ?? '')) return false;
  // Two vowels on the left are one syllable with what follows, as are the parts of a group.
  const before = letters.slice(0, at);
  return before.some(isVowel) && !TOGETHER.some((group) => isInside(letters, at, group));
}

/** How many consonants begin a syllable at a place: one, or a group that stays together. */
function onsetAt(letters: readonly string[], at: number): number {
  const rest = letters.slice(at, at + 4).join('');
  const group = TOGETHER.find((each) => rest.startsWith(each));
  if (group !== undefined) return group.length;
  return isVowel(letters[at]) ? 0 : 1;
}

/** Whether a place is in the middle of a group. */
function isInside(letters: readonly string[], at: number, group: string): boolean {
  for (let before = 1; before < group.length; before++)
    if (letters.slice(at - before, at - before + group.length).join('') === group) return true;
  return false;
}
