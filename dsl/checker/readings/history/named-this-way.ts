/**
 * Whether the lines above have done something to what they name: `if the gift was sold this way`. It is how often that has happened
 * to it this turn, which is more than it was when it got its name.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';

const ASKED =
  /\bthe ([a-z-]+) (?:was|has been) (not )?([a-z-]+) (?:this way|in this way|by this|like this)(?=[,:]| or | and )/g;
/** Names of the numbers, one for each name that is asked about. */
const EARLIER = ['earlier', 'earlier-two', 'earlier-three'];

/** The text with such conditions as numbers; none where it does not name what it asks about. */
export function withNamedThisWay(text: string, { verbForms, terms }: Vocabulary): string[] {
  const asked = [...text.matchAll(ASKED)];
  if (asked.length === 0 || /\b(?:as|let|the) earlier\b/.test(text)) return [];
  const lines = text.split('\n');
  const numbers = new Map<string, string>();
  for (const [, name, , done] of asked) {
    if (terms.has(name) || verbForms.get(done)?.participle !== true) return [];
    const number = `the number of times the ${name} was ${done} this turn`;
    if (numbers.has(number)) continue;
    const earlier = EARLIER[numbers.size];
    const at = lines.findIndex((line) =>
      new RegExp(`^\\s*choose (?:an?|another) [^\\n]+ as ${name}$`).test(line),
    );
    if (earlier === undefined || at < 0) return [];
    numbers.set(number, earlier);
    // Behind what else is given a name there, so that it does not matter which of them was put first.
    const behind = lines.slice(at + 1).findIndex((line) => !/^\s*let /.test(line));
    lines.splice(at + 1 + behind, 0, `${/^\s*/.exec(lines[at])![0]}let ${earlier} be ${number}`);
  }
  const put = lines.join('\n').replaceAll(ASKED, (_, name: string, not: string | undefined, done: string) => {
    const number = `the number of times the ${name} was ${done} this turn`;
    return `${number} is ${not === undefined ? 'more than ' : ''}the ${numbers.get(number)}`;
  });
  return [put];
}
