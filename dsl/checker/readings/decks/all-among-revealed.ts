/**
 * All cards of some sort among those that are revealed: `reveal the top 4 cards of the deck`, and below it `take all fruits among them and
 * discard the rest`. The revealed cards and those that are taken get a name, and the rest is all others.
 */
import { plural } from '../../../text/english-inflection.ts';
import { restIn } from './cards-looked-at.ts';

const LOOK =
  /^(\s*)((?:look at|reveal) the (?:top|bottom) (?:\d+|two|three|four|five) cards of ((?:the|your|that player's|an opponent's) [a-z]+(?: (?!as\b)[a-z]+)?))(?: as ([a-z-]+))?$/;
/** What follows in the same line. */
const GOES_ON =
  /^(\s*(?:look at|reveal) the (?:top|bottom) [^,:]+? cards of [^,:]+?)(?:, and then |, then |,? and then |,? and |, )(?=(?:take|put|draw|get|keep|add|move|pick)\b)(.+)$/;
const AND_REST =
  /^(.+? (?:all|every|each) .+?),? and (?:then )?([a-z]+ (?:the (?:rest|others?|remaining cards?|other cards?)|all (?:the )?others?)\b.*)$/;
const AMONG =
  '(?<among> (?:from )?(?:among|of|from) (?:them|those cards|those|these|the revealed cards|the (?<named>[a-z-]+)))?';
const ALL = new RegExp(
  `^(?<may>(?:you may )?)(?:take|put|draw|get|keep|add|move|pick) (?<how>all(?: of)?(?: the)?|every|each|an?|\\d+|up to \\d+|any number of) (?<what>[a-z-]+(?: (?!from\\b|among\\b|into\\b|to\\b|in\\b|on\\b|onto\\b)[a-z'-]+)*?)${AMONG}(?<hand> (?:in|into|to) your hand)?$`,
);
const NONE =
  /\bif (?:there (?:were|was|are|is) (?:none|no [a-z-]+)(?: among (?:them|those cards|the [a-z-]+))?|none of them (?:is|are|was|were) an? [a-z-]+|no [a-z-]+ (?:was|were) (?:revealed|among them))(?=,|:)/;

/** The text in the words of the language; none where nothing is taken so. */
export function withAllAmongRevealed(text: string): string[] {
  const lines = text
    .split('\n')
    .flatMap((line) => inTwo(line, GOES_ON))
    .flatMap((line) => inTwo(line, AND_REST));
  const at = lines.findIndex((line) => LOOK.test(line));
  const [, margin, look, pile, given] = LOOK.exec(lines[at] ?? '') ?? [];
  const name = given ?? 'seen';
  if (margin === undefined || look === undefined || (given === undefined && /\bseen\b/.test(text))) return [];
  const taken = at + 1 + lines.slice(at + 1).findIndex((line) => takenIn(line, margin, name) !== undefined);
  const all = taken > at ? takenIn(lines[taken], margin, name) : undefined;
  if (!all) return [];
  let isRest = false;
  const below = lines.slice(taken + 1).map((line) => {
    if (line.search(/\S/) < margin.length) return line;
    const rest = restIn(line.trim(), `all cards among the ${name} other than the kept`, pile!);
    isRest ||= rest !== undefined;
    return rest === undefined
      ? line.replace(NONE, `if there are no ${all.what} among the ${name}`)
      : line.slice(0, line.search(/\S/)) + rest;
  });
  if (isRest && /\bkept\b/.test(text)) return [];
  return [
    [
      ...lines.slice(0, at),
      `${margin}${look} as ${name}`,
      ...lines.slice(at + 1, taken),
      `${margin}${all.may}move ${all.which} among the ${name} to your hand${isRest ? ' as kept' : ''}`,
      ...below,
    ].join('\n'),
  ];
}

function inTwo(line: string, form: RegExp): string[] {
  const [, one, rest] = form.exec(line) ?? [];
  return one === undefined ? [line] : [one, /^\s*/.exec(line)![0] + rest!];
}

interface Taken {
  readonly may: string;
  /** Which of them are taken, and what they are. */
  readonly which: string;
  readonly what: string;
}

/** What a line takes of the revealed cards. */
function takenIn(line: string, margin: string, name: string): Taken | undefined {
  if (!line.startsWith(margin) || /^\s/.test(line.slice(margin.length))) return undefined;
  const found = ALL.exec(line.trim())?.groups;
  if (!found || (found.named !== undefined && found.named !== name)) return undefined;
  const { what, may, how, among } = found;
  if (/^(?:the|other|others|rest|remaining)\b/.test(what)) return undefined;
  const [noun, ...more] = what.split(' ');
  if (!/^(?:all|every|each)/.test(how)) {
    // Without *among them* it is one from where the verb takes it.
    if (among === undefined) return undefined;
    return {
      may,
      which: `${how} ${what}`,
      what: /^an?$/.test(how) ? [plural(noun), ...more].join(' ') : what,
    };
  }
  const many = how.startsWith('all') ? what : [plural(noun), ...more].join(' ');
  return { may, which: `all ${many}`, what: many };
}
