/** The lines of a text: how deep they are, and which go on from the line in front of them. */

export const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** What goes on from the line in front of it. */
const BRANCH = /^ *(?:otherwise|else|then|if (?:you|they|that player|so|not)\b.*\bdo(?:es)?\b|if so\b)/i;

export const goesOn = (line: string): boolean => BRANCH.test(line);
