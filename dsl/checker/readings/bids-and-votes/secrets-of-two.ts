/**
 * Numbers that two players, or all of them, choose in secret, each by a name: `secretly choose a number from 0 to 5 as offer`, and below it `the
 * rival secretly chooses a number from 0 to 5 as answer`. Nobody sees what the other one has chosen, so that all choose at once; each has a
 * counter for it.
 */
import { plural } from '../../../text/english-inflection.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';

const NUMBER = '(a (?:secret )?number (?:from (\\d+) to [^,:\\n]+?|of ([a-z-]+(?: [a-z-]+)?)))';
const CHOOSE = '(?:choose|pick|name|bid)';
const OWN = new RegExp(`^( *)(?:you )?secretly ${CHOOSE} ${NUMBER} as ([a-z]+)$`);
const THEIRS = new RegExp(`^( *)the ([a-z]+) secretly ${CHOOSE}s ${NUMBER} as ([a-z]+)$`);
const BOTH = new RegExp(
  `^( *)(?:you and the ([a-z]+)|the ([a-z]+) and you) (?:both |each )?secretly ${CHOOSE} ${NUMBER} as ([a-z]+)$`,
);
const EACH = new RegExp(`^( *)each player secretly ${CHOOSE}s ${NUMBER} as ([a-z]+)$`);

/** Who chooses, up to how much, and what each number is called. */
interface Secret {
  readonly margin: string;
  /** So many lines. */
  readonly taken: number;
  /** What the other one is called; nothing where all players choose. */
  readonly other?: string | undefined;
  readonly limit: string;
  readonly name: string;
  /** What the number of the other one is called, if it has a name of its own. */
  readonly theirs?: string | undefined;
}

/** The text in which all choose at once, of a game for two where two are named; none otherwise. */
export const withSecretsOfTwo = (text: string, { seating }: Vocabulary): string[] => {
  const put = written(text);
  return put === undefined || (put.isOfTwo && seating.two !== true) ? [] : [put.text];
};

/** The text for the counter that it needs. */
export const inSecretsOfTwo = (text: string): string => written(text)?.text ?? text;

function written(text: string): { readonly text: string; readonly isOfTwo: boolean } | undefined {
  if (!/\bsecretly\b/.test(text)) return undefined;
  const lines = text.split('\n');
  for (const [i, line] of lines.entries()) {
    const found = ofBoth(line) ?? ofTwoLines(line, lines[i + 1]);
    const below = lines.slice(i + (found?.taken ?? 0)).join('\n');
    if (!found || !isAsked(below, found)) continue;
    const many = `placed ${plural(found.name)}`;
    const { margin, limit } = found;
    const put = [
      ...lines.slice(0, i),
      `${margin}for each player, that player's ${many} become 0`,
      `${margin}each player secretly chooses a number from ${limit} and gains that many ${many}`,
      owned(below, found, many),
    ];
    return { text: put.join('\n'), isOfTwo: found.other !== undefined };
  }
  return undefined;
}

function ofBoth(line: string): Secret | undefined {
  const [, margin, one, two, said, low, counter, name] = BOTH.exec(line) ?? [];
  if (margin !== undefined) {
    const other = one ?? two;
    return { margin, taken: 1, other, limit: limitIn(said!, low, counter, other), name: name! };
  }
  const [, edge, all, from, what, called] = EACH.exec(line) ?? [];
  return edge === undefined
    ? undefined
    : { margin: edge, taken: 1, limit: limitIn(all!, from, what), name: called! };
}

function ofTwoLines(line: string, next = ''): Secret | undefined {
  const own = OWN.exec(line) ?? OWN.exec(next);
  const their = THEIRS.exec(line) ?? THEIRS.exec(next);
  if (!own || !their || own[1] !== their[1]) return undefined;
  const [, margin, said, low, counter, name] = own;
  const [, , other, theirSaid, theirLow, theirCounter, theirs] = their;
  const limit = limitIn(said, low, counter, other);
  if (limit !== limitIn(theirSaid, theirLow, theirCounter, other) || name === theirs) return undefined;
  return { margin, taken: 2, other, limit, name, theirs };
}

/** `0 to (their coins)`: as each of them would say it. */
function limitIn(said: string, low: string | undefined, counter: string | undefined, other?: string): string {
  if (counter !== undefined) return `0 to (their ${counter})`;
  const most = said.replace(/^.* from \d+ to /, '').replace(/^\((.*)\)$/, '$1');
  const own = other === undefined ? most : most.replace(new RegExp(`\\b(?:the ${other}'s|your)\\b`), 'their');
  return `${low} to ${/^\d+$/.test(own) ? own : `(${own})`}`;
}

/** Whether the lines below ask for the numbers one by one: by a name alone it is one's own number only where the other has another name. */
function isAsked(below: string, { name, theirs, other }: Secret): boolean {
  if (new RegExp(`\\b(?:highest|biggest|lowest|smallest) ${name}\\b`).test(below)) return false;
  if (theirs !== undefined) return new RegExp(`\\bthe (?:${name}|${theirs})\\b`).test(below);
  const isBare = new RegExp(`\\bthe ${name}\\b|\\b(?:the )?${plural(name)}\\b`).test(below);
  const whose = other === undefined ? '(?:the [a-z]+|that player|your|their)' : `(?:the ${other}|your)`;
  return !isBare && new RegExp(`\\b${whose}(?:'s)? ${name}\\b`).test(below);
}

/** Each number as the counter of the one who chose it. */
function owned(below: string, { name, theirs, other }: Secret, many: string): string {
  const put =
    theirs === undefined
      ? below.replaceAll(
          new RegExp(`\\b((?:the [a-z]+|that player)'s|your|their) ${name}\\b`, 'g'),
          `$1 ${many}`,
        )
      : below
          .replaceAll(new RegExp(`\\bthe ${name}\\b`, 'g'), `your ${many}`)
          .replaceAll(new RegExp(`\\bthe ${theirs}\\b`, 'g'), `the ${other}'s ${many}`);
  // Several of them are.
  return put.replaceAll(new RegExp(`\\b(${many}) is\\b`, 'g'), '$1 are');
}
