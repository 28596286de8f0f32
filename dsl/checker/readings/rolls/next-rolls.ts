/**
 * One roll that is to come: `+2 to your next fruit roll this turn`, `your first fruit roll each turn gets +2`. It is added once, when
 * that is done for which the game makes such a roll.
 */
import { withArticle } from '../../../text/english-inflection.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { outcomesIn } from '../occasions/outcomes.ts';

const WHICH = '(next|first) ((?:[a-z]+ )?roll)';
const SPAN = '(?: (?:(?:in |of |during )?(this|each|every|a|per) turn|(until [^,:]+)))?';
const FORMS: readonly RegExp[] = [
  new RegExp(`^(\\s*(?:[^,:]+, )?)(?<n>[+-]\\d+) to your ${WHICH}${SPAN}$`),
  new RegExp(
    `^(\\s*(?:[^,:]+, )?)your ${WHICH}${SPAN} (?:gets?|gains?|has|is at) (?<n>[+-]\\d+)(?: this turn)?$`,
  ),
];

/** A text with each such roll as what is added when the verb is done that makes it. */
export function withNextRolls(text: string, vocabulary: Vocabulary): string[] {
  if (!/\byour (?:next|first)\b/.test(text)) return [];
  const made = madeIn(vocabulary);
  const put = text
    .split('\n')
    .map((line) => {
      const match = FORMS.map((form) => form.exec(line)).find((found) => found);
      if (!match) return line;
      const at = match[2].startsWith('+') || match[2].startsWith('-') ? 3 : 2;
      const [which, roll, turn, until] = match.slice(at);
      const event = made.get(roll);
      // `your first roll` is one in each turn; `your next roll` one from here.
      const isEach = turn !== undefined && turn !== 'this';
      if (event === undefined || (which === 'first') !== isEach || (which === 'next' && isEach)) return line;
      const often = isEach
        ? 'once per turn'
        : `${turn === undefined ? (until ?? 'for the rest of the game') : 'until end of turn'}, once`;
      return `${match[1]}${often}, when you ${event}, ${match.groups!.n} to that roll`;
    })
    .join('\n');
  return put === text ? [] : [put];
}

/** By the name of a roll what makes it, where one verb does. */
function madeIn(vocabulary: Vocabulary): Map<string, string> {
  const found = new Map<string, string>();
  for (const { verb, noun } of outcomesIn(vocabulary)) {
    const make = verb.body.find((each) => each.kind === 'order' && each.verb.text === 'make');
    const object = make?.kind === 'order' ? make.args.object : undefined;
    if (object?.kind !== 'noun') continue;
    const name = object.heads[0].words.map(({ text }) => text).join(' ');
    found.set(name, found.has(name) ? '' : `${verb.id} ${withArticle(noun)}`);
  }
  return new Map([...found].filter(([, event]) => event !== ''));
}
