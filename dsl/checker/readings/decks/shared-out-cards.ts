/**
 * Cards that were looked at and go different ways: `look at the top 3 cards of your deck, put one of them into your hand, bury one of the others
 * and leave the last on top`. The second is `another card among` them, and what is left on top stays where it is.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { nounSaid } from '../words/spoken-nouns.ts';

const LOOK =
  /^(\s*(?:- )?)((?:[^,:\n]+, )*?(?:[^:\n]*? to )?)((?:look at|reveal) the top (\d+|two|three|four|five) cards of [^,:.\n]+?)(?: as ([a-z-]+))?((?:[,.]| and | then )[^\n]*)?$/;
const JOINT = /, and (?:then )?|, then |,? and then |, | and |\. (?:then )?/i;

const OF_THEM = '(?: (?:(?:of|among|from) )?(?:them|those(?: cards)?|these|(?:the )?NAME))?';
const FIRST = `^([a-z]+) (?:one|an?|1)(?: ((?!of\\b|into\\b|to\\b|in\\b|on\\b|for\\b|from\\b|among\\b)[a-z][a-z -]*?))?${OF_THEM}((?: (?:in|into|to|onto|on|for) .+)?)$`;
const OTHER = `^([a-z]+) (?:one of the (?:others|rest|other cards|remaining cards|other two)|another(?: one| card)?|one other(?: card)?|one more)${OF_THEM}((?: (?:in|into|to|onto|on|for) .+)?)$`;
const STAYS =
  /^(?:leave|keep|return|put) (?:back )?(?:the )?(?:last|others?|rest|remaining)(?: (?:ones?|cards?))?(?: (?:back|there|where (?:it|they) (?:is|are|was|were)|on (?:the )?top(?: of (?:the|your) [a-z ]+)?| in (?:the same|that) order))*$/;

/** Words for taking something into one's hand, where no place is named, and for moving. */
const KEEPS = /^(?:keep|take|get|pick|draw)$/;
const MOVES = /^(?:put|place|move|add)$/;

/** What is done with one of them, in the words of the language; none where no place is named. */
function act(verb: string, what: string, to: string, { verbForms }: Vocabulary): string | undefined {
  const place = to
    .replace(/^ (?:into|in) /, ' to ')
    .replace(/^ on(?:to)? (?:the )?(top|bottom)\b/, ' to the $1');
  if (KEEPS.test(verb) && /^(?: to your hand)?$/.test(place)) return `move ${what} to your hand`;
  if (MOVES.test(verb)) return place.startsWith(' to ') ? `move ${what}${place}` : undefined;
  return verbForms.get(verb)?.form === 'base' ? `${verb} ${what}${to}` : undefined;
}

/** The text with such lines; none where the cards go all the same way. */
export function withSharedOut(text: string, words: Vocabulary): string[] {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => LOOK.test(line));
  const [, margin, head, look, , named, behind = ''] = LOOK.exec(lines[at] ?? '') ?? [];
  if (margin === undefined || head === undefined) return [];
  const name = named ?? 'seen';
  const indent = ' '.repeat(margin.length);
  const isInLine = behind !== '';
  const below = lines.slice(at + 1);
  const length = isInLine
    ? 0
    : below.findIndex((line) => !line.startsWith(indent) || /^\s/.test(line.slice(indent.length)));
  const parts = isInLine
    ? [behind.replace(/^(?:[,.]| and | then )+ ?(?:and |then )*/, '').replace(/\.$/, '')]
    : below.slice(0, length < 0 ? below.length : length);
  const steps = parts.flatMap((line) => line.trim().split(JOINT));
  const pattern = (source: string): RegExp => new RegExp(source.replaceAll('NAME', name));
  const noun = (said: string | undefined): string | undefined => {
    const found = nounSaid(words, said ?? 'card');
    return found?.of === 'card' && found.form === 'one' ? (said ?? 'card') : undefined;
  };
  const [, verb, what, to = ''] = pattern(FIRST).exec(steps[0] ?? '') ?? [];
  const one = noun(what);
  const first =
    verb === undefined || one === undefined ? undefined : act(verb, `a ${one} among the ${name}`, to, words);
  const [, verb2, to2 = ''] = pattern(OTHER).exec(steps[1] ?? '') ?? [];
  const second = verb2 === undefined ? undefined : act(verb2, `another card among the ${name}`, to2, words);
  const done = second === undefined ? 1 : 2;
  const stays = STAYS.test(steps[done] ?? '');
  // What is put anywhere else, or done with the rest, is read elsewhere.
  if (first === undefined || (second === undefined && !stays)) return [];
  if (!stays && / another card (?:of|among) /.test(steps[1])) return [];
  const used = done + (stays ? 1 : 0);
  const ends = parts.findIndex(
    (_, i) => parts.slice(0, i + 1).flatMap((line) => line.split(JOINT)).length === used,
  );
  if (ends < 0) return [];
  const orders = [`${look} as ${name}`, first, ...(second === undefined ? [] : [second])];
  const put =
    head === ''
      ? orders.map((order, i) => (i === 0 ? margin : indent) + order)
      : [`${margin}${head}${orders.join(', then ')}`];
  const rest = isInLine ? below : below.slice(ends + 1);
  return [[...lines.slice(0, at), ...put, ...rest].join('\n')];
}
